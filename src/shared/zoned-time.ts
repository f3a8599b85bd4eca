import { TZDateMini, tzOffset } from '@date-fns/tz'

/**
 * The instant of a wall-clock date and time in a city, in milliseconds. Where clocks are changed, a time that
 * is skipped counts as an hour later, and for a time that comes twice the result is either of them.
 *
 * @param day `YYYY-MM-DD`
 * @param time `HH:mm…`; absent means that only the day is known, and gives the day's beginning.
 * @param timeZone IANA name
 */
export function toInstant(day: string, time: string | undefined, timeZone: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hours = 0, minutes = 0] = (time ?? '00:00').split(':').map(Number)
  return new TZDateMini(year, month - 1, date, hours, minutes, timeZone).getTime()
}

/**
 * Formats an instant with the zone's offset, `2026-12-05T19:30:00+03:00` (ISO 8601).
 *
 * @param instant milliseconds
 */
export const toOffsetTime = (timeZone: string, instant: number): string => {
  const minutes = -new TZDateMini(instant, timeZone).getTimezoneOffset()
  const local = new Date(instant + minutes * 60_000).toISOString().slice(0, 19)
  return `${local}${toUtcOffset(minutes)}`
}

/** Minutes ahead of UTC, as `+05:30`. */
export function toUtcOffset(minutes: number): string {
  const size = Math.floor(Math.abs(minutes))
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`
}

/** A day, a month, an hour or a minute as dates and clocks show it. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The calendar day in UTC at an instant (milliseconds), `YYYY-MM-DD`. */
export const toUtcDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** The earliest date that it still is anywhere on Earth (UTC−12). A concert dated before it is over everywhere. */
export const earliestDay = (instant: number): string => toUtcDay(instant - 12 * 3_600_000)

/** The calendar day in a zone at an instant, `YYYY-MM-DD`. */
export const toDayInZone = (timeZone: string, instant: number): string =>
  toUtcDay(instant + toOffsetMinutes(timeZone, instant) * 60_000)

/** The clock in a zone at an instant, `HH:mm`. */
export function toTimeInZone(timeZone: string, instant: number): string {
  const date = new TZDateMini(instant, timeZone)
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** Returns the day after a number of days, `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  toUtcDay(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000)

/** The last day of a `YYYY-MM` month, `YYYY-MM-DD`. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return toUtcDay(Date.UTC(year, number, 0))
}

/** Returns the number of a weekday: Monday is 0. */
export const toWeekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** Saturday and Sunday of a day's week, on a Sunday only what is left of it, that day; or those of the week after. */
export function toWeekend(day: string, which: 'this' | 'next' = 'this'): { from: string; to: string } {
  const sunday = addDays(day, 6 - toWeekday(day))
  if (which === 'next') return { from: addDays(sunday, 6), to: addDays(sunday, 7) }
  return { from: sunday === day ? day : addDays(sunday, -1), to: sunday }
}

/** Returns the offset of a zone from UTC at an instant, in minutes. */
export const toOffsetMinutes = (timeZone: string, instant: number): number =>
  tzOffset(timeZone, new Date(instant))
