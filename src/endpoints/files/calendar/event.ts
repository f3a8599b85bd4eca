import type { CalendarConcert } from '../../../content/concerts/calendar-concerts.ts'
import { toConcertName } from '../../../content/concerts/concert-name.ts'
import type { ConcertStatus } from '../../../content/concerts/concert-summary.ts'
import { calendarMessages } from '../../../languages/texts.ts'
import { pathTo } from '../../../routes/paths.ts'
import { formatFullDay } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { addDays, toOffsetMinutes } from '../../../shared/zoned-time.ts'
import { type Component, type Property, toJcalInstant, toJcalText, toJcalTitle } from './jcal.ts'

/** Values that all events of a calendar share. */
export interface EventContext {
  locale: Locale
  /** Origin of the public site, without a trailing slash. */
  origin: string
  /** The current time in milliseconds, for an entry whose own dates aren't public. */
  now: number
  /** Whether the event marks its time as busy: a concert that the reader chose does, a schedule doesn't. */
  isChosen: boolean
}

/** Start and end of a concert in milliseconds. Computing them takes most of the time that an event takes. */
export interface Span {
  start: number
  end: number
}

/**
 * A concert as an iCalendar event. It has the same UID in every calendar, so that subscribers of two calendars see it
 * once.
 *
 * @param span `undefined` where only the day is known
 */
export function toEvent(concert: CalendarConcert, span: Span | undefined, context: EventContext): Component {
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
