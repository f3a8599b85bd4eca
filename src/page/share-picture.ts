import { cardMessages } from '../i18n/share-pictures.ts'
import { type Card, cardAlt, cardFormats, cardPath, cardVersion } from '../share-pictures/share-picture.ts'
import type { Locale } from '../shared/locales.ts'
import { localePath } from '../shared/urls.ts'
import type { Head } from './head.ts'

export interface SharePicture {
  /** With its origin. */
  url: string
  width: number
  height: number
  alt: string
}

/** The picture of link previews: the entry's own, else the page's card, else the site's. */
export function sharePicture(
  { origin, locale, path }: { origin: string; locale: Locale; path: string },
  { image, card, canonicalPath = path }: Pick<Head, 'image' | 'card' | 'canonicalPath'>,
): SharePicture {
  if (image && URL.canParse(image.url, origin)) {
    const { width, height, alt } = image
    return { url: new URL(image.url, origin).href, width, height, alt }
  }
  const shown = card ?? siteCard(locale)
  const address = cardPath(localePath(locale, card ? canonicalPath : '/'), '', cardVersion(locale, shown))
  return { url: `${origin}${address}`, ...cardFormats[''], alt: cardAlt(locale, shown) }
}

/** What the site's own card says. */
export const siteCard = (locale: Locale): Card => ({ title: cardMessages(locale).site })
