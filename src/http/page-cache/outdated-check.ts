import type { CacheOptions } from '../../cache/cache.ts'
import type { CachedResponse } from '../../cache/edge-cache.ts'
import { type ChangeLog, isChangeTag, lastChangeOf } from '../../strapi/port/changes.ts'

/** During an outage a response whose content has changed is made again no more often than this. */
const tryAgainMs = 5000

/**
 * Decides when a cached response can't be used: when its content has changed after it was made; when it was made of
 * content older than a change that this isolate learned of later; and when something that it shows has ended.
 */
export const outdatedCheck = (changes: ChangeLog, now: () => number): CacheOptions<CachedResponse> => ({
  isExpired: ({ value: { goodUntil } }) => goodUntil !== undefined && goodUntil <= now(),
  isChanged: async ({ value: { tags, contentAt }, storedAt }) => {
    const changedAt = await lastChangeOf(changes, tags.filter(isChangeTag))
    if (storedAt <= changedAt) return true
    return contentAt !== undefined && contentAt <= changedAt && now() - storedAt >= tryAgainMs
  },
})
