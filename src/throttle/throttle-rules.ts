import type { EmailPurpose, EmailRule, ThrottleRule } from './attempt-limits.ts'

// Every isolate evaluates the class of the Durable Object when it starts, which therefore doesn't import these rules.

const minute = 60
const hour = 60 * minute

/** Kinds of attempts that are counted, each with its limit. */
export const throttleRules = {
  /** Sign-in attempts for one account from anywhere: about a hundred a day. */
  name: { kind: 'growing pauses', free: 5, firstSeconds: 5, longestSeconds: 15 * minute },
  /** Sign-in attempts of one network address for all accounts. A school or an office is one address. */
  visitor: { kind: 'growing pauses', free: 20, firstSeconds: 5, longestSeconds: hour },
  /** Sign-in attempts on a device that has signed in with this name before: probably its owner's typing errors. */
  device: { kind: 'growing pauses', free: 10, firstSeconds: 5, longestSeconds: 5 * minute },
  /** Attempts at the password of a signed-in user, perhaps by another person at an unattended screen. */
  user: { kind: 'growing pauses', free: 5, firstSeconds: 5, longestSeconds: 15 * minute },
  /** Attempts of one network address at codes from e-mails. */
  code: { kind: 'growing pauses', free: 5, firstSeconds: 5, longestSeconds: 15 * minute },
  /** Sign-in attempts of a whole IPv6 /48: one customer may have such a network with 65,536 visitors. */
  network: { kind: 'few in a time', most: 200, seconds: hour },
  /** E-mails that one network address has requested, to any recipients. */
  'visitor-letters': { kind: 'growing pauses', free: 20, firstSeconds: 5, longestSeconds: hour },
  /** E-mails that a whole IPv6 /48 has requested. */
  'network-letters': { kind: 'few in a time', most: 200, seconds: hour },
  /**
   * E-mails to all mailboxes of a domain, unless it is a provider's of many people: its owner can have every address in
   * it. Those that open an account are counted apart, so that nobody can use up a company's by forms.
   */
  'domain-letters': { kind: 'few in a time', most: 30, seconds: 24 * hour },
  'domain-account-letters': { kind: 'few in a time', most: 30, seconds: 24 * hour },
  /** Forms that one network address sends: each is stored for weeks. A school or an office is one address. */
  submissions: { kind: 'few in a time', most: 100, seconds: 24 * hour },
  'network-submissions': { kind: 'few in a time', most: 500, seconds: 24 * hour },
  /** Browsers and e-mail addresses that one network address subscribes to notices. */
  subscriptions: { kind: 'few in a time', most: 50, seconds: 24 * hour },
  'network-subscriptions': { kind: 'few in a time', most: 250, seconds: 24 * hour },
  /** Short links that one network address makes: each is stored for half a year. */
  links: { kind: 'few in a time', most: 100, seconds: 24 * hour },
  'network-links': { kind: 'few in a time', most: 500, seconds: 24 * hour },
  /** Visits of short links that count from one network address, which may be the Wi-Fi of a hall with a poster. */
  scans: { kind: 'few in a time', most: 60, seconds: 24 * hour },
  'network-scans': { kind: 'few in a time', most: 300, seconds: 24 * hour },
  /** Wishes for places of the world from one network address, which may be that of a whole school or office. */
  wishes: { kind: 'few in a time', most: 200, seconds: 24 * hour },
  'network-wishes': { kind: 'few in a time', most: 1000, seconds: 24 * hour },
  /** Sessions of one user: one that is ended early is stored for a month. */
  sessions: { kind: 'few in a time', most: 100, seconds: 24 * hour },
  /**
   * Sessions that begin with a new password, counted apart: a thief of the old password may have used up the others,
   * and the owner must be able to sign in with the new one.
   */
  'password-sessions': { kind: 'few in a time', most: 20, seconds: 24 * hour },
  /**
   * The return from an OAuth provider: once for each pass, which is valid for ten minutes (`accounts/providers.ts`).
   */
  pass: { kind: 'few in a time', most: 1, seconds: 10 * minute },
  /**
   * Answers that the whole site writes to KV because they were asked for again: 240 a day, a quarter of what a free plan
   * writes. They are counted by the hour, so that nobody can use up a whole day's at once.
   */
  'kept-answers': { kind: 'few in a time', most: 10, seconds: hour },
  /** A lock: released when the work is done, or else after a time that no such work exceeds. */
  turn: { kind: 'few in a time', most: 1, seconds: 12 },
} as const satisfies Record<string, ThrottleRule>

export const opensAccount: readonly EmailPurpose[] = ['reset', 'registration']

/**
 * The last of three e-mails is reserved for opening an account, so that nobody can lock an owner out by sending forms
 * with their address. Resets don't count against a registration: the account service doesn't reveal whether it sent a
 * reset, and it sends none where there is no account.
 */
export const emailRules: Record<EmailPurpose, EmailRule> = {
  reset: { purpose: 'reset' },
  registration: { purpose: 'registration', ignored: 'reset' },
  confirmation: { purpose: 'confirmation', keepsOneFor: opensAccount },
  courtesy: { purpose: 'courtesy', keepsOneFor: opensAccount },
}
