import type { ContentService, FetchContent } from '../../../src/strapi/port/client.ts'
import type { StrapiVersionName } from '../../../src/strapi/port/versions.ts'
import { createUncachedService } from '../../../src/strapi/uncached-service.ts'

/** A content service without a cache: every query of a reader reaches `fetch`. */
export const contentWith = (fetch: FetchContent, dialect: StrapiVersionName = '4'): ContentService =>
  createUncachedService({
    url: 'http://content.invalid',
    requestId: 'contract',
    fetch,
    dialect,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  })
