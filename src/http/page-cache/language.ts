import { defaultLocale, isLocale, type Locale } from '../../shared/locales.ts'
import { splitLocalePath } from '../../shared/urls.ts'

/**
 * Chooses the language of `Accept-Language` (RFC 9110, section 12.5.4) with the highest weight that the site has.
 * Unreadable parts of the header are ignored.
 */
export function chooseAcceptedLocale(header: string, locales: readonly Locale[]): Locale {
  const accepted = header
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return {
        language: tag.trim().toLowerCase().split('-')[0],
        weight: weight === undefined ? 1 : Number(weight),
      }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
    .find((language) => isLocale(language) && locales.includes(language))
  return isLocale(accepted) ? accepted : defaultLocale
}

/** The visitor's language. @param chosen value of the language cookie */
export const choosePreferredLocale = (
  chosen: string | undefined,
  headers: Headers,
  locales: readonly Locale[],
): Locale =>
  isLocale(chosen) && locales.includes(chosen)
    ? chosen
    : chooseAcceptedLocale(headers.get('accept-language') ?? '', locales)

/** The language of the page of this site that led here; `undefined` for any other referrer. */
export function readReferrerLocale(
  headers: Headers,
  origin: string,
  locales: readonly Locale[],
): Locale | undefined {
  const referrer = headers.get('referer')
  if (!referrer || !URL.canParse(referrer)) return undefined
  const from = new URL(referrer)
  return from.origin === origin ? splitLocalePath(from.pathname, locales).locale : undefined
}

/** Value of `Vary` for `/`: crawlers get the page in the default language, visitors may be redirected to theirs. */
export const firstArrivalVary = 'Accept-Language, Cookie'
