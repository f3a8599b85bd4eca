import { defaultLocale, isLocale, type Locale } from '../../shared/locales.ts'
import { splitLocalePath } from '../../shared/urls.ts'

/**
 * The first language of `Accept-Language` (RFC 9110, section 12.5.4) that the site has, by weight. Anything
 * unreadable in the header is passed over.
 */
export function acceptedLocale(header: string, locales: readonly Locale[]): Locale {
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

/** @param chosen what the cookie says */
export const preferredLocale = (
  chosen: string | undefined,
  headers: Headers,
  locales: readonly Locale[],
): Locale =>
  isLocale(chosen) && locales.includes(chosen)
    ? chosen
    : acceptedLocale(headers.get('accept-language') ?? '', locales)

/** The language of the page of this site that led here; `undefined` for any other referrer. */
export function localeOfReferrer(
  headers: Headers,
  origin: string,
  locales: readonly Locale[],
): Locale | undefined {
  const referrer = headers.get('referer')
  if (!referrer || !URL.canParse(referrer)) return undefined
  const from = new URL(referrer)
  return from.origin === origin ? splitLocalePath(from.pathname, locales).locale : undefined
}

/** What a crawler is shown at the front page is the page, in the default language. */
export const firstArrivalVary = 'Accept-Language, Cookie'
