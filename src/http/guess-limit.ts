import type { Context } from 'hono'
import { createMemory } from '../cache/memory.ts'
import { RateLimited } from '../errors.ts'
import type { AppEnv } from './app-env.ts'
import { countCall, periodSeconds, visitorOf } from './rate-limit.ts'

/** A thousand visitors who guess too many addresses, with the time until which nothing is asked for them, in milliseconds. */
const guessers = createMemory<number>(1000)

/**
 * Counts an address that doesn't exist, or that names what doesn't: the content service was asked for it. Who guesses more than
 * the binding lets them is answered out of what is stored, for as long as the binding counts.
 */
export async function countNotFound(c: Context<AppEnv>): Promise<void> {
  if (await countCall(c, 'GUESS_LIMIT')) return
  guessers.set(visitorOf(c), c.get('services').now() + periodSeconds * 1000, 1)
}

/** Why nothing is asked for this visitor; `undefined` for all others. */
export function notFoundLimitError(visitor: string, now: number): RateLimited | undefined {
  const until = guessers.get(visitor) ?? 0
  return until > now ? new RateLimited(Math.ceil((until - now) / 1000)) : undefined
}
