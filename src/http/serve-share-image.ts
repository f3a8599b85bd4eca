import type { Context } from 'hono'
import type { CachedResponse } from '../cache/edge-cache.ts'
import { createKeys } from '../cache/key.ts'
import { policies } from '../cache/policies.ts'
import { makeUnreadableFileError, readAsset } from '../cache/read-asset.ts'
import { shareImageMessages } from '../languages/texts.ts'
import { assetUrls } from '../rendering/assets.ts'
import type { AnyPage, PublicPage } from '../rendering/define-page.ts'
import { makeSiteShareImage } from '../rendering/preview-picture.ts'
import { versionParameter } from '../routes/share-image-file.ts'
import type { ShareImageParts } from '../share-images/parts.ts'
import type { PackedScene } from '../share-images/scene.ts'
import {
  type ShareImage,
  type ShareImageFormat,
  scenesFolder,
  shareImageFormats,
  shareImageVersion,
} from '../share-images/share-image.ts'
import type { AppEnv } from './app-env.ts'
import { readOrRender } from './page-cache/cached-response.ts'
import { isNotModified, toValidators } from './page-cache/conditional-request.ts'
import { readConfigurationDigest } from './page-cache/deployment.ts'
import { toPageKey } from './page-cache/page-key.ts'
import { addSiteContent, readPublicRequest } from './page-request.ts'
import { toPolicyHeaders } from './response-headers.ts'
import { type LazyValue, resolvePublicPage } from './serve-page.tsx'

/** Browser cache lifetimes: for good if the address contains the image's version, otherwise for five minutes. */
const cacheControl = {
  named: 'public, max-age=31536000, immutable',
  other: 'public, max-age=300',
} as const

const keys = createKeys<CachedResponse>('share-image', 1)

/**
 * Makes the handler of a page's share image. The page's loader decides whether the page exists (otherwise 404), and
 * its head what the image shows. Each location draws an image once: the Cache API stores it under its content, so that
 * different addresses of one image don't draw it again.
 */
export const serveShareImage =
  (page: LazyValue<AnyPage>) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const definition = await resolvePublicPage(c, page)
    const asked = await addSiteContent({
      ...readPublicRequest(c, definition),
      isAdmin: false,
      isEditor: false,
    })
    const critical = (await definition.loadCritical?.(asked)) ?? {}
    const { shareImage: picture = makeSiteShareImage(asked.locale) } = definition.head(asked, critical)
    const format = formatOf(c.req.param('file') ?? '')
    const version = shareImageVersion(assetUrls.sharePictures, asked.locale, picture)
    const etag = `"${version}${format}"`
    const isNamed = c.req.query(versionParameter) === version
    const headers = {
      'Cache-Control': isNamed ? cacheControl.named : cacheControl.other,
      'Content-Type': 'image/png',
    }
    if (isNotModified(c.req.raw.headers, { etag }))
      return c.newResponse(null, 304, { ...headers, ...toValidators({ etag }) })
    const key = keys(JSON.stringify([version, asked.locale, format, picture]))
    const drawn = () =>
      readOrRender(c, key, policies.shareImages, async () => {
        return { body: await draw(c, picture, format), etag, tags: [] }
      })
    const { value, status } = isNamed
      ? await readOrRender(c, await toNamedKey(c, asked, version), policies.namedShareImages, async () => {
          return { ...(await drawn()).value, headers: { ...headers, ...toPolicyHeaders(c) } }
        })
      : await drawn()
    return c.newResponse(value.body, 200, { ...headers, ...toValidators({ etag }), 'X-Cache': status })
  }

/** The key under which the fast path of the page cache finds the image by its address alone. */
const toNamedKey = async (c: Context<AppEnv>, { origin, locale, path }: PublicPage, version: string) =>
  toPageKey(
    { configuration: await readConfigurationDigest(c.env), origin, locale, path, query: version },
    'picture',
  )

const formatOf = (file: string): ShareImageFormat => {
  const name = file.slice('card'.length, -'.png'.length)
  return Object.keys(shareImageFormats).find((format): format is ShareImageFormat => format === name) ?? ''
}

async function draw(
  c: Context<AppEnv>,
  picture: ShareImage,
  format: ShareImageFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const locale = c.get('locale')
  const [{ drawShareImage }, parts, scene] = await Promise.all([
    import('../share-images/draw-share-image.ts'),
    readShareImageParts(c),
    picture.scene ? readScene(c, picture.scene) : undefined,
  ])
  const otherTitle = shareImageMessages(locale).site
  return drawShareImage(parts, { locale, picture, format, otherTitle, scene })
}

/**
 * Reads a program's picture, packed by the build.
 *
 * @returns `undefined` for one that a site still lacks which draws its pictures while it is served
 * @throws UpstreamFailed when it can't be read, so that no image without its scene is stored
 */
async function readScene({ req, env }: Context<AppEnv>, name: string): Promise<PackedScene | undefined> {
  const answer = await readAsset(env.ASSETS, new URL(`/${scenesFolder}/${name}.json`, req.url), {
    what: `the scene ${name}`,
    limitMs: partsLimitMs,
  })
  // The file was written by the build of this Worker, so its shape is known.
  return answer.status === 404 ? undefined : ((await readJsonOf(answer, `the scene ${name}`)) as PackedScene)
}

/** Path of the file with glyph outlines and logos, written by the build. */
const partsPath = '/build/share-picture-parts.json'
/**
 * Time limit for reading the file of image parts, in milliseconds; longer than for other files, as this one is large.
 */
const partsLimitMs = 2000

/** The content of the file of image parts, once it is read: plain values, which belong to no request. */
let loadedParts: ShareImageParts | undefined

/**
 * Reads glyph outlines and logos from a file of the build beside the Worker. Inside the Worker they would be a third
 * of the code that every isolate loads, and few isolates draw images.
 *
 * @throws UpstreamFailed when the file can't be read
 */
async function readShareImageParts({ req, env }: Context<AppEnv>): Promise<ShareImageParts> {
  loadedParts ??= await fetchParts(env.ASSETS, new URL(partsPath, req.url))
  return loadedParts
}

async function fetchParts(assets: Fetcher, address: URL): Promise<ShareImageParts> {
  const what = 'the parts of Open Graph images'
  const answer = await readAsset(assets, address, { what, limitMs: partsLimitMs })
  // The build that made this Worker has written the file, and both are deployed together.
  return (await readJsonOf(answer, what)) as ShareImageParts
}

/** @throws UpstreamFailed for another status than 200, or for no JSON */
async function readJsonOf(answer: Response, what: string): Promise<unknown> {
  try {
    if (answer.status !== 200) throw new Error(`status ${answer.status}`)
    return await answer.json()
  } catch (error) {
    throw makeUnreadableFileError(what, error)
  }
}
