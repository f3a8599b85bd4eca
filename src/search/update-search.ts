import type { Cache } from '../cache/cache.ts'
import type { ContentService } from '../content/content-service.ts'
import type { ContentType } from '../shared/content-types.ts'
import type { Locale } from '../shared/locales.ts'
import { keepIndex, readIndex } from './in-process-index.ts'
import { updateDocuments } from './update-documents.ts'

/** An entry that an editor has saved, published, unpublished or deleted. */
export interface ContentChange {
  type: ContentType
  /** Slug of the changed entry. Absent for single types, which have none. */
  slug: string | undefined
}

interface IndexDeps {
  content: ContentService
  /** The cache of search results. */
  cache: Cache
  locales: readonly Locale[]
}

interface SearchUpdateDeps extends IndexDeps {
  /** Address of Meilisearch, if one is configured, and a key that can change its documents. */
  url: string | undefined
  adminKey: string | undefined
}

/** The content types of which something is found. */
const searchedTypes: readonly ContentType[] = [
  'concert',
  'program',
  'program-collection',
  'series',
  'member',
  'city',
  'venue',
  'post',
  'vote',
  'qa-entry',
  'page',
  'article',
]

/**
 * Updates the search after a change: documents in Meilisearch are written again, or the index in the process is
 * rebuilt for this isolate, so that its next visitor doesn't wait for it. Never fails: errors are logged, and the search is updated by
 * the next `npm run search:sync`, or for the next visitor.
 */
export async function updateSearchAfterChange(deps: SearchUpdateDeps, change: ContentChange): Promise<void> {
  const { content, cache, url, adminKey, locales } = deps
  if (!searchedTypes.includes(change.type)) return
  try {
    if (!url) {
      for (const locale of locales) await readIndex(content, cache, locale)
    } else if (adminKey && change.slug) {
      await updateDocuments({ content, url, adminKey, locales, now: cache.now() }, change.type, change.slug)
    }
  } catch (error) {
    content.log.warn('search could not follow a change', { type: change.type, error })
  }
}

/**
 * Makes the indexes in the process that are missing or out of date, and keeps them in KV: one takes a second and more of
 * processor time, which no visitor's request is to spend. Never fails.
 */
export async function makeSearchIndexes({ content, cache, locales }: IndexDeps): Promise<void> {
  try {
    for (const locale of locales) await keepIndex(content, cache, locale)
  } catch (error) {
    content.log.warn('an index of the search could not be made', { error })
  }
}
