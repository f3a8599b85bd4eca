import { isRecord } from '../../../shared/is-record.ts'
import { concertSelection, strapiFieldNames, toFields, toValues } from './concert-fields.ts'
import type { ConcertValues, ValueName } from './concert-values.ts'
import { type NamedType, nameFields } from './directory.ts'
import type { JournalStep } from './journal.ts'
import type { StrapiEntry, StrapiRest } from './strapi-versions.ts'

/** What became of one thing that a run has done. */
export interface UndoneStep {
  what: 'removed' | 'restored' | 'kept'
  type: 'concert' | 'redirect' | NamedType
  name: string
  /** Why it is kept, or which values are restored. */
  detail?: string
}

interface UndoContext {
  strapi: StrapiRest
  isDryRun: boolean
  /** The concerts that Strapi has after the undoing. */
  concerts: Set<StrapiEntry>
  /** Addresses of concerts that visitors see. */
  liveSlugs: ReadonlySet<unknown>
  /** Programs and venues that are taken back, as `venue music-hall`. */
  removed: Set<string>
  idOf: (type: 'city' | 'venue' | 'program', slug: string) => string | undefined
}

type Step<What extends string> = Extract<JournalStep, { made: What }>
type Change = Extract<JournalStep, { changed: string }>

/**
 * Takes back what a run has done, the last first. What somebody has changed, published or used since then stays, and is
 * said; what is gone already isn't mentioned.
 */
export async function undoRun(
  steps: readonly JournalStep[],
  { strapi, isDryRun, idOf }: Pick<UndoContext, 'strapi' | 'isDryRun' | 'idOf'>,
): Promise<UndoneStep[]> {
  const concerts = new Set(await strapi.list('concert', concertSelection))
  const liveSlugs = await readLiveSlugs(strapi, 'concert')
  const context = { strapi, isDryRun, idOf, concerts, liveSlugs, removed: new Set<string>() }
  const undone: UndoneStep[] = []
  for (const step of steps.toReversed()) {
    if ('changed' in step) undone.push(...(await restoreConcert(step, context)))
    else if (step.made === 'concert') undone.push(...(await removeConcert(step, context)))
    else if (step.made === 'redirect') undone.push(...(await removeRedirect(step, context)))
  }
  const named = steps.filter((step) => 'name' in step)
  // Programs name artists, venues name cities: what names others goes first.
  for (const type of ['program', 'member', 'venue', 'city'] as const) {
    const own = named.filter(({ made }) => made === type)
    if (own.length > 0) undone.push(...(await removeNamed(type, own, context)))
  }
  return undone
}

const kept = (type: UndoneStep['type'], name: string, detail: string): UndoneStep[] => [
  { what: 'kept', type, name, detail },
]

const readLiveSlugs = async (
  strapi: StrapiRest,
  type: 'concert' | NamedType,
): Promise<ReadonlySet<unknown>> => {
  const live = await strapi.list(type, { fields: ['slug'], areLive: true })
  return new Set(live.map(({ fields }) => fields.slug))
}

/** The values that the last import of a concert has written. */
const writtenOf = ({ fields: { imported } }: StrapiEntry): unknown =>
  isRecord(imported) ? imported.values : undefined

/** Whether two values of JSON are the same, whatever the order of their names. */
const isSame = (one: unknown, other: unknown): boolean => toText(one) === toText(other)
const toText = (value: unknown): string =>
  JSON.stringify(
    isRecord(value) ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)) : (value ?? null),
  )

const isField = (name: string): name is ValueName => (strapiFieldNames as readonly string[]).includes(name)

/** Names of the fields that differ between what a run has written and what Strapi has now. */
function findEdited(entry: StrapiEntry, values: Readonly<Record<string, unknown>>): string[] {
  const now: Partial<Record<string, unknown>> = toValues(entry)
  return strapiFieldNames.filter((name) => !isSame(now[name], values[name]))
}

async function removeConcert(
  { slug, key, values }: Step<'concert'>,
  { strapi, isDryRun, concerts, liveSlugs }: UndoContext,
): Promise<UndoneStep[]> {
  const entry = [...concerts].find(({ fields }) => fields.slug === slug && fields.importKey === key)
  if (!entry) return []
  if (liveSlugs.has(slug) || entry.isLive) return kept('concert', slug, 'it is published')
  if (!isSame(writtenOf(entry), values)) return kept('concert', slug, 'a later import has changed it')
  const edited = findEdited(entry, values)
  if (edited.length > 0) return kept('concert', slug, `an editor has changed ${edited.join(', ')}`)
  if (!isDryRun) await strapi.remove('concert', entry.id)
  concerts.delete(entry)
  return [{ what: 'removed', type: 'concert', name: slug }]
}

async function restoreConcert(
  { slug, values, names, before }: Change,
  { strapi, isDryRun, concerts, idOf }: UndoContext,
): Promise<UndoneStep[]> {
  const entry = [...concerts].find(({ fields }) => fields.slug === slug)
  if (!entry) return []
  if (entry.isLive) return kept('concert', slug, 'it is published')
  if (!isSame(writtenOf(entry), values)) return kept('concert', slug, 'a later import has changed it')
  const edited = findEdited(entry, values).filter((name) => names.includes(name))
  const restored = names.filter(isField).filter((name) => !edited.includes(name))
  if (!isDryRun) {
    // The journal contains values as `toValues` returned them, so their type is known.
    const fields = toFields(before.now as Partial<ConcertValues>, restored, idOf)
    await strapi.update(
      'concert',
      entry.id,
      Object.assign(fields, { importKey: before.key, imported: { values: before.written } }),
    )
  }
  const step: UndoneStep = { what: 'restored', type: 'concert', name: slug, detail: restored.join(', ') }
  const changed = edited.length > 0 ? kept('concert', slug, `an editor has changed ${edited.join(', ')}`) : []
  return [step, ...changed]
}

async function removeRedirect(
  { from, to }: Step<'redirect'>,
  { strapi, isDryRun }: UndoContext,
): Promise<UndoneStep[]> {
  const [entry] = await strapi.list('redirect', { fields: ['from', 'to'], filters: { from } })
  const name = `${from} → ${to}`
  if (!entry) return []
  if (entry.fields.to !== to) return kept('redirect', name, 'it leads elsewhere now')
  if (!isDryRun) await strapi.remove('redirect', entry.id)
  return [{ what: 'removed', type: 'redirect', name }]
}

/** Removes what was made because concerts named it, unless something else names it now. */
async function removeNamed(
  type: NamedType,
  steps: readonly Step<NamedType>[],
  context: UndoContext,
): Promise<UndoneStep[]> {
  const { strapi, isDryRun, removed } = context
  const live = await readLiveSlugs(strapi, type)
  const entries = await strapi.list(type, { fields: ['slug', nameFields[type]] })
  const used = await readUsedSlugs(type, context)
  const undone: UndoneStep[] = []
  for (const { slug, name } of steps.toReversed()) {
    const entry = entries.find(({ fields }) => fields.slug === slug)
    if (!entry) continue
    if (live.has(slug) || entry.isLive) undone.push(...kept(type, slug, 'it is published'))
    else if (entry.fields[nameFields[type]] !== name)
      undone.push(...kept(type, slug, 'an editor has renamed it'))
    else if (used.has(slug)) undone.push(...kept(type, slug, 'something else needs it'))
    else {
      if (!isDryRun) await strapi.remove(type, entry.id)
      removed.add(`${type} ${slug}`)
      undone.push({ what: 'removed', type, name: slug })
    }
  }
  return undone
}

/** Addresses of the entries of a type that concerts, venues or programs name. */
async function readUsedSlugs(
  type: NamedType,
  { strapi, concerts, removed }: UndoContext,
): Promise<ReadonlySet<unknown>> {
  const slugsOf = (value: unknown) => [value].flat().flatMap((each) => (isRecord(each) ? [each.slug] : []))
  const readNaming = async (other: NamedType, relation: string) => {
    const entries = await strapi.list(other, { fields: ['slug'], populate: { [relation]: ['slug'] } })
    const left = entries.filter(({ fields }) => !removed.has(`${other} ${fields.slug}`))
    return left.flatMap(({ fields }) => slugsOf(fields[relation]))
  }
  if (type === 'member') return new Set(await readNaming('program', 'performers'))
  const ofVenues = type === 'city' ? await readNaming('venue', 'city') : []
  return new Set([...ofVenues, ...[...concerts].flatMap(({ fields }) => slugsOf(fields[type]))])
}

/** The result as lines for people. */
export function toUndoLines(undone: readonly UndoneStep[], isDryRun: boolean): string[] {
  const count = (what: UndoneStep['what']) => undone.filter((step) => step.what === what).length
  const sum = `${count('removed')} removed, ${count('restored')} restored, ${count('kept')} kept.`
  return [
    ...undone.map(({ what, type, name, detail }) => {
      const reason = detail ? (what === 'kept' ? `: ${detail}` : ` (${detail})`) : ''
      return `${what.padEnd(8)} ${type} ${name}${reason}`
    }),
    isDryRun ? `Nothing was written. It would be: ${sum}` : sum,
  ]
}
