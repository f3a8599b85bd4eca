import nodeIcal from 'node-ical'
import { convertIcsCalendar } from 'ts-ics'

/** An event as any calendar program understands it. */
export interface ReadEvent {
  uid: string
  /** When the event begins, as an ISO instant. */
  start: string
  end: string
  summary: string
  description: string
  location: string
  status: string
  sequence: number
  url: string
}

/** One of the two parsers returns a text with parameters as an object, the other as a string. */
const plain = (value: unknown): string => {
  if (typeof value === 'object' && value !== null && 'val' in value) return String(value.val)
  return value === undefined ? '' : String(value)
}

/** A whole day is midnight of the machine's zone to node-ical, and of UTC to ts-ics. */
const toIso = (date: Date, kind: 'date' | 'date-time') =>
  new Date(date.getTime() - (kind === 'date' ? date.getTimezoneOffset() * 60_000 : 0)).toISOString()

/**
 * The events of an iCalendar file by two parsers that share no code. node-ical takes zones by their IANA names,
 * ts-ics by the file's own VTIMEZONE: when both find the same instants, the VTIMEZONE is right.
 */
export function readEvents(calendar: string): { byNodeIcal: ReadEvent[]; byTsIcs: ReadEvent[] } {
  const byNodeIcal = Object.values(nodeIcal.sync.parseICS(calendar))
    .filter((component) => component?.type === 'VEVENT')
    .map((event) => ({
      uid: event.uid,
      start: toIso(event.start, event.datetype),
      end: toIso(event.end ?? new Date(0), event.datetype),
      summary: plain(event.summary),
      description: plain(event.description),
      location: plain(event.location),
      status: plain(event.status),
      sequence: Number(event.sequence),
      url: plain(event.url),
    }))
  const byTsIcs = (convertIcsCalendar(undefined, calendar).events ?? []).map((event) => ({
    uid: event.uid,
    start: event.start.date.toISOString(),
    end: ('end' in event && event.end ? event.end.date : new Date(0)).toISOString(),
    summary: event.summary,
    description: event.description ?? '',
    location: event.location ?? '',
    status: event.status ?? '',
    sequence: event.sequence ?? 0,
    url: event.url ?? '',
  }))
  return { byNodeIcal, byTsIcs }
}
