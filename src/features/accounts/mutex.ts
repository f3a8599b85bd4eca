import type { ThrottleTurn } from '../../throttle/throttle.ts'
import type { AccountDeps } from './account-service.ts'

const lookAgainMs = 300
/** Longer than a turn lasts that nobody ends (`throttle-rules.ts`). */
const mostLooks = 45

/**
 * Does what would meet itself at the service: a form that was pressed twice, or sent from two tabs at once. Strapi looks
 * whether an address is taken, or a password right, and writes a tenth of a second later: two at once would both be told
 * that they have done it. So the second waits for the first.
 *
 * @param work `hasWaited`: another one was under way when this one came
 */
export async function createMutex<Value>(
  { throttle, wait, waitUntil }: AccountDeps,
  at: ThrottleTurn,
  whose: string,
  work: (hasWaited: boolean) => Promise<Value>,
): Promise<Value | { refused: 'too-many'; retryAfterSeconds: number }> {
  let turn = await throttle.beginTurn(at, whose)
  let looks = 0
  for (; turn.waitSeconds > 0; looks++) {
    if (looks === mostLooks) return { refused: 'too-many', retryAfterSeconds: turn.waitSeconds }
    await wait(lookAgainMs)
    turn = await throttle.beginTurn(at, whose)
  }
  const done = work(looks > 0).finally(turn.takeBack)
  // A browser drops the first answer when a form is pressed twice, and the platform its call with it.
  waitUntil(done.then(ignore, ignore))
  return done
}

/** Who waits for the work hears of its error. */
const ignore = () => undefined
