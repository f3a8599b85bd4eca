import type { ReactNode } from 'react'
import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import { formatMonth } from '../../shared/format.ts'
import { type ConcertRowProps, ConcertRowView } from './concert-row.tsx'

interface ConcertListProps extends Omit<ConcertRowProps, 'concert'> {
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

/** Concerts under their months' headings, in the order given. */
export function ConcertsByMonth({ concerts, ...rest }: ConcertListProps): ReactNode {
  const months = Map.groupBy(concerts, ({ date }) => date.slice(0, 7))
  return [...months].map(([month, ofMonth]) => (
    <section key={month} className="month" aria-labelledby={`month-${month}`}>
      <h2 id={`month-${month}`}>{formatMonth(rest.locale, month)}</h2>
      <ConcertList concerts={ofMonth} {...rest} isDated />
    </section>
  ))
}
