import { UpstreamFailed } from '../../errors.ts'

/** What an isolate remembers of how the content service answers: plain values, no promises. */
export interface Outage {
  /** When a question of the site's own last failed, in milliseconds; 0 once one was answered. */
  failedAt: number
  /** Calls in a row that got no answer. */
  unanswered: number
  /** Until when the service is left alone, in milliseconds. */
  restUntil: number
  cause: string
  /** The request that tries whether it is back: a page asks several questions, and needs all answers. */
  triedBy: string
}
export const createOutage = (): Outage => ({
  failedAt: 0,
  unanswered: 0,
  restUntil: 0,
  cause: '',
  triedBy: '',
})

/** A failure older than this says nothing about now. */
const rememberedMs = 30_000
/** One slow question is no outage. */
const maxUnanswered = 3
/** Short: a page that was never seen stays away this long after the service is back. */
const restMs = 3000
/** Statuses by which a service, or what stands before it, says that it can't answer anything now. */
const unavailable = [0, 429, 502, 503, 504]

/** Whether the service's last answer to the site was a failure. A page then makes sure of its content first. */
export const isFailing = (outage: Outage, now: number): boolean =>
  outage.failedAt > 0 && now - outage.failedAt < rememberedMs

/**
 * Asks the service unless it is to be left alone: visitors of pages that nobody has seen before would otherwise
 * wait out the time limit one after the other, and a service that is coming back would meet all of them at once.
 * After each rest one request tries whether it is back.
 *
 * @param asker id of the request
 * @param now milliseconds
 * @throws UpstreamFailed what `call` throws, or at once with status 0 while the service is left alone.
 */
export async function askUnlessResting<Answer>(
  outage: Outage,
  asker: string,
  now: () => number,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const isTripped = outage.unanswered >= maxUnanswered
  if (isTripped && now() < outage.restUntil && outage.triedBy !== asker) {
    throw new UpstreamFailed('content', 0, `left alone after: ${outage.cause}`)
  }
  if (isTripped) Object.assign(outage, { restUntil: now() + restMs, triedBy: asker })
  try {
    const answer = await call()
    outage.unanswered = 0
    return answer
  } catch (error) {
    if (!(error instanceof UpstreamFailed)) throw error
    const isAnswered = !unavailable.includes(error.status)
    outage.unanswered = isAnswered ? 0 : outage.unanswered + 1
    Object.assign(outage, { restUntil: now() + restMs, cause: error.message, triedBy: '' })
    throw error
  }
}
