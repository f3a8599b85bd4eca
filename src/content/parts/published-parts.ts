import type { PublishedCatalogue } from '../../search/catalogue/entries.ts'
import type { ContentFault } from '../../shared/content-fault.ts'
import type { ConcertDetail } from '../concerts/concert-detail.ts'
import type { ConcertRow } from '../concerts/concert-row.ts'
import type { Member } from '../people/member.ts'
import type { City } from '../places/cities.ts'
import type { CityDetail } from '../places/city-detail.ts'
import type { Venue } from '../places/venue-detail.ts'
import type { ListedVenue } from '../places/venue-summary.ts'
import type { PressRoom } from '../press/press.ts'
import type { ProgramCollection } from '../programs/collection.ts'
import type { Program } from '../programs/program.ts'
import type { ProgramName } from '../programs/program-name.ts'
import type { ProgramSummary } from '../programs/program-summary.ts'
import type { StarProgram } from '../programs/star-programs.ts'
import type { Vote } from '../programs/votes.ts'
import type { Article, Category } from '../reading/articles.ts'
import type { MorePages } from '../reading/more-pages.ts'
import type { FeedPost, Post, PostSummary } from '../reading/post.ts'
import type { ListedQuestion } from '../reading/questions.ts'
import type { Series } from '../series/series.ts'
import type { Addresses } from '../site/addresses.ts'
import type { Mission } from '../site/mission.ts'
import type { PageEntry } from '../site/page-entry.ts'
import type { Redirects } from '../site/redirect.ts'
import type { Site } from '../site/site.ts'

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
  series: Series[]
  press: PressRoom | null
  posts: PostSummary[]
  'feed-posts': FeedPost[]
  questions: ListedQuestion[]
  'more-pages': MorePages
  /** What is shown otherwise than it was written, for the desk. */
  faults: ContentFault[]
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
