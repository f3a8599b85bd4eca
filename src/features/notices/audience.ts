import type { Topic } from '../../shared/notices.ts'
import { type ChangeKind, isChange } from './concert-changes.ts'
import type { ConcertState } from './concert-state.ts'
import { accountPrefix } from './subscriptions.ts'

/**
 * A topic whose followers get a notice; `saved`: everybody whose account has saved the concert; `near`: followers of
 * places within 100 km of a city, by its slug.
 */
export type NoticeAudience = Topic | { kind: 'saved' | 'near'; key: string }

export const audienceKinds = [
  'concert',
  'saved',
  'tickets',
  'city',
  'program',
  'wish',
  'place',
  'near',
] as const

/** @returns the groups that a change is announced to; somebody who is in several gets one notice */
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
      ...(city ? [{ kind: 'near', key: city } as const] : []),
    ]
  }
  if (kind === 'on-sale' || kind === 'returned') return [{ kind: 'tickets', key: slug }]
  if (kind === 'last') return [{ kind: 'saved', key: slug }]
  return isChange(kind) ? [...concert, { kind: 'tickets', key: slug }] : concert
}

/**
 * An SQL statement: `?1` stands for the first value. The Worker binds values, operators' tools write them into the
 * text.
 */
export interface Statement {
  sql: string
  values: readonly (string | number)[]
}

/** A row of the statement that `toAudienceCount` makes. */
export interface AudienceRow {
  channel: string
  addresses: number
}

/**
 * @returns a statement that counts the addresses of each channel; a subscriber of several topics counts once. Followers of
 * places near a city aren't counted: only new concerts are announced to them
 */
export function toAudienceCount(all: readonly NoticeAudience[]): Statement {
  const audience = all.filter(({ kind }) => kind !== 'near')
  const values = audience.flatMap(({ kind, key }) => (kind === 'saved' ? [key] : [kind, key]))
  let at = 0
  const owners = audience.map(({ kind }) =>
    kind === 'saved'
      ? `select '${accountPrefix}' || user from account_concert where slug = ?${++at} and is_saved = 1`
      : `select owner from notice_topic where kind = ?${++at} and key = ?${++at}`,
  )
  return {
    sql: `select channel, count(*) as addresses from notice_subscription
      where is_confirmed = 1 and has_notices = 1 and owner in (${owners.join(' union ')}) group by channel`,
    values,
  }
}
