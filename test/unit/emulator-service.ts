import { createContentOnDemand } from '../../src/publishing/parts-on-demand.ts'
import { createStrapiService } from '../../src/strapi/create-strapi-service.ts'
import { createEmbeddedContent } from '../../src/strapi-emulator/executor.ts'
import type { Snapshot } from '../../src/strapi-emulator/row.ts'
import { createSilentLog } from './silent-log.ts'

/**
 * Content of the demo, as pages read it, on a day that stands still; the embedded Strapi that it is made of, and its warnings.
 *
 * @param snapshot what it holds in place of the demo
 */
export function createEmbeddedService(now: number, snapshot?: (today: string) => Snapshot) {
  const log = createSilentLog()
  const strapi = createStrapiService({
    fetch: createEmbeddedContent({ now: () => new Date(now), ...(snapshot ? { snapshot } : {}) }),
    now: () => now,
    log,
  })
  return { service: createContentOnDemand(strapi), strapi, warnings: log.warnings }
}
