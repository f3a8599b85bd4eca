import { home } from '../../brand/chosen.ts'
import { formatFullDay, formatTime } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { dayIn, timeIn } from '../../shared/zoned-time.ts'

/** Formats an instant in milliseconds as a day and a time at the orchestra's home. */
export const formatInstant = (locale: Locale, instant: number): string =>
  `${formatFullDay(locale, dayIn(home.timeZone, instant))}, ${formatTime(locale, timeIn(home.timeZone, instant))}`
