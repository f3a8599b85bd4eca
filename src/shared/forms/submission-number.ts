import { cleanCode } from './clean-typed.ts'

/** Letters and digits that can't be confused with each other, written or spoken. */
export const submissionNumberAlphabet = '23456789ACDEFHJKMNPRTUVWXYZ'
export const submissionNumberLength = 8

export const submissionNumberPattern = new RegExp(
  `^[${submissionNumberAlphabet}]{${submissionNumberLength}}$`,
)

/** Russian letters that look like Latin ones, which people type when their keyboard is Russian. */
const russian = 'АСЕНКМРТУХ'
const latin = 'ACEHKMPTYX'

/**
 * Cleans a typed number: removes spaces and punctuation, converts to capitals, and replaces Russian letters that look
 * alike.
 */
export const toSubmissionNumber = (typed: string): string =>
  cleanCode(typed)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(new RegExp(`[${russian}]`, 'g'), (character) => latin.charAt(russian.indexOf(character)))

/** Formats a number for reading out: `K7MX 2PDA`. */
export const spellSubmissionNumber = (number: string): string =>
  `${number.slice(0, submissionNumberLength / 2)} ${number.slice(submissionNumberLength / 2)}`
