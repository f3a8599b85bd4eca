import { shareImageMessages, siteMessages } from '../languages/texts.ts'
import type { ShareImage } from '../share-images/share-image.ts'
import type { Locale } from '../shared/locales.ts'

/**
 * Title and description of one page of a list. From the second page on they contain the page number, so that no two
 * pages have the same title.
 */
export function listHead(
  locale: Locale,
  page: number,
  { title, description }: { title: string; description: string },
): { title: string; description: string } {
  if (page < 2) return { title, description }
  const number = siteMessages(locale).page(page)
  return { title: `${title}, ${number.toLowerCase()}`, description: `${number}. ${description}` }
}

/**
 * The share image of a list. It is the same for all its pages and filters, since a share image's address has no query.
 */
export const listShareImage = (locale: Locale, title: string): ShareImage => ({
  title,
  place: shareImageMessages(locale).site,
})
