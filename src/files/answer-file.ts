import type { Context } from 'hono'
import { ageOf, readPage, type StoredPage, storePage, toEtag } from '../cache/page-cache.ts'
import type { PagePolicy } from '../cache/policies.ts'
import { ContentInvalid, UpstreamFailed } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { isNotModified, validators } from '../http/conditional-request.ts'
import { originOf } from './origin.ts'

export interface FeedKind {
  contentType: string
  policy: PagePolicy
  headers?: Record<string, string>
}

/** Raised when the form of the files changes, so that a new Worker never answers with an older one's. */
const feedShape = 1

/**
 * Answers with the stored file while it is fresh, else makes it anew: the machines that ask come seldom, and for
 * what is new. When it can't be made, the old one is better than none.
 *
 * @throws what `make` throws, where there is no older copy.
 */
export async function answerFeed(
  c: Context<AppEnv>,
  kind: FeedKind,
  make: () => Promise<string>,
): Promise<Response> {
  const { services } = c.var
  const key = keyOf(c)
  const stored = await readPage(services.pages, key, kind.policy)
  if (stored && (await ageOf(services.pages, stored, kind.policy)) === 'fresh') {
    return answerStored(c, kind, stored, 'HIT')
  }
  try {
    return answerStored(c, kind, await makeAndStore(c, key, make, stored), 'MISS')
  } catch (error) {
    if (!stored || !isOutage(error)) throw error
    services.log.warn('serving an old feed', { path: c.var.path, error })
    return answerStored(c, kind, stored, 'STALE')
  }
}

export const isOutage = (error: unknown): boolean =>
  error instanceof UpstreamFailed || error instanceof ContentInvalid

/** All that a file depends on besides content. A query never changes one. */
export function keyOf(c: Context<AppEnv>): string {
  const { config, locale, path } = c.var
  return JSON.stringify(['feed', feedShape, originOf(c), config.CONTENT_URL, config.LOCALES, locale, path])
}

/**
 * It was modified when these very bytes were made first. The newest entry's stamp wouldn't do: a concert that is
 * taken back leaves none, and a client that asks by date alone would keep it.
 */
async function makeAndStore(
  c: Context<AppEnv>,
  key: string,
  make: () => Promise<string>,
  older: StoredPage | undefined,
): Promise<StoredPage> {
  const { pages, content, now } = c.var.services
  const storedAt = now()
  const body = Uint8Array.from(new TextEncoder().encode(await make()))
  const isSame = older !== undefined && older.etag === (await toEtag(body))
  const lastModified = isSame ? (older.lastModified ?? storedAt) : storedAt
  return storePage(pages, key, { body, storedAt, madeOf: [...content.used], lastModified })
}

export type CacheWord = 'HIT' | 'MISS' | 'STALE'

export function answerStored(
  c: Context<AppEnv>,
  kind: FeedKind,
  page: StoredPage,
  word: CacheWord,
): Response {
  const headers = { ...feedHeaders(kind, word), ...validators(page) }
  return isNotModified(c.req.raw.headers, page)
    ? c.newResponse(null, 304, headers)
    : c.newResponse(page.body, 200, headers)
}

/** An old file is asked for again soon. */
const outageMaxAgeSeconds = 60

/** Nothing in a feed is anybody's own, so every cache on the way may keep it as long as it is fresh here. */
export const feedHeaders = ({ contentType, policy, headers }: FeedKind, word: CacheWord) => ({
  ...headers,
  'Content-Type': contentType,
  'Cache-Control': `public, max-age=${word === 'STALE' ? outageMaxAgeSeconds : policy.freshSeconds}`,
  'X-Cache': word,
})
