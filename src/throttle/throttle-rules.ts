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
  /** Guesses at the password of who is signed in, at an open page on somebody's table. */
  user: { kind: 'growing pauses', free: 5, firstSeconds: 5, longestSeconds: 15 * minute },
  /** Guesses of one address at the codes that emails carry. */
  code: { kind: 'growing pauses', free: 5, firstSeconds: 5, longestSeconds: 15 * minute },
  /** Guesses of a whole IPv6 /48, which one customer may have: 65,536 visitors. */
  network: { kind: 'few in a time', most: 200, seconds: hour },
  /** Emails that one address has asked for, whomever they go to. */
  'visitor-letters': { kind: 'growing pauses', free: 20, firstSeconds: 5, longestSeconds: hour },
  /** The same of a whole IPv6 /48. */
  'network-letters': { kind: 'few in a time', most: 200, seconds: hour },
  /** Forms of one address: each is stored for weeks. A school or an office is one address. */
  submissions: { kind: 'few in a time', most: 100, seconds: 24 * hour },
  'network-submissions': { kind: 'few in a time', most: 500, seconds: 24 * hour },
  /** Browsers and email addresses that one address asks to be told by. */
  subscriptions: { kind: 'few in a time', most: 50, seconds: 24 * hour },
  'network-subscriptions': { kind: 'few in a time', most: 250, seconds: 24 * hour },
  /** The way back from another company, which ends by itself after as long (`providers.ts`). */
  pass: { kind: 'few in a time', most: 1, seconds: 10 * minute },
  /** One at a time: ended when its work is done, and by itself when that can't be under way any more. */
  turn: { kind: 'few in a time', most: 1, seconds: 12 },
} as const satisfies Record<string, ThrottleRule>

/** Without a try for so long, all tries are forgotten. */
export const forgottenAfterMs = 24 * hour * 1000

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
