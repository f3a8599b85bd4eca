/** As often as one likes at first; then each try waits twice as long as the one before it. */
interface GrowingPauses {
  kind: 'growing pauses'
  /** Tries before the first pause. */
  free: number
  firstSeconds: number
  longestSeconds: number
}

/** So many in any such time, and none beyond. */
interface FewInATime {
  kind: 'few in a time'
  most: number
  seconds: number
}

export type ThrottleRule = GrowingPauses | FewInATime

/** Without a try for so long, all tries are forgotten. */
export const forgottenAfterMs = 24 * 60 * 60 * 1000

/** With so many, every growing pause is its longest. */
const mostKept = 50

/**
 * How long the next try has to wait.
 *
 * @param tries when they were, in milliseconds, oldest first
 * @param now milliseconds
 * @returns milliseconds; 0 lets it through
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

/** A clock that has been set back, as another machine's may be, makes no pause longer than it is. */
const waitUntil = (since: number, pauseMs: number, now: number) =>
  Math.min(pauseMs, Math.max(0, since + pauseMs - now))

/** @returns the tries with one more, as many as the rule asks for */
export const addTry = (rule: ThrottleRule, tries: readonly number[], now: number): number[] => {
  const last = tries.at(-1)
  const counted = last !== undefined && now - last >= forgottenAfterMs ? [] : tries
  return [...counted, now].slice(-(rule.kind === 'few in a time' ? rule.most : mostKept))
}

/** @returns the tries without the one of that moment; of several, without one of them */
export const withoutTry = (tries: readonly number[], triedAt: number): number[] => {
  const at = tries.lastIndexOf(triedAt)
  return at === -1 ? [...tries] : tries.toSpliced(at, 1)
}
