import { createIsolatePages, type PageCache } from './cache/page-cache.ts'
import { createIsolateCache } from './cache/swr.ts'
import type { Config } from './config.ts'
import { type ChangeLog, createIsolateChanges, lastChangeOf } from './content/port/changes.ts'
import { createOutage } from './content/port/circuit-breaker.ts'
import type { ContentService, FetchContent } from './content/port/client.ts'
import { isContentType } from './content/port/content-types.ts'
import { fetchUpstream, patientLimitMs } from './content/port/fetch-upstream.ts'
import { createLog, type Log } from './log.ts'
import type { ContentChange } from './search/follow-change.ts'
import { createSearch, type SearchService } from './search/search-service.ts'

/** What a request needs of the world around it. Built anew for each request; nothing of it outlives one. */
export interface Services {
  content: ContentService
  search: SearchService
  /** Lets search follow what an editor has changed. Never fails. */
  followInSearch: (change: ContentChange) => Promise<void>
  /** Finished pages. */
  pages: PageCache
  log: Log
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
}

/** Never called over the network: it only makes the embedded service's requests well-formed. */
const embeddedUrl = 'http://embedded.invalid'

const contentMemoryBytes = 8 * 1024 * 1024
/** The isolate's copy of content: plain values, shared by the requests that this isolate serves. */
const isolateCache = createIsolateCache(contentMemoryBytes)
/** Search has its own share: what visitors type must not push content out. */
const searchMemoryBytes = 4 * 1024 * 1024
const isolateSearch = { ...createIsolateCache(searchMemoryBytes), rest: { until: 0, cause: '' } }
const pageMemoryBytes = 16 * 1024 * 1024
const isolatePages = createIsolatePages(pageMemoryBytes)
const isolateChanges = createIsolateChanges()
const isolateOutage = createOutage()

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
  const around = { kv: request.kv, now, waitUntil: request.waitUntil, log }
  const changes: ChangeLog = { isolate: isolateChanges, ...around }
  const content: ContentService = {
    requestId: request.id,
    url: config.CONTENT_URL?.replace(/\/$/, '') ?? embeddedUrl,
    mediaBase: config.CONTENT_URL,
    embedHosts: config.EMBED_HOSTS,
    fetch: config.CONTENT_URL ? (upstream) => fetchUpstream('content', upstream) : fetchEmbedded,
    token: config.CONTENT_TOKEN,
    cache: { ...isolateCache, ...around },
    changes,
    outage: isolateOutage,
    used: new Set(),
    oldest: { at: Number.POSITIVE_INFINITY },
    isForEditor: request.isEditor,
    log,
  }
  const { rest, ...searchMemory } = isolateSearch
  const searchCache = { ...searchMemory, ...around }
  /** For what goes on behind an answer. */
  const patient: ContentService = config.CONTENT_URL
    ? { ...content, fetch: (upstream) => fetchUpstream('content', upstream, patientLimitMs) }
    : content
  return {
    content,
    search: createSearch({
      content: patient,
      cache: searchCache,
      meilisearch: config.SEARCH_URL ? { url: config.SEARCH_URL, key: config.SEARCH_KEY, rest } : undefined,
      log,
    }),
    followInSearch: async (change) => {
      const { followChange } = await import('./search/follow-change.ts')
      const { SEARCH_URL: url, SEARCH_ADMIN_KEY: adminKey, LOCALES: locales } = config
      await followChange({ content: patient, cache: searchCache, url, adminKey, locales }, change)
    },
    pages: {
      ...isolatePages,
      ...around,
      edge: caches.default,
      lastChangeOf: (types) => lastChangeOf(changes, types.filter(isContentType)),
    },
    log,
    now,
    waitUntil: request.waitUntil,
  }
}

/** The content service that ships with the site. A configured deployment never loads it. */
const fetchEmbedded: FetchContent = async (request) => {
  const { createEmbeddedContent } = await import('./strapi-emulator/executor.ts')
  return createEmbeddedContent({ now: () => new Date() })(request)
}

/** For tests: what one test stored must not be served to the next. */
export const forgetIsolateCache = () => {
  isolateCache.memory.clear()
  isolateCache.refreshing.clear()
  isolateSearch.memory.clear()
  isolateSearch.refreshing.clear()
  isolateSearch.rest.until = 0
  isolatePages.memory.clear()
  isolatePages.refreshing.clear()
  Object.assign(isolateChanges, createIsolateChanges())
  Object.assign(isolateOutage, createOutage())
}
