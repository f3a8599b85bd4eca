import { toCode } from './clean-typed.ts'

/** Letters and digits that are taken for no other, read or heard. */
export const numberCharacters = '23456789ACDEFHJKMNPRTUVWXYZ'
export const numberLength = 8

export const numberPattern = new RegExp(`^[${numberCharacters}]{${numberLength}}$`)

/** Russian letters that look like those of a number, and these: who reads one types it on the keyboard that is on. */
const russian = 'АСЕНКМРТУХ'
const latin = 'ACEHKMPTYX'

/** As somebody has typed it: with spaces, dashes or marks, in small letters, in letters that look alike. */
export const toNumber = (typed: string): string =>
  toCode(typed)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(new RegExp(`[${russian}]`, 'g'), (letter) => latin.charAt(russian.indexOf(letter)))

/** As it is read out: `K7MX 2PDA`. */
export const spellNumber = (number: string): string =>
  `${number.slice(0, numberLength / 2)} ${number.slice(numberLength / 2)}`
