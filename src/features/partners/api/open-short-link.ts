import type { Context } from 'hono'
import { createMemory } from '../../../cache/memory.ts'
import { NotFound } from '../../../errors.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { readParam } from '../../../http/param-of.ts'
import { visitorOf } from '../../../http/rate-limit.ts'
import { redirect } from '../../../http/redirect.ts'
import { isFetchedEarly } from '../../../routes/early-fetching.ts'

/** A household is a visitor, and reads a poster once: who asks again and again writes nothing more. */
const countedAgainAfterMs = 60_000
/** When the last of these visitors were counted, in milliseconds, by address and code. Of the isolate, and in no store. */
const counted = createMemory<number>(10_000)

/** Forgets whose visits were counted: tests are one isolate. */
export const forgetCountedVisits = (): void => counted.clear()

/**
 * `GET /t/{code}`: to the page that a partner promotes, with the campaign. A visit counts for its day, of one visitor once a minute; one by a crawler,
 * by a browser that looks before the click, or by who asks for the headers alone, isn't one.
 *
 * @throws NotFound for a code that leads nowhere
 */
export async function openShortLink(c: Context<AppEnv>): Promise<Response> {
  const { shortLinks, waitUntil, now, log } = c.get('services')
  const code = readParam(c, 'shortLink', 'code')
  const links = shortLinks
  const target = await links?.findTarget(code)
  if (!links || !target) throw new NotFound(c.get('path'))
  const isVisit = c.req.method === 'GET' && !isFetchedEarly(c.req.raw.headers) && !c.get('device')().isCrawler
  const visit = `${code} ${visitorOf(c)}`
  if (isVisit && (counted.get(visit) ?? 0) <= now() - countedAgainAfterMs) {
    counted.set(visit, now(), 1)
    // Whoever scans a poster goes on all the same.
    waitUntil(
      links.count(code).catch((error: unknown) => log.warn('a scan was not counted', { code, error })),
    )
  }
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  return redirect(c, target, 302)
}
