import { intlTags } from '../languages/facts.ts'
import { formatMonth } from './format.ts'
import type { Locale } from './locales.ts'
import { lastDayOf } from './zoned-time.ts'

/**
 * Days as a filter names them: `Декабрь 2026`, `сб, 28 ноября`, `28–29 ноября`; the year only where it isn't this one.
 * Formatters are made each time: few searches name a day.
 *
 * @param from,to,today calendar days, `YYYY-MM-DD`
 */
export function formatPeriod(
  locale: Locale,
  { from, to }: { from: string; to: string },
  today: string,
): string {
  const month = from.slice(0, 7)
  if (from === `${month}-01` && to === lastDayOf(month)) return formatMonth(locale, month)
  const year = today.slice(0, 4)
  const isOfThisYear = from.startsWith(year) && to.startsWith(year)
  const format = new Intl.DateTimeFormat(intlTags[locale], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(from === to ? { weekday: 'short' } : {}),
    ...(isOfThisYear ? {} : { year: 'numeric' }),
  })
  const toDate = (day: string) => new Date(`${day}T00:00:00Z`)
  return format.formatRange(toDate(from), toDate(to)).replace(/\s?г\./g, '')
}
