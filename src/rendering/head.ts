import type { Thing } from 'schema-dts'
import type { Repertoire } from '../content/programs/repertoire.ts'
import type { SiteNames } from '../content/site/site-names.ts'
import type { Image } from '../content/text/image.ts'
import type { SharePicture } from '../share-images/share-image.ts'
import type { ContentType } from '../shared/content-types.ts'
import { allLocales, defaultLocale, type Locale } from '../shared/locales.ts'
import type { ThemeName } from '../shared/theme.ts'
import { fallbackTitle, localePath } from '../shared/urls.ts'
import type { StyleSheet } from './assets.ts'
import type { Crumb } from './structured-data/breadcrumb-list.ts'

export type PageStatus = 200 | 400 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503

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
  /** The entry's own picture; links to the page are shared with it. */
  image?: Image
  /** What the page's share picture says, where it has no picture of its own; absent: the site's picture. */
  sharePicture?: SharePicture
  /** Of the declared query, what decides what the share picture says, as `sign=leo`. */
  sharePictureQuery?: string
  /** A text with a date, for link previews. ISO instants. */
  article?: { publishedAt: string; updatedAt?: string }
  /** Steps between the home page and this one, this one last. */
  trail?: readonly Crumb[]
  /** What the page is about, in the words of schema.org. */
  structuredData?: readonly (Thing | undefined)[]
  /** The page's style sheets besides the site's own, in any order. */
  styles?: StyleSheet[]
  /** Light of the page's repertoire. */
  light?: Repertoire
  /** What an editor would change of it, where its address doesn't say so; without a slug, the list of the type. */
  edits?: { type: ContentType; slug?: string }
  /** A hero of two shapes, one for each shape of screen. */
  preloads?: PreloadedImage[]
  status?: PageStatus
  /** Header button; `tickets` leads to the ticket page of a concert. */
  button?: 'city' | 'concerts' | 'ticketsAnchor' | { tickets: string }
  isHome?: true
  /** The page stands by itself, in another site's frame. `theme`: absent where it is the visitor's. */
  frame?: { theme?: ThemeName }
  /** Other sites may show it in a frame: those that understand oEmbed are told how. */
  isEmbeddable?: true
}

export interface PreloadedImage {
  image: Image
  sizes: string
  media: string
}

/** `{title} — {site name}`; the home page has the site's own title. */
export function toTitle(names: SiteNames, path: string, title: string | null | undefined): string {
  if (title === null) return names.title
  const own = title?.trim() || fallbackTitle(path)
  return own ? `${own} — ${names.name}` : names.title
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

/**
 * The one address of a page: without filters and campaigns, with the number of a list's page. What isn't
 * translated has it in the language that it is written in, so that one text has one address.
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
 * hreflang links (https://developers.google.com/search/docs/specialty/international/localized-versions): the page
 * itself and its translations, each by its canonical address, and `x-default`. Only where the page is translated,
 * and none on a page that isn't its own canonical one in this language.
 */
export function hreflangLinks(
  locales: readonly Locale[],
  locale: Locale,
  path: string,
  head: Pick<Head, 'alternates' | 'canonicalPath' | 'canonicalQuery'>,
): { hreflang: string; path: string }[] {
  const { alternates, canonicalQuery = '' } = head
  if (alternates && alternates[locale] === undefined) return []
  const translated = alternatePaths(locales, head.canonicalPath ?? path, alternates)
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
