import { dateWords } from '../../../languages/facts.ts'
import { readDatePhrase } from '../../../search/date-phrase.ts'
import { addDays, toDayInZone, toInstant, toTimeInZone, twoDigits } from '../../../shared/zoned-time.ts'
import { foldName, toValuePattern } from './words.ts'

/** Order of day and month in a date with numbers only, as 05/12/2026. */
export type DateOrder = 'day-month' | 'month-day'

/** A date, and a time if it was written too: local to a city, or of an instant that is the same everywhere. */
export interface Moment {
  /** The day that an imported text names, as `YYYY-MM-DD`. */
  day: string
  /** A time of day, as `HH:mm`. */
  time?: string
  /** Milliseconds, if the text named an offset from UTC. */
  instant?: number
}

const iso =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?\d\d(?:[.,]\d+)?)?\s*(Z|[+-]\d\d:?(?:\d\d)?)?)?$/i
const numeric = /(?<![\d.:])(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4}|\d\d)(?![\d:])/g
const yearFirst = /(?<!\d)(\d{4})([./])(\d{1,2})\2(\d{1,2})(?!\d)/
/** Numbers of days from 1954 to 2119, as spreadsheets store dates; a fraction is the time. */
const serial = /^(?:[2-7]\d{4})(?:[.,]\d+)?$/
/** Day 0 of spreadsheets, with Excel's day too many in 1900. */
const firstSerialDay = '1899-12-30'

/**
 * Reads a date with or without a time, as spreadsheets, calendars and people write it.
 *
 * @param today for dates without a year, which count as coming
 * @returns `undefined` for a text without a date, with several, or with a day that doesn't exist
 */
export function readMoment(text: string, order: DateOrder, today: string): Moment | undefined {
  const written = text.normalize('NFKC').trim()
  const [, year, month, day, hours, minutes, offset] = iso.exec(written) ?? []
  if (year && month && day) {
    const date = toDay(year, month, day)
    if (!date || hours === undefined || minutes === undefined) return date ? { day: date } : undefined
    const time = `${hours}:${minutes}`
    if (readClock(time) !== time) return undefined
    return offset === undefined ? { day: date, time } : toMoment(date, time, offset)
  }
  if (serial.test(written)) return fromSerial(Number(written.replace(',', '.')))
  // «16.01.2027 – 18.01.2027» is no date of one concert.
  if ((written.match(numeric) ?? []).length > 1) return undefined
  return readNumeric(written, order) ?? readWords(written, today)
}

function toMoment(day: string, time: string, offset: string): Moment {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):?(\d\d)?/.exec(offset) ?? []
  const ahead = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  return { day, time, instant: Date.parse(`${day}T${time}:00Z`) - ahead * 60_000 }
}

function fromSerial(days: number): Moment {
  const day = addDays(firstSerialDay, Math.floor(days))
  const minutes = Math.round((days % 1) * 1440)
  return minutes === 0
    ? { day }
    : { day, time: `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}` }
}

function readNumeric(text: string, order: DateOrder): Moment | undefined {
  const [found, ...others] = text.matchAll(numeric)
  if (found && others.length === 0) {
    const [date, first = '', , second = '', year = ''] = found
    const [day, month] = order === 'day-month' ? [first, second] : [second, first]
    return withTime(toDay(toFullYear(year), month, day), text.replace(date, ' '))
  }
  const [date, year = '', , month = '', day = ''] = yearFirst.exec(text) ?? []
  return date && !found ? withTime(toDay(year, month, day), text.replace(date, ' ')) : undefined
}

/** Dates in words, in every language: «5 декабря 2026», «Dec 5, 2026», «5 ธันวาคม 2569». */
function readWords(text: string, today: string): Moment | undefined {
  const year = /(?<!\d)(?:20|25)\d\d(?!\d)/.exec(text)?.[0]
  // A date without a year is the next one from `today` on, so the year is chosen by that.
  const from = year ? `${toFullYear(year)}-01-01` : today
  const withoutYear = year ? text.replace(new RegExp(`,?\\s*(?<!\\d)${year}(?!\\d)`), ' ') : text
  // The keys of `dateWords` are the tags of the languages.
  const languages = Object.keys(dateWords) as (keyof typeof dateWords)[]
  const found = readDatePhrase(withoutYear, from, languages)
  if (!found || found.period.from !== found.period.to || !/\d/.test(found.phrase)) return undefined
  return withTime(found.period.from, found.rest)
}

function withTime(day: string | undefined, rest: string): Moment | undefined {
  if (day === undefined) return undefined
  const time = /\d/.test(rest) ? readClock(rest) : undefined
  return { day, ...(time ? { time } : {}) }
}

/** Two digits are of this century; Thai years are 543 ahead. */
function toFullYear(year: string): string {
  const number = Number(year)
  return String(year.length === 2 ? 2000 + number : number > 2400 ? number - 543 : number)
}

function toDay(year: string, month: string, day: string): string | undefined {
  const text = `${toFullYear(year)}-${twoDigits(Number(month))}-${twoDigits(Number(day))}`
  const date = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? undefined : text
}

/** What the numbers of a column's dates say of their order. `unsure`: each may be either. */
export function findDateOrder(texts: readonly string[]): DateOrder | 'unsure' {
  const pairs = texts.flatMap((text) =>
    iso.test(text.trim())
      ? []
      : Array.from(text.matchAll(numeric), ([, first, separator, second]) => ({
          first: Number(first),
          second: Number(second),
          separator,
        })),
  )
  if (pairs.some(({ first }) => first > 12)) return 'day-month'
  if (pairs.some(({ second }) => second > 12)) return 'month-day'
  // A date with dots has the day first: nobody writes the month first with dots.
  if (pairs.some(({ separator }) => separator === '.')) return 'day-month'
  if (pairs.every(({ first, second }) => first === second)) return 'day-month'
  return texts.some((text) => /\d\s*[ap]\.?m\b/i.test(text)) ? 'month-day' : 'unsure'
}

/**
 * Returns date and time on the clocks of a city.
 *
 * @param zone of a moment that names no offset, if it isn't the city's
 */
export function toCityTime(moment: Moment, cityZone: string, zone: string | undefined): Moment {
  const instant = moment.instant ?? instantOf(moment, cityZone, zone)
  if (instant === undefined) return moment
  return { day: toDayInZone(cityZone, instant), time: toTimeInZone(cityZone, instant) }
}

const instantOf = ({ day, time }: Moment, cityZone: string, zone: string | undefined): number | undefined =>
  time !== undefined && zone !== undefined && zone !== cityZone ? toInstant(day, time, zone) : undefined

/** 19:30, 19.30, 19h30, 19-30, 1930, 19:30:00, with a half of the day. */
const clock =
  /^(?:\D*?[^\d.:])?(\d{1,2})(?:\s?[:.h-]\s?(\d\d)|(?<=\d\d)(\d\d))?(?::\d\d(?:\.\d+)?)?\s*(a\.?\s?m\.?|p\.?\s?m\.?)?(?![\d:])/i
/** A part of the day, as spreadsheets store times: 0.8125. */
const fraction = /^0?[.,]\d+$/
const oClock = new RegExp(
  `\\d\\s*(?:${toValuePattern('oClock')})\\b|\\d\\s*(?:${toValuePattern('oClock')})$`,
  'u',
)

/**
 * Reads a time of day as people write it.
 *
 * @returns `HH:mm`; `undefined` for a text without a time, or with an hour that doesn't exist
 */
export function readClock(text: string): string | undefined {
  const written = text.normalize('NFKC').trim()
  if (fraction.test(written)) return toClock(0, Math.round(Number(written.replace(',', '.')) * 1440))
  const [found, hours, minutes, joined, half] = clock.exec(written) ?? []
  if (found === undefined || hours === undefined) return undefined
  const isHourOnly = minutes === undefined && joined === undefined
  // A number alone is an hour only where it says so: «19 Uhr», «7 pm».
  if (isHourOnly && !half && !oClock.test(foldName(written))) return undefined
  return toClock(toHour(Number(hours), half), Number(minutes ?? joined ?? 0))
}

function toHour(hours: number, half: string | undefined): number {
  if (!half) return hours
  if (hours < 1 || hours > 12) return Number.NaN
  return (hours % 12) + (/^p/i.test(half) ? 12 : 0)
}

function toClock(hours: number, minutes: number): string | undefined {
  const all = hours * 60 + minutes
  const isTime = hours >= 0 && hours < 24 && (hours === 0 || minutes < 60) && all < 1440
  return isTime ? `${twoDigits(Math.floor(all / 60))}:${twoDigits(all % 60)}` : undefined
}

const minutesPattern = new RegExp(`(\\d+)\\s*(?:${toValuePattern('minutes')})`, 'u')
const hoursPattern = new RegExp(`(\\d+(?:[.,]\\d+)?)\\s*(?:${toValuePattern('hours')})`, 'u')

/** Reads a length in minutes: `90`, `90 min`, `1:30`, `1 h 30 min`, `PT1H30M` (ISO 8601). */
export function readMinutes(text: string): number | undefined {
  const written = text.normalize('NFKC').trim().toLowerCase()
  const [, isoHours, isoMinutes] = /^pt(?:(\d+)h)?(?:(\d+)m)?/.exec(written) ?? []
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(written) ?? []
  const words =
    toNumber(hoursPattern.exec(written)?.[1]) * 60 +
    toNumber(minutesPattern.exec(written.replace(hoursPattern, ' '))?.[1])
  const found =
    (isoHours || isoMinutes ? toNumber(isoHours) * 60 + toNumber(isoMinutes) : undefined) ??
    (hours ? toNumber(hours) * 60 + toNumber(minutes) : undefined) ??
    (/^\d+$/.test(written) ? Number(written) : words)
  return found > 0 && found < 24 * 60 ? Math.round(found) : undefined
}

const toNumber = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'))
