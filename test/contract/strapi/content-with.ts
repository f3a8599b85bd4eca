import { createIsolateState } from '../../../src/cache/cache.ts'
import { createCircuitBreaker } from '../../../src/cache/circuit-breaker.ts'
import { createKvCache } from '../../../src/cache/kv-cache.ts'
import { createIsolateChanges } from '../../../src/strapi/port/changes.ts'
import type { ContentService, FetchContent } from '../../../src/strapi/port/client.ts'
import type { StrapiVersionName } from '../../../src/strapi/port/versions.ts'

/** A content service without a cache: every query of a reader reaches `fetch`. */
export function contentWith(fetch: FetchContent, dialect: StrapiVersionName = '4'): ContentService {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const around = { kv: undefined, now: Date.now, waitUntil: () => undefined, log: quiet }
  return {
    url: 'http://content.invalid',
    requestId: 'contract',
    mediaBase: undefined,
    embedHosts: [],
    fetch,
    dialect,
    token: undefined,
    cache: createKvCache(createIsolateState(0), around),
    freeTextCache: createKvCache(createIsolateState(0), around),
    breaker: createCircuitBreaker('content'),
    changes: { isolate: createIsolateChanges(), ...around },
    used: new Set(),
    log: quiet,
  }
}
