import type { Cache } from '../cache/cache.ts'
import { findLock, lockWhileMaking, unlock } from '../cache/locks.ts'
import { policies } from '../cache/policies.ts'
import type { ContentService } from '../content/content-service.ts'
import type { ContentType } from '../shared/content-types.ts'
import type { Locale } from '../shared/locales.ts'
import { indexKey, readIndex } from './in-process-index.ts'
import { updateDocuments } from './update-documents.ts'

/** An entry that an editor has saved, published, unpublished or deleted. */
export interface ContentChange {
  type: ContentType
  /** Slug of the changed entry. Absent for single types, which have none. */
  slug: string | undefined
}

interface SearchUpdateDeps {
  content: ContentService
  /** The cache of search results. */
  cache: Cache
  /** Address of Meilisearch, if one is configured, and a key that can change its documents. */
  url: string | undefined
  adminKey: string | undefined
  locales: readonly Locale[]
}

/** The content types of which something is found. */
const searchedTypes: readonly ContentType[] = [
  'concert',
  'program',
  'program-collection',
  'member',
  'city',
  'venue',
  'post',
  'vote',
  'qa-entry',
  'page',
  'article',
]

const refreshing = 'search-index:refresh'

/**
 * Updates the search after a change: documents in Meilisearch are written again, or the index in the process is
 * rebuilt, so that the next visitor doesn't wait for it. Never fails: errors are logged, and the search is updated by
 * the next `npm run search:sync`, or for the next visitor.
 */
export async function updateSearchAfterChange(deps: SearchUpdateDeps, change: ContentChange): Promise<void> {
  const { content, cache, url, adminKey, locales } = deps
  if (!searchedTypes.includes(change.type)) return
  try {
    if (!url) await refreshIndexes(content, cache, locales)
    else if (adminKey && change.slug) {
      await updateDocuments({ content, url, adminKey, locales, now: cache.now() }, change.type, change.slug)
    }
  } catch (error) {
    content.log.warn('search could not follow a change', { type: change.type, error })
  }
}

/**
 * Builds the indexes in the process that are stored nowhere yet, as after a deployment: one takes a second and more of
 * processor time, which no visitor's request is to spend. Never fails.
 */
export async function makeFirstIndexes({
  content,
  cache,
  locales,
}: Pick<SearchUpdateDeps, 'content' | 'cache' | 'locales'>): Promise<void> {
  try {
    for (const locale of locales) {
      const copy = await cache.readCopy(indexKey(content, locale), policies.searchIndex)
      if (!copy) await readIndex(content, cache, locale)
    }
  } catch (error) {
    content.log.warn('an index of the search could not be made', { error })
  }
}

/**
 * Rebuilds the indexes, once for many simultaneous changes: a change during a rebuild leaves the index out of date,
 * and its next reader rebuilds it.
 */
async function refreshIndexes(
  content: ContentService,
  cache: Cache,
  locales: readonly Locale[],
): Promise<void> {
  if (findLock(cache, refreshing)) return
  lockWhileMaking(cache, refreshing)
  try {
    for (const locale of locales) await readIndex(content, cache, locale)
  } finally {
    unlock(cache, refreshing)
  }
}
