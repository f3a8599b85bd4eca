import type { Context } from 'hono'
import * as z from 'zod/mini'
import { readConcert } from '../content/concerts/concert.ts'
import { readCityDetail } from '../content/places/city-detail.ts'
import type { ContentService } from '../content/port/client.ts'
import { readBySlug } from '../content/site/by-slug.ts'
import { NotFound } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { brandNames } from '../i18n/brand-names.ts'
import { concertMessages } from '../i18n/concerts.ts'
import { placeMessages } from '../i18n/places.ts'
import { toFrameCode } from '../partners/embed-code.ts'
import { type FoundEmbed, findEmbed } from '../partners/find-embed.ts'
import { embedHeightsPx } from '../shared/embed.ts'
import { pathTo } from '../shared/paths.ts'
import { localePath } from '../shared/urls.ts'
import { parseCall } from './parse-call.ts'

const cacheSeconds = 3600
/** Where whoever asks doesn't say how much room there is. */
const usualWidthPx = 600

const sizeSchema = z.catch(
  z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{1,3}$/)),
      z.transform((digits) => Number(digits)),
    ),
  ),
  undefined,
)
const callSchema = z.object({
  url: z.string().check(z.maxLength(2048)),
  format: z._default(z.string(), 'json'),
  maxwidth: sizeSchema,
  maxheight: sizeSchema,
})

/**
 * `GET /oembed?url=&maxwidth=&maxheight=` (oembed.com, version 1.0): how another site shows a concert, a city or a program
 * in a frame. JSON only: 501 for another format, as the standard says. Scripts of any origin may read it.
 *
 * @throws NotFound for an address of another site, and for a page that is no such entry's
 * @throws BadRequest without an address
 */
export async function oembed(c: Context<AppEnv>): Promise<Response> {
  c.header('Access-Control-Allow-Origin', '*')
  const { url, format, maxwidth, maxheight } = parseCall(callSchema, c.req.query())
  if (format !== 'json') return c.json({ error: 'format must be json' }, 501)
  const { config, services } = c.var
  const asked = new URL(c.req.url).origin
  const origin = config.SITE_URL ? new URL(config.SITE_URL).origin : asked
  const found = findEmbed(url, [origin, asked])
  const title = found && config.LOCALES.includes(found.locale) && (await findTitle(services.content, found))
  if (!found || !title) throw new NotFound(url)
  const { kind, locale, slug } = found
  const path = pathTo(addressOf[kind], { slug })
  const address = `${origin}${localePath(locale, path)}`
  const height = Math.min(embedHeightsPx[kind], maxheight ?? Number.POSITIVE_INFINITY)
  c.header('Cache-Control', `public, max-age=${cacheSeconds}`)
  return c.json({
    version: '1.0',
    type: 'rich',
    provider_name: brandNames(locale).name,
    provider_url: `${origin}${localePath(locale, '/')}`,
    title,
    cache_age: cacheSeconds,
    html: toFrameCode({ address, title, kind }),
    width: Math.min(usualWidthPx, maxwidth ?? usualWidthPx),
    height,
  })
}

const addressOf = { concert: 'embedConcert', city: 'embedCity', program: 'embedProgram' } as const

/** @returns `undefined` where there is no such entry */
async function findTitle(
  content: ContentService,
  { kind, slug, locale }: FoundEmbed,
): Promise<string | undefined> {
  if (kind === 'concert') {
    const concert = await readConcert(content, locale, slug)
    return concert ? (concert.program?.name ?? concertMessages(locale).title) : undefined
  }
  if (kind === 'city') {
    const city = await readCityDetail(content, locale, slug)
    return city ? placeMessages(locale).concertsIn(city) : undefined
  }
  const entry = await readBySlug(content, locale, slug)
  return entry?.kind === 'program' ? entry.program.name : undefined
}
