import { languages } from '../brand/chosen.ts'
import type { Language } from './languages/define-language.ts'
import { languageNames, readsBefore } from './languages/facts.ts'

/** A language that texts are written in; the site's own are `allLocales`. */
export type Locale = Language
/** Languages of the site, as its brand has them. The default has no prefix, and missing content falls back to it. */
export const allLocales: readonly Locale[] = languages
// A brand has at least one language: the build refuses a brand without any.
export const defaultLocale = languages[0] as Locale

/**
 * Languages in which a text is looked for, in this order: the page's own, those that its readers understand better
 * than the default one (Thai readers know the Latin script better than the Cyrillic one), the default one.
 */
export const readingOrder = (locale: Locale): readonly Locale[] => [
  locale,
  ...allLocales.filter((other) => readsBefore[locale].includes(other)),
  defaultLocale,
]

/** All languages of the site, in the order in which a text is looked for: first those of `readingOrder`. */
export const wholeReadingOrder = (locale: Locale): readonly Locale[] => [
  ...new Set([...readingOrder(locale), ...allLocales]),
]

/**
 * @returns the language in which readers of `locale` get one of `texts`, by `wholeReadingOrder`; `undefined` for no
 * texts
 */
export const findWrittenLocale = (
  texts: Readonly<Partial<Record<string, unknown>>>,
  locale: Locale,
): Locale | undefined => wholeReadingOrder(locale).find((each) => texts[each] !== undefined)

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
export const localeNames: Readonly<Record<Locale, string>> = languageNames

export type InEachLocale<T> = Record<Locale, T>

export const inEachLocale = <T>(make: (locale: Locale) => T): InEachLocale<T> =>
  // The type `Locale` has all known languages, but a value at run time is always one of `allLocales`.
  Object.fromEntries(allLocales.map((locale) => [locale, make(locale)])) as InEachLocale<T>
