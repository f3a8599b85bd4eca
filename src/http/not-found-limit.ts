import type { Context } from 'hono'
import { createBoundedMemory } from '../cache/memory.ts'
import { RateLimited } from '../errors.ts'
import { findRow } from '../routes/address-rules.ts'
import type { AppEnv } from './app-env.ts'
import { countCall, periodSeconds, readVisitorKey } from './rate-limit.ts'

/**
 * Up to a thousand visitors who guessed too many addresses, each with the kinds of these addresses and the time in
 * milliseconds until which the content service is not queried for them.
 */
const limitedVisitors = createBoundedMemory<ReadonlyMap<string, number>>(1000)

/**
 * Counts a request for an address, or an entry, that doesn't exist: each one costs a query to the content service. A
 * visitor over the limit of the binding gets cached content only at addresses that may be guesses, for as long as the
 * binding's period.
 */
export async function countNotFound(c: Context<AppEnv>): Promise<void> {
  if (await countCall(c, 'GUESS_LIMIT')) return
  const visitor = readVisitorKey(c)
  const until = c.get('services').now() + periodSeconds * 1000
  const kinds = new Map(limitedVisitors.get(visitor)).set(toKind(c.get('path')), until)
  limitedVisitors.set(visitor, kinds, 1)
}

/**
 * The error that stands for content which isn't cached, for a visitor over the limit; `undefined` for all others, and
 * for addresses that can't be guesses: other people may share the visitor's network.
 *
 * @param path without language prefix
 */
export function makeNotFoundLimitError(
  visitor: string,
  { path, search }: { path: string; search: string },
  now: number,
): RateLimited | undefined {
  const kinds = limitedVisitors.get(visitor)
  if (!kinds || !mayBeGuess(path, search)) return undefined
  const until = kinds.get(toKind(path)) ?? 0
  return until > now ? new RateLimited(Math.ceil((until - now) / 1000)) : undefined
}

/** An address with a part of the visitor's choice: a variable part of the path, a query, or a path of no page. */
const mayBeGuess = (path: string, search: string): boolean =>
  search !== '' || /:/.test(findRow(path)?.path ?? ':')

/** Who guesses at pages keeps nobody from embeds and calls, and the other way round. */
function toKind(path: string): string {
  const row = findRow(path)
  if (row === undefined) return 'page'
  if (row.kind === 'page') return 'isFramed' in row && row.isFramed ? 'embed' : 'page'
  return row.path
}
