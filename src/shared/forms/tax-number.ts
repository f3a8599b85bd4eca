import { cleanCode } from './clean-typed.ts'
import { toLatinLetters } from './latin-letters.ts'

/**
 * Weights of the digits before each check digit, by the rules of Федеральная налоговая служба («ИНН»: 10 digits of a
 * company, 12 of a person).
 */
const weightsOfCompany = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const weightsOfPerson = [
  [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
]

/**
 * Whether a number has the form of a country's tax numbers (`brand/tax-numbers.ts`), however it is printed:
 * «75/123/45678», «DE 123 456 789».
 *
 * @param pattern of the whole number without spaces and punctuation; if absent, any text
 */
export const isTaxNumber = (typed: string, pattern: string | undefined): boolean =>
  pattern === undefined ||
  new RegExp(`^(?:${pattern})$`).test(
    cleanCode(typed)
      .toUpperCase()
      .replace(/[\s/.,-]/g, ''),
  )

/** Whether a Russian tax number (ИНН) has 10 or 12 digits and valid check digits. */
export function isInn(digits: string): boolean {
  if (!/^(\d{10}|\d{12})$/.test(digits) || /^0+$/.test(digits)) return false
  const checks = digits.length === 10 ? [weightsOfCompany] : weightsOfPerson
  return checks.every((weights) => checkDigit(digits, weights) === Number(digits[weights.length]))
}

const checkDigit = (digits: string, weights: readonly number[]): number =>
  (weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11) % 10

/** Pattern of a reason code (КПП): tax office, reason (digits or Latin capitals), number. */
export const kppPattern = /^\d{4}[\dA-Z]{2}\d{3}$/

/** Words before the digits, as «ИНН» and «КПП»: the numbers themselves have at most two letters in a row. */
const names = /\p{L}{3,}/gu
const separators = /[/\\|,;]+/
const punctuation = /[\s.:#_'"«»()-]+/g

const kppLength = 9
const innLengths = [10, 12]

/**
 * Reads a tax number (ИНН) and a reason code (КПП) as they are pasted, with names, spaces and punctuation, or both in
 * one text: `7707083893/770701001`, `ИНН 7707083893 КПП 770701001`. Other text is returned for the validation to
 * refuse.
 *
 * @param expected meaning of a single number
 */
export function readTaxNumbers(typed: string, expected: 'inn' | 'kpp'): { inn?: string; kpp?: string } {
  // NFKC would convert the sign to letters.
  const parts = cleanCode(typed.replaceAll('№', ' '))
    .toUpperCase()
    .replace(names, '/')
    .split(separators)
    .map((part) => part.replace(punctuation, ''))
    .filter(Boolean)
    .flatMap(splitPair)
  const [one = '', other] = parts
  if (other === undefined)
    return one === '' ? {} : { [expected]: expected === 'kpp' ? toLatinLetters(one) : one }
  if (parts.length > 2) return { [expected]: parts.join('') }
  if (innLengths.includes(one.length) && other.length === kppLength)
    return { inn: one, kpp: toLatinLetters(other) }
  if (innLengths.includes(other.length) && one.length === kppLength)
    return { inn: other, kpp: toLatinLetters(one) }
  return { [expected]: one + other }
}

/** Splits both numbers if nothing separates them: `7707083893770701001`. */
function splitPair(part: string): string[] {
  const innLength = part.length - kppLength
  return innLengths.includes(innLength) ? [part.slice(0, innLength), part.slice(innLength)] : [part]
}
