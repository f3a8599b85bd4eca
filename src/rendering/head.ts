import type { StyleSheet } from '../assets.ts'
import type { Repertoire } from '../content/concert-card.ts'
import type { Image } from '../content/image.ts'
import { siteMessages } from '../i18n/site.ts'
import { defaultLocale, type Locale } from '../shared/locales.ts'
import { fallbackTitle, localePath } from '../shared/urls.ts'

/** What a page says of itself in `<head>` and of the frame around it. */
export interface Head {
  /** Without the site's name. Absent: made from the address. `null`: the site's own title (home). */
  title?: string | null
  description?: string
  robots?: 'noindex'
  /** The one address of a page that has several. */
  canonicalPath?: string
  /** Declared query parameters that belong to the canonical address, as `?page=2`. */
  canonicalQuery?: string
  /** Where the page's content stands in each language; absent: at the same path in all of them. */
  alternates?: Partial<Record<Locale, string>>
  image?: Image
  /** The page's style sheets besides the site's own. */
  styles?: StyleSheet[]
  /** Light of the page's repertoire. */
  light?: Repertoire
  /** Path in the content manager's admin for the edit bar. */
  adminLink?: string
  /** A hero of two shapes, one for each shape of screen. */
  preloads?: PreloadedImage[]
  status?: 200 | 404 | 503 | 500
  /** Header button: the three kinds of the seed. */
  button?: 'city' | 'concerts' | 'ticketsAnchor'
  isHome?: true
}

export interface PreloadedImage {
  image: Image
  sizes: string
  media: string
}

/** `{title} — {site name}`; the home page has the site's own title. */
export function toTitle(locale: Locale, path: string, title: string | null | undefined): string {
  const site = siteMessages(locale)
  if (title === null) return site.defaultTitle
  const own = title?.trim() || fallbackTitle(path)
  return own ? `${own} — ${site.name}` : site.defaultTitle
}

/** The page's path in each language that the site has; the language switch and hreflang use it. */
export function alternatePaths(
  locales: readonly Locale[],
  path: string,
  alternates: Head['alternates'],
): { locale: Locale; path: string; isTranslated: boolean }[] {
  return locales.map((locale) => ({
    locale,
    path: localePath(locale, alternates?.[locale] ?? path),
    isTranslated: alternates === undefined || alternates[locale] !== undefined,
  }))
}

/** hreflang links: only where the translation exists, and only when there is more than one. */
export function hreflangLinks(
  locales: readonly Locale[],
  path: string,
  alternates: Head['alternates'],
): { hreflang: string; path: string }[] {
  const translated = alternatePaths(locales, path, alternates).filter(({ isTranslated }) => isTranslated)
  if (translated.length < 2) return []
  const links = translated.map((link) => ({ hreflang: link.locale as string, path: link.path }))
  const fallback = translated.find(({ locale }) => locale === defaultLocale) ?? translated[0]
  return fallback ? [...links, { hreflang: 'x-default', path: fallback.path }] : links
}
