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

export const mostEmailsAnHour = 3

export const emailHourMs = 3600 * 1000

/** @returns those of the last hour */
export const recentEmails = (sent: readonly SentEmail[], now: number): SentEmail[] =>
  sent.filter(({ at }) => now - at < emailHourMs)

/**
 * Whether one more may leave. The last of the three is kept for what opens an account, so that nobody keeps the owner of
 * an address out by sending forms in their name. Resets don't count against a registration: where one has left, there is
 * an account, and where there is none, none has left, which the service of accounts doesn't tell.
 *
 * @param sent to this address so far
 * @param now milliseconds
 */
export function mayLeave(sent: readonly SentEmail[], purpose: EmailPurpose, now: number): boolean {
  const recent = recentEmails(sent, now)
  const opensAccount = (email: EmailPurpose) => email === 'reset' || email === 'registration'
  if (purpose === 'registration')
    return recent.filter((email) => email.purpose !== 'reset').length < mostEmailsAnHour
  const isOneKept = !opensAccount(purpose) && !recent.some((email) => opensAccount(email.purpose))
  return recent.length < mostEmailsAnHour - (isOneKept ? 1 : 0)
}
