import { UpstreamFailed } from '../errors.ts'

/** How many failures in a row open a breaker, and for how long. */
const limits = {
  /**
   * One slow query is no outage, and a status 500 or a GraphQL error may be due to one query. If it were open for
   * longer, pages that aren't cached would stay unavailable this long after the service has recovered.
   */
  content: { failures: 3, openMs: 3000, statuses: [0, 429, 502, 503, 504] },
  /** Opens after one failure of any status: visitors who type would otherwise meet a failure with each character. */
  search: { failures: 1, openMs: 10_000, statuses: 'all' },
  /** Opens only when the store is slow: an error costs no time. */
  store: { failures: 1, openMs: 5000, statuses: [0] },
} as const

/**
 * What an isolate remembers of a service's responses, one breaker for each service and kind of caller: plain values,
 * no promises. It is closed while `failures` are few, open until `openUntil`, then half-open while the request
 * `prober` tests the service.
 */
export interface CircuitBreaker {
  upstream: keyof typeof limits
  /** Number of failed calls in a row. */
  failures: number
  /** Milliseconds since the epoch. */
  openUntil: number
  cause: string
  /**
   * Id of the request that tests whether the service has recovered: a page makes several queries and needs all
   * responses.
   */
  prober: string
}

export const createCircuitBreaker = (upstream: CircuitBreaker['upstream']): CircuitBreaker => ({
  upstream,
  failures: 0,
  openUntil: 0,
  cause: '',
  prober: '',
})

/**
 * Calls a service unless its circuit breaker is open. Otherwise visitors would wait out the time limit one after the
 * other, and a service that is recovering would receive all their calls at once. After the open period one request
 * tests the service (half-open): its success closes the breaker, its failure opens it again.
 *
 * @param asker id of the request
 * @param now milliseconds
 * @throws UpstreamFailed with status 0 immediately while the breaker is open; else what `call` throws
 */
export async function callThrough<Answer>(
  breaker: CircuitBreaker,
  asker: string,
  now: () => number,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const { upstream } = breaker
  const { failures, openMs } = limits[upstream]
  const isClosed = breaker.failures < failures
  if (!isClosed && now() < breaker.openUntil && breaker.prober !== asker)
    throw new UpstreamFailed(upstream, 0, `circuit is open after: ${breaker.cause}`)
  if (!isClosed) Object.assign(breaker, { openUntil: now() + openMs, prober: asker })
  try {
    const answer = await call()
    breaker.failures = 0
    return answer
  } catch (error) {
    if (isUnavailable(upstream, error)) {
      breaker.failures += 1
      Object.assign(breaker, { openUntil: now() + openMs, cause: error.message, prober: '' })
    } else breaker.failures = 0
    throw error
  }
}

/** Whether an error means that the service is unavailable; otherwise it responded, but the response is unusable. */
function isUnavailable(upstream: CircuitBreaker['upstream'], error: unknown): error is UpstreamFailed {
  const { statuses } = limits[upstream]
  if (!(error instanceof UpstreamFailed)) return false
  return statuses === 'all' || statuses.some((status) => status === error.status)
}
