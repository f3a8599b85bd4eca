import { createHash } from 'node:crypto'
import type { ImportValue } from '../../../languages/import-words.ts'
import { repairAddress } from '../../../shared/editor-address.ts'
import { toSafeHref } from '../../../shared/urls.ts'
import { addDays } from '../../../shared/zoned-time.ts'
import type { FieldTexts } from './mapping.ts'
import { readMinutes, readTimes } from './read-clock.ts'
import { type DateOrder, type Moment, readMoments, toCityTime } from './read-moment.ts'
import { readPrice } from './read-price.ts'
import { meansValue, mentions } from './words.ts'
import { readOffset, readZone } from './zones.ts'

/** What an import knows of a concert; relations are slugs. It is stored with the concert to find what has changed. */
export interface ConcertValues {
  date: string
  time?: string
  city?: string
  venue?: string
  program?: string
  hall?: string
  tickets?: string
  minCost?: number
  maxCost?: number
  currency?: string
  admission?: string
  status?: string
  soldOut?: boolean
  lastTickets?: boolean
  ageLimit?: number
  durationMinutes?: number
  /** Not fields of Strapi: they stay with the concert as the source has them. */
  title?: string
  artists?: string
  picture?: string
  page?: string
}

export type ValueName = keyof ConcertValues

/** Values of a row, and what of it couldn't be read and is left out. */
export interface ReadValues {
  /** One concert for each beginning that the row names. */
  concerts: ConcertValues[]
  leftOut: string[]
}

export interface ReadValuesOptions {
  dateOrder: DateOrder
  /** `YYYY-MM-DD`, for dates without a year. */
  today: string
  /** IANA time zone of the concert's city. */
  cityZone: string
}

const statuses = {
  cancelled: 'cancelled',
  postponed: 'postponed',
  rescheduled: 'rescheduled',
  online: 'moved_online',
  scheduled: 'scheduled',
} as const satisfies Partial<Record<ImportValue, string>>

/**
 * Reads everything of a row but the names of entries.
 *
 * @returns why the row can't be imported, if it has no date that can be read
 */
export function readValues(texts: FieldTexts, options: ReadValuesOptions): ReadValues | { refusal: string } {
  const leftOut: string[] = []
  const read = <T>(
    text: string | undefined,
    what: string,
    parse: (text: string) => T | undefined,
  ): T | undefined => {
    if (text === undefined) return undefined
    const value = parse(text)
    if (value === undefined) leftOut.push(`${what} «${text.slice(0, 60)}»`)
    return value
  }
  read(texts.allDay, 'all day', (text) => meansValue(text, 'yes') || meansValue(text, 'no') || undefined)
  const zone = read(texts.timeZone, 'time zone', readWrittenZone)
  const begin = readBegin(texts, options, zone)
  if ('refusal' in begin) return begin
  if (begin.unread !== undefined) leftOut.push(`time «${begin.unread.slice(0, 60)}»`)
  const price = readPrice(texts)
  if (price === undefined)
    leftOut.push(`price «${[texts.price, texts.maxPrice, texts.currency].filter(Boolean).join(' ')}»`)
  else if (price.leftOut.length > 0) leftOut.push(...price.leftOut.map((part) => `price «${part}»`))
  const values = defined({
    ...price?.price,
    ...readState(texts, leftOut),
    tickets: read(texts.tickets, 'tickets', toWebAddress),
    picture: read(texts.picture, 'picture', toWebAddress),
    page: read(texts.page, 'page', toOldAddress),
    ageLimit: read(texts.ageLimit, 'age limit', readAge),
    title: texts.title,
    artists: texts.artists,
  })
  const written = read(texts.duration, 'duration', readMinutes)
  const concerts = begin.moments.map((moment): ConcertValues => {
    const { day, time } = toCityTime(moment, options.cityZone, zone?.name)
    const durationMinutes = written ?? readLength(texts, { moment, endTime: begin.endTime, leftOut }, options)
    return Object.assign(
      { date: day },
      defined({ time: begin.isAllDay ? undefined : time, durationMinutes }),
      values,
    )
  })
  return { concerts, leftOut: [...new Set(leftOut)] }
}

/** A zone that a row names: one of IANA, or an offset. */
interface WrittenZone {
  name?: string
  /** Minutes ahead of UTC, where no zone has this offset. */
  offset?: number
}

function readWrittenZone(text: string): WrittenZone | undefined {
  const name = readZone(text)
  if (name !== undefined) return { name }
  const offset = readOffset(text)
  return offset === undefined ? undefined : { offset }
}

/** Returns an object without the properties that are `undefined`. */
const defined = <T extends object>(values: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } =>
  // Entries that are undefined are gone, which the type of `fromEntries` can't say.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never

interface Begin {
  /** The beginnings, as the source has them. */
  moments: Moment[]
  endTime?: string | undefined
  isAllDay: boolean
  /** A text beside the date that couldn't be read as a time. */
  unread?: string | undefined
}

function readBegin(
  texts: FieldTexts,
  options: ReadValuesOptions,
  zone: WrittenZone | undefined,
): Begin | { refusal: string } {
  const text = texts.date ?? texts.start
  if (text === undefined) return { refusal: 'it has no date' }
  const found = readMoments(text, options.dateOrder, options.today)
  if (found === undefined) {
    return { refusal: `«${text.slice(0, 60)}» is no date that can be read` }
  }
  const isAllDay = texts.allDay !== undefined && meansValue(texts.allDay, 'yes')
  const moments = found.moments.map((moment) => withOffset(moment, zone?.offset))
  const times = texts.time === undefined ? undefined : readTimes(texts.time)
  const isTimed = moments.every(({ instant }) => instant === undefined)
  if (isAllDay || !times || !isTimed) {
    const unread = texts.time !== undefined && !times ? texts.time : found.unread
    return { moments, endTime: found.endTime, isAllDay, unread: isAllDay ? undefined : unread }
  }
  if (moments.length > 1 && times.begins.length > 1) {
    return {
      refusal: `«${text.slice(0, 60)}» and «${texts.time?.slice(0, 60)}» name several days and several times`,
    }
  }
  const timed = moments.flatMap(({ day }) =>
    times.begins.map((time) => withOffset({ day, time }, zone?.offset)),
  )
  return { moments: timed, endTime: times.end, isAllDay, unread: undefined }
}

const withOffset = (moment: Moment, offset: number | undefined): Moment =>
  offset === undefined || moment.time === undefined || moment.instant !== undefined
    ? moment
    : Object.assign({}, moment, {
        instant: Date.parse(`${moment.day}T${moment.time}:00Z`) - offset * 60_000,
      })

/** Minutes until the end that a row names, if that is on the same evening. */
function readLength(
  texts: FieldTexts,
  {
    moment: begin,
    endTime: written,
    leftOut,
  }: { moment: Moment; endTime?: string | undefined; leftOut: string[] },
  options: ReadValuesOptions,
): number | undefined {
  const readOne = (text: string | undefined) => {
    const [first] =
      (text === undefined ? undefined : readMoments(text, options.dateOrder, options.today))?.moments ?? []
    if (text !== undefined && first === undefined && !readTimes(text))
      leftOut.push(`end «${text.slice(0, 60)}»`)
    return first
  }
  const end = readOne(texts.end)
  const endDay = readOne(texts.endDate)?.day ?? end?.day
  const endText = texts.endTime ?? (end === undefined ? texts.end : undefined)
  const times = endText === undefined ? undefined : readTimes(endText)
  if (texts.endTime !== undefined && !times) leftOut.push(`end «${texts.endTime.slice(0, 60)}»`)
  const endTime = end?.time ?? times?.end ?? times?.begins[0] ?? written
  const toMinutes = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`) / 60_000
  const isAllDay = begin.time === undefined || (texts.allDay !== undefined && meansValue(texts.allDay, 'yes'))
  if (isAllDay || begin.time === undefined || endTime === undefined) {
    // A whole day may end at midnight after it.
    const lastDay = endDay !== undefined && endTime === '00:00' ? addDays(endDay, -1) : endDay
    if (lastDay !== undefined && lastDay > begin.day) leftOut.push(lastsUntil(lastDay))
    return undefined
  }
  const from = begin.instant === undefined ? toMinutes(begin.day, begin.time) : begin.instant / 60_000
  const until = end?.instant === undefined ? toMinutes(endDay ?? begin.day, endTime) : end.instant / 60_000
  // An end without a date that is before the beginning is after midnight.
  const length = until < from && endDay === undefined ? until - from + 1440 : until - from
  if (length > 0 && length < 12 * 60) return length
  if (length >= 24 * 60) leftOut.push(lastsUntil(endDay ?? begin.day))
  else if (length !== 0) leftOut.push(`end «${endDay ?? begin.day} ${endTime}»`)
  return undefined
}

const lastsUntil = (day: string): string => `end «${day}»: only the first day is imported`

function readState({ status, soldOut, price }: FieldTexts, leftOut: string[]) {
  const found =
    status === undefined
      ? undefined
      : Object.entries(statuses).find(([value]) => meansValue(status, value as ImportValue))
  const isSoldOut =
    [status, soldOut, price].some((text) => text !== undefined && meansValue(text, 'soldOut')) ||
    (soldOut !== undefined && meansValue(soldOut, 'yes'))
  const areLast = [status, soldOut].some((text) => text !== undefined && meansValue(text, 'lastTickets'))
  if (soldOut !== undefined && !isSoldOut && !areLast && !meansValue(soldOut, 'no'))
    leftOut.push(`sold out «${soldOut.slice(0, 60)}»`)
  if (status !== undefined && !found && !isSoldOut && !areLast)
    leftOut.push(`status «${status.slice(0, 60)}»`)
  return {
    ...(found && found[1] !== 'scheduled' ? { status: found[1] } : {}),
    ...(isSoldOut ? { soldOut: true } : {}),
    ...(areLast ? { lastTickets: true } : {}),
  }
}

function toWebAddress(text: string): string | undefined {
  const address = toSafeHref(repairAddress(text))
  return address?.startsWith('http') ? address : undefined
}

/** The address of a page of the old site, also without its host. */
const toOldAddress = (text: string): string | undefined =>
  /^\/(?!\/)\S*$/.test(text) ? text : toWebAddress(text)

/** The least age in a text: «6+», «ab 6 Jahren», «от 6 до 12 лет»; none of «up to 12» and «6 months». */
function readAge(text: string): number | undefined {
  const written = text.normalize('NFKC')
  const [found, ...others] = written.matchAll(/(?<!\d)\d{1,2}(?!\d)/g)
  if (!found || (others.length > 1 && !/\d\s*[-–—]\s*\d/.test(written))) return undefined
  const [before, behind] = [written.slice(0, found.index), written.slice(found.index + found[0].length)]
  const isHighest = /[-–—<≤]\s*$/.test(before) || mentions(before, 'upTo')
  return isHighest || mentions(behind, 'months') ? undefined : Number(found[0])
}

/** Longest key that is stored as it is; the column of a database ends at 255 characters. */
const maxKeyLength = 200

/**
 * Returns what stays the same when a concert changes in its source: the source's id, else date, time and names.
 *
 * @param source name of the source, whose ids are unique in it only
 */
export function toImportKey(
  values: ConcertValues,
  id: string | undefined,
  source: string | undefined,
): string {
  const { date, time, city, venue, program } = values
  const own = id ?? [date, time, city, venue, program].join('|')
  const key = [...(source === undefined ? [] : [source]), own].join(':')
  return key.length > maxKeyLength || id === undefined ? `${source ?? 'concert'}:${digest(own)}` : key
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)
