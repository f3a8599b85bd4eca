import type { Locale } from '../locales.ts'
import { cleanCode } from './clean-typed.ts'
import type { FormName } from './form-names.ts'
import { toLatinLetters } from './latin-letters.ts'

/**
 * State of a submission, for its sender. `received`: stored, without deliveries. `under-way`: being delivered to the
 * orchestra. `delivered`: the orchestra has it. `delayed`: attempts have ended, and an operator has to start them
 * again.
 */
export type SubmissionState = 'received' | 'under-way' | 'delivered' | 'delayed'

/**
 * Days within which the orchestra deletes its copy of a removed submission: the longest time that the law allows (GDPR,
 * article 12(3); Federal Law 152-FZ of Russia, article 21(5)).
 */
export const removalDeadlineDays = 30

/** A stored submission, as its sender sees it. */
export interface SubmissionRecord {
  number: string
  form: FormName
  /** Language in which the form was filled in. */
  locale: Locale
  /** When the visitor sent the submission, in milliseconds since 1970. */
  sentAt: number
  state: SubmissionState
  /** Whether the orchestra has a copy, or may have one. */
  hasOtherCopies: boolean
  /** Values that the visitor typed, by the name of their field. */
  content: Readonly<Record<string, unknown>>
}

/** A page of somebody's submissions, newest first. */
export interface SubmissionPage {
  records: SubmissionRecord[]
  /** Start of the next page; absent on the last one. */
  next?: string
}

/** Letters and digits that can't be confused with each other, written or spoken. */
export const submissionNumberAlphabet = '23456789ACDEFHJKMNPRTUVWXYZ'
export const submissionNumberLength = 8

export const submissionNumberPattern = new RegExp(
  `^[${submissionNumberAlphabet}]{${submissionNumberLength}}$`,
)

/**
 * Cleans a typed number: removes spaces and punctuation, converts to capitals, and replaces letters of
 * other scripts that look alike.
 */
export const toSubmissionNumber = (typed: string): string =>
  toLatinLetters(
    cleanCode(typed)
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  )

/** Formats a number for reading out: `K7MX 2PDA`. */
export const spellSubmissionNumber = (number: string): string =>
  `${number.slice(0, submissionNumberLength / 2)} ${number.slice(submissionNumberLength / 2)}`
