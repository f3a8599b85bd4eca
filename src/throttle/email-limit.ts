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
