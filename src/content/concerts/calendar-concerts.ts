import { maxCalendarConcerts } from '../../shared/constants.ts'
import type { Locale } from '../../shared/locales.ts'
import { omitAbsent } from '../../strapi/port/fields.ts'
import type { ContentService } from '../content-service.ts'
import { toHalfYear } from '../parts/part-keys.ts'
import type { Coordinates } from '../places/place-fields.ts'
import { readVenues } from '../places/readers.ts'
import type { ListedVenue } from '../places/venue-summary.ts'
import { chooseConcerts } from './choose-concerts.ts'
import { hasHall } from './concert-row.ts'
import type { ConcertSummary } from './concert-summary.ts'
import { withAvailability } from './read-availability.ts'
import { byDefaultSlug, readListedConcert, readSchedule } from './schedule.ts'

/** A concert as calendars know it: where exactly it is. */
export interface CalendarConcert extends ConcertSummary, Coordinates {
  address?: string
}

/** Which concerts a calendar holds: all, those of one city or program, or those with these slugs. */
export interface CalendarScope {
  citySlug?: string
  programSlug?: string
  among?: ReadonlySet<string>
}

/**
 * Concerts from a day on, soonest first, at most `maxCalendarConcerts`.
 *
 * @param from `YYYY-MM-DD` in UTC
 * @throws UpstreamFailed where nothing is published
 */
export async function readCalendarConcerts(
  content: ContentService,
  locale: Locale,
  from: string,
  scope: CalendarScope,
): Promise<CalendarConcert[]> {
  const [all, venues] = await Promise.all([
    readSchedule(content, locale, (period) => period >= toHalfYear(from)),
    readVenues(content, locale),
  ])
  const known = await withAvailability(content, all)
  return chooseConcerts(known, scope, content.now())
    .filter(({ date }) => date >= from)
    .slice(0, maxCalendarConcerts)
    .map((concert) => toCalendarConcert(concert, byDefaultSlug(venues)))
}

function toCalendarConcert(
  concert: ConcertSummary,
  venues: ReadonlyMap<string, ListedVenue>,
): CalendarConcert {
  const venue = hasHall(concert) ? venues.get(concert.venueSlug ?? '') : undefined
  const { hall } = concert
  return {
    ...concert,
    ...omitAbsent({
      address: venue?.address,
      hall: venue?.hallNames?.find(({ defaultName }) => defaultName === hall)?.name ?? hall,
      latitude: venue?.latitude,
      longitude: venue?.longitude,
    }),
  }
}

/**
 * Reads one concert for a calendar, also if it is over.
 *
 * @returns `undefined` when there is no such concert.
 */
export async function readCalendarConcert(
  content: ContentService,
  locale: Locale,
  slug: string,
): Promise<CalendarConcert | undefined> {
  const [concert, venues] = await Promise.all([
    readListedConcert(content, locale, slug),
    readVenues(content, locale),
  ])
  const [known] = await withAvailability(content, concert ? [concert] : [])
  return known && toCalendarConcert(known, byDefaultSlug(venues))
}
