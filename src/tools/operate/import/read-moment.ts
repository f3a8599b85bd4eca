import { readDatePhrase } from '../../../search/date-phrase.ts'
import { dateWords } from '../../../shared/languages/facts.ts'
import { addDays, toDayInZone, toInstant, toTimeInZone, twoDigits } from '../../../shared/zoned-time.ts'
import { readTimes } from './read-clock.ts'
import { toValuePattern } from './words.ts'

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

/** What a text says of when a concert begins. */
export interface WrittenMoments {
  /** The beginnings that the text names: usually one. */
  moments: Moment[]
  /** Time of the end, if a text with one day names it. */
  endTime?: string
  /** A part of the text that has numbers, and couldn't be read as a time. */
  unread?: string
}

const iso =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?\d\d(?:[.,]\d+)?)?\s*(Z|[+-]\d\d:?(?:\d\d)?)?)?$/i
/** A day of ISO 8601 in a longer text. */
const isoDay = /(?<![\d.:-])(\d{4})-(\d\d)-(\d\d)(?![\d-])/
const numeric = /(?<![\d.:])(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4}|\d\d)(?![\d:])/g
const yearFirst = /(?<!\d)(\d{4})([./])(\d{1,2})\2(\d{1,2})(?!\d)/
/** Numbers of days from 1954 to 2119, as spreadsheets store dates; a fraction is the time. */
const serial = /^(?:[2-7]\d{4})(?:[.,]\d+)?$/
/** Day 0 of spreadsheets, with Excel's day too many in 1900. */
const firstSerialDay = '1899-12-30'

/** Between the days of a list: «17./18.03.», «17. und 18.03.». */
const inList = `(?:[,/&+]|(?:${toValuePattern('and')})(?![\\p{L}\\p{M}]))`
/** Between the first and the last day. */
const inRange = `(?:[-–—]|(?:${toValuePattern('ends')})(?![\\p{L}\\p{M}]))`
const weekday = '(?:\\p{L}[\\p{L}\\p{M}]{0,11}\\.?,?\\s*)?'
/** Days that stand before a whole date and have its month or year: «17., 18. und [19.03.2027]». */
const daysBefore = new RegExp(
  `^\\s*${weekday}((?:\\d{1,2}\\.?(?:\\s?\\d{1,2}\\.)?\\s*(?:${inList}|${inRange})\\s*${weekday})+)$`,
  'iu',
)
const onlyList = new RegExp(`^\\s*${inList}\\s*${weekday}$`, 'iu')
const onlyRange = new RegExp(`^\\s*${inRange}\\s*${weekday}$`, 'iu')
/** A day and a month without a year, behind a date: the text names several days. */
const otherDay = /(?<!\d)\d{1,2}\.\s?\d{1,2}\.(?!\d)/

/**
 * Reads a date with or without a time, as spreadsheets, calendars and people write it. Two days, such as «17./18.03.», are
 * two beginnings.
 *
 * @param today for dates without a year, which count as coming
 * @returns `undefined` for a text without a date, with more days than a list names, or with a day that doesn't exist
 */
export function readMoments(text: string, order: DateOrder, today: string): WrittenMoments | undefined {
  const written = text.normalize('NFKC').trim()
  const [, year, month, day, hours, minutes, offset] = iso.exec(written) ?? []
  if (year && month && day) {
    const date = toDay(year, month, day)
    if (!date || hours === undefined || minutes === undefined)
      return date ? { moments: [{ day: date }] } : undefined
    const time = `${hours}:${minutes}`
    if (readTimes(time)?.begins[0] !== time) return undefined
    return { moments: [offset === undefined ? { day: date, time } : toMoment(date, time, offset)] }
  }
  if (isoDay.test(written)) {
    const pattern = order === 'day-month' ? '$3.$2.$1' : '$2/$3/$1'
    return readNumeric(written.replace(new RegExp(isoDay, 'g'), pattern), order)
  }
  if (serial.test(written)) return { moments: [fromSerial(Number(written.replace(',', '.')))] }
  // A numeric date that can't be read is none in words either.
  const isNumeric = written.match(numeric) !== null || yearFirst.test(written)
  return isNumeric ? readNumeric(written, order) : readWords(written, today)
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

function readNumeric(text: string, order: DateOrder): WrittenMoments | undefined {
  const found = [...text.matchAll(numeric)]
  const dates = found.map(([, first = '', , second = '', year = '']) => {
    const [day, month] = order === 'day-month' ? [first, second] : [second, first]
    return toDay(toFullYear(year), month, day)
  })
  const [match, ...others] = found
  if (!match) {
    const [date, year = '', , month = '', day = ''] = yearFirst.exec(text) ?? []
    return date ? withTimes([toDay(year, month, day)], text.replace(date, ' ')) : undefined
  }
  const before = text.slice(0, match.index)
  if (others.length === 0) {
    const days = readDaysBefore(before, dates[0], order)
    return days && withTimes(days.days, `${days.rest} ${text.slice(match.index + match[0].length)}`)
  }
  /** What stands behind each date, up to the next one. */
  const behind = found.map(({ index, 0: date }, at) => text.slice(index + date.length, found[at + 1]?.index))
  const between = behind.slice(0, -1)
  const rest = `${before} ${behind.at(-1) ?? ''}`
  if (between.every((each) => onlyList.test(each))) return withTimes(dates, rest)
  if (found.length === 2 && onlyRange.test(between[0] ?? '')) return withTimes(toTwoDays(dates), rest)
  // Each day has its own time: «05.03.2027 19:30, 06.03.2027 17:00».
  const read = behind.map((each, at) => withTimes([dates[at]], each))
  const whole = read.filter((each) => each?.moments.every(({ time }) => time !== undefined))
  return whole.length === read.length ? { moments: whole.flatMap((each) => each?.moments ?? []) } : undefined
}

/** Two days of which one follows the other are two evenings; what lasts longer is no list of concerts. */
const toTwoDays = (days: readonly (string | undefined)[]): (string | undefined)[] | undefined => {
  const [first, last] = days
  return first !== undefined && last === addDays(first, 1) ? [first, last] : undefined
}

const isOnlyList = (text: string): boolean =>
  new RegExp(inList, 'iu').test(text) && !new RegExp(inRange, 'iu').test(text)

/** Reads the days that stand before a date: «17./18.03.2027» names two. */
function readDaysBefore(
  before: string,
  date: string | undefined,
  order: DateOrder,
): { days: (string | undefined)[]; rest: string } | undefined {
  const list = order === 'day-month' ? daysBefore.exec(before)?.[1] : undefined
  if (list === undefined || date === undefined) return { days: [date], rest: before }
  const [year = '', month = ''] = date.split('-')
  const earlier = Array.from(list.matchAll(/(\d{1,2})\.?(?:\s?(\d{1,2})\.)?/g), ([, day = '', own]) =>
    toDay(year, own ?? month, day),
  )
  const days = [...earlier, date]
  // A number before a date that is no earlier day is something else: «Teil 2, 01.03.2027».
  if (days.some((day, at) => at > 0 && !(day !== undefined && day > (days[at - 1] ?? day)))) {
    return { days: [date], rest: before }
  }
  const both = isOnlyList(list) ? days : toTwoDays(days)
  return both && { days: both, rest: '' }
}

/** Dates in words, in every language: «5 декабря 2026», «Dec 5, 2026», «5 ธันวาคม 2569». */
function readWords(text: string, today: string): WrittenMoments | undefined {
  const year = /(?<!\d)(?:20|25)\d\d(?!\d)/.exec(text)?.[0]
  // A date without a year is the next one from `today` on, so the year is chosen by that.
  const from = year ? `${toFullYear(year)}-01-01` : today
  const withoutYear = year ? text.replace(new RegExp(`,?\\s*(?<!\\d)${year}(?!\\d)`), ' ') : text
  // The keys of `dateWords` are the tags of the languages.
  const languages = Object.keys(dateWords) as (keyof typeof dateWords)[]
  const found = readDatePhrase(withoutYear, from, languages)
  if (!found || !/\d/.test(found.phrase)) return undefined
  const { from: first, to: last } = found.period
  const named = first === last ? [first] : isOnlyList(found.phrase) ? [first, last] : toTwoDays([first, last])
  if (!named) return undefined
  const at = withoutYear.indexOf(found.phrase)
  const before = readDaysBefore(withoutYear.slice(0, at), first, 'day-month')
  const behind = withoutYear.slice(at + found.phrase.length)
  // «31. Dezember 2026 / 1. Januar 2027» names a second date, whose year would be read as a time.
  const other = readDatePhrase(behind, from, languages)
  if (other && /\d/.test(other.phrase)) return undefined
  return before && withTimes([...before.days.slice(0, -1), ...named], `${before.rest} ${behind}`)
}

/** Adds the times of the rest of a text to its days. Where a text has several days and several times, none of the times is used, since nothing says which belongs to which. */
function withTimes(
  days: readonly (string | undefined)[] | undefined,
  rest: string,
): WrittenMoments | undefined {
  const known = days?.filter((day) => day !== undefined) ?? []
  if (known.length === 0 || known.length !== days?.length || otherDay.test(rest)) return undefined
  const times = /\d/.test(rest) ? readTimes(rest) : undefined
  if (!times) {
    const unread = /\d/.test(rest) ? rest.replace(/\s+/g, ' ').trim() : undefined
    return { moments: known.map((day) => ({ day })), ...(unread ? { unread } : {}) }
  }
  if (known.length > 1 && times.begins.length > 1) return undefined
  return {
    moments: known.flatMap((day) => times.begins.map((time) => ({ day, time }))),
    ...(times.end ? { endTime: times.end } : {}),
  }
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
  // Years of the Thai calendar stand in dates of Thai people.
  if (texts.some((text) => /[/-]25\d\d(?!\d)/.test(text))) return 'day-month'
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
