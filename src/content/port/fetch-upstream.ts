import { withinLimit } from '../../cache/time-limit.ts'
import { UpstreamFailed, type UpstreamName } from '../../errors.ts'
import { retriedStatuses } from '../../shared/constants.ts'

/** A page that was never seen must answer within 3 s, its own work included. */
const visitorLimitMs = 2500
/** For work behind an answer: nobody waits for it, and it isn't done again when it fails. */
export const backgroundLimitMs = 20_000

const isRetried = (status: number) => retriedStatuses.some((retried) => retried === status)

/**
 * Calls a service behind the site: one time limit for all attempts, one retry on the listed statuses. Only for
 * calls that may safely be made twice.
 *
 * @throws UpstreamFailed with status 0 when there is no answer in time.
 */
export async function fetchUpstream(
  upstream: UpstreamName,
  request: Request,
  timeLimitMs = visitorLimitMs,
): Promise<Response> {
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
 * Waits for work that goes on behind the answer, but no longer than a visitor does.
 *
 * @throws UpstreamFailed with status 0 when the work isn't done in time; what the work throws before that.
 */
export function withinVisitorLimit<Value>(upstream: UpstreamName, work: Promise<Value>): Promise<Value> {
  const message = `not ready within ${visitorLimitMs} ms`
  return withinLimit(visitorLimitMs, work, () => new UpstreamFailed(upstream, 0, message))
}
