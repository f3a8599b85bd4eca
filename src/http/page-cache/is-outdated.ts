import type { CacheOptions } from '../../cache/cache.ts'
import type { CachedResponse } from '../../cache/edge-cache.ts'
import { isContentType } from '../../shared/content-types.ts'
import { type ChangeLog, lastChangeOf } from '../../strapi/port/changes.ts'

/** While an outage lets nothing newer come, an answer of changed content is made anew no more often than this. */
const tryAgainMs = 5000

/**
 * When a stored answer won't do: as soon as the content that it was made of has changed, after it was made, or before,
 * where that was not known here yet and it was made of older copies; and when what it shows has ended.
 */
export const isOutdated = (changes: ChangeLog, now: () => number): CacheOptions<CachedResponse> => ({
  isOver: ({ value: { goodUntil } }) => goodUntil !== undefined && goodUntil <= now(),
  isChanged: async ({ value: { tags, contentAt }, storedAt }) => {
    const changedAt = await lastChangeOf(changes, tags.filter(isContentType))
    if (storedAt <= changedAt) return true
    return contentAt !== undefined && contentAt <= changedAt && now() - storedAt >= tryAgainMs
  },
})
