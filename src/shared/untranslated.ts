import { languageScripts } from './languages/facts.ts'
import { defaultLocale, type Locale } from './locales.ts'

/**
 * Returns the value of `lang` for a text that isn't translated, so that screen readers read it in the default language.
 *
 * @returns `undefined` on pages of the default language, and for names in Latin letters if the default language has
 *   other letters: such names belong to no language
 */
export const toUntranslatedLang = (text: string, locale: Locale): Locale | undefined =>
  locale === defaultLocale || (languageScripts[defaultLocale] !== 'Latn' && isLatin(text))
    ? undefined
    : defaultLocale

/** Whether readers of `locale` know the letters of a text in the default language: Latin ones, or their language's. */
export const isReadableIn = (text: string, locale: Locale): boolean =>
  isLatin(text) || languageScripts[locale] === languageScripts[defaultLocale]

const isLatin = (text: string): boolean => /^[\p{Script=Latn}\P{L}]*$/u.test(text)
