import { pathTo } from './paths.ts'

/**
 * Characters of a code: no capitals, since the site's addresses have none, and no characters that are easily confused
 * in print (0 o 1 i l).
 */
export const codeAlphabet = '23456789abcdefghjkmnpqrstuvwxyz'
export const codeLength = 6
export const codePattern = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`)

/** Number of days for which the editors' table shows how often a link was opened. */
export const recentDays = 30

/** An address with every campaign name at its longest, in Thai, is shorter. */
export const maxTargetLength = 4000

/** The field of `/codegen`'s files that names a short address. */
export const codeParameter = 'code'

export const toShortAddress = (origin: string, code: string): string =>
  `${origin}${pathTo('shortLink', { code })}`
