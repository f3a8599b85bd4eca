import { type ContentRow, type ContentRows, toContentRows } from '../content/parts/content-rows.ts'
import type { MadePart } from '../content/parts/define-part.ts'
import {
  isSameContent,
  type Manifest,
  type ManifestContent,
  parseManifest,
  toManifestKey,
  toPartKey,
} from '../content/parts/manifest.ts'
import { toListKey } from '../content/parts/part-keys.ts'
import { digest } from '../crypto/digest.ts'
import type { ContentFault } from '../shared/content-fault.ts'
import type { ContentType } from '../shared/content-types.ts'
import { forEachAtOnce } from '../shared/for-each-at-once.ts'
import { defaultLocale, type Locale } from '../shared/locales.ts'
import { type EntryGroup, listDivisions, listGroups } from './entry-groups.ts'
import { withFormerAddresses } from './former-addresses.ts'
import { followList, followOne, type MakeContext, makeEntry, makeList } from './make-parts.ts'
import { choosePacks, digestPacks, hasSamePacks, listStored, readStoredJson } from './packs.ts'
import { type AnyEntry, type AnyPart, lists } from './parts.ts'
import type { KeptPart, PublisherStore } from './publisher-store.ts'
import { findTypesOf } from './source-queries.ts'

/** What publishing needs. */
export interface Publishing extends Omit<MakeContext, 'locale'> {
  locales: readonly Locale[]
  store: PublisherStore
  /** Address of the content service, as it is configured. */
  contentUrl: string
  /** Where visitors' isolates read from. */
  kv: KVNamespace | undefined
  /** Names the code that makes the parts: other code makes other parts of the same rows. */
  build: string
  /** Digests of parts that an isolate found in no store: they are written again. */
  missing: ReadonlySet<string>
  /** Types whose rows have changed since the last publication: parts that read none of them are as they were. */
  changed: ReadonlySet<ContentType>
  now: () => number
}

/**
 * Makes the parts of the rows that are stored, writes those that have changed, and then the manifest that names them: an
 * isolate sees the old content, or all of the new one. A part whose rows are the same isn't made again.
 *
 * Whether there is something to publish is decided by what was published, not by what this run has written: a run that
 * ended between a part and the manifest is carried on by the next.
 *
 * @throws what KV throws: the old content stays
 */
export async function publish(publishing: Publishing): Promise<Manifest> {
  const { store, kv, now, contentUrl, locales } = publishing
  const inKv = parseManifest(await kv?.get(toManifestKey(contentUrl)))
  // An object whose storage was lost goes on from what isolates know: they never go back to an earlier version.
  const published = store.readManifest() ?? inKv
  const stored = store.readRows()
  const rows = toContentRows(withFormerAddresses(stored, store.readFormerSlugs()))
  const parts = listDivisions(rows)
  const faults = Object.values(stored).flatMap((ofType) =>
    ofType.flatMap(({ heldFaults = [] }) => heldFaults),
  )
  const lengths = new Map<string, number>()
  for await (const part of makeParts(rows, faults, publishing)) {
    parts[part.name] = part.digest
    lengths.set(part.name, part.json.length)
  }
  const content = { parts, packs: await digestPacks(choosePacks(lengths, locales, now()), parts) }
  await writeToKv(publishing, content, inKv)
  const isSame = published && isSameContent(published.parts, parts) && hasSamePacks(published, content)
  if (isSame && (!kv || inKv?.version === published.version)) return published
  // Grows too where all that was published is forgotten, and where the clock was put back.
  const version = Math.max((published?.version ?? 0) + 1, now())
  const manifest = { version, at: now(), ...content }
  await kv?.put(toManifestKey(contentUrl), JSON.stringify(manifest))
  store.writeManifest(manifest)
  store.keepParts(new Set(Object.keys(parts)))
  await removeReplaced(publishing, published, manifest)
  return manifest
}

/** Writes what KV doesn't have, or what isolates didn't find there. @param inKv the last manifest in KV */
async function writeToKv(
  { store, kv, missing }: Publishing,
  content: ManifestContent,
  inKv: Manifest | undefined,
): Promise<void> {
  if (!kv) return
  const known = new Set(inKv && listStored(inKv))
  const wanted = listStored(content).filter((each) => !known.has(each) || missing.has(each))
  await forEachAtOnce(wanted, writesAtOnce, async (each) => {
    const json = readStoredJson(store, content, each)
    if (json !== null) await kv.put(toPartKey(each), json)
  })
}

/** A Worker has six connections at once, and an object 128 MB: https://developers.cloudflare.com/workers/platform/limits/. */
const writesAtOnce = 6

/**
 * Makes every list and every part of entries in each language, one after the other, and last what is wrong with them.
 *
 * @param faults of rows; those of the parts are added
 */
async function* makeParts(
  rows: ContentRows,
  faults: readonly ContentFault[],
  publishing: Publishing,
): AsyncGenerator<KeptPart> {
  const found = [...faults]
  for await (const part of makeContentParts(rows, publishing)) {
    found.push(...part.faults)
    yield part
  }
  const value = [...new Map(found.map((fault) => [JSON.stringify(fault), fault])).values()]
  const made = { value: value.slice(0, mostFaults) }
  yield await keep(publishing, 'faults', { '': await digest(JSON.stringify(made)) }, async () => ({
    stored: made,
    faults: [],
  }))
}

/** Faults that the desk can show. */
const mostFaults = 1000

async function* makeContentParts(rows: ContentRows, publishing: Publishing): AsyncGenerator<KeptPart> {
  const { locales, store, changed } = publishing
  const isSame = (definition: AnyPart | AnyEntry) =>
    [...findTypesOf(definition)].every((type) => !changed.has(type))
  for (const [name, definition] of Object.entries(lists)) {
    if (name === 'faults') continue
    const languages = definition.isLanguageFree ? [undefined] : locales
    const kept = languages.flatMap((locale) => store.readPart(toListKey(name, locale)) ?? [])
    if (isSame(definition) && kept.length === languages.length) {
      yield* kept
      continue
    }
    const written = followList(definition, rows)
    const input = await digestOf(publishing, written)
    for (const locale of languages)
      yield await keep(publishing, toListKey(name, locale), { '': input }, async (key) =>
        toMade(
          await makeList(key, definition, written, {
            ...contextOf(publishing),
            locale: locale ?? defaultLocale,
          }),
        ),
      )
  }
  const known = new Map<AnyEntry, Map<ContentRow, string>>()
  for (const group of listGroups(rows, locales)) {
    const kept = isSame(group.definition) ? store.readPart(group.key) : undefined
    if (kept) {
      yield kept
      continue
    }
    const ofType = known.get(group.definition) ?? new Map<ContentRow, string>()
    known.set(group.definition, ofType)
    const inputs = await readInputs(publishing, group, rows, ofType)
    yield await keep(publishing, group.key, inputs, (_, kept) =>
      makeGroup(publishing, { ...group, rows, inputs }, kept),
    )
  }
}

const contextOf = ({ mediaUrl, embedHosts, log }: Publishing) => ({ mediaUrl, embedHosts, log })

const digestOf = ({ build, embedHosts, mediaUrl }: Publishing, written: unknown): Promise<string> =>
  digest(JSON.stringify([build, embedHosts, mediaUrl('/'), written]))

/** What the entries of a part are made of, each by its slug. @param known digests by the entries' first rows */
async function readInputs(
  publishing: Publishing,
  { definition, found }: EntryGroup,
  rows: ContentRows,
  known: Map<ContentRow, string>,
): Promise<Record<string, string>> {
  const inputs: Record<string, string> = {}
  for (const [slug, entry] of found) {
    const [first] = entry
    if (!first) continue
    const input =
      known.get(first) ?? (await digestOf(publishing, [followOne(definition, entry, rows), first.heldFaults]))
    known.set(first, input)
    inputs[slug] = input
  }
  return inputs
}

interface Made {
  /** What isolates read. */
  stored: object
  faults: readonly ContentFault[]
}

const toMade = (part: MadePart): Made => ({ stored: part, faults: part.faults ?? [] })

/** Makes a part and keeps it, unless it was made of the same. */
async function keep(
  { store }: Publishing,
  name: string,
  inputs: Readonly<Record<string, string>>,
  make: (name: string, kept: KeptPart | undefined) => Promise<Made>,
): Promise<KeptPart> {
  const kept = store.readPart(name)
  if (kept && isSameContent(kept.inputs, inputs)) return kept
  const { stored, faults } = await make(name, kept)
  const json = JSON.stringify(stored)
  const part = { name, digest: await digest(json), json, inputs, faults }
  store.writePart(part)
  return part
}

/** The entries of a part by their slugs; those that were made of the same are kept. */
async function makeGroup(
  publishing: Publishing,
  {
    key,
    definition,
    locale = defaultLocale,
    found,
    rows,
    inputs,
  }: EntryGroup & { rows: ContentRows; inputs: Readonly<Record<string, string>> },
  kept: KeptPart | undefined,
): Promise<Made> {
  // Only this function has written it.
  const known = new Map(Object.entries(JSON.parse(kept?.json ?? '{}') as Record<string, MadePart>))
  const bySlug: Record<string, MadePart> = {}
  for (const [slug, entry] of found) {
    const same = kept?.inputs[slug] === inputs[slug] ? known.get(slug) : undefined
    const written = followOne(definition, entry, rows)
    const held = entry[0]?.heldFaults ?? []
    const made =
      same ??
      withFaults(await makeEntry(key, definition, written, { ...contextOf(publishing), locale }), held)
    if (made.value !== null || made.faults) bySlug[slug] = made
  }
  return { stored: bySlug, faults: Object.values(bySlug).flatMap(({ faults = [] }) => faults) }
}

const withFaults = (made: MadePart, faults: readonly ContentFault[]): MadePart =>
  faults.length > 0 ? { ...made, faults: [...(made.faults ?? []), ...faults] } : made

/** Milliseconds for which a part stays in KV that no manifest names: isolates look for a newer one within seconds. */
const keptAfterMs = 3_600_000

async function removeReplaced(
  { store, kv, now }: Publishing,
  before: Manifest | undefined,
  after: Manifest,
): Promise<void> {
  const named = new Set(listStored(after))
  const gone = (before ? listStored(before) : []).filter((each) => !named.has(each))
  const waiting = Object.entries({
    ...Object.fromEntries(gone.map((each) => [each, now()])),
    ...store.readReplaced(),
  })
  const [old, young] = [
    waiting.filter(([each, since]) => !named.has(each) && now() - since > keptAfterMs),
    waiting.filter(([each, since]) => !named.has(each) && now() - since <= keptAfterMs),
  ]
  await forEachAtOnce(old, writesAtOnce, async ([each]) => kv?.delete(toPartKey(each)))
  store.writeReplaced(Object.fromEntries(young))
}
