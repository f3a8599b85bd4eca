import type { Context } from 'hono'
import { policies } from '../../cache/policies.ts'
import { readLastIds, readNewestTouches } from '../../content/site/sitemap-entries.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { pathTo } from '../../routes/paths.ts'
import type { AddressedType } from '../../strapi/content-types.ts'
import { answerFile } from './answer-file.ts'
import { readPublicOrigin, requireBareAddress } from './origin.ts'
import { sitemapType } from './sitemap-part.ts'
import { idsPerPart, pagesPart, splitTypes, toIdRange, toPartName } from './sitemap-sections.ts'
import { writeTextElement, writeXmlElement, xmlHead } from './xml.ts'

const kind = { contentType: sitemapType, policy: policies.sitemap }

/** Ranges of ids in one query; more would make it too long for the content service. */
const rangesAtOnce = 50

/**
 * `GET /sitemap.xml`: the parts of the sitemap. Two small queries find which parts exist and when each was last
 * changed; no entries are read.
 */
export async function serveSitemapIndex(c: Context<AppEnv>): Promise<Response> {
  requireBareAddress(c)
  return answerFile(c, kind, async () => {
    const parts = [{ name: pagesPart, touched: null }, ...(await readParts(c))]
    const inner = parts.map(({ name, touched }) => toSitemap(readPublicOrigin(c), name, touched)).join('')
    return `${xmlHead}${writeXmlElement('sitemapindex', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, `\n${inner}`)}\n`
  })
}

interface Part {
  name: string
  touched: string | null
}

async function readParts(c: Context<AppEnv>): Promise<Part[]> {
  const lastIds = await readLastIds(c.get('services').content)
  const parts = await Promise.all(splitTypes.map((type) => readPartsOf(c, type, lastIds[type] ?? 0)))
  return parts.flat()
}

/** A range of ids that contains no entries makes no part. */
async function readPartsOf(c: Context<AppEnv>, type: AddressedType, lastId: number): Promise<Part[]> {
  const parts: Part[] = []
  const count = Math.ceil(lastId / idsPerPart)
  for (let first = 1; first <= count; first += rangesAtOnce) {
    const numbers = Array.from(
      { length: Math.min(rangesAtOnce, count - first + 1) },
      (_, index) => first + index,
    )
    const touches = await readNewestTouches(c.get('services').content, type, numbers.map(toIdRange))
    for (const [index, number] of numbers.entries()) {
      const touched = touches[index]
      if (touched !== undefined) parts.push({ name: toPartName(type, number), touched })
    }
  }
  return parts
}

function toSitemap(origin: string, name: string, touched: string | null): string {
  const lastmod = touched ? writeTextElement('lastmod', new Date(touched).toISOString()) : ''
  const loc = writeTextElement('loc', `${origin}${pathTo('sitemapPart', { part: name })}`)
  return `${writeXmlElement('sitemap', {}, loc + lastmod)}\n`
}
