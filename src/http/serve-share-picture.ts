import type { Context } from 'hono'
import { digest } from '../cache/digest.ts'
import { sharePictureMessages } from '../i18n/share-pictures.ts'
import { siteSharePicture } from '../page/preview-picture.ts'
import {
  type SharePicture,
  type SharePictureFormat,
  sharePictureFormats,
  sharePictureVersion,
} from '../share-pictures/share-picture.ts'
import type { Locale } from '../shared/locales.ts'
import type { AppEnv } from './app-env.ts'
import { isNotModified, validators } from './conditional-request.ts'
import { readRequest, type ServedPage, withSite } from './serve-page.tsx'

/** The last part of a share picture's address, for the route table. */
export const sharePictureFile = ':file{card(?:-16x9|-4x3|-1x1)?\\.png}'

/** An address that names what the picture shows may be kept for good; any other one only for a while. */
const cacheControl = {
  named: 'public, max-age=31536000, immutable',
  other: 'public, max-age=300',
} as const

/**
 * The handler of a page's share picture. The page's own loader says whether there is such a page (404 otherwise) and
 * its head what the picture says. Pictures are drawn once for each location: the Cache API keeps them by what they show,
 * so that no spelling of an address makes another drawing.
 */
export function serveSharePicture<Params, Query, Critical, Deferred>(
  served: ServedPage<Params, Query, Critical, Deferred>,
): (c: Context<AppEnv>) => Promise<Response> {
  return async (c) => {
    const definition = typeof served === 'function' ? await served() : served
    const page = withSite({ ...readRequest(c, definition), isAdmin: false })
    const { sharePicture: picture = siteSharePicture(page.locale) } = definition.head(
      page,
      await definition.loadCritical(page),
    )
    const format = formatOf(c.req.param('file') ?? '')
    const version = sharePictureVersion(page.locale, picture)
    const etag = `"${version}${format}"`
    const headers = {
      'Cache-Control': c.req.query('v') === version ? cacheControl.named : cacheControl.other,
      'Content-Type': 'image/png',
      ...validators({ etag }),
    }
    if (isNotModified(c.req.raw.headers, { etag })) return c.newResponse(null, 304, headers)
    return c.newResponse(await readOrDraw(c, page.locale, picture, format), 200, headers)
  }
}

const formatOf = (file: string): SharePictureFormat => {
  const name = file.slice('card'.length, -'.png'.length)
  return (
    Object.keys(sharePictureFormats).find((format): format is SharePictureFormat => format === name) ?? ''
  )
}

async function readOrDraw(
  c: Context<AppEnv>,
  locale: Locale,
  picture: SharePicture,
  format: SharePictureFormat,
): Promise<Uint8Array<ArrayBuffer> | ReadableStream> {
  const { pages, log } = c.var.services
  // Nobody can ask for this host from outside.
  const address = `https://share-pictures.invalid/${await digest(JSON.stringify([sharePictureVersion(locale, picture), locale, format, picture]))}`
  try {
    const kept = await pages.edge?.match(address)
    if (kept?.body) return kept.body
  } catch (error) {
    log.warn('share picture cache could not be read', { error })
  }
  const png = await draw(locale, picture, format)
  const keep = async () => {
    await pages.edge?.put(address, new Response(png, { headers: { 'Cache-Control': cacheControl.named } }))
  }
  pages.waitUntil(keep().catch((error: unknown) => log.warn('share picture could not be kept', { error })))
  return png
}

/** Letters and their outlines weigh more than all pages' code: they are loaded with the first picture. */
async function draw(
  locale: Locale,
  picture: SharePicture,
  format: SharePictureFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const [{ drawSharePicture }, { default: parts }] = await Promise.all([
    import('../share-pictures/draw-share-picture.ts'),
    import('../../public/build/share-picture-parts.json'),
  ])
  return drawSharePicture(parts, { locale, picture, format, otherTitle: sharePictureMessages(locale).site })
}
