import type { ReactNode } from 'react'
import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import { concertMessages, countMessages, placeMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { ConcertList } from './concert-list.tsx'

interface ConcertsByVenueProps {
  /** Concerts of one city, in the order in which they are shown. */
  concerts: ConcertSummary[]
  locale: Locale
  now: number
}

/** Concerts under their venues, with links to each venue's part above them. Needs the sheet `places`. */
export function ConcertsByVenue({ concerts, locale, now }: ConcertsByVenueProps): ReactNode {
  const t = placeMessages(locale)
  const groups = groupByVenue(concerts)
  const idOf = ({ venue, isOnline }: VenueGroup) =>
    `venue-${venue?.slug ?? (isOnline ? 'online' : 'unknown')}`
  const nameOf = ({ venue, isOnline }: VenueGroup) =>
    venue?.name ?? (isOnline ? concertMessages(locale).movedOnline : t.venueUnknown)
  return (
    <>
      {groups.length > 2 ? (
        <nav className="chips" aria-label={t.byVenue}>
          {groups.map((group) => (
            <a key={idOf(group)} href={`#${idOf(group)}`} lang={group.venue?.lang}>
              {nameOf(group)} <i>{String(group.concerts.length)}</i>
            </a>
          ))}
        </nav>
      ) : null}
      {groups.map((group) => (
        <section key={idOf(group)} className="month at-venue" id={idOf(group)}>
          <h2 lang={group.venue?.lang}>
            {group.venue ? (
              <a href={localePath(locale, pathTo('venue', { slug: group.venue.slug }))}>{group.venue.name}</a>
            ) : (
              nameOf(group)
            )}
            <small lang={group.venue?.lang ? locale : undefined}>
              {countMessages(locale).concerts(group.concerts.length)}
            </small>
          </h2>
          <ConcertList concerts={group.concerts} locale={locale} now={now} without="venue" />
        </section>
      ))}
    </>
  )
}

/** Concerts in one venue. */
interface VenueGroup {
  /** The venue of the group. Absent for concerts whose venue isn't known yet, and for those that moved online. */
  venue?: NonNullable<ConcertSummary['venue']>
  isOnline?: true
  concerts: ConcertSummary[]
}

/**
 * Groups concerts by venue. The first venue is that of the first concert; concerts that moved online and concerts
 * without a venue are last. Within a group, concerts keep the order of `concerts`.
 */
export function groupByVenue(concerts: ConcertSummary[]): VenueGroup[] {
  const venues = Map.groupBy(
    concerts.filter(({ venue }) => venue),
    ({ venue }) => venue?.slug,
  )
  const elsewhere = concerts.filter(({ venue }) => !venue)
  const online = elsewhere.filter(({ status }) => status === 'moved_online')
  const unknown = elsewhere.filter(({ status }) => status !== 'moved_online')
  return [
    ...[...venues.values()].map((ofVenue) => ({
      ...(ofVenue[0]?.venue ? { venue: ofVenue[0].venue } : {}),
      concerts: ofVenue,
    })),
    ...(online.length > 0 ? [{ isOnline: true as const, concerts: online }] : []),
    ...(unknown.length > 0 ? [{ concerts: unknown }] : []),
  ]
}
