import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { BindingsOfKind } from '../bindings.ts'
import { storeLimitMs } from '../cache/ask-store.ts'
import { withinLimit } from '../cache/time-limit.ts'
import { RateLimited } from '../errors.ts'
import { callCounts } from '../shared/stored-names.ts'
import type { AppEnv } from './app-env.ts'

/** The bindings' period in `wrangler.toml`: after it the visitor may call again for certain. */
export const periodSeconds = callCounts.maxAgeSeconds

type Limit = BindingsOfKind<'rate-limit'>

/** Calls by POST that cost little and write nothing, and the webhook, which nobody can call without its secret. */
const unlimited = ['/api/detect-city', '/api/hooks/content']

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
    const counted = limiter.limit({ key: visitorOf(c) })
    return (await withinLimit(storeLimitMs, counted, tooLate)).success
  } catch (error) {
    // A counter that fails, or takes its time, must not keep visitors out.
    c.get('services').log.warn('calls could not be counted', { limit, error })
    return true
  }
}

export const visitorOf = (c: Context<AppEnv>): string => toVisitor(c.req.header('cf-connecting-ip'))

/** What a form sends is given back to who typed it (`take-action.tsx`); every other call just ends. */
function refuse(c: Context<AppEnv>, error: RateLimited): void {
  const isForm = c.req.method === 'POST' && !isCall(c.get('path'))
  if (!isForm) throw error
  c.set('rateLimited', error)
}

/** A hall's guests come from one address in one interval. How many of them count, votes decide (`votes/vote-rules.ts`). */
const isVote = (path: string) => /^(?:\/api)?\/(?:vote|wishes)\//.test(path)

const isCall = (path: string) => path.startsWith('/api/') || path === '/graphql'

/** What a call counts against. @param text what a page is asked to look for, which no cache can answer. */
export function chooseLimit(method: string, path: string, text: string | undefined): Limit | undefined {
  if (path === '/graphql') return 'GRAPHQL_LIMIT'
  if (path === '/api/search') return 'SEARCH_LIMIT'
  const isReading = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
  if (isReading) return text && !isCall(path) ? 'SEARCH_LIMIT' : undefined
  if (unlimited.includes(path)) return undefined
  return isVote(path) ? 'VOTE_LIMIT' : 'WRITE_LIMIT'
}

/** A household or a server has a whole /64 of IPv6 addresses: they count as one visitor (RFC 6177). */
export function toVisitor(address: string | undefined): string {
  if (!address?.includes(':')) return address ?? 'unknown'
  const [head = '', tail] = address.split('::')
  const groups = head.split(':')
  const left = tail === undefined ? 0 : Math.max(0, 8 - groups.length - tail.split(':').length)
  return [...groups, ...Array.from({ length: left }, () => '0'), ...(tail ?? '').split(':')]
    .slice(0, 4)
    .join(':')
}
