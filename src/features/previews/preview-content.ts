import { createIsolateState } from '../../cache/cache.ts'
import { createCircuitBreaker } from '../../cache/circuit-breaker.ts'
import { createKvCache } from '../../cache/kv-cache.ts'
import type { ContentService } from '../../strapi/port/client.ts'

/** For the few questions of one page. */
const shareBytes = 1024 * 1024

/**
 * The content service with its drafts, for one request: what it answers is kept for this one and for nobody else, what
 * others were answered isn't read, and a wrong token turns no visitor away.
 *
 * @param token reads only
 */
export function createPreviewContent(content: ContentService, token: string): ContentService {
  const { now, waitUntil, log } = content.cache
  const cache = createKvCache(createIsolateState(shareBytes), { kv: undefined, now, waitUntil, log })
  const breaker = createCircuitBreaker('content')
  return { ...content, token, showsDrafts: true, cache, freeTextCache: cache, breaker, used: new Set() }
}
