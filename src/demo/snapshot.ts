import { withInverse } from '../strapi-emulator/inverses.ts'
import type { Snapshot } from '../strapi-emulator/row.ts'
import { makeConcertRows } from './rows/concerts.ts'
import { startMaking } from './rows/content.ts'
import { makeArtistTypeRows, makeMemberRows } from './rows/people.ts'
import { makeCityRows, makeVenueRows } from './rows/places.ts'
import { makeCollectionRows, makeProgramRows } from './rows/programs.ts'
import { makeArticleRows, makeCategoryRows, makeQaRows, pageRows, postRows } from './rows/publications.ts'
import { makeAboutRows, makeSocialRows, redirectRows, voteRows } from './rows/site.ts'

/**
 * The demo content as the rows of a content service on a day (`YYYY-MM-DD`): concerts, news and votes keep their
 * distance from it. Pure: the same day always gives the same rows with the same ids. Throws when an authored
 * entry refers to one that doesn't exist.
 */
export function makeSnapshot(today: string): Snapshot {
  const making = startMaking(today)
  const concerts = makeConcertRows(making)
  const programs = makeProgramRows(making)
  const venues = makeVenueRows(making)
  const articles = makeArticleRows(making)
  const cities = withInverse(makeCityRows(making), 'concerts', concerts, 'city')
  const categories = withInverse(makeCategoryRows(making), 'articles', articles, 'category')
  return {
    Concert: concerts,
    City: withInverse(cities, 'venues', venues, 'city'),
    Venue: withInverse(venues, 'concerts', concerts, 'venue'),
    Program: withInverse(programs, 'concerts', concerts, 'program'),
    ProgramCollection: withInverse(makeCollectionRows(making), 'programs', programs, 'programCollections'),
    Member: withInverse(makeMemberRows(making), 'programs', programs, 'performers'),
    ArtistType: makeArtistTypeRows(making),
    Post: postRows(making),
    Article: articles,
    Category: withInverse(categories, 'programs', programs, 'categories'),
    QaEntry: makeQaRows(making),
    Page: pageRows(making),
    Vote: voteRows(making),
    Redirect: redirectRows(making),
    AuditionRequest: [],
    InvoiceRequest: [],
    ContactMessage: [],
    About: makeAboutRows(making),
    Social: makeSocialRows(making),
    // It sells single concerts, and has no press room.
    Series: [],
    Press: [],
    // Names are the brand's, and there is nothing to announce.
    Site: [],
    // Last: by now every picture that an entry shows is known.
    UploadFile: making.rows(),
  }
}
