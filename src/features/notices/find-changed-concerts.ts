import type { Topic } from '../../shared/notices.ts'
import { type ConcertState, isElsewhere, isTakingPlace } from './concert-state.ts'

/** What people are told of a concert. */
export const changeKinds = [
  'announced',
  'on-sale',
  'returned',
  'moved',
  'postponed',
  'cancelled',
  'reminder',
  /** An editor's own words. */
  'words',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/**
 * What has become of a concert, the one thing that matters most of all that has changed.
 *
 * @param known absent: nobody knew of it
 * @returns `undefined` where there is nothing to tell
 */
export function findConcertChanges(
  known: ConcertState | undefined,
  seen: ConcertState,
): ChangeKind | undefined {
  if (seen.tickets === 'past') return undefined
  if (!known) return isTakingPlace(seen) ? 'announced' : undefined
  if (seen.status === 'cancelled') return known.status === 'cancelled' ? undefined : 'cancelled'
  if (seen.status === 'postponed') return isTakingPlace(known) ? 'postponed' : undefined
  if (!isTakingPlace(known) || isMoved(known, seen)) return 'moved'
  if (seen.tickets !== 'buy') return undefined
  if (known.tickets === 'sold-out') return 'returned'
  return known.tickets === 'not-on-sale' || known.tickets === 'none' ? 'on-sale' : undefined
}

/** Whether who has noted down when and where would come at the wrong time, or to the wrong place. */
const isMoved = (known: ConcertState, seen: ConcertState): boolean =>
  known.date !== seen.date ||
  known.time !== seen.time ||
  isElsewhere(known, seen) ||
  (known.status === 'moved_online') !== (seen.status === 'moved_online')

/** Changes reach everybody who plans with the concert, asked for one by one or not. */
export const isChange = (kind: ChangeKind): boolean =>
  kind === 'moved' || kind === 'postponed' || kind === 'cancelled'

/** Who has saved a concert on an account: heard of as the topics are (`fan-out-notice.ts`), and no topic of anybody's. */
export type NoticeAudience = Topic | { kind: 'saved'; key: string }

/** Whose topics a piece of news belongs to; who stands under several hears it once. */
export function chooseAudience(
  kind: ChangeKind,
  slug: string,
  { city, program }: ConcertState,
): NoticeAudience[] {
  const concert: NoticeAudience[] = [
    { kind: 'concert', key: slug },
    { kind: 'saved', key: slug },
  ]
  if (kind === 'announced') {
    return [
      ...(city ? [{ kind: 'city', key: city } as const] : []),
      ...(program ? [{ kind: 'program', key: program } as const] : []),
      ...(city && program ? [{ kind: 'wish', key: `${program}/${city}` } as const] : []),
    ]
  }
  if (kind === 'on-sale' || kind === 'returned') return [{ kind: 'tickets', key: slug }]
  return isChange(kind) ? [...concert, { kind: 'tickets', key: slug }] : concert
}
