import type { Context } from 'hono'
import { createMemory } from '../cache/memory.ts'
import { ageOf, type PageCache, readPage, type StoredPage, storePage } from '../cache/page-cache.ts'
import { sitemapPolicy } from '../cache/policies.ts'
import { NotFound } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { answerStored, type FeedKind, feedHeaders, isOutage, keyOf } from './answer-file.ts'
import { originOf, requirePlainAddress } from './origin.ts'
import { writePart } from './sitemap/part.ts'

export const sitemapKind: FeedKind = { contentType: 'application/xml; charset=utf-8', policy: sitemapPolicy }

/**
 * `GET /sitemaps/{part}.xml`: streamed as it is read, so that however long it is, a page of entries and the part
 * itself are all that is in memory. Kept once it is whole, at the edge only: in the isolate's memory it would push
 * out pages that people wait for.
 *
 * @throws NotFound for a name that no part has
 */
export async function sitemapPart(c: Context<AppEnv>): Promise<Response> {
  requirePlainAddress(c)
  const { services, config, path } = c.var
  const parts: PageCache = { ...services.pages, memory: createMemory<StoredPage>(0) }
  const key = keyOf(c)
  const stored = await readPage(parts, key, sitemapPolicy)
  if (stored && (await ageOf(parts, stored, sitemapPolicy)) === 'fresh') {
    return answerStored(c, sitemapKind, stored, 'HIT')
  }
  const name = (c.req.param('part') ?? '').replace(/\.xml$/, '')
  const { content, now } = services
  const text = writePart(name, { content, locales: config.LOCALES, origin: originOf(c) })
  if (!text) throw new NotFound(path)
  const storedAt = now()
  try {
    // An outage is noticed with the first piece, while there is still another answer to give.
    const first = await text.next()
    const body = streamOf(first, text, (bytes) =>
      services.waitUntil(
        storePage(parts, key, { body: bytes, storedAt, madeOf: [...content.used], lastModified: storedAt }),
      ),
    )
    return c.newResponse(body, 200, feedHeaders(sitemapKind, 'MISS'))
  } catch (error) {
    if (!stored || !isOutage(error)) throw error
    services.log.warn('serving an old sitemap', { path, error })
    return answerStored(c, sitemapKind, stored, 'STALE')
  }
}

/** @param onWhole gets all bytes once the last has been taken; never when the reader or the writer gave up. */
function streamOf(
  first: IteratorResult<string>,
  rest: AsyncGenerator<string>,
  onWhole: (bytes: Uint8Array<ArrayBuffer>) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const taken: Uint8Array[] = []
  let next: IteratorResult<string> | undefined = first
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = next ?? (await rest.next())
        next = undefined
        if (done) {
          onWhole(joined(taken))
          return controller.close()
        }
        const bytes = encoder.encode(value)
        taken.push(bytes)
        controller.enqueue(bytes)
      },
      async cancel() {
        await rest.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

function joined(pieces: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
