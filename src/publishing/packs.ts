import { toFirstPeriod } from '../content/concerts/around-now.ts'
import { type Manifest, type ManifestContent, toPartTag } from '../content/parts/manifest.ts'
import { toPeriodKey } from '../content/parts/part-keys.ts'
import type { DatedName, EntryName, ListName } from '../content/parts/published-parts.ts'
import { digest } from '../crypto/digest.ts'
import type { Locale } from '../shared/locales.ts'
import type { PublisherStore } from './publisher-store.ts'

/**
 * Parts that pages read together are stored together, as one value: reading a pack takes as long as reading one of its parts. A
 * page still notes single parts, so it isn't outdated by the others of a pack. These are the packs of a language: the lists of
 * most pages; what a concert's page and `/{slug}` show; what else `/{slug}` may be; what only machines read.
 */
const packsOfLanguage: readonly (readonly (ListName | EntryName)[])[] = [
  ['site', 'venues', 'program-names', 'programs', 'star-programs', 'questions', 'mission', 'more-pages'],
  ['program', 'collection', 'venue'],
  ['page', 'member'],
  ['catalogue', 'feed-posts'],
]

/** Characters of a pack, about: a change of one part writes the whole pack, and a page may need only one of its parts. */
const mostLength = 640 * 1024

/**
 * Divides parts into packs.
 *
 * @param lengths of the parts' JSON, by their names
 * @param now milliseconds: half-years with concerts that are ahead have a pack of their own, with the cities that they name
 * @returns the names of each pack's parts
 */
export function choosePacks(
  lengths: ReadonlyMap<string, number>,
  locales: readonly Locale[],
  now: number,
): string[][] {
  const names = [...lengths.keys()]
  const ofLanguages = locales.flatMap((locale) =>
    packsOfLanguage.map((kinds) =>
      kinds.flatMap((kind) => names.filter((name) => isOfKind(name, kind) && name.endsWith(`/${locale}`))),
    ),
  )
  const periods = names.filter((name) => isOfKind(name, 'concerts')).toSorted()
  const first = toPeriodKey('concerts', toFirstPeriod(now))
  const over = periods.filter((name) => name < first)
  const ahead = ['cities', ...periods.slice(over.length)].filter((name) => lengths.has(name))
  return [...ofLanguages, over, ahead]
    .flatMap((wanted) => divide(wanted, lengths))
    .filter((pack) => pack.length > 1)
}

const isOfKind = (name: string, kind: ListName | EntryName | DatedName): boolean =>
  name.split(/[./]/)[0] === kind

/** A pack that is full is followed by another. */
function divide(names: readonly string[], lengths: ReadonlyMap<string, number>): string[][] {
  const packs: string[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const name of names) {
    length += lengths.get(name) ?? 0
    if (length > mostLength) {
      packs.push([])
      length = lengths.get(name) ?? 0
    }
    packs.at(-1)?.push(name)
  }
  return packs
}

/** Names packs by what they hold: its digest is another when a part of it is. */
export async function digestPacks(
  packs: readonly string[][],
  parts: Manifest['parts'],
): Promise<Record<string, string[]>> {
  const digested: Record<string, string[]> = {}
  for (const names of packs)
    digested[await digest(names.map((name) => toPartTag(name, parts[name])).join())] = names
  return digested
}

export const hasSamePacks = (one: ManifestContent, other: ManifestContent): boolean =>
  Object.keys(one.packs ?? {}).join() === Object.keys(other.packs ?? {}).join()

/** The digests under which something is stored: packs, and parts that are in none. */
export function listStored({ parts, packs = {} }: ManifestContent): string[] {
  const packed = new Set(Object.values(packs).flat())
  const alone = Object.entries(parts).flatMap(([name, digest]) => (packed.has(name) ? [] : [digest]))
  return [...Object.keys(packs), ...new Set(alone)]
}

/**
 * Reads the JSON that is stored under a digest: a part, or the parts of a pack by their names.
 *
 * @returns `null` where the object has other parts by now
 */
export function readStoredJson(
  store: PublisherStore,
  { parts, packs = {} }: ManifestContent,
  digest: string,
): string | null {
  const names = packs[digest]
  if (!names) return store.readPartJson(digest)
  const inner = names.map((name) => [name, store.readPartJson(parts[name] ?? '')] as const)
  return inner.some(([, json]) => json === null)
    ? null
    : `{${inner.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join()}}`
}
