import type { Context } from 'hono'
import * as z from 'zod/mini'
import { BadRequest, NotFound } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { toCanonicalPath } from '../http/canonical-address.ts'
import { readForm } from '../http/read-body.ts'
import { redirect } from '../http/redirect.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import { hasThemes, rememberTheme } from '../http/theme-choice.ts'
import { pathTo } from '../routes/paths.ts'
import { themeChoices, themeSwitchId } from '../shared/theme.ts'
import { localePath, splitLocalePath } from '../shared/urls.ts'

const maxFormBytes = 1024

const formSchema = z.strictObject({ theme: z.enum(themeChoices) })

/**
 * `POST /theme` with `theme=system | light | dark` → 303 to the page that the visitor came from, where the switch is.
 *
 * @throws NotFound where there is one theme only
 * @throws Forbidden unless the browser says that it comes from a page of this site
 * @throws BadRequest
 */
export async function chooseTheme(c: Context<AppEnv>): Promise<Response> {
  if (!hasThemes) throw new NotFound(c.get('path'))
  requireSameOrigin(c)
  const form = formSchema.safeParse(await readForm(c.req.raw, maxFormBytes))
  if (!form.success) throw new BadRequest('theme', `must be one of ${themeChoices.join(', ')}`)
  rememberTheme(c, form.data.theme)
  c.header('Cache-Control', 'no-store')
  // What was fetched before the click is in the theme that it was fetched in.
  c.header('Clear-Site-Data', '"prefetchCache", "prerenderCache"')
  return redirect(c, `${pageBefore(c)}#${themeSwitchId}`, 303)
}

/**
 * The page of this site that the visitor was on, by `Referer`, as a path with its query; the home page where the
 * browser doesn't say.
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
  // One slash at its beginning: it leads to no other host.
  const path = toCanonicalPath(pathname, config.LOCALES)
  // An error page of this very call has a switch too, and can't be gone back to.
  const isThisCall = splitLocalePath(path, config.LOCALES).path === pathTo('chooseTheme')
  return isThisCall ? home : `${path}${search}`
}
