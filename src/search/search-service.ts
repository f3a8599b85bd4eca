import type { Cache } from '../cache/cache.ts'
import type { NamedPlaces } from '../content/concerts/concerts.ts'
import type { Log } from '../log.ts'
import type { Locale } from '../shared/locales.ts'
import { type SearchAnswer, searchIndexes } from '../shared/search.ts'
import type { ContentService } from '../strapi/port/client.ts'
import type { SearchEngine } from './engine.ts'
import type { FoundConcerts } from './find-concerts.ts'
import type { InProcessSearch } from './in-process.ts'
import type { MeilisearchAddress } from './meilisearch.ts'
import type { CheckedRequest } from './request.ts'

/** Search as the site knows it, whichever engine answers. */
export interface SearchService {
  /**
   * Answers each query in its place.
   *
   * @throws UpstreamFailed, ContentInvalid when there is neither a service, nor a copy, nor content to make an
   *   index of.
   */
  search(request: CheckedRequest): Promise<SearchAnswer>
  /** Concerts ahead that a list's words find, as `search` finds them; `undefined` where there are no words. @throws as `search` */
  findConcerts(text: string, locale: Locale): Promise<FoundConcerts | undefined>
  /** What each word of a list of past concerts names; `undefined` where one names nothing. @throws as `search` */
  findPlaces(text: string, locale: Locale): Promise<NamedPlaces[] | undefined>
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
  const engine: SearchEngine = meilisearch
    ? withSpare(meilisearch, inProcess, { content, cache, log })
    : {
        search: async (request) => (await inProcess()).search(request),
        listSlugs: async (request) => (await inProcess()).listSlugs(request),
      }
  const asking = () => ({ now: cache.now(), locales, log })
  return {
    search: async (request) => {
      if (request.queries.every(({ q }) => q === '')) return engine.search(request)
      const { answerQuestion } = await import('./answer-question.ts')
      return answerQuestion(engine, request, asking())
    },
    findConcerts: async (text, locale) =>
      (await import('./find-concerts.ts')).findConcerts(engine, text, locale, asking()),
    findPlaces: async (text, locale) =>
      (await import('./find-concerts.ts')).findPlaces(engine, text, locale, asking()),
  }
}

/** Types of content that the indexes are made of beside those that they are called as. */
const alsoIn = ['qa-entry', 'page', 'article', 'member'] as const

/** Meilisearch, and the index in the process where it fails. */
function withSpare(
  meilisearch: MeilisearchAddress,
  inProcess: () => Promise<InProcessSearch>,
  { content, cache, log }: Pick<SearchWorld, 'content' | 'cache' | 'log'>,
): SearchEngine {
  const ask = async <Answer>(
    request: CheckedRequest,
    askEngine: (engine: SearchEngine) => Promise<Answer>,
  ): Promise<Answer> => {
    for (const type of [...searchIndexes, ...alsoIn]) content.used.add(type)
    const slow = setTimeout(() => {
      // What fails here fails again below, where somebody hears of it.
      const ready = inProcess().then((service) => service.prepare(request))
      cache.waitUntil(ready.catch(() => undefined))
    }, slowMs)
    try {
      const { createMeilisearch } = await import('./meilisearch.ts')
      return await askEngine(createMeilisearch(meilisearch, cache))
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
