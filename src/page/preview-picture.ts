import { sharePictureMessages } from '../i18n/share-pictures.ts'
import {
  type SharePicture,
  sharePictureAlt,
  sharePictureFormats,
  sharePicturePath,
  sharePictureVersion,
} from '../share-pictures/share-picture.ts'
import type { Locale } from '../shared/locales.ts'
import { localePath } from '../shared/urls.ts'
import { assets } from './assets.ts'
import type { Head } from './head.ts'

export interface PreviewPicture {
  /** With its origin. */
  url: string
  width?: number
  height?: number
  alt: string
}

/** The picture of link previews: the entry's own, else the page's picture, else the site's. */
export function choosePreviewPicture(
  { origin, locale, path }: { origin: string; locale: Locale; path: string },
  {
    image,
    sharePicture,
    sharePictureQuery,
    canonicalPath = path,
  }: Pick<Head, 'image' | 'sharePicture' | 'sharePictureQuery' | 'canonicalPath'>,
): PreviewPicture {
  if (image && URL.canParse(image.url, origin)) {
    const { width, height, alt } = image
    return { url: new URL(image.url, origin).href, alt, ...(width && height ? { width, height } : {}) }
  }
  const shown = sharePicture ?? siteSharePicture(locale)
  const address = sharePicturePath(
    localePath(locale, sharePicture ? canonicalPath : '/'),
    '',
    sharePictureVersion(assets.sharePictures, locale, shown),
  )
  const url = `${origin}${address}${sharePictureQuery ? `&${sharePictureQuery}` : ''}`
  return { url, ...sharePictureFormats[''], alt: sharePictureAlt(locale, shown) }
}

/** What the site's own picture says. */
export const siteSharePicture = (locale: Locale): SharePicture => ({
  title: sharePictureMessages(locale).site,
})
