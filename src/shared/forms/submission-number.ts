/** Letters and digits that are taken for no other, read or heard. */
export const numberCharacters = '23456789ACDEFHJKMNPRTUVWXYZ'
export const numberLength = 8

export const numberPattern = new RegExp(`^[${numberCharacters}]{${numberLength}}$`)

/** As somebody has typed it: with spaces or dashes, in small letters. */
export const toNumber = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')
