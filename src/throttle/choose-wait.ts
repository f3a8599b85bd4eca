/** The first attempts are free. After them each attempt waits twice as long as the one before it. */
interface GrowingPauses {
  kind: 'growing pauses'
  /** Number of attempts without a pause. */
  free: number
  firstSeconds: number
  longestSeconds: number
}

/** Limit of attempts: at most `most` in any period of `seconds`. */
interface FixedLimit {
  kind: 'few in a time'
  most: number
  seconds: number
}

export type ThrottleRule = GrowingPauses | FixedLimit

/** The count is forgotten this long after the last attempt. */
export const forgottenAfterMs = 24 * 60 * 60 * 1000

/** How many attempts a growing pause stores: with so many, every rule has reached its longest pause. */
const maxStoredTries = 50

/**
 * @param tries times of earlier attempts in milliseconds, oldest first
 * @param now milliseconds
 * @returns how long the next attempt has to wait, in milliseconds; 0 lets it through
 */
export function chooseWait(rule: ThrottleRule, tries: readonly number[], now: number): number {
  const last = tries.at(-1)
  if (last === undefined || now - last >= forgottenAfterMs) return 0
  if (rule.kind === 'few in a time') {
    const oldest = tries.at(-rule.most)
    return oldest === undefined ? 0 : waitUntil(oldest, rule.seconds * 1000, now)
  }
  const paused = tries.length - rule.free
  if (paused < 0) return 0
  return waitUntil(last, Math.min(rule.firstSeconds * 2 ** paused, rule.longestSeconds) * 1000, now)
}

/** @returns the rest of a pause. If the clock was set back, it is never longer than the pause itself */
const waitUntil = (since: number, pauseMs: number, now: number) =>
  Math.min(pauseMs, Math.max(0, since + pauseMs - now))

/** @returns the attempts with one more, as many as the rule needs */
export const addTry = (rule: ThrottleRule, tries: readonly number[], now: number): number[] => {
  const last = tries.at(-1)
  const counted = last !== undefined && now - last >= forgottenAfterMs ? [] : tries
  return [...counted, now].slice(-(rule.kind === 'few in a time' ? rule.most : maxStoredTries))
}

/** @returns the attempts without one that was made at `triedAt` */
export const withoutTry = (tries: readonly number[], triedAt: number): number[] => {
  const at = tries.lastIndexOf(triedAt)
  return at === -1 ? [...tries] : tries.toSpliced(at, 1)
}
