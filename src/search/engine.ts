import { type SearchHelp, type SearchResult, searchIndexes } from '../shared/search.ts'
import type { CheckedRequest } from './request.ts'

/**
 * The interface of search engines: Meilisearch, and the index in the process. An engine matches words, nothing more.
 */
export interface SearchEngine {
  /**
   * Answers each query, in the queries' order.
   *
   * @throws UpstreamFailed or ContentInvalid when there is neither a service, nor a cached index, nor content to build
   *   one from
   */
  search(request: EngineRequest): Promise<EngineAnswer>
  /** Slugs of everything that each query finds, on all pages, in no particular order. */
  listSlugs(request: CheckedRequest): Promise<string[][]>
}

export interface EngineRequest extends CheckedRequest {
  /** Texts for which help entries are to be found; absent if none are. */
  help?: readonly string[]
}

export interface EngineAnswer {
  results: SearchResult[]
  /** Help entries for each text, in the texts' order. */
  help?: FoundHelp[]
}

/** Help entries that were found, the best one first. */
export interface FoundHelp {
  /** Entries that are about all the words. */
  about: SearchHelp[]
  /** Entries that contain the words in their text. */
  mentioning: SearchHelp[]
}

/** Attributes that say what a help entry is about. */
export const aboutAttributes = ['title', 'keywords', 'places'] as const
/** All attributes that help entries are searched by. */
export const helpAttributes = [...aboutAttributes, 'body'] as const

/** Maximum number of help entries in a response. */
export const maxHelp = 5

/** All indexes: the five that a request may name, and `answer` with the help entries, which are added to results. */
export const storedIndexes = [...searchIndexes, 'answer'] as const
export type StoredIndexName = (typeof storedIndexes)[number]
