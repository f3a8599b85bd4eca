import { defaultLocale, type Locale, readingOrder } from '../../shared/locales.ts'

/** Legal sellers by the number that content names them by. */
export type Sellers<Seller> = Readonly<Record<string, Seller>>

/** Who sells a concert's tickets by law; `undefined` where content names nobody, or nobody that is known. */
export const sellerOf = <Seller>(
  sellers: Sellers<Seller>,
  { organizerId }: { organizerId?: number },
): Seller | undefined =>
  organizerId !== undefined && Object.hasOwn(sellers, organizerId) ? sellers[organizerId] : undefined

/** What a seller is called in a language, marked where that is missing: by law the name is one in one language. */
export function nameSeller(
  { name, names }: { name: string; names?: Partial<Record<Locale, string>> | undefined },
  locale: Locale,
): { text: string; lang?: Locale } {
  for (const lang of readingOrder(locale)) {
    const text = names?.[lang]
    if (text) return lang === locale ? { text } : { text, lang }
  }
  return locale === defaultLocale ? { text: name } : { text: name, lang: defaultLocale }
}
