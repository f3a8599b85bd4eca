import type { Context } from 'hono'
import type { CacheOptions, Make } from '../../cache/cache.ts'
import type { CachedResponse } from '../../cache/edge-cache.ts'
import type { Key } from '../../cache/key.ts'
import type { CachePolicy } from '../../cache/policies.ts'
import { digest } from '../../crypto/digest.ts'
import { isContentType } from '../../shared/content-types.ts'
import { type ChangeLog, lastChangeOf } from '../../strapi/port/changes.ts'
import type { AppEnv } from '../app-env.ts'

/** Reads the cached response of an address or makes it (`cache/cache.ts`), unless it is outdated. */
export function readOrRender<Given = never>(
  c: Context<AppEnv>,
  key: Key<CachedResponse>,
  policy: CachePolicy,
  make: Make<CachedResponse, Given>,
) {
  const { responseCache, content, now } = c.get('services')
  return responseCache.readOrMake(key, policy, make, outdatedCheck(content.changes, now))
}

/** A strong entity tag: equal tags mean equal bytes. */
export const toEtag = async (body: Uint8Array<ArrayBuffer>): Promise<string> => `"${await digest(body)}"`

/** During an outage a response whose content has changed is made again no more often than this. */
const tryAgainMs = 5000

/**
 * Decides when a cached response can't be used: when its content has changed after it was made; when it was made of
 * content older than a change that this isolate learned of later; and when something that it shows has ended.
 */
export const outdatedCheck = (changes: ChangeLog, now: () => number): CacheOptions<CachedResponse> => ({
  isExpired: ({ value: { goodUntil } }) => goodUntil !== undefined && goodUntil <= now(),
  isChanged: async ({ value: { tags, contentAt }, storedAt }) => {
    const changedAt = await lastChangeOf(changes, tags.filter(isContentType))
    if (storedAt <= changedAt) return true
    return contentAt !== undefined && contentAt <= changedAt && now() - storedAt >= tryAgainMs
  },
})
