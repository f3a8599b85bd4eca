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

/**
 * Purposes of e-mails that visitors can have sent to any address they type. One address gets at most three such e-mails
 * an hour, whatever their purpose, so that the site can't be used to flood a mailbox.
 */
export type EmailPurpose =
  /** A new password for an account. */
  | 'reset'
  /** The confirmation of a new account. */
  | 'registration'
  /** A confirmation that is sent again. */
  | 'confirmation'
  /** Receipts, and everything else that an addressee can do without. */
  | 'courtesy'

/** A counted e-mail. It was sent, or may have been. */
export interface SentEmail {
  purpose: EmailPurpose
  /** When the e-mail was sent, in milliseconds since 1970. */
  at: number
}

/** Which e-mails count against a purpose. A Durable Object gets its rule with the call and needs no table of rules. */
export interface EmailRule {
  purpose: EmailPurpose
  /** Purpose whose earlier e-mails don't count against this one. */
  ignored?: EmailPurpose
  /** The last of the three e-mails is reserved for one of these purposes while none of them was sent. */
  keepsOneFor?: readonly EmailPurpose[]
}

const mostAnHour = 3
export const emailHourMs = 3600 * 1000

/**
 * Counts one more e-mail to an address.
 *
 * @param sent earlier e-mails to this address
 * @param at milliseconds
 * @returns the e-mails of the last hour with this one; `undefined` where it may not be sent
 */
export function countSentEmail(
  { purpose, ignored, keepsOneFor = [] }: EmailRule,
  sent: readonly SentEmail[],
  at: number,
): SentEmail[] | undefined {
  const recent = sent.filter((email) => at - email.at < emailHourMs)
  const counted = recent.filter((email) => email.purpose !== ignored).length
  const isOneKept = keepsOneFor.length > 0 && !recent.some((email) => keepsOneFor.includes(email.purpose))
  return counted < mostAnHour - Number(isOneKept) ? [...recent, { purpose, at }] : undefined
}

/** @returns the e-mails without one that was counted at `countedAt` */
export function withoutEmail(sent: readonly SentEmail[], countedAt: number): SentEmail[] {
  const index = sent.findLastIndex(({ at }) => at === countedAt)
  return index === -1 ? [...sent] : sent.toSpliced(index, 1)
}
