import { sharePictureMessages } from '../i18n/share-pictures.ts'
import { siteMessages } from '../i18n/site.ts'
import type { SharePicture } from '../share-images/share-image.ts'
import type { Locale } from '../shared/locales.ts'

/** Title and description of a page of a list: from the second on with its number, so that no two are the same. */
export function listHead(
  locale: Locale,
  page: number,
  { title, description }: { title: string; description: string },
): { title: string; description: string } {
  if (page < 2) return { title, description }
  const number = siteMessages(locale).page(page)
  return { title: `${title}, ${number.toLowerCase()}`, description: `${number}. ${description}` }
}

/** A list's picture says what is listed: the same for all its pages and filters, since a share picture's address has none. */
export const listShareImage = (locale: Locale, title: string): SharePicture => ({
  title,
  place: sharePictureMessages(locale).site,
})
