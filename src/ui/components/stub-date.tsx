import { formatDayNumber, formatShortMonth, formatWeekday, formatYear } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'

interface StubDateProps {
  /** The day of the concert, as `YYYY-MM-DD`. */
  date: string
  locale: Locale
  /** The concert isn't on that day: cancelled or postponed. */
  isOff: boolean
  hasYear: boolean
}

/** The part of a ticket stub that is torn off: `чт 26 нояб`, of which the number is large. */
export const StubDate = ({ date, locale, isOff, hasYear }: StubDateProps) => (
  <time dateTime={date}>
    {`${formatWeekday(locale, date)} `}
    <b data-changed={isOff ? '' : undefined}>{formatDayNumber(date)}</b>
    {` ${formatShortMonth(locale, date)}${hasYear ? ` ${formatYear(locale, date)}` : ''}`}
  </time>
)
