import { UpstreamFailed } from '../errors.ts'

/** After how many failures in a row a breaker opens, and for how long. */
const limits = {
  /**
   * One slow question is no outage, and a 500 or an error of GraphQL may be due to one question. Open for longer: a
   * page that was never seen stays away this long after the service is back.
   */
  content: { failures: 3, openMs: 3000, statuses: [0, 429, 502, 503, 504] },
  /** Opens at once, whatever the status: visitors who type would meet each failure with the next letter. */
  search: { failures: 1, openMs: 10_000, statuses: 'all' },
  /** Only being slow opens it: a store that fails costs no time. */
  store: { failures: 1, openMs: 5000, statuses: [0] },
} as const

/**
 * What an isolate remembers of a service's answers, one for each service and kind of asker: plain values, no promises.
 * Closed while `failures` are few; open until `openUntil`; then half-open, while `prober` tries.
 */
export interface CircuitBreaker {
  upstream: keyof typeof limits
  /** Calls in a row that the service couldn't answer. */
  failures: number
  /** Milliseconds. */
  openUntil: number
  cause: string
  /** The request that tries whether the service is back: a page asks several questions, and needs all answers. */
  prober: string
  /** When a call last failed, for whatever reason, in milliseconds; 0 once one has succeeded. */
  failedAt: number
}

export const createCircuitBreaker = (upstream: CircuitBreaker['upstream']): CircuitBreaker => ({
  upstream,
  failures: 0,
  openUntil: 0,
  cause: '',
  prober: '',
  failedAt: 0,
})

/** A failure older than this says nothing about now. */
const rememberedMs = 30_000

/** Whether the last call failed. A page then makes sure of its content first. */
export const isFailing = ({ failedAt }: CircuitBreaker, now: number): boolean =>
  failedAt > 0 && now - failedAt < rememberedMs

/**
 * Calls a service unless its breaker is open: visitors would otherwise wait out the time limit one after the other, and
 * a service that is coming back would meet all of them at once. When it has been open for long enough, one request
 * tries (half-open): the breaker closes when that one is answered, and opens again when it isn't.
 *
 * @param asker id of the request
 * @param now milliseconds
 * @throws UpstreamFailed at once with status 0 while the breaker is open; else what `call` throws.
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
  if (!isClosed && now() < breaker.openUntil && breaker.prober !== asker) {
    breaker.failedAt = now()
    throw new UpstreamFailed(upstream, 0, `circuit is open after: ${breaker.cause}`)
  }
  if (!isClosed) Object.assign(breaker, { openUntil: now() + openMs, prober: asker })
  try {
    const answer = await call()
    Object.assign(breaker, { failures: 0, failedAt: 0 })
    return answer
  } catch (error) {
    breaker.failedAt = now()
    if (isUnavailable(upstream, error)) {
      breaker.failures += 1
      Object.assign(breaker, { openUntil: now() + openMs, cause: error.message, prober: '' })
    } else breaker.failures = 0
    throw error
  }
}

/** Otherwise the service is there, though its answer was of no use. */
function isUnavailable(upstream: CircuitBreaker['upstream'], error: unknown): error is UpstreamFailed {
  const { statuses } = limits[upstream]
  if (!(error instanceof UpstreamFailed)) return false
  return statuses === 'all' || statuses.some((status) => status === error.status)
}
