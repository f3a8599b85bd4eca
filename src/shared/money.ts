import { maxPriceStep } from './price.ts'

/**
 * Money in minor units, so that no sum is rounded: 2450 of EUR is €24.50, 2450 of JPY is ¥2,450, 2450 of KWD is 2.450
 * dinars. `format.ts` formats it for visitors.
 */
export interface Money {
  /** An amount in whole minor units, 0 or more. */
  amount: number
  /** Currency code (ISO 4217) in upper case. */
  currency: string
}

/**
 * Numbers of decimal digits by currency. Making a formatter takes about 30 µs, and a list has few different
 * currencies.
 */
const digits = new Map<string, number>()
let currencies: ReadonlySet<string> | undefined

/** Whether ISO 4217 has the code, as `Intl` knows it: currencies that people pay with, none of the past. */
export function isCurrency(code: string): boolean {
  currencies ??= new Set(Intl.supportedValuesOf('currency'))
  return currencies.has(code)
}

/** Number of digits after the decimal point: 2 for EUR, 0 for JPY, 3 for KWD. */
export function countMinorDigits(currency: string): number {
  const known = digits.get(currency)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency })
  const found = format.resolvedOptions().maximumFractionDigits ?? 2
  digits.set(currency, found)
  return found
}

/** Units of the currency, as JSON-LD and APIs give them: 24.5 for 2450 of EUR. */
export const toUnits = ({ amount, currency }: Money): number => amount / 10 ** countMinorDigits(currency)

/** Minor units of whole units: 2400 for 24 of EUR. */
export const toMinor = (units: number, currency: string): number =>
  Math.round(units * 10 ** countMinorDigits(currency))

/**
 * Reads a price as an editor wrote it and Strapi returns it: a number, a decimal (`"1500.00"`), or a text («1 500 ₽»,
 * «12,50», «1.500,00 €»).
 *
 * @param currency must be one that `isCurrency` accepts
 * @returns minor units; `undefined` for a value that isn't one price: a negative number, several numbers, more digits
 *   than the currency has, a text that means different prices in different countries («1.500»), or more than
 *   `maxPriceStep`, which is probably a mistake
 */
export function readAmount(written: number | string, currency: string): number | undefined {
  const units = typeof written === 'number' ? written : readUnits(written, countMinorDigits(currency))
  if (!(units >= 0 && units <= maxPriceStep)) return undefined
  const amount = toMinor(units, currency)
  // Strapi's `float` returns sums as 0.30000000000000004; a price of 12.345 euros isn't rounded but refused.
  return Math.abs(units * 10 ** countMinorDigits(currency) - amount) < 1e-4 ? amount : undefined
}

/**
 * Matches a text with one number. Words and currency signs may stand around it; a minus or another number may not.
 */
const numberInText = /^[^\d\-−–]*(?<![.,])(\d(?:[\d .,']*\d)?)[^\d\-−–]*$/
const plain = /^(\d+)(?:([.,])(\d+))?$/
const grouped = /^(\d{1,3}(?:([ .,'])\d{3})(?:\2\d{3})*)(?:([.,])(\d+))?$/
/** The dash instead of cents in German prices: «12,–». */
const dashForCents = /,[-–—]+(?=\D*$)/

/** Parses a price in a text. Returns units of the currency, such as 24.5, or `NaN`. */
function readUnits(written: string, currencyDigits: number): number {
  const text = written.normalize('NFKC').replace(/\s/g, ' ').replaceAll('’', "'").replace(dashForCents, '')
  const number = numberInText.exec(text)?.[1] ?? ''
  const [, whole = '', mark, fraction = ''] = plain.exec(number) ?? []
  if (whole) {
    // «1.500» is 1500 in Germany and 1.5 in Britain. It is read as a fraction only with a point, in a currency of
    // three digits.
    const couldBeGroups = fraction.length === 3 && whole.length < 4 && whole !== '0'
    if (couldBeGroups && !(currencyDigits === 3 && mark === '.')) return Number.NaN
    return Number(`${whole}.${fraction || 0}`)
  }
  const [, groups = '', separator = '', decimalMark, decimals = ''] = grouped.exec(number) ?? []
  if (!groups || decimalMark === separator) return Number.NaN
  return Number(`${groups.replace(/\D/g, '')}.${decimals || 0}`)
}
