import type { CircuitBreaker } from '../cache/circuit-breaker.ts'
import type { ContentService } from '../content/content-service.ts'
import { createPublishedParts, type PublishedStores } from '../content/parts/part-stores.ts'
import { type PublishedContent, partsOf } from '../content/parts/published-content.ts'
import type { Context } from '../context/context.ts'
import { isolateState } from '../context/isolate-state.ts'
import { toUtcDay } from '../shared/zoned-time.ts'
import { createStrapiService } from '../strapi/create-strapi-service.ts'
import type { FetchContent, KnownService, StrapiService } from '../strapi/port/client.ts'
import { fetchUpstream, type UpstreamLimits } from '../strapi/port/fetch-upstream.ts'
import { type PartnerService, partnerLimits } from '../strapi/proxy/partner-content.ts'

/**
 * Creates the content of a request. With `CONTENT_URL` it is what the Publisher has published, otherwise the demo.
 */
export function createContent(
  { config, database, log, now, waitUntil, isEditor }: Context,
  { kv, publisher }: Pick<PublishedStores, 'kv' | 'publisher'>,
): ContentService {
  const { availability, published } = isolateState
  const { CONTENT_URL: contentUrl, EMBED_HOSTS: embedHosts } = config
  const source: PublishedContent['source'] = contentUrl
    ? createPublishedParts({ contentUrl, kv, publisher })
    : async (asked) => (await import('../demo/parts.ts')).makeOfDemo(asked, { embedHosts, log, now })
  return {
    isolate: partsOf(published, contentUrl),
    source,
    now,
    waitUntil,
    log,
    // An editor sees at once what was published.
    ...(isEditor ? { looksFirst: true } : {}),
    ...(config.hasAvailability && database ? { availability: { isolate: availability, kv, database } } : {}),
    ...(contentUrl ? {} : { contentDay: toUtcDay(now()) }),
    used: new Set(),
    goodUntil: { at: Number.POSITIVE_INFINITY },
    faults: [],
  }
}

/** Content for work that no answer waits for: what it reads outdates no answer. */
export const createBackgroundContent = (content: ContentService): ContentService => {
  const { goodUntil: _, faults: __, ...rest } = content
  return { ...rest, used: new Set() }
}

interface StrapiOptions {
  limits: UpstreamLimits
  breaker: CircuitBreaker
  known: KnownService
  /** Whether the embedded service keeps parsed queries in memory; `true` by default. */
  remembersQueries?: boolean
}

/** Creates the content service itself: the Strapi at `CONTENT_URL`, otherwise the one that is embedded in the Worker. */
export function createStrapi(
  { config, id, log, now }: Context,
  { limits, breaker, known, remembersQueries = true }: StrapiOptions,
): StrapiService {
  const { CONTENT_URL: url, CONTENT_DIALECT: dialect, CONTENT_TOKEN: token, EMBED_HOSTS: embedHosts } = config
  const around = { requestId: id, embedHosts, token, breaker, known, now, log }
  if (!url) return createStrapiService({ ...around, fetch: fetchEmbedded(remembersQueries) })
  return createStrapiService({
    ...around,
    url,
    ...(dialect ? { dialect } : {}),
    fetch: (upstream) => fetchUpstream('content', upstream, limits),
  })
}

/** Creates the content service for partners' queries. Its cache, circuit breaker and limits are its own, so that partners slow nobody down. */
export const createPartners = (
  context: Context,
  { cache, underWay, ...shared }: Pick<PartnerService, 'breaker' | 'known' | 'cache' | 'underWay'>,
): PartnerService => ({
  ...createStrapi(context, { ...shared, limits: partnerLimits, remembersQueries: false }),
  cache,
  underWay,
})

/** Sends requests to the embedded content service, which is imported when it is first needed. */
const fetchEmbedded =
  (remembersQueries: boolean): FetchContent =>
  async (request) => {
    const { createEmbeddedContent } = await import('../strapi-emulator/executor.ts')
    return createEmbeddedContent({ now: () => new Date(), remembersQueries })(request)
  }
