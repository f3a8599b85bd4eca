import type { Context } from 'hono'
import type { CacheStatus } from '../../cache/cache.ts'
import type { CachedResponse } from '../../cache/edge-cache.ts'
import type { Key } from '../../cache/key.ts'
import type { CachePolicy } from '../../cache/policies.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { readOrRender, toEtag } from '../../http/page-cache/cached-response.ts'
import { isNotModified, toValidators } from '../../http/page-cache/conditional-request.ts'
import { readConfigurationDigest } from '../../http/page-cache/deployment.ts'
import { toPageKey } from '../../http/page-cache/page-key.ts'
import { chooseExpiry } from '../../http/page-data.ts'
import { readPublicOrigin } from '../../http/public-origin.ts'
import { toPolicyHeaders } from '../../http/response-headers.ts'

export interface FileKind {
  contentType: string
  policy: CachePolicy
  headers?: Record<string, string>
}

/**
 * The cache key of a file. It contains everything that the file depends on besides content; the query of an address
 * never changes a file.
 */
const fileCacheKey = async (c: Context<AppEnv>): Promise<Key<CachedResponse>> =>
  toPageKey(
    {
      configuration: await readConfigurationDigest(c.env),
      origin: readPublicOrigin(c),
      locale: c.get('locale'),
      path: c.get('path'),
    },
    'file',
  )

/**
 * Answers with a cached file while it is fresh, otherwise makes it again: programs request files rarely and want the
 * newest version. When that fails, an old file is answered.
 *
 * `Last-Modified` is when exactly these bytes were first made. The date of the newest entry wouldn't do: a concert
 * that is unpublished leaves no date, and a client that revalidates by date alone would go on using its copy.
 *
 * @throws what `make` throws, where there is no older copy
 */
export async function answerFile(
  c: Context<AppEnv>,
  kind: FileKind,
  make: () => Promise<string>,
): Promise<Response> {
  const { content, now } = c.get('services')
  const { value, status } = await readOrRender(c, await fileCacheKey(c), kind.policy, async (older) => {
    const begunAt = now()
    const body = Uint8Array.from(new TextEncoder().encode(await make()))
    const etag = await toEtag(body)
    const lastModified = (older?.etag === etag ? older.lastModified : undefined) ?? begunAt
    const headers = { ...toHeaders(kind), ...toPolicyHeaders(c) }
    return {
      body,
      headers,
      etag,
      lastModified,
      tags: [...content.used],
      goodUntil: chooseExpiry({ content }),
    }
  })
  return answerStoredFile(c, kind, value, status)
}

function answerStoredFile(
  c: Context<AppEnv>,
  kind: FileKind,
  file: CachedResponse,
  status: CacheStatus,
): Response {
  const headers = { ...fileHeaders(kind, status), ...toValidators(file) }
  return isNotModified(c.req.raw.headers, file)
    ? c.newResponse(null, 304, headers)
    : c.newResponse(file.body, 200, headers)
}

/** Clients revalidate a file that is served during an outage after this time. */
const outageMaxAgeSeconds = 60

/** Files contain nothing of one visitor, so every shared cache may store them as long as they are fresh here. */
const toHeaders = (
  { contentType, policy, headers }: FileKind,
  maxAgeSeconds = policy.freshSeconds,
): Record<string, string> => ({
  ...headers,
  'Content-Type': contentType,
  'Cache-Control': `public, max-age=${maxAgeSeconds}`,
})

const fileHeaders = (kind: FileKind, status: CacheStatus): Record<string, string> => ({
  ...toHeaders(kind, status === 'STALE' ? outageMaxAgeSeconds : undefined),
  'X-Cache': status,
})
