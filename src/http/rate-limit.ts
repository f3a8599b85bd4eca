import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { storeLimitMs } from '../cache/call-store.ts'
import { withinLimit } from '../cache/time-limit.ts'
import type { BindingsOfKind } from '../config/bindings.ts'
import { RateLimited } from '../errors.ts'
import type { RateLimitName } from '../routes/address-kinds.ts'
import { findRow } from '../routes/address-rules.ts'
import { isDeskPath } from '../routes/desk-addresses.ts'
import { isApiPath, isMarkdownPath } from '../routes/paths.ts'
import { callCounts } from '../shared/stored-names.ts'
import { toNetwork, toVisitor } from '../throttle/visitor-address.ts'
import type { AppEnv } from './app-env.ts'

/** Period of the rate-limit bindings in `wrangler.toml`, in seconds: after it the visitor may certainly call again. */
const periodSeconds = callCounts.maxAgeSeconds

type Limit = BindingsOfKind<'rate-limit'>

const limitOf: Record<RateLimitName, Limit | undefined> = {
  write: 'WRITE_LIMIT',
  search: 'SEARCH_LIMIT',
  partner: 'GRAPHQL_LIMIT',
  // The guests of one hall vote from one network address at the same time. `features/votes/vote-rules.ts` decides how
  // many of those votes count.
  vote: 'VOTE_LIMIT',
  statistics: 'STATISTICS_LIMIT',
  nothing: undefined,
}

/**
 * Limits how often one visitor may search, use the content proxy, and send data. Cloudflare counts per location;
 * without the bindings there is no limit.
 *
 * @throws RateLimited
 */
export const rateLimit = createMiddleware<AppEnv>(async (c, next) => {
  const limit = chooseLimit(c.req.method, c.get('path'), c.req.query('q'))
  if (limit && !(await countCall(c, limit))) refuse(c, new RateLimited(periodSeconds))
  await next()
})

/** Counts a call, and says whether the visitor is within the limit. Without the binding there is no limit. */
export async function countCall(c: Context<AppEnv>, limit: Limit): Promise<boolean> {
  const limiter = c.env[limit]
  if (!limiter) return true
  const tooLate = () => new Error(`no answer within ${storeLimitMs} ms`)
  try {
    const counted = Promise.all(toLimitKeys(readVisitorKey(c)).map((key) => limiter.limit({ key })))
    return (await withinLimit(storeLimitMs, counted, tooLate)).every(({ success }) => success)
  } catch (error) {
    // If a counter fails or is slow, the call is allowed.
    c.get('services').log.warn('calls could not be counted', { limit, error })
    return true
  }
}

/**
 * Limit for a whole IPv6 /48, as a multiple of one visitor's limit. One customer can own a /48, or a city's mobile
 * network can share it.
 */
const visitorsOfNetwork = 16

/**
 * The keys under which a call is counted: the visitor, and for IPv6 one of sixteen shares of the visitor's /48. So the
 * 65,536 subnets of one customer together may make as many calls as sixteen visitors.
 *
 * @param visitor as `toVisitor` returns it
 */
export function toLimitKeys(visitor: string): string[] {
  const network = toNetwork(visitor)
  if (network === undefined) return [visitor]
  const subnet = Number.parseInt(visitor.split(':')[3] ?? '0', 16) || 0
  return [visitor, `${network}/48 ${subnet % visitorsOfNetwork}`]
}

export const readVisitorKey = (c: Context<AppEnv>): string => toVisitor(c.req.header('cf-connecting-ip'))

/**
 * A form over the limit goes back to the visitor with its input (`handle-action.tsx`); any other call ends with the
 * error.
 */
function refuse(c: Context<AppEnv>, error: RateLimited): void {
  const row = findRow(c.get('path'))
  const isForm = isDeskPath(c.get('path')) || (row?.kind === 'page' && row.hasAction)
  if (c.req.method !== 'POST' || !isForm) throw error
  c.set('rateLimited', error)
}

/**
 * Chooses the limit that a call counts against, by its row of the address book. Unknown addresses are counted too.
 *
 * @param text the search text of a page, whose results are not cached
 */
export function chooseLimit(method: string, path: string, text: string | undefined): Limit | undefined {
  // An office works through a hundred messages from one network address.
  if (isDeskPath(path)) return 'PRIVATE_LIMIT'
  const row = findRow(path)
  const isReading = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
  // No response to them is cached: each one reads a session and that visitor's data from the database.
  if (isReading && row && 'isPrivate' in row && row.isPrivate) return 'PRIVATE_LIMIT'
  // Written from its page each time.
  if (isReading && isMarkdownPath(path)) return 'SEARCH_LIMIT'
  const countsAs = row && 'countsAs' in row ? row.countsAs : undefined
  if (isReading && row?.kind !== 'page' && countsAs) return limitOf[countsAs]
  if (isReading) return text && !isApiPath(path) ? 'SEARCH_LIMIT' : undefined
  return limitOf[countsAs ?? 'write']
}

/**
 * Counts a page that no cache has and none will get, since it is made of what this visitor has chosen or typed: a page
 * costs milliseconds, and addresses without end could ask for it. Editors see every page so.
 *
 * @throws RateLimited
 */
export async function countMadePage(c: Context<AppEnv>): Promise<void> {
  if (c.get('isEditor') || (await countCall(c, 'PRIVATE_LIMIT'))) return
  throw new RateLimited(periodSeconds)
}
