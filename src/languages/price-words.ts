import { formatMoney } from '../shared/format.ts'
import type { Locale } from '../shared/locales.ts'
import { type Admission, type Price, toAdmission } from '../shared/price.ts'
import { concertMessages } from './texts.ts'

/** @returns the price in words, such as «from €24.50» or «free admission»; `undefined` for an unknown price */
export function priceFrom({ price }: { price?: Price }, locale: Locale): string | undefined {
  if (!price) return undefined
  const words = priceInWords({ price }, locale)
  const from = concertMessages(locale).from(
    formatMoney(locale, { amount: price.from, currency: price.currency }),
  )
  return words && price.from > 0 ? `${words}, ${from}` : (words ?? from)
}

/** @returns «free admission» or «pay what you can»; `undefined` for a price that is only an amount, or unknown */
export function priceInWords({ price }: { price?: Price }, locale: Locale): string | undefined {
  const admission = toAdmission(price)
  return admission && admissionInWords(admission, locale)
}

export function admissionInWords(admission: Admission, locale: Locale): string {
  const { free, payWhatYouCan } = concertMessages(locale)
  return admission === 'free' ? free : payWhatYouCan
}
