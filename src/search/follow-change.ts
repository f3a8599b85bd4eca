import type { Cache } from '../cache/cache.ts'
import { lockOf, lockWhileMaking, unlock } from '../cache/locks.ts'
import type { ContentType } from '../shared/content-types.ts'
import type { Locale } from '../shared/locales.ts'
import type { ContentService } from '../strapi/port/client.ts'
import { catalogueTypes } from './catalogue/read-catalogue.ts'
import { readIndex } from './in-process-index.ts'
import { updateDocuments } from './update-documents.ts'

/** What an editor has saved, published, unpublished or deleted. */
export interface ContentChange {
  type: ContentType
  /** Single types have none. */
  slug: string | undefined
}

interface World {
  content: ContentService
  /** Search's own. */
  cache: Cache
  /** Where Meilisearch is, if there is one, and a key that may change its documents. */
  url: string | undefined
  adminKey: string | undefined
  locales: readonly Locale[]
}

const refreshing = 'search-index:refresh'

/**
 * Lets search follow a change: Meilisearch gets the documents anew, or the index in the process is made anew, so
 * that the next visitor who searches doesn't wait for it. Never fails: what goes wrong is logged, and search
 * then follows with the next `npm run search:sync`, or with the next visitor.
 */
export async function followChange(world: World, change: ContentChange): Promise<void> {
  const { content, cache, url, adminKey, locales } = world
  if (!catalogueTypes.includes(change.type)) return
  try {
    if (!url) await refreshIndexes(content, cache, locales)
    else if (adminKey && change.slug) {
      await updateDocuments({ content, url, adminKey, locales, now: cache.now() }, change.type, change.slug)
    }
  } catch (error) {
    content.log.warn('search could not follow a change', { type: change.type, error })
  }
}

/** Fifty changes at once make one refresh: what comes meanwhile leaves the index out of date for the next reader. */
async function refreshIndexes(
  content: ContentService,
  cache: Cache,
  locales: readonly Locale[],
): Promise<void> {
  if (lockOf(cache, refreshing)) return
  lockWhileMaking(cache, refreshing)
  try {
    for (const locale of locales) await readIndex(content, cache, locale)
  } finally {
    unlock(cache, refreshing)
  }
}
