import { withinLimit } from '../../cache/time-limit.ts'
import { UpstreamFailed } from '../../errors.ts'

/** A request that has waited this long for an object fails and may be repeated. */
const timeLimitMs = 3000

/**
 * Calls a Durable Object, and a second time if the platform marks the error as retryable, as it does after an object
 * was moved or deployed (developers.cloudflare.com/durable-objects/best-practices/error-handling/). A repeated call
 * changes nothing, since every method of the votes' objects is idempotent.
 *
 * @param ask makes a new stub and calls it: a stub that has failed can't be used again
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
