import type { Cache } from '../cache/cache.ts'
import { createKeys } from '../cache/key.ts'
import { type CachePolicy, policies } from '../cache/policies.ts'
import type { ContentService } from '../content/content-service.ts'
import { hasOtherParts } from '../content/parts/manifest.ts'
import { readCurrentManifest } from '../content/parts/published-content.ts'
import type { Locale } from '../shared/locales.ts'
import type { SearchHelp } from '../shared/search.ts'
import { toUtcDay } from '../shared/zoned-time.ts'
import type { Catalogue, CityEntry, ConcertEntry, ProgramEntry, VenueEntry } from './catalogue/entries.ts'
import { readCatalogue } from './catalogue/read-catalogue.ts'
import { type ProgramWords, toHelp, withProgramsPictures } from './hits.ts'
import { createFinder, type Finder } from './readings.ts'
import { loadRuns, type StoredRun } from './runs.ts'
import { loadTerms, makeTerms, readTermKind, type StoredTerms, sourceOf, type TermKind } from './terms.ts'

/** The words of help entries are stored in the terms only, since they are most of an entry's size. */
type ShownCatalogue = Omit<Catalogue, 'help'> & { help: SearchHelp[] }

/** An index as it is stored in KV: the entries, and the words by which they are found. */
export interface StoredIndex {
  catalogue: ShownCatalogue
  terms: StoredTerms
  runs: StoredRun[]
  /** The published parts that it was made of; none of content that is published nowhere. */
  parts: string[]
}

/** An entry with the ids of its terms. */
export interface LoadedEntry<Entry> {
  entry: Entry
  /** Position of the entry in the catalogue. */
  at: number
  sources: string[]
}

export interface LoadedConcert extends LoadedEntry<ConcertEntry> {
  program: ProgramWords | undefined
  city: CityEntry | undefined
}

export interface LoadedVenue extends LoadedEntry<VenueEntry> {
  city: CityEntry | undefined
}

/** An index that is ready to be searched. */
export interface LoadedIndex {
  find: Finder
  concerts: LoadedConcert[]
  programs: LoadedEntry<ProgramEntry>[]
  cities: LoadedEntry<CityEntry>[]
  venues: LoadedVenue[]
  posts: LoadedEntry<Catalogue['posts'][number]>[]
  help: LoadedEntry<SearchHelp>[]
}

/** The version also covers the shape of entries and MiniSearch's format. */
const indexes = createKeys<StoredIndex>('search-index', 4)

/**
 * Reads the index of a language from the isolate, from KV, or builds it from published content. One whose content has changed
 * is built anew, and used only where that fails.
 *
 * @throws UpstreamFailed or ContentInvalid when there is no copy and none can be built
 */
export async function readIndex(content: ContentService, cache: Cache, locale: Locale): Promise<LoadedIndex> {
  const stored = await readStored(content, cache, locale, policies.foundSearchIndex)
  for (const part of stored.parts) content.used.add(part)
  return load(stored)
}

/** Builds the index of a language if it is missing or out of date, and keeps it in KV. @throws as `readIndex` */
export async function keepIndex(content: ContentService, cache: Cache, locale: Locale): Promise<void> {
  await readStored(content, cache, locale, policies.searchIndex)
}

async function readStored(content: ContentService, cache: Cache, locale: Locale, policy: CachePolicy) {
  const { contentDay } = content
  const manifest = await readCurrentManifest(content)
  const { value } = await cache.readOrMake(
    indexKey(content, locale),
    policy,
    () => makeIndex(content, locale, cache.now()),
    {
      isChanged: ({ value: { parts }, storedAt }) =>
        manifest
          ? hasOtherParts(parts, manifest)
          : contentDay !== undefined && toUtcDay(storedAt) < contentDay,
    },
  )
  return value
}

/** The cache key of a language's index. */
const indexKey = ({ isolate: { contentUrl = 'demo' } }: Pick<ContentService, 'isolate'>, locale: Locale) =>
  indexes(contentUrl, locale)

/** Builds an index. @param now milliseconds */
async function makeIndex(content: ContentService, locale: Locale, now: number): Promise<StoredIndex> {
  const used = new Set<string>()
  const catalogue = await readCatalogue({ ...content, used }, locale, toUtcDay(now))
  const shown = { ...catalogue, help: catalogue.help.map(toHelp) }
  return { catalogue: shown, ...makeTerms(catalogue), parts: [...used] }
}

/** Loaded indexes by their stored copy; garbage collection removes both together. */
const loaded = new WeakMap<StoredIndex, LoadedIndex>()

function load(stored: StoredIndex): LoadedIndex {
  const known = loaded.get(stored)
  if (known) return known
  const index = toLoaded(stored)
  loaded.set(stored, index)
  return index
}

function toLoaded({ catalogue, terms, runs }: StoredIndex): LoadedIndex {
  const programs = list('program', catalogue.programs)
  const cities = list('city', catalogue.cities)
  const venues = list('venue', catalogue.venues)
  const programOf = bySlug(programs)
  const cityOf = bySlug(cities)
  const venueOf = bySlug(venues)
  return {
    find: createFinder(loadTerms(terms), loadRuns(runs, readTermKind)),
    programs,
    cities,
    venues: venues.map((venue) => ({ ...venue, city: cityOf(venue.entry.city)?.entry })),
    posts: list('post', catalogue.posts),
    help: list('answer', catalogue.help),
    concerts: catalogue.concerts.map((entry, at) => {
      const program = programOf(entry.program)
      const city = cityOf(entry.city)
      const { words } = entry
      const sources = [words ? undefined : program, city, venueOf(entry.venue)].flatMap(
        (place) => place?.sources ?? [],
      )
      return {
        entry,
        at,
        sources: words ? [sourceOf('concert', at), ...sources] : sources,
        program: words ? withProgramsPictures(words, program?.entry) : program?.entry,
        city: city?.entry,
      }
    }),
  }
}

const list = <Entry>(kind: TermKind, entries: Entry[]): LoadedEntry<Entry>[] =>
  entries.map((entry, at) => ({ entry, at, sources: [sourceOf(kind, at)] }))

function bySlug<Entry extends { slug: string }>(entries: LoadedEntry<Entry>[]) {
  const known = new Map(entries.map((listed) => [listed.entry.slug, listed]))
  return (slug: string | undefined) => (slug === undefined ? undefined : known.get(slug))
}
