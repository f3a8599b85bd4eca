import { type ConcertState, hasOtherCast, isElsewhere, isTakingPlace } from './concert-state.ts'

/** Kinds of notices about a concert. */
export const changeKinds = [
  'announced',
  'on-sale',
  'returned',
  'last',
  'moved',
  'postponed',
  'cancelled',
  /** A change of the cast: other people play than was announced. */
  'cast',
  'reminder',
  /** A message that an editor wrote. */
  'words',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/**
 * Finds the most important change of a concert.
 *
 * @param known the state that was last announced; absent for a new concert
 * @param seen the state in content
 * @returns `undefined` where nothing is worth a notice
 */
export function findConcertChanges(
  known: ConcertState | undefined,
  seen: ConcertState,
): ChangeKind | undefined {
  if (seen.tickets === 'past') return undefined
  if (!known) return isToCome(seen) ? 'announced' : undefined
  if (seen.status === 'cancelled') return known.status === 'cancelled' ? undefined : 'cancelled'
  if (seen.status === 'postponed') return isTakingPlace(known) ? 'postponed' : undefined
  if (!isTakingPlace(known) || isMoved(known, seen)) return 'moved'
  if (hasOtherCast(known, seen)) return 'cast'
  if (seen.tickets !== 'buy') return undefined
  if (known.tickets === 'sold-out') return 'returned'
  if (known.tickets === 'not-on-sale' || known.tickets === 'none') return 'on-sale'
  return seen.isLast && !known.isLast ? 'last' : undefined
}

/** Whether somebody who is told of the concert can still come to its beginning. */
const isToCome = (concert: ConcertState): boolean => isTakingPlace(concert) && concert.tickets !== 'under-way'

/** Whether time or place has changed, so that visitors would come at the wrong time or to the wrong place. */
const isMoved = (known: ConcertState, seen: ConcertState): boolean =>
  known.date !== seen.date ||
  known.time !== seen.time ||
  isElsewhere(known, seen) ||
  (known.status === 'moved_online') !== (seen.status === 'moved_online')

/** Whether a notice is about a change of plans, which reaches everybody who follows or has saved the concert. */
export const isChange = (kind: ChangeKind): boolean =>
  kind === 'moved' || kind === 'postponed' || kind === 'cancelled'

/** The facts that a notice of a change announces. */
export type AnnouncedState = Pick<ConcertState, 'date' | 'time' | 'place' | 'city' | 'status' | 'cast'>

/**
 * Whether a notice is still true when it is sent.
 *
 * @param said the facts when the notice was made
 * @param concert the current state in content; absent where content no longer has the concert
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
    case 'last':
      return concert.tickets === 'buy' && concert.isLast === true
    case 'postponed':
    case 'cancelled':
      return concert.status === kind
    case 'reminder':
      return isToCome(concert) && concert.date === said.date
    case 'announced':
      return isToCome(concert)
    case 'moved':
      return (
        isTakingPlace(concert) &&
        concert.date === said.date &&
        concert.time === said.time &&
        !isElsewhere(said, concert) &&
        (concert.status === 'moved_online') === (said.status === 'moved_online')
      )
    case 'cast':
      return isTakingPlace(concert) && !hasOtherCast(said, concert)
    case 'words':
      return true
  }
}
