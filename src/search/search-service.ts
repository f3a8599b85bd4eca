import type { Cache } from '../cache/cache.ts'
import type { ContentService } from '../content/port/client.ts'
import type { Log } from '../log.ts'
import type { Locale } from '../shared/locales.ts'
import { type SearchAnswer, searchIndexes } from '../shared/search.ts'
import type { MeilisearchAddress } from './meilisearch.ts'
import type { CheckedRequest } from './request.ts'

/** The port to search: the same for Meilisearch and for the index in the process. */
export interface SearchService {
  /**
   * Answers each query in its place.
   *
   * @throws UpstreamFailed, ContentInvalid when there is neither a service, nor a copy, nor content to make an
   *   index of.
   */
  search(request: CheckedRequest): Promise<SearchAnswer>
}

/** What search needs of the world around it. */
export interface SearchWorld {
  /** What the index in the process is made of. It may take its time: the making goes on behind the answer. */
  content: ContentService
  cache: Cache
  /** The configured Meilisearch, if there is one. */
  meilisearch: MeilisearchAddress | undefined
  /** Languages in which a visitor may name a day. */
  locales: readonly Locale[]
  log: Log
}

/** Longer than a good answer takes. After this the index in the process is got ready, in case none comes. */
const slowMs = 400

/**
 * The search of a deployment: Meilisearch where one is configured, else the index in the process, which also
 * answers while Meilisearch doesn't. Each is loaded when it is first needed.
 */
export function createSearch({ content, cache, meilisearch, locales, log }: SearchWorld): SearchService {
  const inProcess = async () => {
    const { createInProcessSearch } = await import('./in-process.ts')
    return createInProcessSearch(content, cache)
  }
  const answer = (engine: SearchService): SearchService => ({
    search: async (request) => {
      if (request.queries.every(({ q }) => q === '')) return engine.search(request)
      const { answerQuestion } = await import('./answer-question.ts')
      return answerQuestion(engine, request, { now: cache.now(), locales, log })
    },
  })
  if (!meilisearch) return answer({ search: async (request) => (await inProcess()).search(request) })
  return answer({
    search: async (request) => {
      // Indexes are called as the types of content that they hold.
      for (const type of searchIndexes) content.used.add(type)
      const slow = setTimeout(() => {
        // What fails here fails again below, where somebody hears of it.
        const ready = inProcess().then((service) => service.prepare(request))
        cache.waitUntil(ready.catch(() => undefined))
      }, slowMs)
      try {
        const { createMeilisearch } = await import('./meilisearch.ts')
        return await createMeilisearch(meilisearch, cache).search(request)
      } catch (error) {
        log.warn('search service failed, the index in the process answers', { error })
        return (await inProcess()).search(request)
      } finally {
        clearTimeout(slow)
      }
    },
  })
}
