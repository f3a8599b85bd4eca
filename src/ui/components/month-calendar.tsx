import { region } from '../../brand/chosen.ts'
import { toConcertName } from '../../content/concerts/concert-name.ts'
import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import { concertMessages, countMessages, posterMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import {
  formatDay,
  formatDayNumber,
  formatDayOfWeek,
  formatLongWeekday,
  formatMonth,
  formatTime,
  formatWeekday,
} from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { addMonths, listMonthWeeks } from '../../shared/month.ts'
import { localePath } from '../../shared/urls.ts'
import { addDays } from '../../shared/zoned-time.ts'
import { ConcertList, type ConcertListProps, groupInOrder } from './concert-list.tsx'
import { Icon } from './icon.tsx'

interface MonthCalendarProps {
  /** The shown month, as `YYYY-MM`. */
  month: string
  /** Concerts of the month by date. */
  concerts: ConcertSummary[]
  locale: Locale
  caption: string
  /** `YYYY-MM-DD`: weeks that were over by then are left out. */
  from?: string
  /** The fact that all concerts of the calendar share, so that no day repeats it. */
  without?: 'city'
}

/** Any Sunday. The names of the weekdays are formatted from it and the days after it. */
const someSunday = '2024-01-07'

/** Id of a day's concerts in the list beside the calendar. */
const toDayId = (day: string): string => `day-${day}`

/**
 * A month as a table with its concerts in the days. Where the cells are too small for them, each day leads to
 * its concerts in `DayList`. Needs the sheet `calendar`.
 */
export function MonthCalendar({ month, concerts, locale, caption, from, without }: MonthCalendarProps) {
  const byDay = Map.groupBy(concerts, ({ date }) => date)
  const weeks = listMonthWeeks(month, region.firstWeekday).filter(
    (week) => !from || week.some((day) => day && day >= from),
  )
  const weekdays = Array.from({ length: 7 }, (_, index) => addDays(someSunday, region.firstWeekday + index))
  return (
    <table className="calendar">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col" abbr={formatLongWeekday(locale, day)}>
              {formatWeekday(locale, day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          // A week has no name but its place.
          <tr key={String(index)}>
            {week.map((day, weekday) => (
              <DayCell
                key={String(weekday)}
                day={day}
                concerts={(day && byDay.get(day)) || []}
                locale={locale}
                without={without}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface MonthStepsProps {
  month: string
  locale: Locale
  toHref: (month: string) => string
}

/** Links to the month before and the one after; they aren't printed. Robots aren't led through the years. */
export const MonthSteps = ({ month, locale, toHref }: MonthStepsProps) => {
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)]
  return (
    <nav className="month-steps" aria-label={posterMessages(locale).month}>
      <a rel="prev nofollow" href={toHref(before)}>
        <Icon name="back" />
        {formatMonth(locale, before)}
      </a>
      <a rel="next nofollow" href={toHref(after)}>
        {formatMonth(locale, after)}
        <Icon name="next" />
      </a>
    </nav>
  )
}

/** The concerts of a month day by day. The calendar leads here where its cells are too small; it isn't printed. */
export const DayList = ({ concerts, ...rest }: ConcertListProps) => (
  <section className="day-list">
    <h2>{posterMessages(rest.locale).list}</h2>
    {groupInOrder(concerts, ({ date }) => date).map(([day, ofDay]) => (
      <section key={day} id={toDayId(day)}>
        <h3>{formatDayOfWeek(rest.locale, day, 'long')}</h3>
        <ConcertList concerts={ofDay} {...rest} isDated />
      </section>
    ))}
  </section>
)

interface DayCellProps {
  day: string | undefined
  concerts: ConcertSummary[]
  locale: Locale
  without: 'city' | undefined
}

function DayCell({ day, concerts, locale, without }: DayCellProps) {
  if (!day) return <td />
  if (concerts.length === 0) {
    return (
      <td>
        <time dateTime={day}>{formatDayNumber(day)}</time>
      </td>
    )
  }
  return (
    <td className="on">
      <a
        href={`#${toDayId(day)}`}
        aria-label={`${formatDay(locale, day)}, ${countMessages(locale).concerts(concerts.length)}`}
      >
        <time dateTime={day}>{formatDayNumber(day)}</time>
      </a>
      <ul>
        {concerts.map((concert) => (
          <li key={concert.slug} data-light={concert.program?.repertoire}>
            <a
              href={localePath(locale, pathTo('concert', { slug: concert.slug }))}
              lang={toConcertName(concert)?.lang}
            >
              {toConcertName(concert)?.name ?? concertMessages(locale).title}
            </a>
            {placeLine(concert, locale, without)}
          </li>
        ))}
      </ul>
    </td>
  )
}

/** `19:00 Казань`; where the city is known already, `19:00 ДК «Пирамида»`. */
function placeLine(concert: ConcertSummary, locale: Locale, without: 'city' | undefined): string {
  const t = concertMessages(locale)
  const place = without === 'city' ? concert.venue?.name : concert.city?.name
  const state = stateOf(concert, t)
  const timeAndPlace = [concert.time ? formatTime(locale, concert.time) : '', place].filter(Boolean).join(' ')
  return [timeAndPlace, state].filter(Boolean).join(', ')
}

/** Returns the state of a concert that even a printed calendar must show. */
function stateOf(
  { status, soldOut }: ConcertSummary,
  t: ReturnType<typeof concertMessages>,
): string | undefined {
  if (status === 'cancelled') return t.cancelled
  if (status === 'postponed') return t.postponedShort
  if (soldOut) return t.soldOut
  return status === 'rescheduled' ? t.rescheduledShort : undefined
}
