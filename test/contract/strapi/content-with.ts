import type { ContentService } from '../../../src/content/content-service.ts'
import { createContentOnDemand } from '../../../src/publishing/parts-on-demand.ts'
import { createStrapiService } from '../../../src/strapi/create-strapi-service.ts'
import type { FetchContent, StrapiService } from '../../../src/strapi/port/client.ts'
import type { StrapiVersionName } from '../../../src/strapi/port/versions.ts'

/** A content service whose every query reaches `fetch`. */
export const strapiWith = (fetch: FetchContent, dialect: StrapiVersionName = '4'): StrapiService =>
  createStrapiService({
    url: 'http://content.invalid',
    requestId: 'contract',
    fetch,
    dialect,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  })

/** Content that is made of its answers. */
export const contentWith = (...given: Parameters<typeof strapiWith>): ContentService =>
  createContentOnDemand(strapiWith(...given))
