import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { createContentOnDemand } from '../../src/publishing/parts-on-demand.ts'
import { createStrapiService } from '../../src/strapi/create-strapi-service.ts'
import { createEmbeddedContent } from '../../src/strapi-emulator/executor.ts'
import type { Json, Row, Snapshot } from '../../src/strapi-emulator/row.ts'
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

/**
 * The demo with these of its concerts, their cities, venues and programs, and all musicians. Reading the whole demo takes a
 * second.
 */
export function makeSmallDemo(today: string, concerts: readonly string[]): Snapshot {
  const demo = makeSnapshot(today)
  const Concert = demo.Concert.filter(({ slug }) => concerts.includes(String(slug)))
  const linked = (rows: readonly Row[], linkOf: (concert: Row) => Json | undefined): readonly Row[] => {
    const ids = Concert.map(linkOf)
    const slugs = rows.filter(({ id }) => ids.includes(id)).map(({ slug }) => slug)
    // In all languages.
    return rows.filter(({ slug }) => slugs.includes(slug))
  }
  return {
    ...demo,
    Concert,
    City: linked(demo.City, ({ city }) => city),
    Venue: linked(demo.Venue, ({ venue }) => venue),
    Program: linked(demo.Program, ({ program }) => program),
    ...{ ProgramCollection: [], Post: [], Article: [], Category: [], QaEntry: [], Page: [] },
  }
}
