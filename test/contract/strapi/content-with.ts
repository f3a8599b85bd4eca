import { createIsolateCache } from '../../../src/cache/swr.ts'
import { createIsolateChanges } from '../../../src/content/port/changes.ts'
import { createOutage } from '../../../src/content/port/circuit-breaker.ts'
import type { ContentService, FetchContent } from '../../../src/content/port/client.ts'

/** A content service without a cache: every question of a reader reaches `fetch`. */
export function contentWith(fetch: FetchContent): ContentService {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const around = { kv: undefined, now: Date.now, waitUntil: () => undefined, log: quiet }
  return {
    url: 'http://content.invalid',
    requestId: 'contract',
    mediaBase: undefined,
    embedHosts: [],
    fetch,
    token: undefined,
    cache: { ...createIsolateCache(0), ...around },
    outage: createOutage(),
    changes: { isolate: createIsolateChanges(), ...around },
    used: new Set(),
    log: quiet,
  }
}
