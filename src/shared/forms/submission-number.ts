import { cleanCode } from './clean-typed.ts'
import { toLatinLetters } from './latin-letters.ts'

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
