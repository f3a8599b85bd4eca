import type { ThrottleRule } from './choose-wait.ts'
import type { EmailPurpose, EmailRule } from './email-limit.ts'

// Apart from what follows the rules: that is part of every isolate's start.

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
  /** Short addresses that one address has made: each is kept for half a year. */
  links: { kind: 'few in a time', most: 100, seconds: 24 * hour },
  'network-links': { kind: 'few in a time', most: 500, seconds: 24 * hour },
  /** Sessions of one user: what ends before its time is remembered for a month. */
  sessions: { kind: 'few in a time', most: 100, seconds: 24 * hour },
  /**
   * Those that a new password has begun, apart: whoever knows a stolen password may have used up the others, and its owner
   * must get in with the next one.
   */
  'password-sessions': { kind: 'few in a time', most: 20, seconds: 24 * hour },
  /** The way back from another company, which ends by itself after as long (`providers.ts`). */
  pass: { kind: 'few in a time', most: 1, seconds: 10 * minute },
  /** One at a time: ended when its work is done, and by itself when that can't be under way any more. */
  turn: { kind: 'few in a time', most: 1, seconds: 12 },
} as const satisfies Record<string, ThrottleRule>

const opensAccount: readonly EmailPurpose[] = ['reset', 'registration']

/**
 * The last of three is kept for what opens an account, so that nobody keeps the owner of an address out by sending forms
 * in their name. Resets don't count against a registration: where one has left, there is an account, and where there is
 * none, none has left, which the service of accounts doesn't tell.
 */
export const emailRules: Record<EmailPurpose, EmailRule> = {
  reset: { purpose: 'reset' },
  registration: { purpose: 'registration', ignored: 'reset' },
  confirmation: { purpose: 'confirmation', keepsOneFor: opensAccount },
  courtesy: { purpose: 'courtesy', keepsOneFor: opensAccount },
}
