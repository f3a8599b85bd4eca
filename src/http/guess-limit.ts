import type { Context } from 'hono'
import { RateLimited } from '../errors.ts'
import type { AppEnv } from './app-env.ts'
import { countCall, periodSeconds, visitorOf } from './rate-limit.ts'

/** Visitors who guess too many addresses, with the time until which nothing is asked for them, in milliseconds. */
const guessers = new Map<string, number>()
const maxGuessers = 1000

/**
 * Counts an address that doesn't exist: the content service was asked for it, and for redirects. Who guesses more than
 * the binding lets them is answered out of what is stored, for as long as the binding counts.
 */
export async function countGuess(c: Context<AppEnv>): Promise<void> {
  if (await countCall(c, 'GUESS_LIMIT')) return
  const visitor = visitorOf(c)
  guessers.delete(visitor)
  guessers.set(visitor, c.var.services.now() + periodSeconds * 1000)
  const [oldest] = guessers.keys()
  if (guessers.size > maxGuessers && oldest !== undefined) guessers.delete(oldest)
}

/** Why nothing is asked for this visitor; `undefined` for all others. */
export function refusalOf(visitor: string, now: number): RateLimited | undefined {
  const until = guessers.get(visitor) ?? 0
  return until > now ? new RateLimited(Math.ceil((until - now) / 1000)) : undefined
}
