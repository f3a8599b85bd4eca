import type { Context } from 'hono'
import type { CachedResponse } from '../cache/edge-cache.ts'
import { createKeys } from '../cache/key.ts'
import { policies } from '../cache/policies.ts'
import { sharePictureMessages } from '../i18n/share-pictures.ts'
import { assetUrls } from '../rendering/assets.ts'
import type { AnyPage, PublicPage } from '../rendering/define-page.ts'
import { siteShareImage } from '../rendering/preview-picture.ts'
import { versionParameter } from '../routes/share-image-file.ts'
import {
  type SharePicture,
  type SharePictureFormat,
  sharePictureFormats,
  sharePictureVersion,
} from '../share-images/share-image.ts'
import type { AppEnv } from './app-env.ts'
import { readOrRender } from './page-cache/cached-response.ts'
import { isNotModified, validators } from './page-cache/conditional-request.ts'
import { digestOf } from './page-cache/deployment.ts'
import { toPageKey } from './page-cache/page-key.ts'
import { readPublicRequest, withSite } from './page-request.ts'
import { policyHeaders } from './security-headers.ts'
import { type Lazy, resolvePublicPage } from './serve-page.tsx'
import { readShareImageParts } from './share-image-parts.ts'

/** An address that names what the picture shows may be kept for good; any other one only for a while. */
const cacheControl = {
  named: 'public, max-age=31536000, immutable',
  other: 'public, max-age=300',
} as const

const keys = createKeys<CachedResponse>('share-picture', 1)

/**
 * The handler of a page's share picture. The page's own loader says whether there is such a page (404 otherwise) and
 * its head what the picture says. Pictures are drawn once for each location: the Cache API keeps them by what they show,
 * so that no spelling of an address makes another drawing.
 */
export const serveShareImage =
  (page: Lazy<AnyPage>) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const definition = await resolvePublicPage(c, page)
    const asked = await withSite({ ...readPublicRequest(c, definition), isAdmin: false, isEditor: false })
    const critical = (await definition.loadCritical?.(asked)) ?? {}
    const { sharePicture: picture = siteShareImage(asked.locale) } = definition.head(asked, critical)
    const format = formatOf(c.req.param('file') ?? '')
    const version = sharePictureVersion(assetUrls.sharePictures, asked.locale, picture)
    const etag = `"${version}${format}"`
    const isNamed = c.req.query(versionParameter) === version
    const headers = {
      'Cache-Control': isNamed ? cacheControl.named : cacheControl.other,
      'Content-Type': 'image/png',
    }
    if (isNotModified(c.req.raw.headers, { etag }))
      return c.newResponse(null, 304, { ...headers, ...validators({ etag }) })
    const key = keys(JSON.stringify([version, asked.locale, format, picture]))
    const drawn = () =>
      readOrRender(c, key, policies.sharePictures, async () => {
        return { body: await draw(c, picture, format), etag, tags: [] }
      })
    const { value, status } = isNamed
      ? await readOrRender(c, await toNamedKey(c, asked, version), policies.namedSharePictures, async () => {
          return { ...(await drawn()).value, headers: { ...headers, ...policyHeaders(c) } }
        })
      : await drawn()
    return c.newResponse(value.body, 200, { ...headers, ...validators({ etag }), 'X-Cache': status })
  }

/** What shows the same is drawn once; each address is answered by `front/`, which doesn't know what it shows. */
const toNamedKey = async (c: Context<AppEnv>, { origin, locale, path }: PublicPage, version: string) =>
  toPageKey({ configuration: await digestOf(c.env), origin, locale, path, query: version }, 'picture')

const formatOf = (file: string): SharePictureFormat => {
  const name = file.slice('card'.length, -'.png'.length)
  return (
    Object.keys(sharePictureFormats).find((format): format is SharePictureFormat => format === name) ?? ''
  )
}

async function draw(
  c: Context<AppEnv>,
  picture: SharePicture,
  format: SharePictureFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const locale = c.get('locale')
  const [{ drawSharePicture }, parts] = await Promise.all([
    import('../share-images/draw-share-image.ts'),
    readShareImageParts(c),
  ])
  return drawSharePicture(parts, { locale, picture, format, otherTitle: sharePictureMessages(locale).site })
}
