import { formatMoney } from '../shared/format.ts'
import type { Locale } from '../shared/locales.ts'
import { concertMessages } from './texts.ts'

/** A price as `content/concerts/price.ts` describes it. */
interface PriceInWords {
  currency: string
  from: number
  to?: number
  isPayWhatYouCan?: true
}

/** @returns the price in words, such as «from €24.50» or «free admission»; `undefined` for an unknown price */
export function priceFrom({ price }: { price?: PriceInWords }, locale: Locale): string | undefined {
  if (!price) return undefined
  const words = priceInWords({ price }, locale)
  const from = concertMessages(locale).from(
    formatMoney(locale, { amount: price.from, currency: price.currency }),
  )
  return words && price.from > 0 ? `${words}, ${from}` : (words ?? from)
}

/** @returns «free admission» or «pay what you can»; `undefined` for a price that is only an amount, or unknown */
export function priceInWords({ price }: { price?: PriceInWords }, locale: Locale): string | undefined {
  if (!price) return undefined
  const { free, payWhatYouCan } = concertMessages(locale)
  if (price.isPayWhatYouCan) return payWhatYouCan
  return price.from === 0 && price.to === undefined ? free : undefined
}
