import { region } from '../../../brand/chosen.ts'
import { countMinorDigits, readAmount, toUnits } from '../../../shared/money.ts'
import { readCurrency } from '../../../shared/read-currency.ts'
import { meansValue } from './words.ts'

/** Fields of Strapi about what a concert costs. Sums are in units of the currency, as Strapi has them. */
export interface ImportedPrice {
  admission?: 'free' | 'pay_what_you_can'
  minCost?: number
  maxCost?: number
  /** Currency code (ISO 4217); the brand's currency if it is absent. */
  currency?: string
}

interface WrittenPrice {
  price?: string | undefined
  maxPrice?: string | undefined
  currency?: string | undefined
}

/**
 * Reads a price of one or two columns: «24,50 €», «ab 24 Euro», «15–60 €», «1 500 – 3 000 ₽», «15/25/35», «Eintritt frei».
 *
 * @returns `undefined` for a price or a currency that can't be read, or that may mean several
 */
export function readPrice({ price, maxPrice, currency: given }: WrittenPrice): ImportedPrice | undefined {
  const texts = [price, maxPrice].filter((text) => text !== undefined)
  if (texts.length === 0) return {}
  if (price !== undefined && meansValue(price, 'free')) return { admission: 'free' }
  const currency = findCurrency([given, ...texts])
  if (currency === undefined) return undefined
  if (price !== undefined && meansValue(price, 'payWhatYouCan')) return { admission: 'pay_what_you_can' }
  const amounts = texts.flatMap((text) => numbersIn(text).map((number) => readSum(number, currency)))
  const sums = amounts.filter((amount) => amount !== undefined)
  if (sums.length === 0 || sums.length < amounts.length) return undefined
  const [least, most] = [Math.min(...sums), Math.max(...sums)]
  if (most === 0) return { admission: 'free' }
  return {
    minCost: toUnits({ amount: least, currency }),
    ...(most > least ? { maxCost: toUnits({ amount: most, currency }) } : {}),
    currency,
  }
}

/**
 * Reads a number of a price. Three digits after a separator are thousands («1.500»), unless the currency has three
 * decimals. The site itself refuses such a number; here an editor checks the draft that the import makes.
 */
const readSum = (number: string, currency: string): number | undefined =>
  readAmount(
    countMinorDigits(currency) === 3 ? number : number.replace(/^(\d{1,3})[.,'](\d{3})$/, '$1$2'),
    currency,
  )

/** Digits with marks between them. A space stands between groups of three only. */
const number = /\d(?:[\d.,']|\s(?=\d{3}(?!\d)))*/g

function numbersIn(text: string): string[] {
  // The dash instead of cents, as in «12,–», is no range.
  const written = text
    .normalize('NFKC')
    .replaceAll('’', "'")
    .replace(/,\s?[-–—]+/g, '')
  return Array.from(written.matchAll(number), ([found]) => found.replace(/[.,']+$/, ''))
}

/**
 * Returns the currency that the texts name; the brand's if none does.
 *
 * @param texts the text of a column for the currency, then those of prices
 * @returns `undefined` if they name several currencies
 */
function findCurrency(texts: readonly (string | undefined)[]): string | undefined {
  const [given, ...prices] = texts
  const own = given === undefined ? undefined : readCurrency(given)
  const named = [...(own ? [own] : []), ...prices.flatMap((text) => findCurrencies(text ?? ''))]
  const [first] = named
  if (first !== undefined) return new Set(named).size === 1 ? first : undefined
  // A sign of several currencies means the brand's, if that has this sign.
  const sign = texts.join(' ').match(/[$¥]/)?.[0]
  return sign === undefined || signOf(region.currency).includes(sign) ? region.currency : undefined
}

/** Currencies that a text names by codes, signs or words. */
export function findCurrencies(text: string): string[] {
  const words = text.match(/\p{Sc}|[\p{L}][\p{L}.]*/gu) ?? []
  return words.flatMap((word) => (word === '$' || word === '¥' ? [] : (currencyOfWord(word) ?? [])))
}

function currencyOfWord(word: string): string | undefined {
  const code = readCurrency(word)
  // Three letters of another word may be a code by chance («TOP» is Tonga's): codes are written in capitals.
  const isCode = code?.toLowerCase() === word.toLowerCase()
  return code !== undefined && (!isCode || word === word.toUpperCase()) ? code : undefined
}

const signOf = (currency: string): string =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(0)
