import type { Context } from 'hono'
import { policies } from '../../cache/policies.ts'
import { readAddresses } from '../../content/site/addresses.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { readPublicOrigin, requireBareAddress } from '../../http/public-origin.ts'
import { pathTo } from '../../routes/paths.ts'
import { answerFile } from './answer-file.ts'
import { sitemapType } from './sitemap-part.ts'
import { listParts, type SitemapPart } from './sitemap-sections.ts'
import { writeTextElement, writeXmlElement, xmlHead } from './xml.ts'

const kind = { contentType: sitemapType, policy: policies.sitemaps }

/** `GET /sitemap.xml`: the parts of the sitemap, each with the instant at which one of its entries was last touched. */
export async function serveSitemapIndex(c: Context<AppEnv>): Promise<Response> {
  requireBareAddress(c)
  return answerFile(c, kind, async () => {
    const parts = listParts(await readAddresses(c.get('services').content))
    const inner = parts.map((part) => toSitemap(readPublicOrigin(c), part)).join('')
    return `${xmlHead}${writeXmlElement('sitemapindex', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, `\n${inner}`)}\n`
  })
}

function toSitemap(origin: string, { name, touchedAt }: SitemapPart): string {
  const lastmod = touchedAt ? writeTextElement('lastmod', new Date(touchedAt).toISOString()) : ''
  const loc = writeTextElement('loc', `${origin}${pathTo('sitemapPart', { part: name })}`)
  return `${writeXmlElement('sitemap', {}, loc + lastmod)}\n`
}
