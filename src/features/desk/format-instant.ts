import { home } from '../../brand/chosen.ts'
import { formatFullDay, formatTime } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { toDayInZone, toTimeInZone } from '../../shared/zoned-time.ts'

/** Formats an instant in milliseconds as a day and a time at the orchestra's home. */
export const formatInstant = (locale: Locale, instant: number): string =>
  `${formatFullDay(locale, toDayInZone(home.timeZone, instant))}, ${formatTime(locale, toTimeInZone(home.timeZone, instant))}`
