import { withinLimit } from '../../cache/time-limit.ts'
import { UpstreamFailed, type UpstreamName } from '../../errors.ts'
import { retriedStatuses } from '../../shared/constants.ts'
import { limitAnswer, megabyte } from './limit-answer.ts'

/** Limits of a call to another service. */
export interface UpstreamLimits {
  /** Time limit for all attempts together. */
  timeMs: number
  /** Most bytes of a response, decompressed. */
  bytes: number
}

/**
 * A page that was never seen must answer within 3 s, its own work included. The largest answer to a page's query is
 * the list of cities with the ids of their concerts, 1.2 MB for 60 000 of them; all that the demo's search index is
 * made of, 600 concerts, is 360 KB.
 */
const visitorLimits: UpstreamLimits = { timeMs: 2500, bytes: 4 * megabyte }
/** Limits for work after the response: nobody waits for it, and it isn't repeated when it fails. */
export const backgroundLimits: UpstreamLimits = { timeMs: 20_000, bytes: 8 * megabyte }

const isRetried = (status: number) => retriedStatuses.some((retried) => retried === status)

/**
 * Calls a service behind the site, with one time limit for all attempts and one retry for the listed statuses. Only for
 * calls that may be made twice.
 *
 * @param limits if they differ from those of a visitor's request
 * @returns the answer; reading more of its body than the limit allows fails with UpstreamFailed
 * @throws UpstreamFailed with status 0 if no answer arrives in time, with the answer's status if its headers say that
 *   it is too large
 */
export async function fetchUpstream(
  upstream: UpstreamName,
  request: Request,
  limits: Partial<UpstreamLimits> = {},
): Promise<Response> {
  const { timeMs, bytes } = { ...visitorLimits, ...limits }
  return limitAnswer(upstream, await fetchInTime(upstream, request, timeMs), bytes)
}

async function fetchInTime(upstream: UpstreamName, request: Request, timeLimitMs: number): Promise<Response> {
  const signal = AbortSignal.timeout(timeLimitMs)
  const again = request.clone()
  try {
    const response = await fetch(request, { signal })
    if (!isRetried(response.status)) return response
    await response.body?.cancel()
    return await fetch(again, { signal })
  } catch (error) {
    const message = signal.aborted ? `no answer within ${timeLimitMs} ms` : String(error)
    throw new UpstreamFailed(upstream, 0, message, undefined, error)
  }
}

/**
 * Waits for work that continues after the response, but no longer than a visitor waits.
 *
 * @throws UpstreamFailed with status 0 when the work isn't done in time; what the work throws before that.
 */
export function withinVisitorLimit<Value>(upstream: UpstreamName, work: Promise<Value>): Promise<Value> {
  const { timeMs } = visitorLimits
  const message = `not ready within ${timeMs} ms`
  return withinLimit(timeMs, work, () => new UpstreamFailed(upstream, 0, message))
}
