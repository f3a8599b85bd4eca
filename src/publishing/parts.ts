import { concertType } from '../content/concerts/concert-detail.ts'
import { concertRows } from '../content/concerts/concert-row.ts'
import type { DatedDefinition, EntryDefinition, PartDefinition } from '../content/parts/define-part.ts'
import type {
  DatedName,
  EntryName,
  ListName,
  PublishedDated,
  PublishedEntries,
  PublishedLists,
} from '../content/parts/published-parts.ts'
import { memberType } from '../content/people/member.ts'
import { citiesPart } from '../content/places/cities.ts'
import { cityType } from '../content/places/city-detail.ts'
import { venueType } from '../content/places/venue-detail.ts'
import { venuesPart } from '../content/places/venue-summary.ts'
import { pressPart } from '../content/press/press.ts'
import { collectionType } from '../content/programs/collection.ts'
import { programType } from '../content/programs/program.ts'
import { programNamesPart, programsPart } from '../content/programs/program-summary.ts'
import { starProgramsPart } from '../content/programs/star-programs.ts'
import { votesPart } from '../content/programs/votes.ts'
import { articleType, categoryType } from '../content/reading/articles.ts'
import { morePagesPart } from '../content/reading/more-pages.ts'
import { feedPostsPart, postsPart, postType } from '../content/reading/post.ts'
import { questionsPart } from '../content/reading/questions.ts'
import { seriesPart } from '../content/series/series.ts'
import { addressesPart } from '../content/site/addresses.ts'
import { faultsPart } from '../content/site/faults.ts'
import { missionPart } from '../content/site/mission.ts'
import { pageEntryType } from '../content/site/page-entry.ts'
import { redirectsPart } from '../content/site/redirect.ts'
import { sitePart } from '../content/site/to-site.ts'
import { cataloguePart } from '../search/catalogue/catalogue-part.ts'

// A registry holds definitions with schemas of their own, which only their own `make` knows.
// biome-ignore-start lint/suspicious/noExplicitAny: any schemas
export type AnyPart = PartDefinition<any, unknown>
export type AnyEntry = EntryDefinition<any, unknown>
export type AnyDated = DatedDefinition<any, unknown>

/** The registry of lists: the Publisher makes each in every language. */
export const lists: { readonly [Name in ListName]: PartDefinition<any, PublishedLists[Name]> } = {
  site: sitePart,
  mission: missionPart,
  cities: citiesPart,
  venues: venuesPart,
  programs: programsPart,
  'program-names': programNamesPart,
  'star-programs': starProgramsPart,
  votes: votesPart,
  series: seriesPart,
  press: pressPart,
  posts: postsPart,
  'feed-posts': feedPostsPart,
  questions: questionsPart,
  'more-pages': morePagesPart,
  redirects: { ...redirectsPart, isLanguageFree: true },
  addresses: { ...addressesPart, isLanguageFree: true },
  faults: faultsPart,
  catalogue: cataloguePart,
}

/** The registry of entries with pages of their own. */
export const entries: { readonly [Name in EntryName]: EntryDefinition<any, PublishedEntries[Name]> } = {
  concert: concertType,
  city: cityType,
  venue: venueType,
  member: memberType,
  program: programType,
  collection: collectionType,
  page: pageEntryType,
  post: postType,
  article: articleType,
  category: categoryType,
}

/** The registry of dated entries, of which lists are made. */
export const dated: { readonly [Name in DatedName]: DatedDefinition<any, PublishedDated[Name]> } = {
  concerts: concertRows,
}
// biome-ignore-end lint/suspicious/noExplicitAny: any schemas
