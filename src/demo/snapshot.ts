import { withInverse } from '../strapi-emulator/inverses.ts'
import type { Snapshot } from '../strapi-emulator/row.ts'
import { concertRows } from './rows/concerts.ts'
import { startMaking } from './rows/content.ts'
import { artistTypeRows, memberRows } from './rows/people.ts'
import { cityRows, venueRows } from './rows/places.ts'
import { collectionRows, programRows } from './rows/programs.ts'
import { articleRows, categoryRows, pageRows, postRows, qaRows } from './rows/publications.ts'
import { aboutRows, redirectRows, socialRows, voteRows } from './rows/site.ts'

/**
 * The demo content as the rows of a content service on a day (`YYYY-MM-DD`): concerts, news and votes keep their
 * distance from it. Pure: the same day always gives the same rows with the same ids. Throws when an authored
 * entry refers to one that doesn't exist.
 */
export function makeSnapshot(today: string): Snapshot {
  const making = startMaking(today)
  const concerts = concertRows(making)
  const programs = programRows(making)
  const venues = venueRows(making)
  const articles = articleRows(making)
  const cities = withInverse(cityRows(making), 'concerts', concerts, 'city')
  const categories = withInverse(categoryRows(making), 'articles', articles, 'category')
  return {
    Concert: concerts,
    City: withInverse(cities, 'venues', venues, 'city'),
    Venue: withInverse(venues, 'concerts', concerts, 'venue'),
    Program: withInverse(programs, 'concerts', concerts, 'program'),
    ProgramCollection: withInverse(collectionRows(making), 'programs', programs, 'programCollections'),
    Member: withInverse(memberRows(making), 'programs', programs, 'performers'),
    ArtistType: artistTypeRows(making),
    Post: postRows(making),
    Article: articles,
    Category: withInverse(categories, 'programs', programs, 'categories'),
    QaEntry: qaRows(making),
    Page: pageRows(making),
    Vote: voteRows(making),
    Redirect: redirectRows(making),
    AuditionRequest: [],
    InvoiceRequest: [],
    ContactMessage: [],
    About: aboutRows(making),
    Social: socialRows(making),
    // Names are the brand's, and there is nothing to announce.
    Site: [],
    // Last: by now every picture that an entry shows is known.
    UploadFile: making.rows(),
  }
}
