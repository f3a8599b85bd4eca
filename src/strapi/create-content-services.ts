import { createIsolateState, type IsolateState } from '../cache/cache.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../cache/circuit-breaker.ts'
import type { ConcurrencyLimit } from '../cache/concurrency-limit.ts'
import { createKvCache } from '../cache/kv-cache.ts'
import type { AvailabilityStore, IsolateAvailability } from '../content/concerts/read-availability.ts'
import type { Context } from '../context/context.ts'
import { UpstreamFailed } from '../errors.ts'
import { createPublishedParts, type PublishedStores } from '../publishing/part-stores.ts'
import { type IsolateParts, type PublishedContent, partsOf } from '../publishing/published-content.ts'
import type { ChangeLog, IsolateChanges } from './port/changes.ts'
import type { ContentService, FetchContent } from './port/client.ts'
import { backgroundLimits, fetchUpstream, type UpstreamLimits } from './port/fetch-upstream.ts'
import { megabyte } from './port/limit-answer.ts'
import { type PartnerContent, partnerLimits } from './proxy/partner-content.ts'

/**
 * The state of reading content that all requests of an isolate share. It contains nothing that belongs to one request.
 */
export interface ContentState {
  memory: Record<'content' | 'background' | 'freeText' | 'partners', IsolateState<unknown>>
  breakers: Record<'site' | 'background' | 'partners', CircuitBreaker>
  changes: IsolateChanges
  availability: IsolateAvailability
  published: IsolateParts
  partnerConcurrency: ConcurrencyLimit
}

export interface ContentServices {
  /** Reads content for the response to the visitor. */
  content: ContentService
  /** Reads content for work in the background, with longer time limits. */
  background: ContentService
  /** Like `background`, for content that the isolates of all places read alike: through the origin shield. */
  backgroundOfAll: ContentService
  /** Runs partners' queries, with a memory and a circuit breaker of their own, so that they can't disturb visitors. */
  createPartnerContent: () => PartnerContent
  /** Reads what is cached and sends no query. */
  createStaleContent: () => ContentService
}

/**
 * Creates the content services of a request. They read from Strapi if `CONTENT_URL` is set, otherwise from the content
 * service that is embedded in the Worker.
 *
 * @param kv the store in which content is cached behind the isolate's memory
 * @param shield asks Strapi for the isolates of all places; the embedded service needs none
 */
export function createContentServices(
  { config, contentUrl, database, id, log, now, waitUntil, isEditor, refusal }: Context,
  {
    memory,
    breakers,
    changes: isolate,
    availability,
    published: isolateParts,
    partnerConcurrency,
  }: ContentState,
  { kv, shield, publisher }: Pick<ChangeLog, 'kv' | 'shield'> & Pick<PublishedStores, 'publisher'>,
): ContentServices {
  const store = { kv, log, now, waitUntil }
  const changes: ChangeLog = { isolate, shield: config.CONTENT_URL ? shield : undefined, ...store }
  const toStore = (database: D1Database): AvailabilityStore => ({ isolate: availability, kv, database })
  const toFetch = (limits?: UpstreamLimits, embeddedOptions?: EmbeddedOptions): FetchContent =>
    config.CONTENT_URL
      ? (upstream) => fetchUpstream('content', upstream, limits)
      : fetchEmbedded(embeddedOptions)
  const source: PublishedContent['source'] = config.CONTENT_URL
    ? createPublishedParts({ contentUrl: config.CONTENT_URL, kv, publisher })
    : async (...given) => (await import('../publishing/demo-parts.ts')).makeOfDemo(...given)
  const forVisitors: ContentService = {
    requestId: id,
    url: contentUrl,
    mediaBase: config.CONTENT_URL,
    embedHosts: config.EMBED_HOSTS,
    fetch: toFetch(),
    // The embedded service has the GraphQL schema of Strapi 4.
    dialect: config.CONTENT_URL ? config.CONTENT_DIALECT : '4',
    token: config.CONTENT_TOKEN,
    cache: createKvCache(memory.content, store),
    freeTextCache: createKvCache(memory.freeText, store),
    changes,
    ...(config.hasAvailability && database ? { availability: toStore(database) } : {}),
    breaker: breakers.site,
    isShielded: changes.shield !== undefined,
    used: new Set(),
    published: { isolate: partsOf(isolateParts, config.CONTENT_URL), source, now, waitUntil, log },
    oldest: {},
    goodUntil: { at: Number.POSITIVE_INFINITY },
    faults: [],
    log,
  }
  // This service has its own locks, so that it doesn't wait for queries of other requests, nor they for this service.
  const withoutQueries = (error: Error): ContentService => ({
    ...forVisitors,
    fetch: () => Promise.reject(error),
    isShielded: false,
    breaker: createCircuitBreaker('content'),
    cache: createKvCache({ ...memory.content, locks: new Map() }, store),
  })
  // An editor's request uses a cache of its own, so that the editor sees current content, and no query is sent twice.
  const forEditor = (): ContentService => ({
    ...forVisitors,
    isShielded: false,
    published: { ...forVisitors.published, looksFirst: true },
    cache: createKvCache(createIsolateState(megabyte), { ...store, kv: undefined }),
  })
  const unlessRefused = isEditor ? forEditor() : forVisitors
  const background: ContentService = {
    ...forVisitors,
    fetch: toFetch(backgroundLimits),
    isShielded: false,
    cache: createKvCache(memory.background, store),
    breaker: breakers.background,
  }
  return {
    content: refusal ? withoutQueries(refusal) : unlessRefused,
    background,
    backgroundOfAll: { ...background, isShielded: changes.shield !== undefined, isPatient: true },
    createPartnerContent: () => ({
      ...forVisitors,
      fetch: toFetch(partnerLimits, { remembersQueries: false }),
      isShielded: false,
      // Partners' answers aren't stored in KV, because most of their queries come only once.
      cache: createKvCache(memory.partners, { ...store, kv: undefined }),
      breaker: breakers.partners,
      underWay: partnerConcurrency,
    }),
    createStaleContent: () =>
      withoutQueries(new UpstreamFailed('content', 0, 'not asked where copies have to do')),
  }
}

interface EmbeddedOptions {
  /** Whether parsed queries are cached; `true` by default. */
  remembersQueries?: boolean
}

/** Sends requests to the embedded content service, which is imported when it is first needed. */
const fetchEmbedded =
  (options: EmbeddedOptions = {}): FetchContent =>
  async (request) => {
    const { createEmbeddedContent } = await import('../strapi-emulator/executor.ts')
    return createEmbeddedContent({ now: () => new Date(), ...options })(request)
  }
