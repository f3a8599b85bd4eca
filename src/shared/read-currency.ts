import { region } from '../brand/chosen.ts'
import { currencyNames } from './languages/facts.ts'
import { allLocales } from './locales.ts'
import { isCurrency } from './money.ts'

/**
 * Currency codes by the signs that editors write instead. Signs that several currencies have are missing: $ and ¥. Words
 * of a language are in its `language.ts` (`currencyNames`).
 */
const currencySigns: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₽': 'RUB',
  '₴': 'UAH',
  '₸': 'KZT',
  '₾': 'GEL',
  '֏': 'AMD',
  '₼': 'AZN',
  '₺': 'TRY',
  '₪': 'ILS',
  '₹': 'INR',
  '฿': 'THB',
  '₫': 'VND',
  '₩': 'KRW',
  '₱': 'PHP',
}

/**
 * Reads a currency: a code of ISO 4217 in any case and with spaces, a sign, or a word of the site's languages.
 *
 * @returns the brand's currency where nothing is written; `undefined` for a currency that isn't known
 */
export function readCurrency(written: unknown): string | undefined {
  if (written === null || written === undefined) return region.currency
  if (typeof written !== 'string' || written.length > 20) return undefined
  const code = written
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase()
  if (code === '' || code === region.currency) return region.currency
  const known = currencySigns[code] ?? codeOf(code) ?? code
  return isCurrency(known) ? known : undefined
}

/** Currency codes by the words of the site's languages, made for the first currency that is neither the brand's nor a sign. */
let codesByName: ReadonlyMap<string, string> | undefined

function codeOf(name: string): string | undefined {
  codesByName ??= new Map(
    // The first language of the site goes last: its word replaces the same word of another language.
    allLocales
      .toReversed()
      .flatMap((locale) => Object.entries(currencyNames[locale] ?? {}))
      .flatMap(([code, names]) => names.split(' ').map((each) => [each, code] as const)),
  )
  return codesByName.get(name)
}
