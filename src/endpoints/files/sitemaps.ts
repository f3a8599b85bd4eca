import type { Context } from 'hono'
import { policies } from '../../cache/policies.ts'
import { readRows } from '../../content/concerts/schedule.ts'
import type { ContentService } from '../../content/content-service.ts'
import { type MappedEntry, mappedTypes, readAddresses } from '../../content/site/addresses.ts'
import { NotFound } from '../../errors.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { readPublicOrigin, requireBareAddress } from '../../http/public-origin.ts'
import { readParam } from '../../http/read-param.ts'
import { fixedPaths, pathTo } from '../../routes/paths.ts'
import { maxSitemapAddresses } from '../../shared/constants.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { answerFile } from './answer-file.ts'
import {
  bySlugTypes,
  listParts,
  type MappedAddress,
  pagesPart,
  readPartName,
  type SitemapPart,
  toAddresses,
} from './sitemap-sections.ts'
import { writeTextElement, writeXmlElement, xmlHead } from './xml.ts'

const sitemapType = 'application/xml; charset=utf-8'
const kind = { contentType: sitemapType, policy: policies.sitemaps }

/** `GET /sitemaps/{part}.xml`. @throws NotFound for a name that no part has */
export async function serveSitemapPart(c: Context<AppEnv>): Promise<Response> {
  requireBareAddress(c)
  const name = readParam(c, 'sitemapPart', 'part').replace(/\.xml$/, '')
  return answerFile(c, kind, async () => {
    const found = await listAddresses(name, c.get('services').content, c.get('config').LOCALES)
    if (!found) throw new NotFound(c.get('path'))
    const origin = readPublicOrigin(c)
    const shown = found.slice(0, maxSitemapAddresses).map((address) => toUrl(address, origin))
    return `${openTag}${shown.join('')}</urlset>\n`
  })
}

const openTag = `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`

/** The addresses of a part; `undefined` for a name that no part has. @throws UpstreamFailed where nothing is published */
async function listAddresses(
  name: string,
  content: ContentService,
  locales: readonly Locale[],
): Promise<MappedAddress[] | undefined> {
  const { entries } = await readAddresses(content)
  const all = mappedTypes.flatMap((type) => entries[type].map((entry) => ({ type, entry })))
  if (name === pagesPart) {
    const ofPages = all.filter(({ type }) => bySlugTypes.includes(type))
    const fixed = locales.flatMap((locale) => fixedPaths.map((path) => ({ path: localePath(locale, path) })))
    return uniqueByPath([
      ...ofPages.flatMap(({ type, entry }) => toAddresses(type, entry, locales)),
      ...fixed,
    ])
  }
  const part = readPartName(name)
  if (!part) return undefined
  if ('period' in part) return listConcerts(part.period, content, entries.program, locales)
  const { type, first, end } = part
  return entries[type].slice(first, end).flatMap((entry) => toAddresses(type, entry, locales))
}

/** The first of a path is kept: entries come before fixed pages, since they have a date of their last change. */
const uniqueByPath = (found: readonly MappedAddress[]): MappedAddress[] =>
  [...new Map(found.toReversed().map((address) => [address.path, address])).values()].toReversed()

/** Returns the sitemap's addresses of a half-year's concerts. The picture of a concert is its program's. */
async function listConcerts(
  period: string,
  content: ContentService,
  programs: readonly MappedEntry[],
  locales: readonly Locale[],
): Promise<MappedAddress[]> {
  const pictures = new Map(programs.flatMap(({ rows, imageUrl }) => rows.map(({ slug }) => [slug, imageUrl])))
  const concerts = (await readRows(content, (each) => each === period)).flat()
  return concerts.flatMap(({ slug, updatedAt, programSlug = '' }) => {
    const imageUrl = pictures.get(programSlug)
    const row = { slug, ...(updatedAt ? { updatedAt } : {}) }
    return toAddresses('concert', { rows: [row], ...(imageUrl ? { imageUrl } : {}) }, locales)
  })
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
