import { touring } from '../brand/chosen.ts'
import type { Locale } from './locales.ts'
import type { Admission } from './price.ts'

/** The multi-search of `POST /api/search`, as both sides know it. */
const places = touring ? (['city', 'venue'] as const) : (['venue', 'city'] as const)
export const searchIndexes = ['concert', 'program', ...places, 'post'] as const
export type SearchIndex = (typeof searchIndexes)[number]

/** Bounds of a request; anything beyond them is a 400, but words: those after the tenth are passed over. */
export const searchLimits = { queries: 10, hitsPerPage: 20, page: 500, queryLength: 200, words: 10 } as const

/** Orders in which the results of each index can be sorted. */
export const searchSorts = {
  concert: ['date:asc', 'date:desc'],
  program: [],
  city: [],
  venue: [],
  post: ['publishedAt:asc', 'publishedAt:desc'],
} as const satisfies Record<SearchIndex, readonly string[]>

/** Attributes that `attributesToSearchOn` may name, the most relevant first. */
export const searchAttributes = {
  concert: ['program', 'city', 'venue', 'collection', 'performers', 'works'],
  program: ['name', 'collection', 'performers', 'works', 'about'],
  city: ['name'],
  venue: ['name', 'city', 'address'],
  post: ['title', 'summary'],
} as const satisfies Record<SearchIndex, readonly string[]>

export interface SearchQuery {
  indexUid: SearchIndex
  q?: string
  hitsPerPage?: number
  /** Number of the page of results, from 1. */
  page?: number
  sort?: string[]
  /** Filter as `locale = ru`, for every index but concerts; no other filter is allowed. */
  filter?: string
  matchingStrategy?: 'all' | 'last'
  attributesToSearchOn?: string[]
}

export interface SearchRequest {
  queries: SearchQuery[]
  /** Language of the answer's texts; Russian when absent. */
  locale?: Locale
  /** Whether the text is searched only as typed, and not in another keyboard layout or script. */
  asTyped?: boolean
}

/** A picture of a search result, with the widths that exist of it. */
export interface HitImage {
  url: string
  /** Width of the picture in pixels. Absent for drawings without a size. */
  width?: number
  height?: number
  srcSet?: string
}

/** The work or person by which the search found an entry, if the entry's card doesn't show that name. */
export interface SearchReason {
  kind: 'work' | 'person'
  name: string
}

/** An entry that isn't translated is found too; `lang` is the language of its texts. */
interface Translated {
  lang?: Locale
}

/** Only what the cards show; every text is plain text. */
export interface SearchHits {
  concert: Translated & {
    slug: string
    /** Day of the concert as `YYYY-MM-DD`, by the clock of its city. */
    date: string
    /** Time of the concert in the city, as `HH:mm`. */
    time?: string
    program: string
    collection?: string
    /** Genitive names with their artist types' genitives, in order. */
    performers: string[]
    city?: string
    cityPrepositional?: string
    /** Preposition before the city's name, if it isn't the language's usual one. */
    cityPreposition?: string
    repertoire?: string
    why?: SearchReason
    heroImage?: HitImage
    thumbnail?: HitImage
    /** State of the ticket button and its link; see `chooseTicketState`. */
    ticket: {
      state: 'past' | 'under-way' | 'cancelled' | 'postponed' | 'sold-out' | 'not-on-sale' | 'none' | 'buy'
      /** Whether the concert has begun, and tickets are still sold. */
      isLate?: true
      href?: string
      isExternal?: true
      /**
       * How guests get in without paying for a ticket. Absent where tickets are paid for; only in the states `none` and
       * `buy`.
       */
      admission?: Admission
    }
  }
  program: Translated & {
    slug: string
    name: string
    collection?: string
    about?: string
    heroImage?: HitImage
    repertoire?: string
    why?: SearchReason
  }
  city: Translated & { slug: string; name: string; concerts: number; logo?: HitImage }
  venue: Translated & { slug: string; name: string; city?: string; address?: string; hallImage?: HitImage }
  post: Translated & {
    /** Whether the entry is a vote, which has another page than a post. */
    isVote?: true
    slug: string
    title: string
    /** When the post was published, as an ISO instant. */
    publishedAt: string
    summary?: string
    thumbnail?: HitImage
  }
}

export type SearchResult = {
  [Index in SearchIndex]: {
    indexUid: Index
    hits: SearchHits[Index][]
    page: number
    totalPages: number
    /** Number of results on all pages; absent where the engine doesn't count them. */
    totalHits?: number
    hitsPerPage: number
  }
}[SearchIndex]

/** Days that the words name: a filter of the concerts, which can be taken off. */
export interface SearchPeriod {
  /** The period as it was understood, in words: `Декабрь 2026`. */
  label: string
  /** The query without this word; empty if no other word has a meaning. */
  without: string
}

/** Results for a part of the words, if all words together find nothing. */
export interface SearchPart {
  /** The query that shows all results for this part; if empty, every concert. */
  query: string
  /** The words that were kept; empty where only days were, or nothing. */
  kept: string
  /** The days that this part keeps, in words. */
  period?: string
  /** The words that were left out, as they were typed; days too. */
  leftOut: string[]
  result: SearchResult
}

/** Kinds of help entries. Among entries that match equally well, an earlier kind is shown before a later one. */
export const helpKinds = ['question', 'page', 'series', 'member', 'venue', 'article'] as const

/** An answer to a question that isn't about a concert: how to return a ticket, where to park, who plays. */
export interface SearchHelp {
  kind: (typeof helpKinds)[number]
  /** Slug of the help entry's page. */
  slug: string
  title: string
  /** The beginning of the entry's text. */
  text?: string
  lang?: Locale
}

/** A place of the world that a search text names and where the site has no city. Its page takes wishes for a concert. */
export interface SearchPlace {
  key: string
  name: string
  /** Its region and country, where several places have its name. */
  where?: string
}

export interface SearchAnswer {
  results: SearchResult[]
  /** The place without a city on the site that the text names. */
  place?: SearchPlace
  /** Help entries that are shown above the concerts. */
  answers?: SearchHelp[]
  /** The typed text in another keyboard layout or script, if the results are for that text. */
  instead?: string
  period?: SearchPeriod
  parts?: SearchPart[]
}

/** Counts results on all pages; those of this page where the engine doesn't say more. */
export const countFound = (results: readonly SearchResult[]): number =>
  results.reduce((sum, { hits, totalHits = hits.length }) => sum + totalHits, 0)
