import { PageBeyondEnd } from '../errors.ts'
import { shareImageMessages, siteMessages } from '../languages/texts.ts'
import { listAddress } from '../routes/paths.ts'
import type { ShareImage } from '../share-images/share-image.ts'
import { maxPageNumber } from '../shared/constants.ts'
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

interface List {
  /** The list's path, without its language. */
  path: string
  /** The list's filters; a `page` in it is ignored. */
  query: object
  /** Counts the list's pages; called only where the requested page doesn't exist. */
  countPages: () => number | Promise<number>
}

/** Makes the 404 error for a page number beyond a list's end. The error page links to the last page. */
export async function makeBeyondEndError({ path, query, countPages }: List): Promise<PageBeyondEnd> {
  const count = Math.min(await countPages(), maxPageNumber)
  return new PageBeyondEnd(path, count > 0 ? listAddress(path, query, count) : undefined)
}
