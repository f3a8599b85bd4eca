import type { Context } from 'hono'
import type { CacheStatus } from '../cache/cache.ts'
import type { FinishedAnswer } from '../cache/edge-cache.ts'
import { createKeys, type Key } from '../cache/key.ts'
import type { CachePolicy } from '../cache/policies.ts'
import { isNotModified, validators } from '../front/conditional-request.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readOrMake, toEtag } from '../http/finished-answer.ts'
import { originOf } from './origin.ts'

export interface FeedKind {
  contentType: string
  policy: CachePolicy
  headers?: Record<string, string>
}

/** Their shape is also the form of the files: a new Worker never answers with an older one's. */
const keys = createKeys<FinishedAnswer>('feed', 1)

/** All that a file depends on besides content. A query never changes one. */
export function keyOf(c: Context<AppEnv>): Key<FinishedAnswer> {
  const config = c.get('config')
  const locale = c.get('locale')
  const path = c.get('path')
  return keys(JSON.stringify([originOf(c), config.CONTENT_URL, config.LOCALES, locale, path]))
}

/**
 * Answers with the stored file while it is fresh, else makes it anew: the machines that ask come seldom, and for
 * what is new. When it can't be made, the old one is better than none.
 *
 * It was modified when these very bytes were made first. The newest entry's stamp wouldn't do: a concert that is
 * taken back leaves none, and a client that asks by date alone would keep it.
 *
 * @throws what `make` throws, where there is no older copy.
 */
export async function answerFeed(
  c: Context<AppEnv>,
  kind: FeedKind,
  make: () => Promise<string>,
): Promise<Response> {
  const { content, now } = c.get('services')
  const { value, status } = await readOrMake(c, keyOf(c), kind.policy, async (older) => {
    const begunAt = now()
    const body = Uint8Array.from(new TextEncoder().encode(await make()))
    const etag = await toEtag(body)
    const lastModified = (older?.etag === etag ? older.lastModified : undefined) ?? begunAt
    return { body, etag, lastModified, madeOf: [...content.used] }
  })
  return answerStored(c, kind, value, status)
}

export function answerStored(
  c: Context<AppEnv>,
  kind: FeedKind,
  file: FinishedAnswer,
  status: CacheStatus,
): Response {
  const headers = { ...feedHeaders(kind, status), ...validators(file) }
  return isNotModified(c.req.raw.headers, file)
    ? c.newResponse(null, 304, headers)
    : c.newResponse(file.body, 200, headers)
}

/** An old file is asked for again soon. */
const outageMaxAgeSeconds = 60

/** Nothing in a feed is anybody's own, so every cache on the way may keep it as long as it is fresh here. */
export const feedHeaders = ({ contentType, policy, headers }: FeedKind, status: CacheStatus) => ({
  ...headers,
  'Content-Type': contentType,
  'Cache-Control': `public, max-age=${status === 'STALE' ? outageMaxAgeSeconds : policy.freshSeconds}`,
  'X-Cache': status,
})
