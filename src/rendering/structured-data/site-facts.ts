import type { SiteNames } from '../../content/site/site.ts'
import type { Image } from '../../content/text/image.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'

/** What structured data needs to know of the site. A `Page` satisfies it. */
export interface SiteFacts {
  origin: string
  locale: Locale
  names: SiteNames
}

/** The absolute address of a path, in the page's language. */
export const toPageUrl = ({ origin, locale }: SiteFacts, path: string): string =>
  `${origin}${localePath(locale, path)}`

/** The `@id` of the orchestra, by which all pages refer to it. The home page and the about page describe it. */
export const toOrganizationId = (origin: string): string => `${origin}/#organization`

/** The property `geo`, where both coordinates are known. */
export const toGeo = ({ latitude, longitude }: { latitude?: number; longitude?: number }) =>
  latitude === undefined || longitude === undefined
    ? {}
    : { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } }

/** The absolute address of an image; `undefined` for an invalid one. */
export const toPictureAddress = ({ origin }: SiteFacts, { url }: Image): string | undefined =>
  URL.canParse(url, origin) ? new URL(url, origin).href : undefined

/** The property `image`, where there is a valid image. */
export function toImageProperty(site: SiteFacts, image: Image | undefined): { image?: string } {
  const address = image ? toPictureAddress(site, image) : undefined
  return address ? { image: address } : {}
}
