import type { ConcertSummary } from '../concerts/concert-summary.ts'

/** Concerts in one place. */
export interface VenueGroup {
  /** Absent for concerts whose venue isn't known yet. */
  venue?: NonNullable<ConcertSummary['venue']>
  concerts: ConcertSummary[]
}

/**
 * Concerts by venue: the venue of the first concert first, those without one last. Within a venue the order
 * given stands.
 */
export function groupByVenue(concerts: ConcertSummary[]): VenueGroup[] {
  const groups = Map.groupBy(concerts, ({ venue }) => venue?.slug)
  const unknown = groups.get(undefined)
  groups.delete(undefined)
  return [
    ...[...groups.values()].map((ofVenue) => ({
      ...(ofVenue[0]?.venue ? { venue: ofVenue[0].venue } : {}),
      concerts: ofVenue,
    })),
    ...(unknown ? [{ concerts: unknown }] : []),
  ]
}
