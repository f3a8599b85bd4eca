import type { Context } from 'hono'
import type { Make } from '../../cache/cache.ts'
import type { CachedResponse } from '../../cache/edge-cache.ts'
import type { Key } from '../../cache/key.ts'
import type { CachePolicy } from '../../cache/policies.ts'
import { digest } from '../../crypto/digest.ts'
import type { AppEnv } from '../app-env.ts'
import { createOutdatedCheck } from './outdated-check.ts'

/** Reads the cached response of an address or makes it (`cache/cache.ts`), unless it is outdated. */
export function readOrRender<Given = never>(
  c: Context<AppEnv>,
  key: Key<CachedResponse>,
  policy: CachePolicy,
  make: Make<CachedResponse, Given>,
) {
  const { responseCache, content } = c.get('services')
  return responseCache.readOrMake(key, policy, make, createOutdatedCheck(content))
}

/** A strong entity tag: equal tags mean equal bytes. */
export const toEtag = async (body: Uint8Array<ArrayBuffer>): Promise<string> => `"${await digest(body)}"`
