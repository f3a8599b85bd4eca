import { RateLimited } from '../errors.ts'

/** Calls of one kind that an isolate has under way: ids of requests, with the time they began. Plain values. */
export interface ConcurrencyLimit {
  most: number
  begun: Map<string, number>
}

export const createConcurrencyLimit = (most: number): ConcurrencyLimit => ({ most, begun: new Map() })

/** A request that was cut off never says that it has ended. No call has a time limit as long as this. */
const forgottenMs = 10_000
const retryAfterSeconds = 1

/**
 * Calls a service unless too many such calls wait for it already. Nobody queues: whoever waits for others to end holds a
 * request open, and asks again anyway.
 *
 * @param asker id of the request
 * @param now milliseconds
 * @throws RateLimited at once when there are too many; else what `call` throws.
 */
export async function withinConcurrency<Answer>(
  { most, begun }: ConcurrencyLimit,
  asker: string,
  now: () => number,
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (const [other, at] of begun) if (now() - at > forgottenMs) begun.delete(other)
  if (begun.size >= most) throw new RateLimited(retryAfterSeconds)
  begun.set(asker, now())
  try {
    return await call()
  } finally {
    begun.delete(asker)
  }
}
