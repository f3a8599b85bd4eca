import type { Context } from 'hono'
import { NotFound } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { paramOf } from '../http/param-of.ts'
import { redirect } from '../http/redirect.ts'
import { isFetchedEarly } from '../shared/early-fetching.ts'

/**
 * `GET /t/{code}`: to the page that a partner promotes, with the campaign. A visit counts for its day; one by a crawler,
 * by a browser that looks before the click, or by who asks for the headers alone, isn't one.
 *
 * @throws NotFound for a code that leads nowhere
 */
export async function shortLink(c: Context<AppEnv>): Promise<Response> {
  const { shortLinks, waitUntil, log } = c.get('services')
  const code = paramOf(c, 'shortLink', 'code')
  const links = await shortLinks()
  const target = await links?.findTarget(code)
  if (!links || !target) throw new NotFound(c.get('path'))
  if (c.req.method === 'GET' && !isFetchedEarly(c.req.raw.headers) && !c.get('device')().isCrawler) {
    // Whoever scans a poster goes on all the same.
    waitUntil(
      links.count(code).catch((error: unknown) => log.warn('a scan was not counted', { code, error })),
    )
  }
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  return redirect(c, target, 302)
}
