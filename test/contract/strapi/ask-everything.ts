import { readCalendarConcerts } from '../../../src/content/concerts/calendar-concerts.ts'
import { readConcert } from '../../../src/content/concerts/concert.ts'
import { readConcerts } from '../../../src/content/concerts/concerts.ts'
import { readVenue } from '../../../src/content/places/readers.ts'
import { readHelp, readPost, readPostNeighbours, readPosts } from '../../../src/content/reading/readers.ts'
import { readEntryBySlug } from '../../../src/content/site/entry-address.ts'
import { readRedirect } from '../../../src/content/site/redirect.ts'
import { readSite } from '../../../src/content/site/site.ts'
import { fetchMappedEntries, readNewestTouches } from '../../../src/content/site/sitemap-entries.ts'
import { allLocales, type Locale } from '../../../src/shared/locales.ts'
import { addressedTypes } from '../../../src/strapi/content-types.ts'
import type { ContentService } from '../../../src/strapi/port/client.ts'
import type { EntityName, Row, Snapshot } from '../../../src/strapi-emulator/row.ts'
import {
  entryReaders,
  listReaders,
  readersForAllLanguages,
} from '../../../src/tools/build/strapi-5/every-reader.ts'
import { chooseVaried } from './choose-varied.ts'
import { concertFilters, shortPage, type World } from './concert-filters.ts'
import { hostileTexts } from './hostile-texts.ts'

type Ask = (content: ContentService, locale: Locale, world: World) => Promise<unknown>[]

/** Which part of all queries is sent. Without it: those that show what entries can be like, in all languages. */
export interface Part {
  locales?: readonly Locale[]
  texts?: readonly string[]
  /** Slugs of the entries that are asked for, instead of those that show what entries can be like. */
  entries?: Partial<Record<EntityName, readonly string[]>>
  /** Many more entries, and each filter in each language: a real Strapi takes minutes for that. */
  isThorough?: boolean
}

/** How many entries of each entity are read in all languages but the first. */
const entriesInOthers = 2

/**
 * Sends every query that the site can send, with whatever visitors can put into it: all readers of `every-reader.ts`, and
 * here the readers that need arguments of their own.
 */
export async function askEverything(
  content: ContentService,
  snapshot: Snapshot,
  today: string,
  { locales = allLocales, texts = hostileTexts, entries, isThorough = false }: Part = {},
): Promise<void> {
  const varied = new Map<EntityName, string[]>()
  const variedSlugs = (entity: EntityName) => {
    const known = varied.get(entity) ?? slugsIn(chooseVaried(inFirstLanguage(snapshot[entity], locales)))
    varied.set(entity, known)
    return known
  }
  const worldIn = (locale: Locale): World => {
    const isFirst = locale === locales[0]
    return {
      today,
      isWhole: isFirst || isThorough,
      isThorough,
      slugsOf: (entity, most = 100) => {
        const given = entries?.[entity]
        if (given) return given.slice(0, most)
        if (isThorough) return spread(slugsIn(snapshot[entity]), most)
        return variedSlugs(entity).slice(0, isFirst ? most : entriesInOthers)
      },
      wrongSlugs: ['no-such-entry', ...(isFirst ? texts : [])],
    }
  }
  const asked = locales.flatMap((locale) => ask.flatMap((each) => each(content, locale, worldIn(locale))))
  await Promise.all([...asked, ...askForAllLanguages(content, today)])
}

/** A content service with an older content model: it refuses queries for types and fields that came later. */
const withOlderModel = (content: ContentService): ContentService => ({
  ...content,
  url: `${content.url}/older`,
  fetch: async (request) => {
    const isNewer = /site\(|#newer|topic:/.test(await request.clone().text())
    return isNewer
      ? Response.json({ errors: [{ message: 'no such field' }] }, { status: 400 })
      : content.fetch(request)
  },
})

const ask: Ask[] = [
  (content, locale, { slugsOf, wrongSlugs }) =>
    entryReaders.flatMap(({ read, samples }) =>
      [...samples.flatMap(([entity, most]) => slugsOf(entity, most)), ...wrongSlugs].map((slug) =>
        read(content, locale, slug),
      ),
    ),
  (content, locale) => listReaders.map((read) => read(content, locale)),
  (content, locale, { slugsOf }) =>
    slugsOf('Post', 12).map(async (slug) => {
      const post = await readPost(content, locale, slug)
      if (post) await readPostNeighbours(content, locale, post)
    }),
  (content, locale, world) => concertFilters(world).map((filter) => readConcerts(content, locale, filter)),
  (content, locale) =>
    [{}, { page: 2 }, { page: 3, pageSize: 7 }, { page: 9999 }].map((part) =>
      readPosts(content, locale, part),
    ),
  (content, locale) => [
    readSite(withOlderModel(content), locale),
    ...(['sold_out', 'refund'] as const).flatMap((topic) => [
      readHelp(content, locale, topic),
      readHelp(withOlderModel(content), locale, topic),
    ]),
  ],
  (content, locale, { slugsOf, today, isWhole }) => {
    if (!isWhole) return []
    const older = withOlderModel(content)
    const [_, citySlug = ''] = slugsOf('City', 2)
    return [
      readConcerts(older, locale, { when: 'upcoming', pageSize: shortPage }),
      readCalendarConcerts(older, locale, today, { citySlug }),
      ...slugsOf('Concert', 2).map((slug) => readConcert(older, locale, slug)),
      ...slugsOf('Venue', 2).map((slug) => readVenue(older, locale, slug)),
    ]
  },
  (content, locale, { slugsOf, today, isWhole }) => [
    // A calendar is read with all its pages: the whole calendar takes longer than any other query.
    ...(isWhole ? [readCalendarConcerts(content, locale, today, {})] : []),
    readCalendarConcerts(content, locale, today, { citySlug: slugsOf('City', 2)[1] ?? '' }),
    ...(isWhole
      ? [readCalendarConcerts(content, locale, today, { programSlug: slugsOf('Program', 1)[0] ?? '' })]
      : []),
  ],
  (content) =>
    addressedTypes.flatMap((type) => [
      readEntryBySlug(content, type, 'en', 'nowhere'),
      fetchMappedEntries(content, type, { after: 0, upTo: 1_000_000 }, 20),
      fetchMappedEntries(content, type, { after: 10, upTo: 40 }, 100),
      readNewestTouches(content, type, [
        { after: 0, upTo: 20 },
        { after: 20, upTo: 1_000_000 },
      ]),
    ]),
]

/** Calls that are the same in every language. */
const askForAllLanguages = (content: ContentService, today: string): Promise<unknown>[] => [
  ...readersForAllLanguages.map((read) => read(content, today)),
  readRedirect(content, ['/program']),
]

/** Rows of concerts are compared once, since concerts have no language. */
const inFirstLanguage = (rows: readonly Row[], [first]: readonly Locale[]): Row[] =>
  rows.filter(({ locale = first ?? null }) => locale === first)

const slugsIn = (rows: readonly Row[]): string[] => [
  ...new Set(rows.map(({ slug }) => slug).filter((slug) => typeof slug === 'string')),
]

function spread<T>(values: T[], most: number): T[] {
  const step = Math.max(1, values.length / most)
  return values.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
