import type { Context } from 'hono'
import type { AppEnv } from '../../http/app-env.ts'
import { pathTo } from '../../routes/paths.ts'
import { campaignParameters } from '../../shared/constants.ts'
import { allLocales } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { isPublicHost, originOf, requirePlainAddress } from './origin.ts'

const maxAgeSeconds = 3600

/**
 * `GET /robots.txt` (RFC 9309): one group for all crawlers. A host that isn't public is closed to all of them, so that
 * no copy for testing is found.
 */
export function robots(c: Context<AppEnv>): Response {
  requirePlainAddress(c)
  const lines = isPublicHost(c) ? publicLines(originOf(c)) : ['User-agent: *', 'Disallow: /']
  return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': `public, max-age=${maxAgeSeconds}` })
}

const publicLines = (origin: string) => [
  'User-agent: *',
  'Allow: /',
  `Disallow: ${pathTo('api')}/`,
  `Disallow: ${pathTo('graphql')}`,
  // Pages with a form for each program and city, which are never cached; `/wishes` shows their results.
  ...allLocales.map((locale) => `Disallow: ${localePath(locale, pathTo('wishes'))}/`),
  // A directive of Yandex: addresses that differ only in these parameters are one page.
  `Clean-param: ${campaignParameters.join('&')}`,
  '',
  `Sitemap: ${origin}${pathTo('sitemap')}`,
]
