import { createIsolateState } from '../../src/cache/cache.ts'
import { createKvCache } from '../../src/cache/kv-cache.ts'
import { createUncachedService } from '../../src/strapi/uncached-service.ts'
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
  const service = createUncachedService({
    fetch: createEmbeddedContent({ now: () => new Date(now), ...(snapshot ? { snapshot } : {}) }),
    cache: createKvCache(createIsolateState(64_000_000), around),
    freeTextCache: createKvCache(createIsolateState(1_000_000), around),
    now: () => now,
    log,
  })
  return { service, warnings: log.warnings }
}
