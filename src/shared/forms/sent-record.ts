import type { Locale } from '../locales.ts'
import type { FormName } from './form-names.ts'

/**
 * `received`: here, and on its way to nobody. `under-way`: on its way to the orchestra. `delivered`: the orchestra has
 * it. `delayed`: it was tried for days, and an operator has to try again.
 */
export type SentState = 'received' | 'under-way' | 'delivered' | 'delayed'

/**
 * So soon the orchestra removes its copy of what somebody wants removed: the longest that the law gives it (GDPR, article
 * 12(3); Federal Law 152-FZ of Russia, article 21(5)).
 */
export const removedElsewhereWithinDays = 30

/** What is stored of something that a visitor has sent, for themselves. */
export interface SentRecord {
  number: string
  form: FormName
  /** In which it was filled in. */
  locale: Locale
  /** Milliseconds. */
  sentAt: number
  state: SentState
  /** Whether somebody else has a copy, or may have one. */
  isElsewhere: boolean
  /** By the names of the form's fields. */
  content: Readonly<Record<string, unknown>>
}

/** Of all that somebody has sent, the newest first. */
export interface SentPage {
  records: SentRecord[]
  /** Where the next page begins. Absent on the last one. */
  next?: string
}
