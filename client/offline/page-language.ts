import { offlineMessages } from '../../src/i18n/offline.ts'
import { defaultLocale, isLocale, type Locale } from '../../src/shared/locales.ts'
import { localePath, paths } from '../../src/shared/urls.ts'

export const pageLocale = (): Locale => {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}

/** Where the pages are listed that open without a network. */
export const offlineAddress = () => localePath(pageLocale(), paths.offline())

/** Texts in the language of the page. */
export const texts = () => offlineMessages(pageLocale())
