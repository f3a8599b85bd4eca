import { phoneLabels } from '../../languages/facts.ts'
import { cleanCode } from './clean-typed.ts'

/**
 * Cleans a phone number: ASCII digits, spaces and dashes, and the words of an extension. Removes a label, and quotation
 * marks, brackets and punctuation that copied text has around the number.
 */
export const toPhoneNumber = (typed: string): string =>
  // NFKC would turn the numero sign into letters.
  cleanCode(typed.replaceAll('№', '#')).replace(dots, ' ').replace(aroundNumber, '').replace(label, '')

/** Characters between groups of digits besides spaces and dashes. */
const dots = / ?[·•∙[\]] ?/g
const aroundNumber = /^[\s"“”„«»'‘’]+|[\s"“”„«»'‘’.,;:!?…]+$/g

const labels = ['tel', 'phone', 'mob', ...Object.values(phoneLabels)].filter(Boolean).join('|')

/** A label before a number, as in `tel:` links and copied text. */
const label = new RegExp(`^(?:${labels})\\p{L}*[.:]* ?(?=[\\d+(])`, 'iu')

/** Numbers have at least seven digits, as the shortest city numbers, and at most fifteen (ITU-T E.164). */
const numberPattern = /^\(?\+?(?:[\s()./-]*\d){7,15}[\s)./-]*$/
/**
 * An extension: a word in any language, a symbol, or the `;ext=` of `tel:` links (RFC 3966), before up to six last
 * digits.
 */
const extensionPattern = /^(.*?\d[\s)./-]*)(?:[,;#]+ ?|,? ?[\p{L}\p{M}]{1,15}[.:]? ?#? ?|;ext=)(\d{1,6})#?$/u

/** Splits a phone number into the number and the extension. */
export function splitPhoneNumber(phone: string): { number: string; extension?: string } {
  const [, number, extension] = extensionPattern.exec(phone) ?? []
  return number === undefined || extension === undefined ? { number: phone } : { number, extension }
}

/** Whether a text that `toPhoneNumber` has cleaned can be a phone number. */
export const isPhoneNumber = (phone: string): boolean => numberPattern.test(splitPhoneNumber(phone).number)
