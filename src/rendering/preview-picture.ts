import type { Image } from '../content/text/image.ts'
import { shareImageMessages } from '../languages/texts.ts'
import {
  type ShareImage,
  shareImageAlt,
  shareImageFormats,
  shareImagePath,
  shareImageVersion,
} from '../share-images/share-image.ts'
import type { Locale } from '../shared/locales.ts'
import { webpVariant } from '../shared/picture-variants.ts'
import { localePath } from '../shared/urls.ts'
import { assetUrls } from './assets.ts'
import type { Head } from './head.ts'

export interface PreviewPicture {
  /** Absolute address of the picture. */
  url: string
  /** An image format that every social network supports. */
  type: 'image/jpeg' | 'image/png'
  width: number
  height: number
  alt: string
}

/**
 * Chooses the image of link previews: the entry's own image where every network supports it, else the page's generated
 * share image, else the site's.
 */
export function choosePreviewPicture(
  { origin, locale, path }: { origin: string; locale: Locale; path: string },
  {
    image,
    shareImage,
    shareImageQuery,
    canonicalPath = path,
  }: Pick<Head, 'image' | 'shareImage' | 'shareImageQuery' | 'canonicalPath'>,
): PreviewPicture {
  const own = image && toSharable(image, origin)
  if (own) return own
  const shown = shareImage ?? makeSiteShareImage(locale)
  const address = shareImagePath(
    localePath(locale, shareImage ? canonicalPath : '/'),
    '',
    shareImageVersion(assetUrls.sharePictures, locale, shown),
  )
  const url = `${origin}${address}${shareImageQuery ? `&${shareImageQuery}` : ''}`
  return { url, type: 'image/png', ...shareImageFormats[''], alt: shareImageAlt(locale, shown) }
}

const sharableTypes = new Map<string, PreviewPicture['type']>([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
])

/**
 * Makes a link preview of an entry's image. Only some networks support WebP and AVIF, and none supports SVG, so these
 * have none; neither have images without a known size. Images that Strapi would convert to WebP are requested as
 * uploaded.
 */
function toSharable({ url, width, height, alt, mime }: Image, origin: string): PreviewPicture | undefined {
  if (!width || !height || !URL.canParse(url, origin)) return undefined
  const address = new URL(url.replace(`?${webpVariant}`, ''), origin)
  const [, extension = ''] = /\.([a-z]+)$/i.exec(address.pathname) ?? []
  const type = sharableTypes.get(mime?.replace('image/', '') ?? extension.toLowerCase())
  const isMadeOtherwise = /webp|avif/i.test(address.search)
  return type && !isMadeOtherwise ? { url: address.href, type, width, height, alt } : undefined
}

/** The share image of the site. */
export const makeSiteShareImage = (locale: Locale): ShareImage => ({
  title: shareImageMessages(locale).site,
})
