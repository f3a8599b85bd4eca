import { createIsolateState } from '../../src/cache/cache.ts'
import { createCircuitBreaker } from '../../src/cache/circuit-breaker.ts'
import { createKvCache } from '../../src/cache/kv-cache.ts'
import { createIsolateChanges } from '../../src/strapi/port/changes.ts'
import type { ContentService } from '../../src/strapi/port/client.ts'
import { createEmbeddedContent } from '../../src/strapi-emulator/executor.ts'
import type { Snapshot } from '../../src/strapi-emulator/row.ts'
import { createSilentLog } from './silent-log.ts'

/**
 * The demo's content service, as the Worker reaches it, on a day that stands still, and what it warns of.
 *
 * @param snapshot what it holds in place of the demo
 */
export function createEmbeddedService(now: number, snapshot?: (today: string) => Snapshot) {
  const log = createSilentLog()
  const around = { kv: undefined, now: () => now, waitUntil: () => undefined, log }
  const service: ContentService = {
    requestId: '',
    url: 'http://embedded.invalid',
    mediaBase: undefined,
    embedHosts: [],
    fetch: createEmbeddedContent({ now: () => new Date(now), ...(snapshot ? { snapshot } : {}) }),
    dialect: '4',
    token: undefined,
    cache: createKvCache(createIsolateState(64_000_000), around),
    freeTextCache: createKvCache(createIsolateState(1_000_000), around),
    changes: { isolate: createIsolateChanges(), ...around },
    breaker: createCircuitBreaker('content'),
    used: new Set(),
    log,
  }
  return { service, warnings: log.warnings }
}
