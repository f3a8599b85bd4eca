import type { Context } from 'hono'
import * as z from 'zod/mini'
import { NotFound } from '../../../errors.ts'
import { parseCall } from '../../../http/api-call.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { chooseBrandNames } from '../../../languages/brand-names.ts'
import { pathTo } from '../../../routes/paths.ts'
import { embedHeightsPx } from '../../../shared/embed.ts'
import { localePath } from '../../../shared/urls.ts'
import { toFrameCode } from '../embed-code.ts'
import { findEmbed, framePageNames, readEmbedTitle } from '../find-embed.ts'

const cacheSeconds = 3600
/** Width if the request has no `maxwidth`. */
const defaultWidthPx = 600

const sizeSchema = z.catch(
  z.optional(
    z.pipe(
      z.string().check(z.regex(/^\s*[1-9]\d{0,4}(?:\.\d+)?(?:px)?\s*$/i)),
      z.transform((length) => Math.floor(Number.parseFloat(length))),
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
 * `GET /oembed?url=&maxwidth=&maxheight=` (oembed.com, version 1.0): how another site embeds a concert, city or program
 * in a frame. JSON only: other formats get 501, as the standard says. Scripts of any origin may read it.
 *
 * @throws NotFound for an address of another site, and for any other page
 * @throws BadRequest without an address
 */
export async function handleOembed(c: Context<AppEnv>): Promise<Response> {
  c.header('Access-Control-Allow-Origin', '*')
  const { url, format, maxwidth, maxheight } = parseCall(callSchema, c.req.query())
  if (format.toLowerCase() !== 'json') return c.json({ error: 'format must be json' }, 501)
  const { config, services } = c.var
  const requestOrigin = new URL(c.req.url).origin
  const origin = config.SITE_URL ? new URL(config.SITE_URL).origin : requestOrigin
  const found = findEmbed(url, [origin, requestOrigin])
  const title =
    found && config.LOCALES.includes(found.locale) && (await readEmbedTitle(services.content, found))
  if (!found || !title) throw new NotFound(url)
  const { kind, locale, slug } = found
  const path = pathTo(framePageNames[kind], { slug })
  const address = `${origin}${localePath(locale, path)}`
  const width = Math.min(defaultWidthPx, maxwidth ?? defaultWidthPx)
  const height = Math.min(embedHeightsPx[kind], maxheight ?? Number.POSITIVE_INFINITY)
  c.header('Cache-Control', `public, max-age=${cacheSeconds}`)
  return c.json({
    version: '1.0',
    type: 'rich',
    provider_name: chooseBrandNames(locale).name,
    provider_url: `${origin}${localePath(locale, '/')}`,
    title,
    cache_age: cacheSeconds,
    html: toFrameCode({ address, title, kind }, { height, ...(maxwidth ? { width } : {}) }),
    width,
    height,
  })
}
