import type { Context } from 'hono'
import type { AppEnv } from '../../http/app-env.ts'
import { manifestMessages } from '../../languages/texts.ts'
import { assetUrls } from '../../rendering/assets.ts'
import { pathTo } from '../../routes/paths.ts'
import { screenshots, screenshotsFolder } from '../../shared/screenshots.ts'
import { localePath } from '../../shared/urls.ts'
import { readNames } from './read-names.ts'

/** Manifests in all languages describe the same installed application. */
const appId = '/'

/** Names of the screenshots that the brand has. */
const taken: readonly string[] = assetUrls.screenshots

/** Manifests change with deployments; it doesn't matter if a shortcut's name is an hour old. */
const cacheControl = 'public, max-age=3600'

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
      .filter(({ name }) => taken.includes(`${name}-${locale}`))
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
    'Cache-Control': cacheControl,
  })
}
