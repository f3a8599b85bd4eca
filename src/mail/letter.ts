import type { Locale } from '../shared/locales.ts'

/**
 * Names of all e-mails that the site sends. `npm run letters` shows examples of each
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
  'submission-answer',
] as const
export type LetterName = (typeof letterNames)[number]

/** An e-mail as data. `write-letter.ts` makes its HTML and its plain text, which say the same. */
export interface Letter {
  name: LetterName
  /** Subject of the e-mail, and heading of its HTML. */
  subject: string
  /** Text that mail programs show beside the subject in their lists of e-mails; if absent, the first paragraph. */
  preview?: string
  paragraphs?: readonly string[]
  concerts?: readonly LetterConcert[]
  /** Values with labels, such as what somebody typed into a form. */
  facts?: readonly LetterFact[]
  /** The message that the e-mail answers, and the words that introduce it. */
  quote?: { intro: string; text: string }
  /** Link to the one action that the e-mail asks for. */
  button?: LetterLink
  /** Links to other pages, after the button. */
  links?: readonly LetterLink[]
  /** Text below everything else, such as what to do if somebody gets the e-mail by mistake. */
  note?: string
  frame: LetterFrame
}

/** The header and footer that all e-mails of a language share; `toLetterFrame` makes them. */
export interface LetterFrame {
  locale: Locale
  /** Full name of the orchestra, which sends the e-mail. */
  sender: string
  /** Address of the home page; absent in a deployment that does not know its own address. */
  home: string | undefined
  /** The brand's imprint, where it has one. */
  imprint?: LetterLink
  /** Words before the printed address of a button, which doesn't work in every mail program. */
  beforeAddress: string
  /** Why the reader gets such e-mails, and the link that ends the subscription. */
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
  /** Number of the concert's day in its month, as `5`. */
  day: string
  /** Month, as `дек`; with the year if that is not the current one. */
  month: string
  /** Weekday and time, as `суббота, 19:00`. */
  weekdayAndTime: string
  /** `5 декабря 2026, суббота, 19:00`, for the plain text. */
  when: string
  /** City and hall; empty if neither is known. */
  where: string
  /** Price, or the state of the concert in words; empty if there is nothing to say. */
  terms: string
  /** Whether the concert is cancelled or postponed: its day is crossed out. */
  isOff: boolean
  /** Key of the repertoire, whose colour of the theme the stub has; if absent, the accent. */
  light?: string | undefined
}
