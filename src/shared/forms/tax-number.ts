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
