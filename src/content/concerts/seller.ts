import { defaultLocale, type Locale, readingOrder } from '../../shared/locales.ts'

/** Legal sellers by the number that content names them by. */
export type Sellers<Seller> = Readonly<Record<string, Seller>>

/** The legal seller of a concert's tickets; `undefined` if content names none, or an unknown one. */
export const findSeller = <Seller>(
  sellers: Sellers<Seller>,
  { organizerId }: { organizerId?: number },
): Seller | undefined =>
  organizerId !== undefined && Object.hasOwn(sellers, organizerId) ? sellers[organizerId] : undefined

type InLanguages = Partial<Record<Locale, string>> | undefined

/**
 * Returns a seller's name in a language, with `lang` if the name isn't translated: the legal name is in one language.
 */
export const nameSeller = ({ name, names }: { name: string; names?: InLanguages }, locale: Locale) =>
  inReadersLanguage(name, names, locale)

/** Postal address of the seller. */
export const toSellerAddress = (
  { address, addresses }: { address?: string | undefined; addresses?: InLanguages },
  locale: Locale,
): { text: string | undefined; lang?: Locale } =>
  address === undefined ? { text: undefined } : inReadersLanguage(address, addresses, locale)

function inReadersLanguage(
  own: string,
  translations: InLanguages,
  locale: Locale,
): { text: string; lang?: Locale } {
  for (const lang of readingOrder(locale)) {
    const text = translations?.[lang]
    if (text) return lang === locale ? { text } : { text, lang }
  }
  return locale === defaultLocale ? { text: own } : { text: own, lang: defaultLocale }
}
