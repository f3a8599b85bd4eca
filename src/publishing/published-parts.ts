import type { ConcertDetail } from '../content/concerts/concert-detail.ts'
import type { ConcertRow } from '../content/concerts/concert-row.ts'
import type { Member } from '../content/people/member.ts'
import type { City } from '../content/places/cities.ts'
import type { CityDetail } from '../content/places/city-detail.ts'
import type { Venue } from '../content/places/venue-detail.ts'
import type { ListedVenue } from '../content/places/venue-summary.ts'
import type { ProgramCollection } from '../content/programs/collection.ts'
import type { Program } from '../content/programs/program.ts'
import type { ProgramName } from '../content/programs/program-name.ts'
import type { ProgramSummary } from '../content/programs/program-summary.ts'
import type { StarProgram } from '../content/programs/star-programs.ts'
import type { Vote } from '../content/programs/votes.ts'
import type { Article } from '../content/reading/article-detail.ts'
import type { Category } from '../content/reading/category-detail.ts'
import type { FeedPost } from '../content/reading/feed-posts.ts'
import type { MorePages } from '../content/reading/more-pages.ts'
import type { Post } from '../content/reading/post.ts'
import type { PostSummary } from '../content/reading/post-summary.ts'
import type { ListedQuestion } from '../content/reading/questions.ts'
import type { Addresses } from '../content/site/addresses.ts'
import type { Mission } from '../content/site/mission.ts'
import type { PageEntry } from '../content/site/page-entry.ts'
import type { Redirects } from '../content/site/redirect.ts'
import type { Site } from '../content/site/site.ts'
import type { PublishedCatalogue } from '../search/catalogue/entries.ts'

/** What pages read whole, in each language, by its name. */
export interface PublishedLists {
  site: Site
  mission: Mission | null
  cities: City[]
  venues: ListedVenue[]
  programs: ProgramSummary[]
  'program-names': ProgramName[]
  'star-programs': StarProgram[]
  votes: Vote[]
  posts: PostSummary[]
  'feed-posts': FeedPost[]
  questions: ListedQuestion[]
  'more-pages': MorePages
  redirects: Redirects
  addresses: Addresses
  /** What the search's index is made of. */
  catalogue: PublishedCatalogue
}

/** Entries with pages of their own, which are read by their slugs. */
export interface PublishedEntries {
  concert: ConcertDetail
  city: CityDetail
  venue: Venue
  member: Member
  program: Program
  collection: ProgramCollection
  page: PageEntry
  post: Post
  article: Article
  category: Category
}

/** Entries that lists are made of, by half-year. */
export interface PublishedDated {
  concerts: ConcertRow
}

export type ListName = keyof PublishedLists
export type EntryName = keyof PublishedEntries
export type DatedName = keyof PublishedDated
