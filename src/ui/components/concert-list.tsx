import type { ReactNode } from 'react'
import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import type { ConcertListPage } from '../../content/concerts/concerts.ts'
import type { SavedLists } from '../../content/concerts/saved-concerts.ts'
import type { PageEntry } from '../../content/site/page-entry.ts'
import { pageMessages, savedMessages, siteMessages } from '../../languages/texts.ts'
import { Await } from '../../rendering/await.tsx'
import type { Page } from '../../rendering/define-page.ts'
import { formatMonth } from '../../shared/format.ts'
import { sortedBy } from '../../shared/sorted-by.ts'
import { type ConcertRowProps, ConcertRowView } from './concert-row.tsx'

export interface ConcertListProps extends Omit<ConcertRowProps, 'concert'> {
  concerts: ConcertSummary[]
}

export function ConcertList({ concerts, ...rest }: ConcertListProps): ReactNode {
  return (
    <ol className="stubs" data-rows="">
      {concerts.map((concert) => (
        <ConcertRowView key={concert.slug} concert={concert} {...rest} />
      ))}
    </ol>
  )
}

/**
 * Concerts under their months' headings. Months are in order even where the month's last concert has begun and stands behind
 * the next one.
 */
export function ConcertsByMonth({
  concerts,
  isLatestFirst,
  ...rest
}: ConcertListProps & { isLatestFirst?: boolean }): ReactNode {
  const months = groupInOrder(concerts, ({ date }) => date.slice(0, 7))
  return (isLatestFirst ? months.reverse() : months).map(([month, ofMonth]) => (
    <section key={month} className="month" aria-labelledby={`month-${month}`}>
      <h2 id={`month-${month}`}>{formatMonth(rest.locale, month)}</h2>
      <ConcertList concerts={ofMonth} {...rest} isDated />
    </section>
  ))
}

/** Concerts by day or month, the earliest first. */
export const groupInOrder = (concerts: ConcertSummary[], toKey: (concert: ConcertSummary) => string) =>
  sortedBy([...Map.groupBy(concerts, toKey)], [([key]) => key])

interface UpcomingConcertsProps {
  page: Page
  entry: PageEntry
  concerts: Promise<ConcertListPage>
}

/** The next concerts, on pages of layouts that end in them; where the editor placed a list, that one stands. */
export function UpcomingConcerts({ page, entry, concerts }: UpcomingConcertsProps) {
  if (entry.blocks.some(({ kind }) => kind === 'concerts')) return null
  return (
    <Await value={concerts}>
      {(list) =>
        list.concerts.length > 0 ? (
          <section id="concerts">
            <h2>{pageMessages(page.locale).nextConcerts}</h2>
            <ConcertList concerts={list.concerts} locale={page.locale} now={page.now} />
          </section>
        ) : null
      }
    </Await>
  )
}

/** Concerts that somebody has saved: those ahead, and those that are over. */
export function SavedConcerts({ page, lists }: { page: Page; lists: Promise<SavedLists> }) {
  const { locale, now } = page
  const t = savedMessages(locale)
  return (
    <Await value={lists} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
      {([upcoming, past]) => (
        <>
          <ConcertList concerts={upcoming.concerts} locale={locale} now={now} isSaved />
          {past.concerts.length > 0 ? (
            <section>
              <h2>{t.past}</h2>
              <ConcertList concerts={past.concerts} locale={locale} now={now} isSaved />
            </section>
          ) : null}
          {upcoming.concerts.length + past.concerts.length === 0 ? (
            <p className="note">{t.nothingFound}</p>
          ) : null}
        </>
      )}
    </Await>
  )
}
