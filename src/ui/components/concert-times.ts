import type { Concert } from '../../content/concerts/concert.ts'
import { toConcertSpan } from '../../content/concerts/ticket-state.ts'
import { formatTime } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { toTimeInZone } from '../../shared/zoned-time.ts'

interface ConcertTimes {
  start: string
  /** When the doors open. Absent if no editor has entered it. */
  doors?: string
  /** When the concert ends. Absent if its length isn't known. */
  end?: string
}

/** Formats a concert's times by the clock of its city. @returns `undefined` if its start isn't known */
export function formatTimes(concert: Concert, locale: Locale): ConcertTimes | undefined {
  const { time, timeZone, durationMinutes, terms } = concert
  if (!time) return undefined
  const { start, end } = toConcertSpan(concert)
  const at = (instant: number) => formatTime(locale, toTimeInZone(timeZone, instant))
  const opens = terms?.doorsOpenMinutes
  return {
    start: formatTime(locale, time),
    ...(opens ? { doors: at(start - opens * 60_000) } : {}),
    ...(durationMinutes ? { end: at(end) } : {}),
  }
}
