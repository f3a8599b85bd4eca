import { languages } from '../brand/chosen.ts'
import type { Language } from '../brand/languages.ts'

/** A language that texts are written in; the site's own are `allLocales`. */
export type Locale = Language
/** Languages of the site, as its brand has them. The default has no prefix, and missing content falls back to it. */
export const allLocales: readonly Locale[] = languages
export const defaultLocale: Locale = languages[0] ?? 'en'

/**
 * In which languages a text is looked for: the page's own, then the default. Who reads Thai reads the Latin script
 * sooner than the Cyrillic one, so English comes between.
 */
export const readingOrder = (locale: Locale): readonly Locale[] =>
  locale === 'th' ? ['th', 'en', defaultLocale] : [locale, defaultLocale]

/** All languages of the site, in the order in which a text is looked for: first those of `readingOrder`. */
export const wholeReadingOrder = (locale: Locale): readonly Locale[] => [
  ...new Set([...readingOrder(locale), ...allLocales]),
]

/** All languages of the site except the default one. */
export const otherLocales: readonly Locale[] = allLocales.filter((locale) => locale !== defaultLocale)

/** A list as `ru, en`: languages of the site, the default among them. @returns `undefined` for anything else */
export function readLocales(text: unknown = allLocales.join()): readonly Locale[] | undefined {
  const named = String(text)
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
  if (!named.every(isLocale) || !named.includes(defaultLocale)) return undefined
  return allLocales.filter((locale) => named.includes(locale))
}

export const isLocale = (value: unknown): value is Locale => allLocales.some((locale) => locale === value)

/** How each language calls itself; shown in the language switch, so never translated. */
export const localeNames: Record<Locale, string> = { ru: 'Русский', en: 'English', th: 'ไทย' }

export type InEachLocale<T> = Record<Locale, T>

export const inEachLocale = <T>(make: (locale: Locale) => T): InEachLocale<T> => ({
  ru: make('ru'),
  en: make('en'),
  th: make('th'),
})
