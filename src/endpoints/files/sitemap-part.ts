import type { Context } from 'hono'
import { StreamedValue } from '../../cache/made-values.ts'
import { policies } from '../../cache/policies.ts'
import { NotFound } from '../../errors.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { readOrRender, toEtag } from '../../http/page-cache/cached-response.ts'
import { readParam } from '../../http/read-param.ts'
import { joinBytes } from '../../shared/join-bytes.ts'
import { answerStoredFile, fileCacheKey, fileHeaders } from './answer-file.ts'
import { readPublicOrigin, requireNoLocale } from './origin.ts'
import { writePart } from './sitemap/part.ts'

export const sitemapType = 'application/xml; charset=utf-8'
const kind = { contentType: sitemapType, policy: policies.sitemapParts }

/**
 * `GET /sitemaps/{part}.xml`: streamed while it is read, so that only one page of entries and the part's bytes are in
 * memory. It is cached once it is complete.
 *
 * @throws NotFound for a name that no part has
 */
export async function serveSitemapPart(c: Context<AppEnv>): Promise<Response> {
  requireNoLocale(c)
  const config = c.get('config')
  const path = c.get('path')
  const services = c.get('services')
  const { content, now } = services
  const name = readParam(c, 'sitemapPart', 'part').replace(/\.xml$/, '')
  const { value, status } = await readOrRender(
    c,
    await fileCacheKey(c, 'part'),
    kind.policy,
    async (_older, keep) => {
      const text = writePart(name, { content, locales: config.LOCALES, origin: readPublicOrigin(c) })
      if (!text) throw new NotFound(path)
      const lastModified = now()
      // An outage shows with the first piece, while an error can still be answered.
      const first = await text.next()
      const onWhole = async (body: Uint8Array<ArrayBuffer>) =>
        keep({ body, etag: await toEtag(body), tags: [...content.used], lastModified })
      return new StreamedValue(streamOf(first, text, (body) => services.waitUntil(onWhole(body))))
    },
  )
  if (value instanceof ReadableStream) return c.newResponse(value, 200, fileHeaders(kind, status))
  return answerStoredFile(c, kind, value, status)
}

/**
 * Streams the text. @param onWhole receives all bytes at the end; it isn't called when the reader cancels or writing
 * fails
 */
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
          onWhole(joinBytes(taken))
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
