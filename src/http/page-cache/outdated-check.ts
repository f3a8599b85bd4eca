import type { CacheOptions } from '../../cache/cache.ts'
import type { CachedResponse } from '../../cache/edge-cache.ts'
import { isChangeTag } from '../../strapi/port/change-times.ts'
import { type ChangeLog, readLastChange } from '../../strapi/port/changes.ts'

/** During an outage a response whose content has changed is made again no more often than this. */
const tryAgainMs = 5000
/**
 * A response is served once more after its content has changed, but only while what it was made of is younger than
 * this.
 */
const servedAfterChangeMs = 40_000

/**
 * Decides when a cached response can't be used: when its content has changed after it was made; when it was made of
 * content older than a change that this isolate learned of later; and when something that it shows has ended.
 */
export const createOutdatedCheck = (changes: ChangeLog, now: () => number): CacheOptions<CachedResponse> => ({
  isExpired: ({ value: { goodUntil } }) => goodUntil !== undefined && goodUntil <= now(),
  isChanged: async ({ value: { tags, contentAt = {} }, storedAt }) => {
    const ageMs = now() - storedAt
    const known = tags.filter(isChangeTag)
    const changedAt = await readLastChange(changes, known, ageMs)
    const { copy: changed } = changes.isolate
    const outdated = known
      .map((tag) => ({
        madeAt: Math.min(contentAt[tag] ?? storedAt, storedAt),
        changedAt: changed[tag] ?? 0,
      }))
      .filter((each) => each.madeAt <= each.changedAt)
    if (storedAt > changedAt && (outdated.length === 0 || ageMs < tryAgainMs)) return false
    // A part that couldn't be read has the age 0: the page is soon rendered again, but has shown nothing outdated.
    const ofOldContent = outdated.filter((each) => each.changedAt > 0).map(({ madeAt }) => madeAt || storedAt)
    const oldest = Math.min(...ofOldContent)
    return now() - oldest > servedAfterChangeMs ? 'long ago' : true
  },
})
