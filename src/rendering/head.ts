import type { Thing } from 'schema-dts'
import type { Repertoire } from '../content/programs/repertoire.ts'
import type { SiteNames } from '../content/site/site.ts'
import type { Image } from '../content/text/image.ts'
import type { SlugAddressName } from '../routes/addresses.ts'
import { pathTo } from '../routes/paths.ts'
import type { ShareImage } from '../share-images/share-image.ts'
import type { ContentType } from '../shared/content-types.ts'
import { allLocales, defaultLocale, type Locale } from '../shared/locales.ts'
import type { ThemeName } from '../shared/theme.ts'
import { localePath, toFallbackTitle } from '../shared/urls.ts'
import type { Translations } from '../strapi/port/fields.ts'
import type { StyleSheet } from './assets.ts'
import type { Crumb } from './structured-data/web-page.ts'

export type PageStatus = 200 | 400 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503

/** The contents of a page's `<head>`, and its changes to the frame around the page. */
export interface Head {
  /** The page's title without the site's name. Absent: made from the path. `null`: the site's own title (home page). */
  title?: string | null
  description?: string
  /** A page of the desk: it asks nothing that visitors are asked, such as their city. */
  isOfDesk?: true
  robots?: 'noindex'
  /** The canonical path of a page that has several addresses. */
  canonicalPath?: string
  /** Query parameters that belong to the canonical address, as `?page=2`. */
  canonicalQuery?: string
  /** The path of the page's content in each language; absent: the same path in all of them. */
  alternates?: Partial<Record<Locale, string>>
  /** The entry's own image, shown when the page is shared. */
  image?: Image
  /** What the generated share image shows, where the page has no image of its own; absent: the site's image. */
  shareImage?: ShareImage
  /** The query parameters that decide what the share image shows, as `sign=leo`. */
  shareImageQuery?: string
  /** Publication of an article, for link previews. ISO instants. */
  article?: { publishedAt: string; updatedAt?: string }
  /** Breadcrumbs from the home page to this page, without the home page. */
  trail?: readonly Crumb[]
  /** The page's subject in schema.org terms, for JSON-LD. */
  structuredData?: readonly (Thing | undefined)[]
  /** Style sheets besides the site's own, in any order. */
  styles?: StyleSheet[]
  /** Repertoire whose accent colours the page uses. */
  light?: Repertoire
  /**
   * The entry that the edit link opens, if the address doesn't name it; without a slug, the list of the content type.
   */
  edits?: { type: ContentType; slug?: string }
  /** A hero's images for wide and for tall screens. */
  preloads?: PreloadedImage[]
  status?: PageStatus
  /** Button in the header; `tickets` is the path of a concert's ticket page. */
  button?: 'city' | 'concerts' | 'ticketsAnchor' | { tickets: string }
  isHome?: true
  /** The page is shown in another site's iframe. `theme`: absent where the visitor's theme is used. */
  frame?: { theme?: ThemeName }
  /** Other sites may embed the page: its head links to its oEmbed data. */
  isEmbeddable?: true
}

export interface PreloadedImage {
  image: Image
  sizes: string
  media: string
}

/** The title as `{title} — {site name}`; the home page has the site's own title. */
export function toTitle(names: SiteNames, path: string, title: string | null | undefined): string {
  if (title === null) return names.title
  const own = title?.trim() || toFallbackTitle(path)
  return own ? `${own} — ${names.name}` : names.title
}

/** The page's path in each language of the site, for the language switch and for hreflang. */
export function listAlternatePaths(
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

/**
 * The canonical address of a page: without filters and campaign parameters, with the page number of a list. A page
 * that isn't translated has its canonical address in the language in which it is written, so that one text has one
 * address.
 */
export function canonicalPath(locale: Locale, path: string, head: Head): string {
  const { alternates, canonicalQuery = '' } = head
  const own = head.canonicalPath ?? path
  if (!alternates || alternates[locale] !== undefined) return `${localePath(locale, own)}${canonicalQuery}`
  const written = allLocales.find((each) => alternates[each] !== undefined)
  const original = written ? alternates[written] : undefined
  return `${written && original ? localePath(written, original) : localePath(locale, own)}${canonicalQuery}`
}

/**
 * The hreflang links of a page (https://developers.google.com/search/docs/specialty/international/localized-versions):
 * the page itself, its translations, and `x-default`. A page that isn't translated, or isn't canonical in this
 * language, has none.
 */
export function makeHreflangLinks(
  locales: readonly Locale[],
  locale: Locale,
  path: string,
  head: Pick<Head, 'alternates' | 'canonicalPath' | 'canonicalQuery'>,
): { hreflang: string; path: string }[] {
  const { alternates, canonicalQuery = '' } = head
  if (alternates && alternates[locale] === undefined) return []
  const translated = listAlternatePaths(locales, head.canonicalPath ?? path, alternates)
    .filter(({ isTranslated }) => isTranslated)
    .map((link) => ({
      locale: link.locale,
      hreflang: link.locale as string,
      path: `${link.path}${canonicalQuery}`,
    }))
  if (translated.length < 2) return []
  const links = translated.map(({ hreflang, path: address }) => ({ hreflang, path: address }))
  const fallback = translated.find((link) => link.locale === defaultLocale) ?? translated[0]
  return fallback ? [...links, { hreflang: 'x-default', path: fallback.path }] : links
}

/** The path of an entry in each language in which it exists; only those are offered as translations. */
export const listAlternates = (translations: Translations, address: SlugAddressName): Head['alternates'] =>
  Object.fromEntries(
    Object.entries(translations).map(([locale, slug]) => [locale, pathTo(address, { slug })]),
  )
