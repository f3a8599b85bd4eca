import type { CalendarConcert } from '../../../content/concerts/calendar-concerts.ts'
import { toConcertSpan } from '../../../content/concerts/ticket-state.ts'
import { siteMessages } from '../../../languages/texts.ts'
import { type EventContext, type Span, toEvent } from './event.ts'
import { type Component, type Property, toJcalText, toJcalTitle } from './jcal.ts'
import { toTimeZoneComponent } from './time-zone.ts'

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
