import type { Context } from 'hono'
import * as z from 'zod/mini'
import { BadRequest, NotFound } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readForm } from '../http/read-body.ts'
import { redirect } from '../http/redirect.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import { hasThemes, rememberTheme } from '../http/theme.ts'
import { toCanonicalPath } from '../routes/canonical-path.ts'
import { pathTo } from '../routes/paths.ts'
import { themeChoices, themeSwitchId } from '../shared/theme.ts'
import { localePath, splitLocalePath } from '../shared/urls.ts'

const maxFormBytes = 1024

const formSchema = z.strictObject({ theme: z.enum(themeChoices) })

/**
 * `POST /theme` with `theme=system | light | dark`: sets the theme and redirects (303) to the page that the visitor
 * came from, to its theme switch.
 *
 * @throws NotFound where the site has only one theme
 * @throws Forbidden unless the browser says that the call comes from a page of this site
 * @throws BadRequest
 */
export async function chooseTheme(c: Context<AppEnv>): Promise<Response> {
  if (!hasThemes) throw new NotFound(c.get('path'))
  requireSameOrigin(c)
  const form = formSchema.safeParse(await readForm(c.req.raw, maxFormBytes))
  if (!form.success) throw new BadRequest('theme', `must be one of ${themeChoices.join(', ')}`)
  rememberTheme(c, form.data.theme)
  c.header('Cache-Control', 'no-store')
  // Prefetched and prerendered pages have the old theme.
  c.header('Clear-Site-Data', '"prefetchCache", "prerenderCache"')
  return redirect(c, `${pageBefore(c)}#${themeSwitchId}`, 303)
}

/**
 * The page of this site that the visitor came from, by `Referer`, as a path with its query; the home page where the
 * browser sends none.
 */
function pageBefore(c: Context<AppEnv>): string {
  const locale = c.get('locale')
  const config = c.get('config')
  const home = localePath(locale, pathTo('home'))
  const referrer = c.req.header('referer') ?? ''
  if (!URL.canParse(referrer)) return home
  const { origin, pathname, search } = new URL(referrer)
  const own = [c.req.url, config.SITE_URL].map((url) => (url ? new URL(url).origin : undefined))
  if (!own.includes(origin)) return home
  // The path begins with one slash, so it can't lead to another host.
  const path = toCanonicalPath(pathname, config.LOCALES)
  // An error page of this call has a theme switch too, but can't be returned to.
  const isThisCall = splitLocalePath(path, config.LOCALES).path === pathTo('chooseTheme')
  return isThisCall ? home : `${path}${search}`
}
