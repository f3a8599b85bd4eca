import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { storeLimitMs } from '../cache/ask-store.ts'
import { withinLimit } from '../cache/time-limit.ts'
import type { BindingsOfKind } from '../config/bindings.ts'
import { RateLimited } from '../errors.ts'
import type { CountedAs } from '../routes/address-kinds.ts'
import { findRow } from '../routes/address-rules.ts'
import { isApiPath } from '../routes/paths.ts'
import { callCounts } from '../shared/stored-names.ts'
import { toNetwork, toVisitor } from '../throttle/visitor-address.ts'
import type { AppEnv } from './app-env.ts'

/** The bindings' period in `wrangler.toml`: after it the visitor may call again for certain. */
export const periodSeconds = callCounts.maxAgeSeconds

type Limit = BindingsOfKind<'rate-limit'>

const limitOf: Record<CountedAs, Limit | undefined> = {
  write: 'WRITE_LIMIT',
  search: 'SEARCH_LIMIT',
  partner: 'GRAPHQL_LIMIT',
  // A hall's guests come from one address in one interval. How many of them count, votes decide (`votes/vote-rules.ts`).
  vote: 'VOTE_LIMIT',
  nothing: undefined,
}

/**
 * Limits how often one visitor may search, ask the content proxy, and write. The platform counts, per location;
 * without its bindings nobody is limited.
 *
 * @throws RateLimited
 */
export const rateLimit = createMiddleware<AppEnv>(async (c, next) => {
  const limit = chooseLimit(c.req.method, c.get('path'), c.req.query('q'))
  if (limit && !(await countCall(c, limit))) refuse(c, new RateLimited(periodSeconds))
  await next()
})

/** Whether the visitor may still make such a call. Without its binding everybody may. */
export async function countCall(c: Context<AppEnv>, limit: Limit): Promise<boolean> {
  const limiter = c.env[limit]
  if (!limiter) return true
  const tooLate = () => new Error(`no answer within ${storeLimitMs} ms`)
  try {
    const counted = Promise.all(toLimitKeys(visitorOf(c)).map((key) => limiter.limit({ key })))
    return (await withinLimit(storeLimitMs, counted, tooLate)).every(({ success }) => success)
  } catch (error) {
    // A counter that fails, or takes its time, must not keep visitors out.
    c.get('services').log.warn('calls could not be counted', { limit, error })
    return true
  }
}

/** How many visitors' calls a whole IPv6 /48 may make: one customer can have it, or a city's mobile network. */
const visitorsOfNetwork = 16

/**
 * What a call is counted under: its visitor, and of IPv6 one of sixteen shares of the /48. So 65,536 visitors of one
 * customer make as many calls as sixteen.
 *
 * @param visitor as `toVisitor` gives it
 */
export function toLimitKeys(visitor: string): string[] {
  const network = toNetwork(visitor)
  if (network === undefined) return [visitor]
  const subnet = Number.parseInt(visitor.split(':')[3] ?? '0', 16) || 0
  return [visitor, `${network}/48 ${subnet % visitorsOfNetwork}`]
}

export const visitorOf = (c: Context<AppEnv>): string => toVisitor(c.req.header('cf-connecting-ip'))

/** What a form sends is given back to who typed it (`handle-action.tsx`); every other call just ends. */
function refuse(c: Context<AppEnv>, error: RateLimited): void {
  const row = findRow(c.get('path'))
  if (c.req.method !== 'POST' || row?.kind !== 'page' || !row.hasAction) throw error
  c.set('rateLimited', error)
}

/**
 * What a call counts against, by its row of the address book; of an address that there isn't, too.
 *
 * @param text what a page is asked to look for, which no cache can answer
 */
export function chooseLimit(method: string, path: string, text: string | undefined): Limit | undefined {
  const row = findRow(path)
  const isReading = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
  // No cache answers it: each one asks the database who somebody is, and for what is theirs.
  if (isReading && row && 'isPrivate' in row && row.isPrivate) return 'PRIVATE_LIMIT'
  if (isReading) return text && !isApiPath(path) ? 'SEARCH_LIMIT' : undefined
  const countsAs = row?.kind === 'call' || row?.kind === 'page' ? row.countsAs : undefined
  return limitOf[countsAs ?? 'write']
}
