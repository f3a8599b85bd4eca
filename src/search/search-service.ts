import type { Cache } from '../cache/cache.ts'
import type { NamedPlaces } from '../content/concerts/choose-concerts.ts'
import type { ContentService } from '../content/content-service.ts'
import { noteList } from '../content/parts/read-parts.ts'
import type { Log } from '../log.ts'
import type { Locale } from '../shared/locales.ts'
import type { SearchAnswer } from '../shared/search.ts'
import type { SearchEngine } from './engine.ts'
import type { FoundConcerts } from './find-concerts.ts'
import type { InProcessSearch } from './in-process.ts'
import type { MeilisearchAddress } from './meilisearch.ts'
import type { CheckedRequest } from './request.ts'
import type { SearchContext } from './search-texts.ts'

/** The site's search, independent of the engine. */
export interface SearchService {
  /**
   * Answers each query, in the queries' order.
   *
   * @throws UpstreamFailed or ContentInvalid when there is neither a service, nor a cached index, nor content to build
   *   one from
   */
  search(request: CheckedRequest): Promise<SearchAnswer>
  /**
   * Finds the upcoming concerts that the words of a list's filter match, as `search` does; `undefined` for an empty
   * text. @throws as `search`
   */
  findConcerts(text: string, locale: Locale): Promise<FoundConcerts | undefined>
  /**
   * Finds what each word of a filter for past concerts names; `undefined` where a word names nothing. @throws as
   * `search`
   */
  findPlaces(text: string, locale: Locale): Promise<NamedPlaces[] | undefined>
}

/** What the search needs from the context of a request. */
export interface SearchDeps {
  /** Content for the index in the process. Building the index may continue after the response. */
  content: ContentService
  cache: Cache
  /** The configured Meilisearch, if there is one. */
  meilisearch: MeilisearchAddress | undefined
  /** Languages in which visitors may name days. */
  locales: readonly Locale[]
  log: Log
  renameCity?: SearchContext['renameCity']
}

/** Milliseconds after which the index in the process is prepared, in case Meilisearch doesn't respond. */
const slowMs = 400

/**
 * Creates the search of a deployment: Meilisearch where one is configured, otherwise the index in the process, which
 * also replaces Meilisearch during outages. Each engine is imported when it is first needed.
 */
export function createSearch(deps: SearchDeps): SearchService {
  const { content, cache, meilisearch, locales, log, renameCity } = deps
  const inProcess = async () => {
    const { createInProcessSearch } = await import('./in-process.ts')
    return createInProcessSearch(content, cache)
  }
  const engine: SearchEngine = meilisearch
    ? withFallback(meilisearch, inProcess, { content, cache, log })
    : {
        search: async (request) => (await inProcess()).search(request),
        listSlugs: async (request) => (await inProcess()).listSlugs(request),
      }
  const asking = () => ({ now: cache.now(), locales, log, renameCity })
  return {
    search: async (request) => {
      if (request.queries.every(({ q }) => q === '')) return engine.search(request)
      const { answerTypedSearch } = await import('./answer-typed-search.ts')
      return answerTypedSearch(engine, request, asking())
    },
    findConcerts: async (text, locale) =>
      (await import('./find-concerts.ts')).findConcerts(engine, text, locale, asking()),
    findPlaces: async (text, locale) =>
      (await import('./find-concerts.ts')).findPlaces(engine, text, locale, asking()),
  }
}

/** A search engine that uses Meilisearch, and the index in the process when Meilisearch fails. */
function withFallback(
  meilisearch: MeilisearchAddress,
  inProcess: () => Promise<InProcessSearch>,
  { content, cache, log }: Pick<SearchDeps, 'content' | 'cache' | 'log'>,
): SearchEngine {
  const ask = async <Answer>(
    request: CheckedRequest,
    askEngine: (engine: SearchEngine) => Promise<Answer>,
  ): Promise<Answer> => {
    const languages = new Set([request, ...request.queries].map(({ locale }) => locale))
    for (const locale of languages) await noteList(content, 'catalogue', locale)
    const slow = setTimeout(() => {
      // An error of this promise occurs again at the end of the function, where it is logged.
      const ready = inProcess().then((service) => service.prepare(request))
      cache.waitUntil(ready.catch(() => undefined))
    }, slowMs)
    try {
      const { createMeilisearch } = await import('./meilisearch.ts')
      return await askEngine(createMeilisearch(meilisearch, { content, cache }))
    } catch (error) {
      log.warn('search service failed, the index in the process answers', { error })
      return await askEngine(await inProcess())
    } finally {
      clearTimeout(slow)
    }
  }
  return {
    search: (request) => ask(request, (engine) => engine.search(request)),
    listSlugs: (request) => ask(request, (engine) => engine.listSlugs(request)),
  }
}
