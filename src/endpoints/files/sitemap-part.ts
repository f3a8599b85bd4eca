import type { Context } from 'hono'
import { StreamedValue } from '../../cache/made-values.ts'
import { policies } from '../../cache/policies.ts'
import { readEntriesElsewhere } from '../../content/site/entries-elsewhere.ts'
import { fetchMappedEntries, type IdRange } from '../../content/site/sitemap-entries.ts'
import { NotFound } from '../../errors.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { readOrRender, toEtag } from '../../http/page-cache/cached-response.ts'
import { readParam } from '../../http/read-param.ts'
import { fixedPaths } from '../../routes/paths.ts'
import { maxSitemapAddresses } from '../../shared/constants.ts'
import { joinBytes } from '../../shared/join-bytes.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import type { AddressedType } from '../../strapi/content-types.ts'
import type { ContentService } from '../../strapi/port/client.ts'
import { answerStoredFile, fileCacheKey, fileHeaders } from './answer-file.ts'
import { readPublicOrigin, requireBareAddress } from './origin.ts'
import { bySlugTypes, type MappedAddress, pagesPart, readPartName, toAddresses } from './sitemap-sections.ts'
import { writeTextElement, writeXmlElement, xmlHead } from './xml.ts'

export const sitemapType = 'application/xml; charset=utf-8'
const kind = { contentType: sitemapType, policy: policies.sitemapParts }

/**
 * `GET /sitemaps/{part}.xml`: streamed while it is read, so that only one page of entries and the part's bytes are in
 * memory. It is cached once it is complete.
 *
 * @throws NotFound for a name that no part has
 */
export async function serveSitemapPart(c: Context<AppEnv>): Promise<Response> {
  requireBareAddress(c)
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

/**
 * Entries per query, which are in memory while they are written. Strapi queries its database for each relation of each
 * row. A part takes 40 queries, and a Worker may make at least 50 subrequests.
 */
const entriesPerPage = 50

interface PartContext {
  content: ContentService
  locales: readonly Locale[]
  origin: string
}

/**
 * The text of a part, piece by piece: the next entries are read only when the reader has received the previous ones.
 *
 * @returns `undefined` for a name that no part has
 */
function writePart(name: string, context: PartContext): AsyncGenerator<string> | undefined {
  if (name === pagesPart) return write(pagesAddresses(context), context)
  const part = readPartName(name)
  return part && write(addressesIn(part.type, part.range, context), context)
}

async function* write(
  pages: AsyncIterable<MappedAddress[]>,
  { origin }: PartContext,
): AsyncGenerator<string> {
  let room = maxSitemapAddresses
  let isBegun = false
  const begin = () => (isBegun ? '' : openTag)
  for await (const page of pages) {
    const addresses = page.slice(0, room)
    room -= addresses.length
    yield begin() + addresses.map((address) => toUrl(address, origin)).join('')
    isBegun = true
    if (room === 0) break
  }
  yield `${begin()}</urlset>\n`
}

const openTag = `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`

/** @throws UpstreamFailed or ContentInvalid for a page of entries that couldn't be read */
async function* addressesIn(
  type: AddressedType,
  range: IdRange,
  { content, locales }: PartContext,
): AsyncGenerator<MappedAddress[]> {
  for (let after: number | undefined = range.after; after !== undefined && after < range.upTo; ) {
    const { entries, lastId } = await fetchMappedEntries(
      content,
      type,
      { after, upTo: range.upTo },
      entriesPerPage,
    )
    if (entries.length > 0) yield entries.flatMap((entry) => toAddresses(type, entry, locales))
    // The service may return smaller pages than requested: only an empty one is the last.
    after = lastId
  }
}

const everyId: IdRange = { after: 0, upTo: 2_147_483_647 }

/**
 * Addresses of pages at `/{slug}`, of entries that don't exist in the default language, and of fixed pages, without
 * duplicates.
 */
async function* pagesAddresses(context: PartContext): AsyncGenerator<MappedAddress[]> {
  const seen = new Set<string>()
  const isFirst = ({ path }: MappedAddress) => !seen.has(path) && seen.add(path)
  for (const type of bySlugTypes) {
    for await (const addresses of addressesIn(type, everyId, context)) yield addresses.filter(isFirst)
  }
  const elsewhere = await readEntriesElsewhere(context.content)
  yield elsewhere.flatMap(({ type, entry }) => toAddresses(type, entry, context.locales)).filter(isFirst)
  const fixed = context.locales.flatMap((locale) =>
    fixedPaths.map((path) => ({ path: localePath(locale, path) })),
  )
  yield fixed.filter(isFirst)
}

function toUrl({ path, updatedAt, imageUrl }: MappedAddress, origin: string): string {
  const inner = [
    writeTextElement('loc', `${origin}${path}`),
    updatedAt ? writeTextElement('lastmod', new Date(updatedAt).toISOString()) : '',
    imageUrl
      ? writeXmlElement('image:image', {}, writeTextElement('image:loc', new URL(imageUrl, origin).href))
      : '',
  ].join('')
  return `${writeXmlElement('url', {}, inner)}\n`
}
