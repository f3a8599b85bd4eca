import { defaultLocale } from '../../shared/locales.ts'
import type { Notice } from './notice.ts'
import type { NoticeDeps } from './notice-deps.ts'
import { afterQuietHours } from './notice-times.ts'
import { readFreshConcerts } from './read-notices.ts'

/** How many people are told for each ticket that came back: not everybody still wants one. */
const peoplePerTicket = 3
/** How long those who were told have before the next are told. */
const portionMs = 10 * 60_000

/**
 * Tells the next people who wait for a concert's tickets that some have come back: in the order of asking, three people
 * for each ticket. People who have been told before come last, so that nobody is told twice while somebody else still
 * waits. A portion is written in one transaction, so a run that dies neither leaves anybody out nor repeats anything.
 *
 * @param portionAt the `next_portion_at` that this run has read
 * @returns false where nobody counts the concert's tickets, or where there are many: then everybody is told at once
 * @throws UpstreamFailed where content doesn't answer
 */
export async function tellNextPortion(deps: NoticeDeps, notice: Notice, portionAt: number): Promise<boolean> {
  const { database, now } = deps
  const concert = (await readFreshConcerts(deps, defaultLocale, [notice.concert])).get(notice.concert)
  if (!concert || concert.soldOut || notice.expiresAt <= now()) {
    await advance(database, notice.id, portionAt, { isDone: true, at: portionAt }).run()
    return true
  }
  if (concert.ticketsLeft === undefined) return false
  // At night everybody would be told in the morning, at the same minute.
  const at = afterQuietHours(concert.timeZone, now())
  if (at > now()) {
    await advance(database, notice.id, portionAt, { isDone: false, at }).run()
    return true
  }
  const size = concert.ticketsLeft * peoplePerTicket
  const owners = await readNextOwners(database, notice, size)
  await database.batch([
    ...tell(database, notice, { portionAt, owners: JSON.stringify(owners), now: now() }),
    advance(database, notice.id, portionAt, { isDone: owners.length < size, at: now() + portionMs }),
  ])
  return true
}

/** @returns the owners of topics who are told next, each with a confirmed address */
async function readNextOwners(database: D1Database, notice: Notice, size: number): Promise<string[]> {
  const { results } = await database
    .prepare(
      `select owner from notice_topic t
       where kind = 'tickets' and key = ? and told_at < ?
         and exists (select 1 from notice_subscription s where s.owner = t.owner and is_confirmed = 1 and has_notices = 1)
       order by told_at, created_at, owner limit ?`,
    )
    .bind(notice.concert, notice.madeAt, size)
    .all<{ owner: string }>()
  return results.map(({ owner }) => owner)
}

/** Of two runs at once, only the one whose notice is still at `portionAt` writes. */
const isCurrent = '(select next_portion_at from notice where id = ?1 and reached_topic is not null) = ?2'

const tell = (
  database: D1Database,
  { id, concert }: Notice,
  { portionAt, owners, now }: { portionAt: number; owners: string; now: number },
): D1PreparedStatement[] => [
  database
    .prepare(
      `insert or ignore into notice_delivery (notice, subscription, state, next_try_at)
       select ?1, s.id, 'waiting', ?3 from json_each(?4) o join notice_subscription s on s.owner = o.value
       where s.is_confirmed = 1 and s.has_notices = 1 and ${isCurrent}`,
    )
    .bind(id, portionAt, now, owners),
  database
    .prepare(
      `update notice_topic set told_at = ?3
       where kind = 'tickets' and key = ?5 and owner in (select value from json_each(?4)) and ${isCurrent}`,
    )
    .bind(id, portionAt, now, owners, concert),
]

const advance = (
  database: D1Database,
  id: string,
  portionAt: number,
  { isDone, at }: { isDone: boolean; at: number },
) =>
  database
    .prepare(
      `update notice set reached_topic = case when ?3 then null else reached_topic end, next_portion_at = ?4
       where id = ?1 and next_portion_at = ?2`,
    )
    .bind(id, portionAt, isDone ? 1 : 0, at)

/**
 * @param dropped JSON: pairs of notice and subscription that nothing was sent to, as the tickets were gone again
 * @returns a statement that gives those who were to be told of returned tickets their place back
 */
export const restoreQueuePlaces = (database: D1Database, dropped: string) =>
  database
    .prepare(
      `update notice_topic set told_at = 0 where kind = 'tickets' and (key, owner) in (
         select n.concert, s.owner from json_each(?) d
         join notice n on n.id = d.value ->> 0 and n.kind = 'returned'
         join notice_subscription s on s.id = d.value ->> 1)`,
    )
    .bind(dropped)
