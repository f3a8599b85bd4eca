import type { CalendarConcert } from '../../../content/concerts/calendar-concerts.ts'
import type { ConcertStatus } from '../../../content/concerts/concert-summary.ts'
import { calendarMessages } from '../../../languages/texts.ts'
import { pathTo } from '../../../routes/paths.ts'
import { formatFullDay } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { addDays, offsetMinutes } from '../../../shared/zoned-time.ts'
import { type Component, instant, jcalText, type Property, title } from './jcal.ts'

/** What every event of a calendar shares. */
export interface EventContext {
  locale: Locale
  /** Of the public site, without a slash at its end. */
  origin: string
  /** Milliseconds; stamps an entry whose own stamps are hidden. */
  now: number
  /** Whether the concert takes the reader's time: one that they chose does, a schedule doesn't. */
  isChosen: boolean
}

/** When a concert begins and is over, in milliseconds. Finding it out costs more than all else about an event. */
export interface Span {
  start: number
  end: number
}

/**
 * A concert as a calendar entry. The same UID in every calendar, so that subscribing twice shows it once.
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
    jcalText('uid', `${concert.slug}@${new URL(origin).hostname}`),
    // RFC 5545, section 3.8.7.2: without a method of scheduling it is when the entry was last touched.
    instant('dtstamp', touchedAt),
    instant('last-modified', touchedAt),
    ...(concert.createdAt ? [instant('created', Date.parse(concert.createdAt))] : []),
    ['sequence', {}, 'integer', toSequence(concert)],
    jcalText('status', statuses[concert.status]),
    jcalText('transp', isChosen ? 'OPAQUE' : 'TRANSPARENT'),
    ...toTimes(concert, span),
    title('summary', summary, lang ? { language: lang } : {}),
    jcalText('description', [changeText(concert, locale), url].filter(Boolean).join('\n')),
    ...(location ? [jcalText('location', location)] : []),
    ...toGeo(concert),
    ['url', {}, 'uri', url],
  ]
  return ['vevent', properties, []]
}

/** A moved or online concert takes place; one without a date yet may. */
const statuses: Record<ConcertStatus, string> = {
  scheduled: 'CONFIRMED',
  postponed: 'TENTATIVE',
  rescheduled: 'CONFIRMED',
  moved_online: 'CONFIRMED',
  cancelled: 'CANCELLED',
}

/** What has happened to a concert, in the order in which it may. */
const ranks: Record<ConcertStatus, number> = {
  scheduled: 0,
  postponed: 1,
  rescheduled: 2,
  moved_online: 2,
  cancelled: 3,
}

/**
 * Grows whenever an editor touches the concert: whole minutes from its creation. Clients pass over an entry whose
 * number is lower than the one they have, and a concert can be moved twice, so its status alone won't do; it is
 * what is left where the stamps are hidden.
 */
export function toSequence({ status, createdAt, updatedAt }: CalendarConcert): number {
  const minutes = (Date.parse(updatedAt ?? '') - Date.parse(createdAt ?? '')) / 60_000
  return minutes > 0 ? Math.ceil(minutes) : ranks[status]
}

/** By the city's clock. A concert without a time takes the whole day. */
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
    new Date(ms + offsetMinutes(timeZone, ms) * 60_000).toISOString().slice(0, 19),
  ]
  return [at('dtstart', span.start), at('dtend', span.end)]
}

/** The program's name and the city; what has become of the concert stands before them. */
function toSummary({ program, city, status }: CalendarConcert, locale: Locale) {
  const t = calendarMessages(locale)
  const name = [program?.name ?? t.concert, city?.name].filter(Boolean).join(', ')
  const summary =
    status === 'cancelled' ? t.cancelled(name) : status === 'postponed' ? t.postponed(name) : name
  return { summary, lang: program?.lang }
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
