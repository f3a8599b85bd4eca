import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import { formatDayOfWeek } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { ConcertList } from './concert-list.tsx'
import { dayId } from './month-calendar.tsx'

interface DayListProps {
  /** Soonest first. */
  concerts: ConcertSummary[]
  locale: Locale
  now: number
  title: string
  without?: 'city'
}

/** The concerts of a calendar, day by day: where a phone's calendar leads. It isn't printed. */
export function DayList({ concerts, locale, title, ...rest }: DayListProps) {
  const days = Map.groupBy(concerts, ({ date }) => date)
  return (
    <section className="day-list">
      <h2>{title}</h2>
      {[...days].map(([day, ofDay]) => (
        <section key={day} id={dayId(day)}>
          <h3>{formatDayOfWeek(locale, day, 'long')}</h3>
          <ConcertList concerts={ofDay} locale={locale} {...rest} isDated />
        </section>
      ))}
    </section>
  )
}
