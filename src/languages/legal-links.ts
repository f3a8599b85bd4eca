import { legalPages } from '../brand/chosen.ts'
import { findWrittenLocale, type Locale } from '../shared/locales.ts'
import { localePath } from '../shared/urls.ts'

interface LegalLink {
  /** Name of the page's file, as `imprint`. */
  name: string
  href: string
  text: string
  lang?: Locale
}

/**
 * Links to the brand's legal pages. A page without a text in this language is named in another one, which `lang` gives.
 */
export const toLegalLinks = (locale: Locale): LegalLink[] =>
  legalPages.map(({ name, path, titles }) => {
    const lang = findWrittenLocale(titles, locale)
    return {
      name,
      href: localePath(locale, path),
      text: (lang && titles[lang]) ?? name,
      ...(lang && lang !== locale ? { lang } : {}),
    }
  })

/** @returns `undefined` where the brand has no such page, or hasn't published it */
export const findLegalLink = (locale: Locale, name: 'imprint' | 'privacy'): LegalLink | undefined =>
  toLegalLinks(locale).find((link) => link.name === name)
