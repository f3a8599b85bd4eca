import type { Locale } from '../shared/locales.ts'
import { countMessages, visitMessages } from './texts.ts'

/** `14 мест для колясок`, `1 wheelchair place`; `no wheelchair places` for none. */
export function countWheelchairPlaces(locale: Locale, count: number): string {
  if (count === 0) return visitMessages(locale).noWheelchairPlaces
  return countMessages(locale).wheelchairPlaces(count)
}

/**
 * `антракт 20 мин`, `2 intervals of 15 min`; `no interval` for none.
 *
 * @param length of each, with its unit
 */
export function describeIntervals(locale: Locale, count: number, length: string | undefined): string {
  const t = visitMessages(locale)
  if (count === 0) return t.noInterval
  if (count === 1 && length) return t.oneInterval(length)
  const counted = countMessages(locale).intervals(count)
  return length ? t.intervals(counted, length) : counted
}
