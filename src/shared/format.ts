import { region } from '../brand/chosen.ts'
import { capitalise } from './capitalise.ts'
import {
  datesInFigures,
  hourWords,
  languageScripts,
  monthsWithoutDot,
  weekdayStyles,
  weekdaysFirst,
  yearsAhead,
} from './languages/facts.ts'
import type { Locale } from './locales.ts'
import { countMinorDigits, type Money, toUnits } from './money.ts'

/**
 * Dates and numbers in the visitor's language. Dates are calendar days of the concert's city (`YYYY-MM-DD`),
 * so they are formatted in UTC: no zone can shift them.
 */

/** Making a formatter costs more than a hundred uses of it, so each is made once. */
type Formatter = Intl.DateTimeFormat | Intl.NumberFormat | Intl.Collator
const formatters = new Map<string, Formatter>()

function formatter<F extends Formatter>(key: string, make: () => F): F {
  const known = formatters.get(key)
  // One key is only ever used with one kind of formatter: it begins with the kind's name.
  if (known) return known as F
  const made = make()
  formatters.set(key, made)
  return made
}

const dateFormat = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  formatter(`date:${locale}:${JSON.stringify(options)}`, () => {
    return new Intl.DateTimeFormat(region.tags[locale], { timeZone: 'UTC', ...options })
  })

const toDate = (day: string) => new Date(`${day}T00:00:00Z`)

/** Returns the number of a day in its month, as `5`. */
export const formatDayNumber = (day: string): string => String(toDate(day).getUTCDate())

/** Writes the short name of a month, as `дек`, `Dec`, `ธ.ค.`. */
export const formatShortMonth = (locale: Locale, day: string): string =>
  dateFormat(locale, { month: 'short', day: 'numeric' })
    .formatToParts(toDate(day))
    .filter(({ type }) => type === 'month')
    .map(({ value }) => withoutDot(locale, value))
    .join('')

const withoutDot = (locale: Locale, month: string): string =>
  monthsWithoutDot[locale] ? month.replace(/\.$/, '') : month

/** `сб`, `Sat`, `ส.`: Thai's short form is the whole name, its narrow one is what calendars print. */
export const formatWeekday = (locale: Locale, day: string): string =>
  weekdayStyles[locale] === 'narrow'
    ? `${dateFormat(locale, { weekday: 'narrow' }).format(toDate(day))}.`
    : dateFormat(locale, { weekday: 'short' }).format(toDate(day))

/** Writes the name of a weekday, as `суббота`, `Saturday`. */
export const formatLongWeekday = (locale: Locale, day: string): string =>
  dateFormat(locale, { weekday: 'long' }).format(toDate(day))

/** Writes a day without its year, as `5 декабря`, `5 December`. */
export const formatDay = (locale: Locale, day: string): string =>
  dateFormat(locale, { day: 'numeric', month: 'long' }).format(toDate(day))

/** `5 декабря 2026`, without the Russian «г.» */
export const formatFullDay = (locale: Locale, day: string): string =>
  joinWithoutTail(
    dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).formatToParts(toDate(day)),
  )

/** Writes a day with year and weekday, as `5 декабря 2026, суббота`, `Samstag, 5. Dezember 2026`. */
export const formatWholeDay = (locale: Locale, day: string): string =>
  weekdaysFirst[locale]
    ? dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(
        toDate(day),
      )
    : `${formatFullDay(locale, day)}, ${formatLongWeekday(locale, day)}`

/** Formats a day without its year, with the weekday in full or in short: `5 декабря, сб`, `Sa., 5. Dezember`. */
export const formatDayOfWeek = (locale: Locale, day: string, weekday: 'long' | 'short'): string =>
  weekdaysFirst[locale]
    ? dateFormat(locale, { weekday, day: 'numeric', month: 'long' }).format(toDate(day))
    : `${formatDay(locale, day)}, ${(weekday === 'long' ? formatLongWeekday : formatWeekday)(locale, day)}`

/** `Декабрь 2026`, for a `YYYY-MM` month. */
export function formatMonth(locale: Locale, month: string): string {
  const parts = dateFormat(locale, { month: 'long', year: 'numeric' }).formatToParts(toDate(`${month}-01`))
  return capitalise(joinWithoutTail(parts))
}

/** A month in a row of months, with its year if that isn't today's: `Декабрь`, `Февраль 2027`. */
export const formatMonthInRow = (locale: Locale, month: string, today: string): string =>
  month.slice(0, 4) === today.slice(0, 4)
    ? capitalise(dateFormat(locale, { month: 'long' }).format(toDate(`${month}-01`)))
    : formatMonth(locale, month)

/** `£1,500`, `£24.50`: whole amounts are written without cents. */
export function formatMoney(locale: Locale, money: Money): string {
  const units = toUnits(money)
  return withSign(locale, money.currency, moneyFormat(locale, money.currency, units).format(units))
}

/** Writes the range between two prices, as `15–60 €`, `£14.50–£60.00`. */
export function formatMoneyRange(
  locale: Locale,
  { from, to, currency }: { from: number; to: number; currency: string },
): string {
  const [least, most] = [toUnits({ amount: from, currency }), toUnits({ amount: to, currency })]
  return withSign(locale, currency, moneyFormat(locale, currency, least, most).formatRange(least, most))
}

/**
 * Words for currencies without a well-known sign, in Cyrillic and in Latin letters. `Intl` writes them as codes, as «р.»,
 * which readers take for Russian rubles, or as signs that the fonts of many devices lack (⃀ ֏ ₾ ₼): a price would be without
 * its currency there.
 */
const moneyWords: Readonly<Record<string, readonly [cyrillic: string, latin: string]>> = {
  AMD: ['драм', 'AMD'],
  AZN: ['манат', 'AZN'],
  BYN: ['Br', 'Br'],
  GEL: ['лари', 'GEL'],
  KGS: ['сом', 'som'],
  UZS: ['сум', 'so‘m'],
}

function withSign(locale: Locale, currency: string, text: string): string {
  const [cyrillic, latin] = moneyWords[currency] ?? []
  if (cyrillic === undefined || latin === undefined) return text
  return text.replaceAll(currency, languageScripts[locale] === 'Cyrl' ? cyrillic : latin)
}

function moneyFormat(locale: Locale, currency: string, ...units: number[]) {
  const digits = units.every(Number.isInteger) ? 0 : countMinorDigits(currency)
  return formatter(`money:${locale}:${currency}:${digits}`, () => {
    return new Intl.NumberFormat(region.tags[locale], {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      currencyDisplay: Object.hasOwn(moneyWords, currency) ? 'code' : 'narrowSymbol',
    })
  })
}

export const formatNumber = (locale: Locale, amount: number): string =>
  formatter(`number:${locale}`, () => new Intl.NumberFormat(region.tags[locale])).format(amount)

/** Distances are between the cities' centres, so tens of kilometres are as exact as they can be: `120`. */
export const formatRoundKm = (locale: Locale, km: number): string =>
  formatNumber(locale, Math.max(10, Math.round(km / 10) * 10))

/** `19:30`, `19:30 Uhr` or `7:30 pm` of a `19:30:00.000`, as the brand's region has it. */
export const formatTime = (locale: Locale, time: string): string =>
  region.clock === 24
    ? `${time.slice(0, 5)}${hourWords[locale]}`
    : dateFormat(locale, { hour: 'numeric', minute: '2-digit', hour12: true })
        .format(new Date(`1970-01-01T${time.slice(0, 5)}Z`))
        // «pm» never stands at the beginning of a line.
        .replace(/\s/g, '\u00a0')

/** `05.12`, `5 Dec`, `Dec 5`: figures alone mean different days to British and American readers. */
export const formatShortDay = (locale: Locale, day: string): string =>
  datesInFigures[locale]
    ? dateFormat(locale, { day: '2-digit', month: '2-digit' }).format(toDate(day))
    : joinWithShortMonth(locale, { day: 'numeric', month: 'short' }, day)

/** `05.12.26`, `5 Dec 2026`, Thai `5 ธ.ค. 2569` */
export const formatShortDate = (locale: Locale, day: string): string =>
  datesInFigures[locale]
    ? dateFormat(locale, { day: '2-digit', month: '2-digit', year: '2-digit' }).format(toDate(day))
    : joinWithShortMonth(locale, { day: 'numeric', month: 'short', year: 'numeric' }, day)

const joinWithShortMonth = (locale: Locale, options: Intl.DateTimeFormatOptions, day: string): string =>
  joinWithoutTail(
    dateFormat(locale, options)
      .formatToParts(toDate(day))
      .map((part) => (part.type === 'month' ? { ...part, value: withoutDot(locale, part.value) } : part)),
  )

/** Joins a date without what some languages put behind its last figure: the Russian «г.». */
const joinWithoutTail = (parts: readonly Intl.DateTimeFormatPart[]): string =>
  (parts.at(-1)?.type === 'literal' ? parts.slice(0, -1) : parts).map(({ value }) => value).join('')

/** A month as it is written after a day: `декабря 2026`, `December 2026`. */
export function formatMonthBesideDay(locale: Locale, day: string): string {
  const parts = dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).formatToParts(
    toDate(day),
  )
  const partOf = (wanted: 'month' | 'year') => parts.find(({ type }) => type === wanted)?.value
  return `${partOf('month')} ${partOf('year')}`
}

/**
 * `2026`. Thai visitors read the Buddhist calendar's, which is also what `Intl` writes for them in whole dates;
 * its year by itself comes with the era's name, so it is counted here.
 */
export const formatYear = (locale: Locale, day: string): string =>
  String(Number(day.slice(0, 4)) + yearsAhead[locale])

/** Orders names as a dictionary of the language does: ё beside е, Thai vowels after their consonants. */
export const compareNames = (locale: Locale): ((one: string, other: string) => number) =>
  formatter(`names:${locale}`, () => new Intl.Collator(locale)).compare

/**
 * Makes what lists in a language are formatted with. The first formatter of a kind costs milliseconds: a page that
 * waits for content has them, one whose content has come has not.
 */
export function prepareFormats(locale: Locale): void {
  const day = '2026-01-01'
  formatShortMonth(locale, day)
  formatWeekday(locale, day)
  formatMonth(locale, day.slice(0, 7))
  formatMoney(locale, { amount: 0, currency: region.currency })
  compareNames(locale)('a', 'b')
}

const durations = [
  ['year', 365 * 24 * 60 * 60],
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const

/** `90 days`, `1 hour`: in the largest unit that measures it. Formatters are made each time: one page needs them. */
export function formatDuration(locale: Locale, seconds: number): string {
  const [unit, size] = durations.find(([, inUnit]) => seconds >= inUnit) ?? (['second', 1] as const)
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(locale, style).format(seconds / size)
}
