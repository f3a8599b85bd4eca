import type { CalendarConcert } from '../../../content/concerts/calendar-concerts.ts'
import { toConcertName } from '../../../content/concerts/concert-name.ts'
import type { ConcertStatus } from '../../../content/concerts/concert-row.ts'
import { toConcertSpan } from '../../../content/concerts/ticket-state.ts'
import { calendarMessages, siteMessages } from '../../../languages/texts.ts'
import { pathTo } from '../../../routes/paths.ts'
import { formatFullDay } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { addDays, toOffsetMinutes } from '../../../shared/zoned-time.ts'
import {
  type Component,
  type Property,
  toJcalInstant,
  toJcalText,
  toJcalTitle,
  toTimeZoneComponent,
} from './jcal.ts'

export interface CalendarFacts extends EventContext {
  name: string
  /** Absolute addresses of the calendar itself, and of the page with the same concerts. */
  address: string
  page: string
}

/** How often subscribed clients should refresh: a rescheduled concert reaches everybody on the same day. */
const refreshInterval = 'PT6H'

/** Writes concerts as an iCalendar file (RFC 5545, with the properties of RFC 7986 and their older equivalents). */
export async function writeCalendar(concerts: CalendarConcert[], facts: CalendarFacts): Promise<string> {
  const { name, locale, address, page } = facts
  const properties: Property[] = [
    toJcalText('version', '2.0'),
    toJcalText('prodid', `-//Tutti//${siteMessages(locale).name}//${locale.toUpperCase()}`),
    toJcalText('calscale', 'GREGORIAN'),
    toJcalText('method', 'PUBLISH'),
    toJcalTitle('name', name),
    toJcalTitle('x-wr-calname', name),
    ['url', {}, 'uri', page],
    ['source', {}, 'uri', address],
    ['refresh-interval', {}, 'duration', refreshInterval],
    ['x-published-ttl', {}, 'duration', refreshInterval],
  ]
  const timed = concerts.map((concert) => ({
    concert,
    span: concert.time ? toConcertSpan(concert) : undefined,
  }))
  const events = timed.map(({ concert, span }) => toEvent(concert, span, facts))
  return toLines(['vcalendar', properties, [...toTimeZones(timed), ...events]])
}

interface TimedConcert {
  concert: CalendarConcert
  span: Span | undefined
}

/** One component for each time zone in which a concert has a time, over the years of those concerts. */
function toTimeZones(concerts: TimedConcert[]): Component[] {
  const spans = new Map<string, Span>()
  for (const { concert, span } of concerts) {
    if (!span) continue
    const known = spans.get(concert.timeZone) ?? span
    spans.set(concert.timeZone, {
      start: Math.min(known.start, span.start),
      end: Math.max(known.end, span.end),
    })
  }
  return [...spans].map(([timeZone, { start, end }]) => toTimeZoneComponent(timeZone, start, end))
}

/**
 * Octets of a line before it is folded. The library doesn't count the space at the start of a folded line, so this is
 * one less than the 75 of RFC 5545, section 3.1.
 */
const foldedOctets = 74

/** Serialises a calendar. The library is imported by the first calendar that is requested. */
async function toLines(calendar: Component): Promise<string> {
  const { default: ICAL } = await import('ical.js')
  ICAL.foldLength = foldedOctets
  // For properties that the library doesn't know it writes a needless `VALUE=`, which older clients can't read.
  const { property } = ICAL.design.icalendar
  property.name ??= { defaultType: 'text' }
  property['x-wr-calname'] ??= { defaultType: 'text' }
  property['x-published-ttl'] ??= { defaultType: 'duration' }
  return ICAL.stringify(calendar)
}

/** Values that all events of a calendar share. */
interface EventContext {
  locale: Locale
  /** Origin of the public site, without a trailing slash. */
  origin: string
  /** The current time in milliseconds, for an entry whose own dates aren't public. */
  now: number
  /** Whether the event marks its time as busy: a concert that the reader chose does, a schedule doesn't. */
  isChosen: boolean
}

/** Start and end of a concert in milliseconds. Computing them takes most of the time that an event takes. */
interface Span {
  start: number
  end: number
}

/**
 * A concert as an iCalendar event. It has the same UID in every calendar, so that subscribers of two calendars see it
 * once.
 *
 * @param span `undefined` where only the day is known
 */
function toEvent(concert: CalendarConcert, span: Span | undefined, context: EventContext): Component {
  const { locale, origin, now, isChosen } = context
  const url = `${origin}${localePath(locale, pathTo('concert', { slug: concert.slug }))}`
  const touchedAt = Date.parse(concert.updatedAt ?? concert.createdAt ?? '') || now
  const { summary, lang } = toSummary(concert, locale)
  const location = toLocation(concert, locale)
  const properties: Property[] = [
    toJcalText('uid', `${concert.slug}@${new URL(origin).hostname}`),
    // In a calendar without a scheduling method DTSTAMP is the time of the last change (RFC 5545, section 3.8.7.2).
    toJcalInstant('dtstamp', touchedAt),
    toJcalInstant('last-modified', touchedAt),
    ...(concert.createdAt ? [toJcalInstant('created', Date.parse(concert.createdAt))] : []),
    ['sequence', {}, 'integer', toSequence(concert)],
    toJcalText('status', statuses[concert.status]),
    toJcalText('transp', isChosen ? 'OPAQUE' : 'TRANSPARENT'),
    ...toTimes(concert, span),
    toJcalTitle('summary', summary, lang ? { language: lang } : {}),
    toJcalText('description', [changeText(concert, locale), url].filter(Boolean).join('\n')),
    ...(location ? [toJcalText('location', location)] : []),
    ...toGeo(concert),
    ['url', {}, 'uri', url],
  ]
  return ['vevent', properties, []]
}

/** Rescheduled and online concerts are confirmed; one that is postponed without a new date is tentative. */
const statuses: Record<ConcertStatus, string> = {
  scheduled: 'CONFIRMED',
  postponed: 'TENTATIVE',
  rescheduled: 'CONFIRMED',
  moved_online: 'CONFIRMED',
  cancelled: 'CANCELLED',
}

/** Statuses in the order in which a concert passes through them. */
const ranks: Record<ConcertStatus, number> = {
  scheduled: 0,
  postponed: 1,
  rescheduled: 2,
  moved_online: 2,
  cancelled: 3,
}

/**
 * A number that grows with each change of the concert: minutes from its creation to its last change. Clients ignore an
 * event with a lower number than they have. The status alone wouldn't do, as a concert can be rescheduled twice; it is
 * used where the dates aren't public.
 */
export function toSequence({ status, createdAt, updatedAt }: CalendarConcert): number {
  const minutes = (Date.parse(updatedAt ?? '') - Date.parse(createdAt ?? '')) / 60_000
  return minutes > 0 ? Math.ceil(minutes) : ranks[status]
}

/** Start and end in the city's time zone. A concert without a time of day lasts the whole day. */
function toTimes({ date, timeZone }: CalendarConcert, span: Span | undefined): Property[] {
  if (!span) {
    return [
      ['dtstart', {}, 'date', date],
      ['dtend', {}, 'date', addDays(date, 1)],
    ]
  }
  const at = (name: string, ms: number): Property => [
    name,
    { tzid: timeZone },
    'date-time',
    new Date(ms + toOffsetMinutes(timeZone, ms) * 60_000).toISOString().slice(0, 19),
  ]
  return [at('dtstart', span.start), at('dtend', span.end)]
}

/** Returns the concert's title or program, and its city, after «cancelled» or «postponed» if it is that. */
function toSummary(concert: CalendarConcert, locale: Locale) {
  const { city, status } = concert
  const named = toConcertName(concert)
  const t = calendarMessages(locale)
  const name = [named?.name ?? t.concert, city?.name].filter(Boolean).join(', ')
  const summary =
    status === 'cancelled' ? t.cancelled(name) : status === 'postponed' ? t.postponed(name) : name
  return { summary, lang: named?.lang }
}

function changeText({ status, previousDate }: CalendarConcert, locale: Locale): string | undefined {
  const t = calendarMessages(locale)
  return status === 'rescheduled' && previousDate
    ? t.rescheduled(formatFullDay(locale, previousDate))
    : undefined
}

function toLocation({ status, venue, hall, address, city }: CalendarConcert, locale: Locale): string {
  if (status === 'moved_online') return calendarMessages(locale).online
  return [venue?.name, hall, address, city?.name].filter(Boolean).join(', ')
}

const toGeo = ({ status, latitude, longitude }: CalendarConcert): Property[] =>
  status === 'moved_online' || latitude === undefined || longitude === undefined
    ? []
    : [['geo', {}, 'float', [latitude, longitude]]]
