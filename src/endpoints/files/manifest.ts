import type { Context } from 'hono'
import { storeLimitMs } from '../../cache/call-store.ts'
import { readAsset } from '../../cache/read-asset.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { isNotModified, toValidators } from '../../http/page-cache/conditional-request.ts'
import { manifestMessages } from '../../languages/texts.ts'
import { assetUrls } from '../../rendering/assets.ts'
import { pathTo } from '../../routes/paths.ts'
import { screenshots, screenshotsFolder } from '../../shared/screenshots.ts'
import { localePath } from '../../shared/urls.ts'
import { readNames } from './read-names.ts'

/** Manifests in all languages describe the same installed application. */
const appId = '/'

/** Names of the screenshots that the brand has. */
const brandScreenshots: readonly string[] = assetUrls.screenshots

/** Manifests change with deployments; it doesn't matter if a shortcut's name is an hour old. */
const manifestCacheControl = 'public, max-age=3600'

/** `GET /manifest.webmanifest`, in the language of the address (W3C, Web Application Manifest). */
export async function serveManifest(c: Context<AppEnv>): Promise<Response> {
  const locale = c.get('locale')
  const services = c.get('services')
  const names = await readNames(services.content, locale)
  const t = manifestMessages(locale)
  const ground = assetUrls.schemes[0]?.ground
  const at = (path: string) => localePath(locale, path)
  const shortcut = (name: string, path: string, shortName = name) => ({
    name,
    short_name: shortName,
    url: at(path),
    icons: [{ src: '/build/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })
  const manifest = {
    id: appId,
    name: names.fullName,
    short_name: names.name,
    description: names.description,
    lang: locale,
    dir: 'ltr',
    start_url: at(pathTo('home')),
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'any',
    theme_color: ground,
    background_color: ground,
    categories: ['music', 'entertainment'],
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    icons: [
      { src: '/build/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/build/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/build/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/build/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: screenshots
      .filter(({ name }) => brandScreenshots.includes(`${name}-${locale}`))
      .map(({ name, formFactor, width, height }) => ({
        src: `/build/${screenshotsFolder}/${name}-${locale}.webp`,
        sizes: `${width}x${height}`,
        type: 'image/webp',
        form_factor: formFactor,
        label: t.screenshots[name],
      })),
    shortcuts: [
      shortcut(t.concerts, `${pathTo('concerts')}?city=all`),
      shortcut(t.myCity, pathTo('concerts'), t.myCityShort),
      shortcut(t.search, pathTo('search')),
    ],
  }
  return c.newResponse(JSON.stringify(manifest), 200, {
    'Content-Type': 'application/manifest+json; charset=UTF-8',
    'Cache-Control': manifestCacheControl,
  })
}

/** Paths of the two scripts that the build writes. */
const scripts = { on: '/build/service-worker.js', off: '/build/kill-switch.js' } as const

/**
 * `GET /sw.js`: the service worker's script; with `SERVICE_WORKER=off`, a script that removes it from visitors'
 * devices. Pages check every 20 seconds for a new version, so its ETag is answered with 304.
 *
 * @throws UpstreamFailed when the script can't be read; the browser then keeps its current service worker, as after a
 *   404
 */
export async function serveServiceWorker(c: Context<AppEnv>): Promise<Response> {
  const file = await readScript(c)
  if (file.status !== 200) return c.text('Not Found', 404, { 'Cache-Control': 'no-store' })
  const etag = file.headers.get('etag')
  const headers = {
    'Content-Type': 'text/javascript; charset=UTF-8',
    'Cache-Control': 'no-cache',
    ...(etag ? toValidators({ etag }) : {}),
  }
  if (!etag || !isNotModified(c.req.raw.headers, { etag })) return c.newResponse(file.body, 200, headers)
  await file.body?.cancel()
  return c.newResponse(null, 304, headers)
}

const readScript = ({ var: { config }, env, req }: Context<AppEnv>): Promise<Response> =>
  readAsset(env.ASSETS, new URL(scripts[config.SERVICE_WORKER], req.url), {
    what: 'the service worker’s script',
    limitMs: storeLimitMs,
  })
