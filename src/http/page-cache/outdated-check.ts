import type { CacheOptions } from '../../cache/copy-age.ts'
import type { CachedResponse } from '../../cache/edge-cache.ts'
import { hasOtherParts } from '../../publishing/manifest.ts'
import { type PublishedContent, readCurrentManifest } from '../../publishing/published-content.ts'
import { type ChangeTag, isChangeTag } from '../../strapi/port/change-times.ts'
import { type ChangeLog, readLastChange } from '../../strapi/port/changes.ts'

/**
 * Milliseconds after which a response that was made of outdated content is made again. Its content isn't asked for
 * earlier (`outdatedMs` in `cache/locks.ts`); during an outage it stays the same.
 */
const tryAgainMs = 3000
/** Milliseconds after which a response is made again of which a part could not be read, and nothing is outdated. */
const partAgainMs = 5000
/**
 * A response is served once more after its content has changed, but only while what it was made of is younger than
 * this.
 */
const servedAfterChangeMs = 40_000

/**
 * Decides when a cached response can't be used: when its content has changed after it was made; when it was made of
 * content older than a change that this isolate learned of later; and when something that it shows has ended.
 */
export const createOutdatedCheck = (
  changes: ChangeLog,
  published: PublishedContent,
  now: () => number,
): CacheOptions<CachedResponse> => ({
  isExpired: ({ value: { goodUntil } }) => goodUntil !== undefined && goodUntil <= now(),
  isChanged: async ({ value: { tags, contentAt = {} }, storedAt }) => {
    const ageMs = now() - storedAt
    const manifest = await readCurrentManifest(published)
    if (manifest && hasOtherParts(tags, manifest))
      return now() - manifest.at > servedAfterChangeMs ? 'long ago' : true
    const known = tags.filter(isChangeTag)
    const changedAt = await readLastChange(changes, known, ageMs)
    const { copy: changed } = changes.isolate
    const madeAt = (tag: ChangeTag) => Math.min(contentAt[tag] ?? storedAt, storedAt)
    const outdated = known.filter((tag) => madeAt(tag) <= (changed[tag] ?? 0))
    if (storedAt > changedAt) {
      const showsOutdated = outdated.some((tag) => madeAt(tag) > 0)
      if (outdated.length === 0 || (!showsOutdated && ageMs < partAgainMs)) return false
      if (ageMs < tryAgainMs) return 'unrenewable'
    }
    // A part that couldn't be read is noted as made at 0.
    const ofOldContent = outdated.filter((tag) => changed[tag])
    const oldest = Math.min(...ofOldContent.map((tag) => madeAt(tag) || storedAt))
    return now() - oldest > servedAfterChangeMs ? 'long ago' : true
  },
})
