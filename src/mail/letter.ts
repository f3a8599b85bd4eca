import type { Locale } from '../shared/locales.ts'

/**
 * Every letter that the site sends. `npm run letters` shows examples of each
 * (`tools/operate/letters/letter-examples.ts`).
 */
export const letterNames = [
  'account-confirmation',
  'account-reset',
  'account-welcome',
  'account-taken',
  'account-removal',
  'subscription-confirmation',
  'notice',
  'submission-received',
  'submission-arrived',
  'submission-removal',
] as const
export type LetterName = (typeof letterNames)[number]

/** A letter as data. `write-letter.ts` makes its HTML and its plain text, which say the same. */
export interface Letter {
  name: LetterName
  /** Subject of the e-mail, and heading of its HTML. */
  subject: string
  /** What mail programs show beside the subject in a list; absent: the first paragraph. */
  preview?: string
  paragraphs?: readonly string[]
  concerts?: readonly LetterConcert[]
  /** Labelled values, such as the answers of a form. */
  facts?: readonly LetterFact[]
  /** The one thing that the letter asks to do. */
  button?: LetterLink
  /** Other addresses, after the button. */
  links?: readonly LetterLink[]
  /** What to know who gets the letter by mistake. */
  note?: string
  frame: LetterFrame
}

/** What stands around every letter in one language (`languages/letter-frame.ts`). */
export interface LetterFrame {
  locale: Locale
  /** Full name of the orchestra. */
  sender: string
  /** Address of the home page; absent in a deployment that does not know its own address. */
  home: string | undefined
  /** What stands before an address that is printed because a button may not work. */
  beforeAddress: string
  /** Why the reader gets such letters, and where to end that. */
  subscription?: { reason: string; leave: LetterLink }
}

export interface LetterLink {
  label: string
  href: string
}

export interface LetterFact {
  label: string
  text: string
}

/** A concert as a ticket stub. */
export interface LetterConcert {
  title: string
  href: string
  /** `5` */
  day: string
  /** `дек`, with the year where it is another one. */
  month: string
  /** `суббота, 19:00` */
  weekdayAndTime: string
  /** `5 декабря 2026, суббота, 19:00`, for the plain text. */
  when: string
  /** City and hall; empty if neither is known. */
  where: string
  /** Price, or the state of the concert in words; empty if there is nothing to say. */
  terms: string
  /** Whether the day no longer holds: the concert is cancelled or postponed. */
  isOff: boolean
  /** Key of the repertoire, whose light the stub has. */
  light?: string | undefined
}
