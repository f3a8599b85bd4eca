import { createIsolateState, type IsolateState } from '../cache/cache.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../cache/circuit-breaker.ts'
import type { ConcurrencyLimit } from '../cache/concurrency-limit.ts'
import { createKvCache } from '../cache/kv-cache.ts'
import type { Context } from '../context/context.ts'
import { UpstreamFailed } from '../errors.ts'
import type { ChangeLog, IsolateChanges } from './port/changes.ts'
import type { ContentService, FetchContent } from './port/client.ts'
import { backgroundLimits, fetchUpstream } from './port/fetch-upstream.ts'
import { megabyte } from './port/limit-answer.ts'
import { type PartnerContent, partnerLimits } from './proxy/partner-content.ts'

/** What the requests of an isolate share of content: plain values, and circuit breakers. */
export interface ContentState {
  memory: Record<'content' | 'background' | 'freeText' | 'partners', IsolateState<unknown>>
  breakers: Record<'site' | 'background' | 'partners', CircuitBreaker>
  changes: IsolateChanges
  partnerConcurrency: ConcurrencyLimit
}

export interface ContentServices {
  /** For the visitor of this request. */
  content: ContentService
  /** For work that no visitor waits for. */
  background: ContentService
  /** For partners' queries: they share neither memory nor circuit breaker with visitors. */
  createPartnerContent: () => PartnerContent
  /** Reads what is cached and sends no query. */
  createStaleContent: () => ContentService
}

/**
 * The content service in the four roles that a request may need: Strapi where `CONTENT_URL` is set, else the embedded
 * one.
 *
 * @param kv the store behind the isolate's memory
 */
export function createContentServices(
  { config, contentUrl, id, log, now, waitUntil, isEditor, refusal }: Context,
  { memory, breakers, changes: isolate, partnerConcurrency }: ContentState,
  kv: Parameters<typeof createKvCache>[1]['kv'],
): ContentServices {
  const store = { kv, log, now, waitUntil }
  const changes: ChangeLog = { isolate, ...store }
  const forVisitors: ContentService = {
    requestId: id,
    url: contentUrl,
    mediaBase: config.CONTENT_URL,
    embedHosts: config.EMBED_HOSTS,
    fetch: config.CONTENT_URL ? (upstream) => fetchUpstream('content', upstream) : fetchEmbedded(),
    // The embedded service behaves as Strapi 4.
    dialect: config.CONTENT_URL ? config.CONTENT_DIALECT : '4',
    token: config.CONTENT_TOKEN,
    cache: createKvCache(memory.content, store),
    freeTextCache: createKvCache(memory.freeText, store),
    changes,
    breaker: breakers.site,
    used: new Set(),
    oldest: { at: Number.POSITIVE_INFINITY },
    goodUntil: { at: Number.POSITIVE_INFINITY },
    faults: [],
    log,
  }
  // Locks of its own: it neither waits for another request's query nor makes one wait.
  const withoutQueries = (error: Error): ContentService => ({
    ...forVisitors,
    fetch: () => Promise.reject(error),
    breaker: createCircuitBreaker('content'),
    cache: createKvCache({ ...memory.content, locks: new Map() }, store),
  })
  // An editor sees nothing that was cached before; within one request, the same query is sent once.
  const forEditor = (): ContentService => ({
    ...forVisitors,
    cache: createKvCache(createIsolateState(megabyte), { ...store, kv: undefined }),
  })
  const unlessRefused = isEditor ? forEditor() : forVisitors
  return {
    content: refusal ? withoutQueries(refusal) : unlessRefused,
    background: {
      ...forVisitors,
      ...(config.CONTENT_URL
        ? { fetch: (upstream: Request) => fetchUpstream('content', upstream, backgroundLimits) }
        : {}),
      cache: createKvCache(memory.background, store),
      breaker: breakers.background,
    },
    createPartnerContent: () => ({
      ...forVisitors,
      fetch: config.CONTENT_URL
        ? (upstream) => fetchUpstream('content', upstream, partnerLimits)
        : fetchEmbedded({ remembersQueries: false }),
      // Never in KV: strangers choose the queries, and most come once.
      cache: createKvCache(memory.partners, { ...store, kv: undefined }),
      breaker: breakers.partners,
      underWay: partnerConcurrency,
    }),
    createStaleContent: () =>
      withoutQueries(new UpstreamFailed('content', 0, 'not asked where copies have to do')),
  }
}

/** The content service that ships with the site. A deployment with its own content service never loads it. */
const fetchEmbedded =
  (options: { remembersQueries?: boolean } = {}): FetchContent =>
  async (request) => {
    const { createEmbeddedContent } = await import('../strapi-emulator/executor.ts')
    return createEmbeddedContent({ now: () => new Date(), ...options })(request)
  }
