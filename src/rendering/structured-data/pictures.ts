import type { Image } from '../../content/text/image.ts'
import type { SiteFacts } from './site-facts.ts'

/** The absolute address of an image; `undefined` for an invalid one. */
export const pictureAddress = ({ origin }: SiteFacts, { url }: Image): string | undefined =>
  URL.canParse(url, origin) ? new URL(url, origin).href : undefined

/** The property `image`, where there is a valid image. */
export function pictured(site: SiteFacts, image: Image | undefined): { image?: string } {
  const address = image ? pictureAddress(site, image) : undefined
  return address ? { image: address } : {}
}
