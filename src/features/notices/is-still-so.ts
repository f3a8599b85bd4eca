import { type ConcertState, isElsewhere, isTakingPlace } from './concert-state.ts'
import type { ChangeKind } from './find-changed-concerts.ts'

/** What a notice says, where it isn't the kind that says it. */
export type AnnouncedState = Pick<ConcertState, 'date' | 'time' | 'place' | 'city' | 'status'>

/**
 * Whether a notice is right at the moment at which it goes out.
 *
 * @param concert as content has it now; absent: it is gone
 */
export function isStillTrue(
  kind: ChangeKind,
  said: AnnouncedState,
  concert: ConcertState | undefined,
): boolean {
  if (!concert || concert.tickets === 'past') return false
  switch (kind) {
    case 'on-sale':
    case 'returned':
      return concert.tickets === 'buy'
    case 'postponed':
    case 'cancelled':
      return concert.status === kind
    case 'reminder':
      return isTakingPlace(concert) && concert.date === said.date
    case 'announced':
      return isTakingPlace(concert)
    case 'moved':
      return (
        isTakingPlace(concert) &&
        concert.date === said.date &&
        concert.time === said.time &&
        !isElsewhere(said, concert) &&
        (concert.status === 'moved_online') === (said.status === 'moved_online')
      )
    case 'words':
      return true
  }
}
