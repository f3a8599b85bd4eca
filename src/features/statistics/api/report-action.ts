import type { Context } from 'hono'
import * as z from 'zod/mini'
import { BadRequest } from '../../../errors.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { readJson } from '../../../http/read-body.ts'
import { requireSameOrigin } from '../../../http/same-origin.ts'
import { searchLimits } from '../../../shared/search.ts'
import { splitLocalePath } from '../../../shared/urls.ts'
import { countAction } from '../count-visit.ts'
import { describeAction, describeSearchMiss, isNavigation, mayCount } from '../describe-visit.ts'
import type { Occurrence } from '../statistics-kinds.ts'

const maxBodyBytes = 8 * 1024
const text = (length: number) => z._default(z.string().check(z.maxLength(length)), '')

const reportSchema = z.union([
  z.object({
    kind: z.enum(['view', 'ticket', 'save', 'share']),
    /** The page, with or without its language prefix. */
    path: z.string().check(z.regex(/^\/[^?#\s]*$/), z.maxLength(200)),
    /** Query and referrer of the page that was seen. */
    search: text(2000),
    referrer: text(2000),
  }),
  z.object({
    kind: z.literal('search-miss'),
    query: z.string().check(z.maxLength(searchLimits.queryLength)),
  }),
])

/** Whether a public page exists at a path without language prefix. */
type FindPage = (c: Context<AppEnv>, path: string) => Promise<boolean>

/**
 * `POST /api/statistics`: counts what only a browser knows, for the statistics of the site → 204 at once, whether it
 * counts or not. A click on tickets, a saved concert and a shared page count once a day for each visitor and page, and so
 * does a search without a result. Views are counted here if the browser had fetched the page in advance.
 *
 * @throws BadRequest, Forbidden
 */
export const reportAction =
  (findPage: FindPage) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    requireSameOrigin(c)
    c.set('isPrivate', true)
    c.header('Cache-Control', 'no-store')
    const parsed = reportSchema.safeParse(await readJson(c.req.raw, maxBodyBytes))
    if (!parsed.success) throw new BadRequest('body', 'must be a report')
    const report = parsed.data
    if (c.get('config').hasStatistics && mayCount(c.req.raw)) {
      const { waitUntil, now } = c.get('services')
      if (report.kind === 'search-miss')
        waitUntil(count(c, async () => describeSearchMiss(c.req.raw, report.query, now())))
      else {
        const { path } = splitLocalePath(report.path, c.get('config').LOCALES)
        const seen = { ...report, origin: c.get('url').origin }
        const describe = async () =>
          (await findPage(c, path))
            ? describeAction(c.req.raw, { kind: report.kind, path }, seen, now())
            : undefined
        waitUntil(count(c, describe))
      }
    }
    return c.body(null, 204)
  }

/** Counts a search of the page `/search` that has found nothing. Never fails. */
export async function countSearchMiss(c: Context<AppEnv>, query: string): Promise<void> {
  const { headers } = c.req.raw
  if (!c.get('config').hasStatistics || !mayCount(c.req.raw) || !isNavigation(headers)) return
  await count(c, async () => describeSearchMiss(c.req.raw, query, c.get('services').now()))
}

/** Never fails: nobody waits for it. */
async function count(c: Context<AppEnv>, describe: () => Promise<Occurrence | undefined>): Promise<void> {
  const { log, now } = c.get('services')
  const { STATISTICS_DAY: days, STATISTICS_POINTS: points } = c.env
  if (!days) return
  try {
    const occurrence = await describe()
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    if (occurrence) await countAction({ days, points, log, now, pause }, c.req.raw.headers, occurrence)
  } catch (error) {
    log.warn('a click could not be counted', { error })
  }
}
