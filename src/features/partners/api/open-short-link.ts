import type { Context } from 'hono'
import { createBoundedMemory } from '../../../cache/memory.ts'
import { NotFound, RateLimited } from '../../../errors.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { readVisitorKey } from '../../../http/rate-limit.ts'
import { readParam } from '../../../http/read-param.ts'
import { redirect } from '../../../http/redirect.ts'
import { isBrowserName } from '../../../shared/browser-name.ts'
import { isPrefetch } from '../../../shared/device.ts'

/** Interval at which visits of one network address are counted. It limits the writes that one visitor can cause. */
const countedAgainAfterMs = 60_000
/** Time of the last counted visit in milliseconds, by code and network address. It is held in memory only. */
const lastVisits = createBoundedMemory<number>(10_000)

/** Clears the counted visits. Needed by tests, which share one isolate. */
export const forgetCountedVisits = (): void => lastVisits.clear()

/**
 * `GET /t/{code}`: redirects to the page that a partner promotes, with its campaign. A visit is counted for its day: of a
 * network address one a minute for a code, and sixty a day (`throttle-rules.ts`). Programs that aren't browsers, browsers
 * that prefetch, and HEAD requests are not counted.
 *
 * @throws NotFound for an unknown code
 */
export async function handleShortLink(c: Context<AppEnv>): Promise<Response> {
  const { shortLinks: links, throttle, waitUntil, now, log } = c.get('services')
  const code = readParam(c, 'shortLink', 'code')
  const target = await links?.findTarget(code)
  if (!links || !target) throw new NotFound(c.get('path'))
  const isVisit =
    c.req.method === 'GET' &&
    !isPrefetch(c.req.raw.headers) &&
    isBrowserName(c.req.header('user-agent') ?? '')
  const visitor = readVisitorKey(c)
  const visit = `${code} ${visitor}`
  if (isVisit && (lastVisits.get(visit) ?? 0) <= now() - countedAgainAfterMs) {
    lastVisits.set(visit, now(), 1)
    const count = async () => {
      try {
        await throttle.countDaily('scans', visitor)
        await links.countVisit(code)
      } catch (error) {
        // The visitor is redirected even if counting fails.
        if (!(error instanceof RateLimited)) log.warn('a scan was not counted', { code, error })
      }
    }
    waitUntil(count())
  }
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  return redirect(c, target, 302)
}
