import type { Context } from 'hono'
import type { Make } from '../../cache/cache.ts'
import type { CachedResponse } from '../../cache/edge-cache.ts'
import type { Key } from '../../cache/key.ts'
import type { CachePolicy } from '../../cache/policies.ts'
import { digest } from '../../crypto/digest.ts'
import type { AppEnv } from '../app-env.ts'
import { isOutdated } from './is-outdated.ts'

/** The stored answer of an address (`cache/cache.ts`), while it isn't out of date (`http/page-cache/is-outdated.ts`). */
export function readOrRender<Given = never>(
  c: Context<AppEnv>,
  key: Key<CachedResponse>,
  policy: CachePolicy,
  make: Make<CachedResponse, Given>,
) {
  const { answers, content, now } = c.get('services')
  return answers.answer(key, policy, make, isOutdated(content.changes, now))
}

/** Strong: the same bytes. */
export const toEtag = async (body: Uint8Array<ArrayBuffer>): Promise<string> => `"${await digest(body)}"`
