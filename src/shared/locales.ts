/** Languages of the site. Russian is the default: it has no prefix, and missing content falls back to it. */
export const allLocales = ['ru', 'en', 'th'] as const
export type Locale = (typeof allLocales)[number]
export const defaultLocale: Locale = 'ru'

export const isLocale = (value: unknown): value is Locale => allLocales.some((locale) => locale === value)

/** How each language calls itself; shown in the language switch, so never translated. */
export const localeNames: Record<Locale, string> = { ru: 'Русский', en: 'English', th: 'ไทย' }

export type InEachLocale<T> = Record<Locale, T>

export const inEachLocale = <T>(make: (locale: Locale) => T): InEachLocale<T> => ({
  ru: make('ru'),
  en: make('en'),
  th: make('th'),
})
