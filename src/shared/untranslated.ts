import { languageScripts } from '../languages/facts.ts'
import { defaultLocale, type Locale } from './locales.ts'

/**
 * Returns the language to mark texts with that editors wrote in the default language; none on its own pages, and for Latin
 * names on a site that is written in other letters: they belong to no language.
 */
export const languageOfUntranslated = (text: string, locale: Locale): Locale | undefined =>
  locale === defaultLocale || (languageScripts[defaultLocale] !== 'Latn' && isLatin(text))
    ? undefined
    : defaultLocale

/** Whether readers of `locale` can read a text of the default language: Latin letters, or those of their own language. */
export const isReadableIn = (text: string, locale: Locale): boolean =>
  isLatin(text) || languageScripts[locale] === languageScripts[defaultLocale]

const isLatin = (text: string): boolean => /^[\p{Script=Latn}\P{L}]*$/u.test(text)
