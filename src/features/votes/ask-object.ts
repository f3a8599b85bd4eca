import { withinLimit } from '../../cache/time-limit.ts'
import { UpstreamFailed } from '../../errors.ts'

/** Whoever waits is told to try again after that. */
const timeLimitMs = 3000

/**
 * Asks a Durable Object, once more where the platform says that the first try never arrived or may be made again
 * (developers.cloudflare.com/durable-objects/best-practices/error-handling/): one that moves, or was just deployed. All
 * that objects of votes are asked may be asked twice.
 *
 * @param ask gets hold of the object itself: one that has failed is of no more use
 * @throws UpstreamFailed('store')
 */
export async function callObject<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const tooLate = () =>
    new UpstreamFailed('store', 0, `a vote's object gave no answer within ${timeLimitMs} ms`)
  try {
    return await withinLimit(timeLimitMs, askTwice(ask), tooLate)
  } catch (error) {
    if (error instanceof UpstreamFailed) throw error
    throw new UpstreamFailed('store', 0, "a vote's object failed", undefined, error)
  }
}

async function askTwice<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!isRetryable(error)) throw error
    return ask()
  }
}

const isRetryable = (error: unknown): boolean =>
  error instanceof Error &&
  'retryable' in error &&
  error.retryable === true &&
  !('overloaded' in error && error.overloaded === true)
