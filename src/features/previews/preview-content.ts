import { createIsolateState } from '../../cache/cache.ts'
import { createCircuitBreaker } from '../../cache/circuit-breaker.ts'
import { createKvCache } from '../../cache/kv-cache.ts'
import type { ContentService } from '../../strapi/port/client.ts'

/** Size of the cache for the content queries of one page, in bytes. */
const cacheBytes = 1024 * 1024

/**
 * Creates a content service that reads drafts, for one request. Its cache is separate: drafts are not stored for
 * others, and cached answers are not read. A wrong token does not open the circuit breaker of other visitors.
 *
 * @param token API token that can only read
 */
export function createPreviewContent(content: ContentService, token: string): ContentService {
  const { now, waitUntil, log } = content.cache
  const cache = createKvCache(createIsolateState(cacheBytes), { kv: undefined, now, waitUntil, log })
  const breaker = createCircuitBreaker('content')
  return { ...content, token, showsDrafts: true, cache, freeTextCache: cache, breaker, used: new Set() }
}
