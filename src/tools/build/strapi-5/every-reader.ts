import { readCalendarConcert } from '../../../content/concerts/calendar-concerts.ts'
import { readConcert } from '../../../content/concerts/concert.ts'
import {
  readAnnounced,
  readConcertCounts,
  readOwnCasts,
  readUpcoming,
} from '../../../content/concerts/schedule.ts'
import { readCities, readCityDetail, readVenue, readVenues } from '../../../content/places/readers.ts'
import {
  readProgramNames,
  readPrograms,
  readStarPrograms,
  readVotes,
} from '../../../content/programs/readers.ts'
import {
  readArticle,
  readCategory,
  readFeedPosts,
  readMorePages,
  readPost,
  readQuestions,
} from '../../../content/reading/readers.ts'
import { readBySlug, readMember } from '../../../content/site/by-slug.ts'
import { pingContent } from '../../../content/site/check-content.ts'
import { readEntriesElsewhere } from '../../../content/site/entries-elsewhere.ts'
import { readMission } from '../../../content/site/site.ts'
import { readLastIds } from '../../../content/site/sitemap-entries.ts'
import { fetchHeads, fetchSingles } from '../../../publishing/strapi-source.ts'
import { readCatalogues } from '../../../search/catalogue/read-catalogue.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { ContentService } from '../../../strapi/port/client.ts'
import type { EntityName } from '../../../strapi-emulator/row.ts'

interface EntryReader {
  read: (content: ContentService, locale: Locale, slug: string) => Promise<unknown>
  /** How many entries of each entity the contract test reads with it. */
  samples: readonly (readonly [EntityName, number])[]
}

/**
 * Readers of one entry by its slug. The build translates the queries of all readers of this file for Strapi 5, and the
 * contract test compares their answers with a real Strapi, so a new reader is named here once.
 * `test/unit/contract-queries.test.ts` names a query of the site that none of them sends.
 */
export const entryReaders: readonly EntryReader[] = [
  { read: readConcert, samples: [['Concert', 30]] },
  {
    read: readBySlug,
    samples: [
      ['Program', 100],
      ['ProgramCollection', 100],
      ['Page', 100],
      ['Member', 5],
    ],
  },
  { read: readMember, samples: [['Member', 100]] },
  { read: readCityDetail, samples: [['City', 20]] },
  { read: readVenue, samples: [['Venue', 20]] },
  { read: readArticle, samples: [['Article', 100]] },
  { read: readCategory, samples: [['Category', 100]] },
  { read: readPost, samples: [['Post', 12]] },
  { read: readCalendarConcert, samples: [['Concert', 5]] },
]

/** Readers of a list, or of a single type, in one language. */
export const listReaders: readonly ((content: ContentService, locale: Locale) => Promise<unknown>)[] = [
  readMission,
  readPrograms,
  readProgramNames,
  readStarPrograms,
  readVenues,
  readVotes,
  readMorePages,
  readQuestions,
  readFeedPosts,
  readUpcoming,
  readAnnounced,
  readConcertCounts,
  readOwnCasts,
]

/** Readers whose answer is the same in all languages. Only some of them use the day. */
export const readersForAllLanguages: readonly ((content: ContentService, day: string) => Promise<unknown>)[] =
  [readCities, pingContent, readEntriesElsewhere, readLastIds, readCatalogues, fetchHeads, fetchSingles]
