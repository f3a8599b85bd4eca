/**
 * Emails that anybody may have sent to an address that they have typed: at most three an hour go to one address,
 * whatever they are for, so that this site fills nobody's mailbox.
 */
export type EmailPurpose =
  /** The way back into an account. */
  | 'reset'
  /** The way into a new account. */
  | 'registration'
  /** The same link once more. */
  | 'confirmation'
  /** Receipts, notes and offers that whoever gets them can do without. */
  | 'courtesy'

/** An email that has left, or may have. */
export interface SentEmail {
  purpose: EmailPurpose
  /** Milliseconds. */
  at: number
}

/** What leaves room for which: a Durable Object is handed its rule, and starts without this table. */
export interface EmailRule {
  purpose: EmailPurpose
  /** These don't count against it. */
  ignored?: EmailPurpose
  /** The last of three is kept for one of these, as long as none of them has left. */
  keepsOneFor?: readonly EmailPurpose[]
}

const mostAnHour = 3
export const emailHourMs = 3600 * 1000

/**
 * Counts one more email to an address.
 *
 * @param sent to this address so far
 * @param at milliseconds
 * @returns those of the last hour with this one; `undefined` where it may not leave
 */
export function addEmail(
  { purpose, ignored, keepsOneFor = [] }: EmailRule,
  sent: readonly SentEmail[],
  at: number,
): SentEmail[] | undefined {
  const recent = sent.filter((email) => at - email.at < emailHourMs)
  const counted = recent.filter((email) => email.purpose !== ignored).length
  const isOneKept = keepsOneFor.length > 0 && !recent.some((email) => keepsOneFor.includes(email.purpose))
  return counted < mostAnHour - Number(isOneKept) ? [...recent, { purpose, at }] : undefined
}

/** @returns the e-mails without the one that was counted at that moment, where it still counts */
export function withoutEmail(sent: readonly SentEmail[], countedAt: number): SentEmail[] {
  const index = sent.findLastIndex(({ at }) => at === countedAt)
  return index === -1 ? [...sent] : sent.toSpliced(index, 1)
}
