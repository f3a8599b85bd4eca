import { region } from '../brand/chosen.ts'
import { currencyNames } from '../languages/facts.ts'
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
  const known = currencySigns[code] ?? nameOf(code) ?? code
  return isCurrency(known) ? known : undefined
}

function nameOf(word: string): string | undefined {
  for (const locale of allLocales) {
    const found = Object.entries(currencyNames[locale] ?? {}).find(([, names]) =>
      names.split(' ').includes(word),
    )
    if (found) return found[0]
  }
  return undefined
}
