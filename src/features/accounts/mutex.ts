import type { LockedWork } from '../../throttle/throttle.ts'
import type { AccountDeps } from './account-service.ts'

const retryMs = 300
/** Enough retries to outlast a lock that is never released (`throttle-rules.ts`). */
const maxRetries = 45

/**
 * Runs `work` for one user at a time, because a form may be sent twice at once. Strapi checks whether an address is
 * free, or a password right, and writes a tenth of a second later: two simultaneous requests would both be told that
 * they succeeded. The second one waits for the first.
 *
 * @param at kind of work
 * @param whose user id or address that the lock belongs to
 * @param work `hasWaited`: another request was running when this one came
 */
export async function runExclusively<Value>(
  { throttle, wait, waitUntil }: AccountDeps,
  at: LockedWork,
  whose: string,
  work: (hasWaited: boolean) => Promise<Value>,
): Promise<Value | { refused: 'too-many'; retryAfterSeconds: number }> {
  let turn = await throttle.beginLocked(at, whose)
  let looks = 0
  for (; turn.waitSeconds > 0; looks++) {
    if (looks === maxRetries) return { refused: 'too-many', retryAfterSeconds: turn.waitSeconds }
    await wait(retryMs)
    turn = await throttle.beginLocked(at, whose)
  }
  const done = work(looks > 0).finally(turn.takeBack)
  // A browser drops the first answer when a form is sent twice. `waitUntil` lets the dropped request finish.
  waitUntil(done.then(ignore, ignore))
  return done
}

/** The caller of `runExclusively` gets the error. */
const ignore = () => undefined
