import type { Context } from 'hono'
import { createBoundedMemory } from '../cache/memory.ts'
import { RateLimited } from '../errors.ts'
import type { AppEnv } from './app-env.ts'
import { countCall, periodSeconds, readVisitorKey } from './rate-limit.ts'

/**
 * Up to a thousand visitors who requested too many missing addresses, each with the time in milliseconds until which
 * the content service is not queried for them.
 */
const limitedVisitors = createBoundedMemory<number>(1000)

/**
 * Counts a request for an address, or an entry, that doesn't exist: each one costs a query to the content service. A
 * visitor over the limit of the binding gets cached content only, for as long as the binding's period.
 */
export async function countNotFound(c: Context<AppEnv>): Promise<void> {
  if (await countCall(c, 'GUESS_LIMIT')) return
  limitedVisitors.set(readVisitorKey(c), c.get('services').now() + periodSeconds * 1000, 1)
}

/** The error that stands for content which isn't cached, for a visitor over the limit; `undefined` for all others. */
export function makeNotFoundLimitError(visitor: string, now: number): RateLimited | undefined {
  const until = limitedVisitors.get(visitor) ?? 0
  return until > now ? new RateLimited(Math.ceil((until - now) / 1000)) : undefined
}
