import { toCode } from './clean-typed.ts'

/** Weights of the digits before each check digit (Федеральная налоговая служба, «ИНН»: 10 digits, or 12 of a person). */
const weightsOfCompany = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const weightsOfPerson = [
  [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
]

/** Whether a Russian tax number (ИНН) has 10 or 12 digits of which the last, or the last two, fit the others. */
export function isInn(digits: string): boolean {
  if (!/^(\d{10}|\d{12})$/.test(digits) || /^0+$/.test(digits)) return false
  const checks = digits.length === 10 ? [weightsOfCompany] : weightsOfPerson
  return checks.every((weights) => checkDigit(digits, weights) === Number(digits[weights.length]))
}

const checkDigit = (digits: string, weights: readonly number[]): number =>
  (weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11) % 10

/** A КПП: the tax office, the reason (digits or capital Latin letters), a number. */
export const kppPattern = /^\d{4}[\dA-Z]{2}\d{3}$/

/** Russian capitals that look like those of a КПП: who reads one types it on the keyboard that is on. */
const russian = 'АВСЕНКМОРТХУ'
const latin = 'ABCEHKMOPTXY'
const toLatin = (text: string): string =>
  text.replace(new RegExp(`[${russian}]`, 'g'), (letter) => latin.charAt(russian.indexOf(letter)))

/** What documents call the two, before their digits or between them. */
const names = /(?:ИНН|КПП|INN|KPP)/g
const between = /[/\\|,;]+/
const marks = /[\s.:#_'"«»()-]+/g

const kppLength = 9
const innLengths = [10, 12]

/**
 * Reads a ИНН and a КПП as they are pasted, each with its name, spaces and marks, or both in one: `7707083893/770701001`,
 * `ИНН 7707083893 КПП 770701001`. What is neither is left for whoever checks it.
 *
 * @param expected what a single one is
 */
export function readTaxNumbers(typed: string, expected: 'inn' | 'kpp'): { inn?: string; kpp?: string } {
  // NFKC would write the sign as letters.
  const parts = toCode(typed.replaceAll('№', ' '))
    .toUpperCase()
    .replace(names, '/')
    .split(between)
    .map((part) => part.replace(marks, ''))
    .filter(Boolean)
    .flatMap(splitPair)
  const [one = '', other] = parts
  if (other === undefined) return one === '' ? {} : { [expected]: expected === 'kpp' ? toLatin(one) : one }
  if (parts.length > 2) return { [expected]: parts.join('') }
  if (innLengths.includes(one.length) && other.length === kppLength) return { inn: one, kpp: toLatin(other) }
  if (innLengths.includes(other.length) && one.length === kppLength) return { inn: other, kpp: toLatin(one) }
  return { [expected]: one + other }
}

/** Both without anything between them: `7707083893770701001`. */
function splitPair(part: string): string[] {
  const innLength = part.length - kppLength
  return innLengths.includes(innLength) ? [part.slice(0, innLength), part.slice(innLength)] : [part]
}
