import type { ConcertSummary } from '../concerts/concert-summary.ts'

/** Concerts in one place. */
export interface VenueGroup {
  /** Absent for concerts whose venue isn't known yet, and for broadcasts. */
  venue?: NonNullable<ConcertSummary['venue']>
  isOnline?: true
  concerts: ConcertSummary[]
}

/**
 * Concerts by venue: the venue of the first concert first, broadcasts and those without a venue last. Within a venue
 * the order given stands.
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
