import { siteMessages } from '../../languages/texts.ts'
import { listAddress } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'

interface PaginationProps {
  locale: Locale
  path: string
  /** The list's other parameters; they stay in the links. */
  query: object
  page: number
  pageCount: number
}

/** Links to the pages of a list: the neighbours, the ends and the ones around the current. */
export function Pagination({ locale, path, query, page, pageCount }: PaginationProps) {
  if (pageCount < 2) return null
  const t = siteMessages(locale)
  const href = (target: number) => listAddress(localePath(locale, path), query, target)
  return (
    <nav className="pages" aria-label={t.pages}>
      {page > 1 ? (
        <a rel="prev" href={href(page - 1)} aria-label={t.previousPage}>
          ←
        </a>
      ) : null}
      {shownPages(page, pageCount).map((number) => (
        <a
          key={number}
          href={href(number)}
          aria-label={t.page(number)}
          aria-current={number === page ? 'page' : undefined}
        >
          {String(number)}
        </a>
      ))}
      {page < pageCount ? (
        <a rel="next" href={href(page + 1)} aria-label={t.nextPage}>
          →
        </a>
      ) : null}
    </nav>
  )
}

const neighbours = 2
/** Up to this many pages, all are linked; with more, the first, the last and the neighbours. */
const allShown = 10

function shownPages(page: number, pageCount: number): number[] {
  return Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) =>
      pageCount <= allShown || number === 1 || number === pageCount || Math.abs(number - page) <= neighbours,
  )
}
