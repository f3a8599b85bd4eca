import type { SearchHelp, SearchResult } from '../shared/search.ts'
import type { CheckedRequest } from './request.ts'

/** The port to what searches: the same for Meilisearch and for the index in the process. It knows nothing but words. */
export interface SearchEngine {
  /**
   * Answers each query in its place.
   *
   * @throws UpstreamFailed, ContentInvalid when there is neither a service, nor a copy, nor content to make an
   *   index of.
   */
  search(request: EngineRequest): Promise<EngineAnswer>
  /** Slugs of everything that each query finds, whatever its page; in no order. */
  listSlugs(request: CheckedRequest): Promise<string[][]>
}

export interface EngineRequest extends CheckedRequest {
  /** Texts that answers to questions are looked for by; absent: none are. */
  help?: readonly string[]
}

export interface EngineAnswer {
  results: SearchResult[]
  /** For each text, in its place. */
  help?: FoundHelp[]
}

/** Best first, of both. */
export interface FoundHelp {
  /** What is about all of the words. */
  about: SearchHelp[]
  /** What also says them. */
  saying: SearchHelp[]
}

/** The attributes of an answer that say what the answer is about. */
export const aboutAttributes = ['title', 'keywords', 'places'] as const
/** All attributes that an answer is searched by. */
export const helpAttributes = [...aboutAttributes, 'body'] as const

/** More than these are no answer. */
export const maxHelp = 5
