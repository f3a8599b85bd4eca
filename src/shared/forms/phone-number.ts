import { toCode } from './clean-typed.ts'

/** A phone number as it is stored: in ASCII digits, spaces and dashes, with the words that somebody typed for an extension. */
export const toPhoneNumber = (typed: string): string => toCode(typed).replace(label, '')

/** What stands before a number in an address of a link, or in a text that it was copied out of. */
const label = /^(?:tel|phone|mob|тел|телефон|моб|โทร)\p{L}*[.:]* ?(?=[\d+(])/iu

/** Seven digits at least, as the shortest numbers of cities have; fifteen at most (ITU-T E.164). */
const numberPattern = /^\(?\+?(?:[\s()./-]*\d){7,15}[\s)./-]*$/
/** A word in any language, a sign, or what stands in `tel:` addresses (RFC 3966), before a few digits at the end. */
const extensionPattern = /^(.*?\d[\s)./-]*)(?:[,;#]+ ?|,? ?[\p{L}\p{M}]{1,15}[.:]? ?#?|;ext=)(\d{1,6})#?$/u

/** What is dialled, and what is dialled after that. */
export function splitPhoneNumber(phone: string): { number: string; extension?: string } {
  const [, number, extension] = extensionPattern.exec(phone) ?? []
  return number === undefined || extension === undefined ? { number: phone } : { number, extension }
}

/** Whether it can be one, of a text that `toPhoneNumber` has made. */
export const isPhoneNumber = (phone: string): boolean => numberPattern.test(splitPhoneNumber(phone).number)
