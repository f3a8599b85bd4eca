import { type Cache, createIsolateShare } from './cache/cache.ts'
import { createCircuitBreaker } from './cache/circuit-breaker.ts'
import { createEdgeCache, type FinishedAnswer } from './cache/edge-cache.ts'
import { createKvCache } from './cache/kv-cache.ts'
import type { Config } from './config.ts'
import { type ChangeLog, createIsolateChanges } from './content/port/changes.ts'
import type { ContentService, FetchContent } from './content/port/client.ts'
import { backgroundLimitMs, fetchUpstream } from './content/port/fetch-upstream.ts'
import { createLog, type Log } from './log.ts'
import type { ContentChange } from './search/follow-change.ts'
import { createSearch, type SearchService } from './search/search-service.ts'

/** What a request needs of the world around it. Built anew for each request; nothing of it outlives one. */
export interface Services {
  content: ContentService
  /** The same for the questions of partners. */
  partnerContent: ContentService
  search: SearchService
  /** Lets search follow what an editor has changed. Never fails. */
  followInSearch: (change: ContentChange) => Promise<void>
  /** Finished pages, files and pictures. */
  answers: Cache<FinishedAnswer>
  log: Log
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
}

/** Never called over the network: it only makes the embedded service's requests well-formed. */
const embeddedUrl = 'http://embedded.invalid'

const megabyte = 1024 * 1024
/** What the requests of this isolate share: plain values. */
const shares = {
  content: createIsolateShare<unknown>(8 * megabyte),
  /** Of its own: what visitors type must not push content out. */
  search: createIsolateShare<unknown>(4 * megabyte),
  answers: createIsolateShare<FinishedAnswer>(16 * megabyte),
}
const isolateChanges = createIsolateChanges()
/** One for each service and kind of asker: what a partner asks must not turn visitors away. */
const breakers = {
  site: createCircuitBreaker('content'),
  partners: createCircuitBreaker('content'),
  search: createCircuitBreaker('search'),
}

export function createServices(
  config: Config,
  request: {
    id: string
    kv: KVNamespace | undefined
    waitUntil: Services['waitUntil']
    isEditor: boolean
  },
): Services {
  const log = createLog({ requestId: request.id })
  const now = () => Date.now()
  const world = { now, waitUntil: request.waitUntil, log }
  const withKv = { kv: request.kv, ...world }
  const changes: ChangeLog = { isolate: isolateChanges, ...withKv }
  const content: ContentService = {
    requestId: request.id,
    url: config.CONTENT_URL?.replace(/\/$/, '') ?? embeddedUrl,
    mediaBase: config.CONTENT_URL,
    embedHosts: config.EMBED_HOSTS,
    fetch: config.CONTENT_URL ? (upstream) => fetchUpstream('content', upstream) : fetchEmbedded,
    token: config.CONTENT_TOKEN,
    cache: createKvCache(shares.content, withKv),
    changes,
    breaker: breakers.site,
    used: new Set(),
    oldest: { at: Number.POSITIVE_INFINITY },
    isForEditor: request.isEditor,
    log,
  }
  const searchCache = createKvCache(shares.search, withKv)
  /** For what goes on behind an answer. */
  const background: ContentService = config.CONTENT_URL
    ? { ...content, fetch: (upstream) => fetchUpstream('content', upstream, backgroundLimitMs) }
    : content
  return {
    content,
    partnerContent: { ...content, breaker: breakers.partners },
    search: createSearch({
      content: background,
      cache: searchCache,
      meilisearch: config.SEARCH_URL
        ? { url: config.SEARCH_URL, key: config.SEARCH_KEY, requestId: request.id, breaker: breakers.search }
        : undefined,
      log,
    }),
    followInSearch: async (change) => {
      const { followChange } = await import('./search/follow-change.ts')
      const { SEARCH_URL: url, SEARCH_ADMIN_KEY: adminKey, LOCALES: locales } = config
      await followChange({ content: background, cache: searchCache, url, adminKey, locales }, change)
    },
    answers: createEdgeCache(shares.answers, { edge: caches.default, ...world }),
    ...world,
  }
}

/** The content service that ships with the site. A configured deployment never loads it. */
const fetchEmbedded: FetchContent = async (request) => {
  const { createEmbeddedContent } = await import('./strapi-emulator/executor.ts')
  return createEmbeddedContent({ now: () => new Date() })(request)
}

/** For tests: what one test stored must not be served to the next. */
export const forgetIsolateCache = () => {
  for (const { memory, locks } of Object.values(shares)) {
    memory.clear()
    locks.clear()
  }
  Object.assign(isolateChanges, createIsolateChanges())
  for (const breaker of Object.values(breakers)) {
    Object.assign(breaker, createCircuitBreaker(breaker.upstream))
  }
}
