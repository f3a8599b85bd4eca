import { createHash } from 'node:crypto'
import { toTimeZone } from '../../../content/places/time-zone.ts'
import type { ImportValue } from '../../../languages/import-words.ts'
import { repairAddress } from '../../../shared/editor-address.ts'
import { toSafeHref } from '../../../shared/urls.ts'
import type { FieldTexts } from './mapping.ts'
import { type DateOrder, type Moment, readClock, readMinutes, readMoment, toCityTime } from './read-moment.ts'
import { readPrice } from './read-price.ts'
import { meansValue } from './words.ts'

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
  values: ConcertValues
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
  const begin = readBegin(texts, options)
  if ('refusal' in begin) return begin
  const { day, time } = begin.moment
  if (begin.isTimeUnreadable) leftOut.push(`time «${texts.time}»`)
  const price = readPrice(texts)
  if (price === undefined)
    leftOut.push(`price «${[texts.price, texts.maxPrice, texts.currency].filter(Boolean).join(' ')}»`)
  const state = readState(texts, leftOut)
  const values: ConcertValues = {
    date: day,
    ...defined({
      time,
      ...price,
      ...state,
      tickets: read(texts.tickets, 'tickets', toWebAddress),
      picture: read(texts.picture, 'picture', toWebAddress),
      page: read(texts.page, 'page', toOldAddress),
      ageLimit: read(texts.ageLimit, 'age limit', readAge),
      durationMinutes:
        texts.duration === undefined
          ? readLength(texts, begin.written, options)
          : read(texts.duration, 'duration', readMinutes),
      title: texts.title,
      artists: texts.artists,
    }),
  }
  return { values, leftOut }
}

/** Returns an object without the properties that are `undefined`. */
const defined = <T extends object>(values: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } =>
  // Entries that are undefined are gone, which the type of `fromEntries` can't say.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never

interface Begin {
  /** The concert's beginning, as the source has it. */
  written: Moment
  /** The concert's beginning on the clocks of its city. */
  moment: Moment
  isTimeUnreadable: boolean
}

function readBegin(texts: FieldTexts, options: ReadValuesOptions): Begin | { refusal: string } {
  const text = texts.date ?? texts.start
  if (text === undefined) return { refusal: 'it has no date' }
  const found = readMoment(text, options.dateOrder, options.today)
  if (found === undefined) return { refusal: `«${text.slice(0, 60)}» is no date that can be read` }
  const clock = texts.time === undefined ? undefined : readClock(texts.time)
  const written = clock === undefined || found.instant !== undefined ? found : { ...found, time: clock }
  const zone = texts.timeZone === undefined ? undefined : toTimeZone(texts.timeZone)
  return {
    written,
    moment: toCityTime(written, options.cityZone, zone),
    isTimeUnreadable: texts.time !== undefined && clock === undefined,
  }
}

/** Minutes until the end that a row names, if that is on the same evening. */
function readLength(texts: FieldTexts, begin: Moment, options: ReadValuesOptions): number | undefined {
  const end = texts.end === undefined ? undefined : readMoment(texts.end, options.dateOrder, options.today)
  const endTime = end?.time ?? (texts.endTime === undefined ? undefined : readClock(texts.endTime))
  if (begin.time === undefined || endTime === undefined) return undefined
  const toMinutes = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`) / 60_000
  const from = begin.instant === undefined ? toMinutes(begin.day, begin.time) : begin.instant / 60_000
  const until = end?.instant === undefined ? toMinutes(end?.day ?? begin.day, endTime) : end.instant / 60_000
  // An end without a date that is before the beginning is after midnight.
  const length = until < from && end === undefined ? until - from + 1440 : until - from
  return length > 0 && length < 12 * 60 ? length : undefined
}

function readState({ status, soldOut, price }: FieldTexts, leftOut: string[]) {
  const found =
    status === undefined
      ? undefined
      : Object.entries(statuses).find(([value]) => meansValue(status, value as ImportValue))
  const isSoldOut =
    [status, soldOut, price].some((text) => text !== undefined && meansValue(text, 'soldOut')) ||
    (soldOut !== undefined && meansValue(soldOut, 'yes'))
  const areLast = [status, soldOut].some((text) => text !== undefined && meansValue(text, 'lastTickets'))
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

function readAge(text: string): number | undefined {
  const age = /\d{1,2}/.exec(text)?.[0]
  return age === undefined ? undefined : Number(age)
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
