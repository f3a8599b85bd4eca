import ICAL from 'ical.js'
import { type CalendarComponent, type CalendarProperty, unescapeText } from './calendar-lines.ts'
import { type CalendarTime, type CalendarZones, readTime, toText } from './calendar-times.ts'

/** An event of a calendar, as far as it is read. */
export interface CalendarEvent {
  line: number
  uid: string | undefined
  /** The version: of two with one id, the higher counts. */
  sequence: number | undefined
  /** When the version was written, as it stands there. */
  writtenAt: string
  start: CalendarTime | undefined
  /** Length; for whole days a multiple of 1440. */
  minutes: number | undefined
  isAllDay: boolean
  rules: string[]
  /** Line of the first rule, for messages. */
  ruleLine: number | undefined
  excludedRules: string[]
  added: CalendarTime[]
  excluded: CalendarTime[]
  /** The date of the series that this event stands for. */
  recurrence: CalendarTime | undefined
  /** Whether it changes all dates from `recurrence` on (`RANGE=THISANDFUTURE`). */
  isFollowing: boolean
  /** Whether a date of a series was found for it. */
  isUsed: boolean
  title: string | undefined
  place: string | undefined
  status: string | undefined
  page: string | undefined
  picture: string | undefined
  description: string | undefined
  /** What of the event couldn't be read. */
  remarks: string[]
}

/** Name of an event in messages. */
export const toEventName = ({ title }: Pick<CalendarEvent, 'title'>, start?: CalendarTime): string =>
  `«${title ?? 'without a name'}»${start ? `, ${toText(start)}` : ''}`

/**
 * Reads an event. A line that can't be read refuses it if it says when the event is, and else is only left out.
 *
 * @param isCancelled whether the whole calendar says that its events are cancelled (`METHOD:CANCEL`)
 */
export function readEvent(
  component: CalendarComponent,
  zones: CalendarZones,
  { isCancelled }: { isCancelled: boolean },
): CalendarEvent | { name: string; reason: string } {
  const { properties, brokenLines, line } = component
  const all = (name: string) => properties.filter((property) => property.name === name)
  const first = (name: string): CalendarProperty | undefined => all(name).at(0)
  const textOf = (name: string) => {
    const value = first(name)?.value
    return value === undefined ? undefined : unescapeText(value).trim() || undefined
  }
  const title = textOf('summary')
  const name = `${toEventName({ title })}, line ${line}`
  if (!component.isWhole) return { name, reason: 'the file ends within it' }
  const remarks = brokenLines.map((broken) => `line ${broken}`)
  const wrong: CalendarProperty[] = []
  const timesOf = (wanted: string): CalendarTime[] =>
    all(wanted).flatMap((property) => {
      const values = property.value.split(',').filter((value) => value.trim() !== '')
      // A period gives its beginning.
      const read = values.map((value) => readTime(value.split('/')[0] ?? '', property.params.tzid))
      if (read.includes(undefined) || (values.length === 0 && wanted === 'dtstart')) wrong.push(property)
      return read.filter((time) => time !== undefined)
    })
  const [start] = timesOf('dtstart')
  const event: CalendarEvent = {
    line,
    uid: textOf('uid'),
    sequence: /^\d+$/.test(textOf('sequence') ?? '') ? Number(textOf('sequence')) : undefined,
    writtenAt: textOf('last-modified') ?? textOf('dtstamp') ?? '',
    start,
    minutes: undefined,
    isAllDay: properties.some(
      ({ name: each, value }) => /^x-.*all-?day/.test(each) && /^(?:true|1)$/i.test(value.trim()),
    ),
    rules: all('rrule').map(({ value }) => value),
    ruleLine: first('rrule')?.line,
    excludedRules: all('exrule').map(({ value }) => value),
    added: timesOf('rdate'),
    excluded: timesOf('exdate'),
    recurrence: timesOf('recurrence-id')[0],
    isFollowing: first('recurrence-id')?.params.range?.toUpperCase() === 'THISANDFUTURE',
    isUsed: false,
    title,
    place: textOf('location'),
    status: isCancelled ? 'CANCELLED' : textOf('status')?.toUpperCase(),
    page: textOf('url'),
    picture: pictureOf(properties),
    description: textOf('description'),
    remarks,
  }
  const [broken] = wrong
  if (broken)
    return {
      name,
      reason: `line ${broken.line} (${broken.name.toUpperCase()}) can't be read: «${broken.value.slice(0, 60)}»`,
    }
  if (!start) return { name, reason: 'it has no date' }
  event.minutes = readLength(start, first('dtend'), first('duration'), zones, remarks)
  return event
}

function readLength(
  start: CalendarTime,
  end: CalendarProperty | undefined,
  duration: CalendarProperty | undefined,
  zones: CalendarZones,
  remarks: string[],
): number | undefined {
  const property = end ?? duration
  if (!property) return undefined
  const until = end && readTime(end.value, end.params.tzid)
  const isSameKind = until && until.isDate === start.isDate
  const length = isSameKind
    ? (start.isDate ? until.wall - start.wall : zones.toInstant(until) - zones.toInstant(start)) / 60_000
    : duration && !end
      ? readDuration(duration.value)
      : Number.NaN
  if (Number.isFinite(length) && length >= 0) return Math.round(length)
  remarks.push(`line ${property.line} (${property.name.toUpperCase()}) «${property.value.slice(0, 40)}»`)
  return undefined
}

function readDuration(value: string): number {
  try {
    return ICAL.Duration.fromString(value.trim()).toSeconds() / 60
  } catch {
    return Number.NaN
  }
}

/** The address of a picture; one that is written into the calendar itself has none. */
function pictureOf(properties: readonly CalendarProperty[]): string | undefined {
  const isPicture = ({ name, params }: CalendarProperty) =>
    name === 'image' || (name === 'attach' && params.fmttype?.startsWith('image/') === true)
  const found = properties.find((property) => isPicture(property) && /^https?:/i.test(property.value.trim()))
  return found?.value.trim()
}

/** The events of one id: series and single ones, and changes of their dates. */
export interface EventGroup {
  series: CalendarEvent[]
  /** In the order of the dates that they change. */
  changes: CalendarEvent[]
  skipped: { name: string; reason: string }[]
}

/**
 * Puts the events of one id together. Of versions of the same event the highest `SEQUENCE` counts, then the last one that
 * was written; events that only share their id, as some exports write them, all stay.
 */
export function groupEvents(events: readonly CalendarEvent[]): EventGroup[] {
  let nameless = 0
  const groups = Map.groupBy(events, ({ uid }) => uid ?? `\n${++nameless}`)
  return Array.from(groups.values(), (group) => {
    const skipped: EventGroup['skipped'] = []
    const drop = (dropped: readonly CalendarEvent[]) =>
      skipped.push(
        ...dropped.map((event) => ({
          name: toEventName(event, event.start),
          reason: 'a later version of it is in the file',
        })),
      )
    const series = keepLatest(
      group.filter(({ recurrence }) => !recurrence),
      () => '',
      drop,
    )
    const changes = keepLatest(
      group.filter(({ recurrence }) => recurrence),
      ({ recurrence, isFollowing }) =>
        `${recurrence && toText(recurrence)} ${recurrence?.isUtc} ${isFollowing}`,
      drop,
    )
    return {
      series,
      changes: changes.sort((one, other) => (one.recurrence?.wall ?? 0) - (other.recurrence?.wall ?? 0)),
      skipped,
    }
  })
}

function keepLatest(
  events: readonly CalendarEvent[],
  keyOf: (event: CalendarEvent) => string,
  drop: (dropped: readonly CalendarEvent[]) => void,
): CalendarEvent[] {
  return Array.from(Map.groupBy(events, keyOf).values(), (versions) => {
    const highest = Math.max(...versions.map(({ sequence = 0 }) => sequence))
    const isNumbered = versions.some(({ sequence }) => sequence !== undefined)
    const current = versions.filter(({ sequence = 0 }) => sequence === highest)
    const last = current
      .map(({ writtenAt }) => writtenAt)
      .sort()
      .at(-1)
    const keptByTime = isNumbered ? current.filter(({ writtenAt }) => writtenAt === last) : current
    // The same event twice is one.
    const kept = keptByTime.filter(
      (event, at) => keptByTime.findIndex((other) => isSame(event, other)) === at,
    )
    drop(versions.filter((event) => !kept.includes(event) && !kept.some((other) => isSame(event, other))))
    return kept
  }).flat()
}

const isSame = (one: CalendarEvent, other: CalendarEvent): boolean =>
  one === other ||
  (one.title === other.title &&
    one.place === other.place &&
    one.start?.wall === other.start?.wall &&
    one.start?.zone === other.start?.zone)
