import { RateLimited } from '../errors.ts'

/**
 * Calls of one kind that are in progress in an isolate: ids of requests, with the time in milliseconds at which they
 * began.
 */
export interface ConcurrencyLimit {
  most: number
  begun: Map<string, number>
}

export const createConcurrencyLimit = (most: number): ConcurrencyLimit => ({ most, begun: new Map() })

/**
 * A request that was aborted never reports its end, so it is forgotten after this time. No call has a time limit as
 * long.
 */
const forgottenMs = 10_000
const retryAfterSeconds = 1

/**
 * Calls a service unless too many such calls are in progress. There is no queue: a waiting caller would hold its
 * request open, and would repeat it anyway.
 *
 * @param asker id of the request
 * @param now milliseconds
 * @throws RateLimited immediately when there are too many; else what `call` throws
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
