import { createIsolateState } from '../cache/cache.ts'
import { createCircuitBreaker } from '../cache/circuit-breaker.ts'
import { createKvCache } from '../cache/kv-cache.ts'
import type { Log } from '../log.ts'
import { makeOnDemand } from '../publishing/parts-on-demand.ts'
import { createIsolateParts } from '../publishing/published-content.ts'
import { createIsolateChanges } from './port/changes.ts'
import type { ContentService, FetchContent } from './port/client.ts'

/** What is known of a content service whose answers aren't cached; everything else has its usual value. */
type Given = { fetch: FetchContent; log: Log } & Partial<Omit<ContentService, 'published'>> & {
    now?: () => number
    waitUntil?: (work: Promise<unknown>) => void
  }

/**
 * Creates a content service that asks for each reading anew: for the Publisher, for programs, and for the build.
 */
export function createUncachedService({
  now = Date.now,
  waitUntil = () => undefined,
  log,
  ...given
}: Given): ContentService {
  const around = { kv: undefined, now, waitUntil, log }
  return {
    requestId: '',
    url: 'http://embedded.invalid',
    mediaBase: undefined,
    embedHosts: [],
    dialect: '4',
    token: undefined,
    cache: createKvCache(createIsolateState(0), around),
    freeTextCache: createKvCache(createIsolateState(0), around),
    changes: { isolate: createIsolateChanges(), ...around },
    breaker: createCircuitBreaker('content'),
    used: new Set(),
    published: { isolate: createIsolateParts(), source: makeOnDemand, now, waitUntil, log },
    log,
    ...given,
  }
}
