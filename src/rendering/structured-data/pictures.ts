import type { Image } from '../../content/text/image.ts'
import type { SiteFacts } from './site-facts.ts'

/** The full address of a picture; one that can't be understood is none. */
export const pictureAddress = ({ origin }: SiteFacts, { url }: Image): string | undefined =>
  URL.canParse(url, origin) ? new URL(url, origin).href : undefined

/** As the property `image`, where there is one. */
export function pictured(site: SiteFacts, image: Image | undefined): { image?: string } {
  const address = image ? pictureAddress(site, image) : undefined
  return address ? { image: address } : {}
}
