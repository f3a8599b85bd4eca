import type { CacheOptions } from '../../cache/copy-age.ts'
import type { CachedResponse } from '../../cache/edge-cache.ts'
import { type AvailabilityReader, hasOtherAvailability } from '../../content/concerts/known-availability.ts'
import { hasOtherParts } from '../../content/parts/manifest.ts'
import { type PublishedContent, readCurrentManifest } from '../../content/parts/published-content.ts'

/** A response is served once more after what it was made of has changed, but only if that was less than this ago. */
const servedAfterChangeMs = 40_000

/**
 * Decides when a cached response can't be used: when something that it shows has ended, and when a part that it was made of,
 * or what sellers say, is another by now.
 */
export const createOutdatedCheck = (
  content: PublishedContent & AvailabilityReader,
): CacheOptions<CachedResponse> => {
  const { now, availability } = content
  const changed = (at: number) => (now() - at > servedAfterChangeMs ? 'long ago' : true)
  return {
    isExpired: ({ value: { goodUntil } }) => goodUntil !== undefined && goodUntil <= now(),
    isChanged: async ({ value: { tags } }) => {
      const manifest = await readCurrentManifest(content)
      if (manifest && hasOtherParts(tags, manifest)) return changed(manifest.at)
      if (availability && (await hasOtherAvailability(tags, content)))
        return changed(availability.isolate.stored.madeAt)
      return false
    },
  }
}
