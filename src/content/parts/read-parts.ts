import { UpstreamFailed } from '../../errors.ts'
import { deriveOnce } from '../../shared/derive-once.ts'
import type { Locale } from '../../shared/locales.ts'
import type { ContentService } from '../content-service.ts'
import type { MadePart } from './define-part.ts'
import { type Manifest, toPartTag } from './manifest.ts'
import { findBucket, toBucketKey, toBucketsKey, toListKey, toPeriodKey, toPeriodsKey } from './part-keys.ts'
import type { PartStore } from './part-stores.ts'
import {
  type AskedEntry,
  type AskedPart,
  type IsolateParts,
  type MakeOnDemand,
  type PublishedContent,
  readCurrentManifest,
  readNewerManifest,
  waitForContent,
} from './published-content.ts'
import type {
  DatedName,
  EntryName,
  ListName,
  PublishedDated,
  PublishedEntries,
  PublishedLists,
} from './published-parts.ts'

/**
 * Reads a list in a language, and notes it in `used`: a page is current while the manifest names the same digests.
 *
 * @param locale `undefined` for a list that is the same in all languages
 * @throws UpstreamFailed where it isn't published or can't be read; of content that is published nowhere, ContentInvalid too
 */
export async function readPublishedList<Name extends ListName>(
  content: ContentService,
  list: Name,
  locale: Locale | undefined,
): Promise<PublishedLists[Name]> {
  const made = await readMade(content, { list, locale })
  // What is stored was made by the list's own definition.
  return made?.value as PublishedLists[Name]
}

/**
 * Reads an entry by its slug in any language.
 *
 * @param locale `undefined` for entries that are the same in all languages
 * @returns `null` where there is none
 * @throws as `readPublishedList`
 */
export async function readPublishedEntry<Name extends EntryName>(
  content: ContentService,
  entry: Name,
  locale: Locale | undefined,
  slug: string,
): Promise<PublishedEntries[Name] | null> {
  const made = await readMade(content, { entry, slug, locale })
  // What is stored was made by the type's own definition.
  return made ? (made.value as PublishedEntries[Name]) : null
}

/** Reads the half-years that have dated entries, the earliest first. @throws as `readPublishedList` */
export async function readPeriods(content: ContentService, periodsOf: DatedName): Promise<readonly string[]> {
  const made = await readMade(content, { periodsOf })
  return String(made?.value ?? '')
    .split('.')
    .filter(Boolean)
}

/**
 * Reads the dated entries of a half-year, in no order. They are the same array until one of them changes.
 *
 * @throws as `readPublishedList`
 */
export async function readPeriod<Name extends DatedName>(
  content: ContentService,
  dated: Name,
  period: string,
): Promise<readonly PublishedDated[Name][]> {
  const made = await readMade(content, { dated, period })
  // What is stored was made by the entries' own definition.
  return (made?.value ?? []) as readonly PublishedDated[Name][]
}

/**
 * Adds a list to what the request has read, without reading it. Hits of Meilisearch are made of the catalogue, so a page with hits
 * is outdated when the catalogue changes.
 */
export async function noteList(content: ContentService, list: ListName, locale: Locale): Promise<void> {
  const { key, digest } = toAddress(await readCurrentManifest(content), { list, locale }) ?? {}
  if (key && digest) content.used.add(toPartTag(key, digest))
}

async function readMade(content: ContentService, asked: AskedPart): Promise<MadePart | undefined> {
  const { source } = content
  try {
    const made =
      typeof source === 'function' ? await make(content, source, asked) : await find(content, source, asked)
    content.faults?.push(...(made?.faults ?? []))
    return made
  } catch (error) {
    content.isolate.failedAt = content.now()
    throw error
  }
}

/** What is published nowhere is made once by each isolate, and anew where it is new each day. */
async function make(
  content: ContentService,
  makeOnDemand: MakeOnDemand,
  asked: AskedPart,
): Promise<MadePart | undefined> {
  const { isolate, contentDay = '' } = content
  const key = `${JSON.stringify(asked)} ${contentDay}`
  const known = isolate.parts.get(key)
  // Only this function stores under such a key.
  if (known) return known.made as MadePart | undefined
  const making = once(content, key, async () => {
    const made = await makeOnDemand(asked)
    return keepFirst(isolate, key, made, JSON.stringify(made ?? null).length)
  })
  return making as Promise<MadePart | undefined>
}

/** Does a thing once for all readers of a request. */
function once(published: PublishedContent, key: string, read: () => Promise<unknown>): Promise<unknown> {
  published.readings ??= new Map()
  const reading = published.readings.get(key) ?? read()
  published.readings.set(key, reading)
  return reading
}

/** What two requests have made or read at the same time is the same object for both, so that HTML of it can be used again. */
function keepFirst({ parts }: IsolateParts, key: string, made: unknown, length: number): unknown {
  const known = parts.get(key)
  if (known) return known.made
  parts.set(key, { made }, bytesOf(length))
  return made
}

/**
 * An isolate that was idle may know parts that are removed by now: then it looks for a newer manifest. What no store has is
 * waited for.
 */
async function find(
  content: ContentService,
  store: PartStore,
  asked: AskedPart,
): Promise<MadePart | undefined> {
  for (const readManifest of [readCurrentManifest, readNewerManifest, waitForContent]) {
    const manifest = await readManifest(content)
    const { key, digest } = toAddress(manifest, asked) ?? {}
    if (!manifest || !key || digest === undefined) continue
    // The half-years stand in the manifest itself.
    const stored = 'periodsOf' in asked ? { value: digest } : await readStored(content, store, manifest, key)
    if (!stored) continue
    content.used.add(toPartTag(key, digest))
    return chooseAsked(asked, stored)
  }
  throw new UpstreamFailed('content', 0, `no store has ${JSON.stringify(asked)}`)
}

/** Only the Publisher writes parts, and a part has the form that its key says. */
function chooseAsked(asked: AskedPart, stored: object): MadePart | undefined {
  if ('list' in asked || 'periodsOf' in asked) return stored as MadePart
  const bySlug = stored as Record<string, MadePart>
  if ('dated' in asked) return toDatedPart(bySlug)
  return Object.hasOwn(bySlug, asked.slug) ? bySlug[asked.slug] : undefined
}

const toDatedPart = deriveOnce(
  (bySlug: Readonly<Record<string, MadePart>>): MadePart => ({
    value: Object.values(bySlug).flatMap(({ value }) => (value === null ? [] : [value])),
    faults: Object.values(bySlug).flatMap(({ faults = [] }) => faults),
  }),
)

/** Where a manifest has what is asked for; `undefined` where an older deployment has published nothing of the kind. */
function toAddress(
  manifest: Manifest | undefined,
  asked: AskedPart,
): { key: string; digest: string } | undefined {
  const key = manifest && toKey(manifest, asked)
  const digest = key === undefined ? undefined : manifest?.parts[key]
  return key !== undefined && digest !== undefined ? { key, digest } : undefined
}

function toKey(manifest: Manifest, asked: AskedPart): string | undefined {
  if ('list' in asked) return toListKey(asked.list, asked.locale)
  if ('entry' in asked) return toKeyOfEntry(manifest, asked)
  return 'dated' in asked ? toPeriodKey(asked.dated, asked.period) : toPeriodsKey(asked.periodsOf)
}

function toKeyOfEntry({ parts }: Manifest, { entry, slug, locale }: AskedEntry): string | undefined {
  const buckets = Number(parts[toBucketsKey(entry)])
  return buckets > 0 ? toBucketKey(entry, locale, findBucket(slug, buckets), buckets) : undefined
}

/** The digest of the pack that has each part, by the part's name. */
const findPacks = deriveOnce(
  ({ packs = {} }: Manifest): ReadonlyMap<string, string> =>
    new Map(Object.entries(packs).flatMap(([digest, names]) => names.map((name) => [name, digest] as const))),
)

/**
 * Reads a part, and the others of its pack with it. Each is kept under its own digest: of a pack that has changed, parts that
 * haven't stay the same objects.
 *
 * @returns `undefined` where no store has the part, or none answers
 */
async function readStored(
  published: PublishedContent,
  store: PartStore,
  manifest: Manifest,
  name: string,
): Promise<object | undefined> {
  const { isolate, log } = published
  const digest = manifest.parts[name] ?? ''
  const known = isolate.parts.get(digest)
  // Only this function keeps parts under their digests.
  if (known) return known.made as object
  const pack = findPacks(manifest).get(name)
  const parts = await once(published, pack ?? digest, async () => {
    const found = await store.readPart(pack ?? digest).catch((error: unknown) => {
      log.error('a part of the content could not be read', { part: name, error })
      return undefined
    })
    // It may be written while the request waits.
    if (!found) {
      published.readings?.delete(pack ?? digest)
      return new Map()
    }
    const inPack = Object.entries<unknown>(pack === undefined ? { [name]: found.part } : { ...found.part })
    const keep = (each: string, part: unknown) =>
      keepFirst(isolate, manifest.parts[each] ?? '', part, found.length / inPack.length)
    return new Map(inPack.map(([each, part]) => [each, keep(each, part)]))
  })
  return (parts as ReadonlyMap<string, object>).get(name)
}

/** Memory of a parsed text of this length, roughly: a character takes one or two bytes. */
const bytesOf = (length: number): number => 2 * length
