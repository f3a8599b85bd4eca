import ICAL from 'ical.js'
import { toTimeZone } from '../../../../content/places/time-zone.ts'
import { decodeText } from '../decode-text.ts'
import { checkRowCount, type SourceReader, type SourceRow, toCells, toSourceFileName } from '../source.ts'

/** Most dates of one repeating event. */
const maxOccurrences = 500

/** Calendars of RFC 5545. A repeating event gives a row for each of its dates. */
export const icalendarReader: SourceReader = {
  name: 'iCalendar (.ics)',
  accepts: ({ given, isFolder }) => !isFolder && /\.(ics|ical|ifb)$/i.test(given),
  read: async (source) => {
    const { text } = decodeText(source.bytes)
    const events = parseCalendars(text).flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
    const [single, changed] = [
      events.filter((event) => !event.hasProperty('recurrence-id')),
      events.filter((event) => event.hasProperty('recurrence-id')),
    ]
    const rows = single.flatMap((event) => toRows(event, changed, toSourceFileName(source)))
    const known = new Set(single.map(uidOf))
    // A changed date whose series is not in the file.
    const alone = changed.filter((event) => !known.has(uidOf(event)))
    const all = [
      ...rows,
      ...alone.map((event) => toRow(event, toSourceFileName(source), recurrenceOf(event))),
    ]
    checkRowCount(all.length)
    return { kind: 'iCalendar', columns: [], isMapped: true, hasGlobalIds: true, rows: all, problems: [] }
  },
}

function parseCalendars(text: string): ICAL.Component[] {
  try {
    const parsed: unknown[] = ICAL.parse(text)
    // The parser returns one calendar as itself, and several as a list.
    const all = typeof parsed[0] === 'string' ? [parsed] : parsed
    return all.map((calendar) => new ICAL.Component(calendar as unknown[]))
  } catch (error) {
    throw new Error(`The file is no calendar: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const textOf = (event: ICAL.Component, name: string): string | undefined => {
  const value = event.getFirstPropertyValue(name)
  return value === null || value === undefined ? undefined : String(value)
}

const uidOf = (event: ICAL.Component): string => textOf(event, 'uid') ?? ''
const recurrenceOf = (event: ICAL.Component): string | undefined => textOf(event, 'recurrence-id')

function toRows(component: ICAL.Component, changed: readonly ICAL.Component[], file: string): SourceRow[] {
  const event = new ICAL.Event(component)
  if (!event.isRecurring()) return [toRow(component, file)]
  const exceptions = changed.filter((each) => uidOf(each) === uidOf(component))
  const iterator = event.iterator()
  const rows: SourceRow[] = []
  for (let at = iterator.next(); at && rows.length < maxOccurrences; at = iterator.next()) {
    const name = at.toString()
    const exception = exceptions.find((each) => recurrenceOf(each) === name)
    if (exception) rows.push(toRow(exception, file, name))
    else rows.push(toRow(component, file, name, { start: at, duration: event.duration }))
  }
  return rows
}

interface Occurrence {
  start: ICAL.Time
  duration: ICAL.Duration
}

function toRow(
  component: ICAL.Component,
  file: string,
  recurrence?: string,
  occurrence?: Occurrence,
): SourceRow {
  const event = new ICAL.Event(component)
  const start = occurrence?.start ?? event.startDate
  const zone = zoneOf(component)
  const title = textOf(component, 'summary')
  const place = textOf(component, 'location')
  return {
    origin: `${file}, «${title ?? 'without a name'}»${start ? `, ${start.toString()}` : ''}`,
    cells: toCells([
      ['id', [uidOf(component), recurrence].filter(Boolean).join('#')],
      ['title', title],
      ['start', start && toMoment(start, zone)],
      ['duration', occurrence ? toMinutes(occurrence.duration) : minutesOf(component, event)],
      ['timeZone', zone],
      ['place', place],
      ['status', textOf(component, 'status')],
      ['page', textOf(component, 'url')],
      ['picture', textOf(component, 'image') ?? attachedPicture(component)],
      ['description', textOf(component, 'description')],
    ]),
  }
}

/** The zone of the beginning, if it is one of the IANA database. Any other is a definition of the calendar itself. */
const zoneOf = (component: ICAL.Component): string | undefined => {
  const tzid = component.getFirstProperty('dtstart')?.getParameter('tzid')
  return typeof tzid === 'string' ? toTimeZone(tzid) : undefined
}

/** ISO 8601: local to the zone or to the city, or in UTC where the calendar defines a zone of its own. */
function toMoment(time: ICAL.Time, zone: string | undefined): string {
  if (time.isDate || zone !== undefined) return time.toString()
  const isFixed = time.zone && time.zone.tzid !== 'floating'
  return isFixed ? time.toJSDate().toISOString() : time.toString()
}

function minutesOf(component: ICAL.Component, event: ICAL.Event): string | undefined {
  const isKnown = component.hasProperty('dtend') || component.hasProperty('duration')
  return isKnown && !event.startDate?.isDate ? toMinutes(event.duration) : undefined
}

/** Text of a length in minutes; whole days are no length of a concert. */
function toMinutes(duration: ICAL.Duration): string | undefined {
  const minutes = Math.round(duration.toSeconds() / 60)
  return minutes > 0 && minutes < 24 * 60 ? String(minutes) : undefined
}

function attachedPicture(component: ICAL.Component): string | undefined {
  const attached = component.getAllProperties('attach').find((property) => {
    const type = property.getParameter('fmttype')
    return typeof type === 'string' && type.startsWith('image/')
  })
  return attached && String(attached.getFirstValue())
}
