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

const minute = 60
const hour = 60 * minute

/** What is counted, and how it is slowed down. */
export const throttleRules = {
  /** Guesses at one account, wherever they come from: about a hundred a day. */
  name: { kind: 'growing pauses', free: 5, firstSeconds: 5, longestSeconds: 15 * minute },
  /** Guesses of one address at all accounts. A school or an office is one address. */
  visitor: { kind: 'growing pauses', free: 20, firstSeconds: 5, longestSeconds: hour },
  /** On a device that has signed in with this name before: its owner, who mistypes. */
  device: { kind: 'growing pauses', free: 10, firstSeconds: 5, longestSeconds: 5 * minute },
  /** Letters that anybody may have sent to one address: nobody's mailbox is filled by this site. */
  letters: { kind: 'few in a time', most: 3, seconds: hour },
  /** The way back from another company, which ends by itself after as long (`providers.ts`). */
  pass: { kind: 'few in a time', most: 1, seconds: 10 * minute },
  /** One at a time: ended when its work is done, and by itself when that can't be under way any more. */
  turn: { kind: 'few in a time', most: 1, seconds: 12 },
} as const satisfies Record<string, ThrottleRule>

/** Without a try for so long, all tries are forgotten. */
export const forgottenAfterMs = 24 * hour * 1000

/** More than any rule asks for: with so many, every pause is its longest. */
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

/** @returns the tries with one more, as many as are needed */
export const addTry = (tries: readonly number[], now: number): number[] => {
  const last = tries.at(-1)
  const counted = last !== undefined && now - last >= forgottenAfterMs ? [] : tries
  return [...counted, now].slice(-mostKept)
}

/** @returns the tries without the one of that moment; of several, without one of them */
export const withoutTry = (tries: readonly number[], triedAt: number): number[] => {
  const at = tries.lastIndexOf(triedAt)
  return at === -1 ? [...tries] : tries.toSpliced(at, 1)
}
