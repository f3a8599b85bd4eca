import { type City, readCities } from '../../content/places/cities.ts'
import { defaultTimeZone } from '../../content/places/time-zone.ts'
import { toOwnersQuery } from './audience-owners.ts'
import { type Notice, type NoticeRow, toNotice } from './notice.ts'
import type { NoticeDeps } from './notice-service.ts'
import { chooseNoticeTime } from './notice-times.ts'
import { tellNextPortion } from './tell-portions.ts'

interface FanOutRow extends NoticeRow {
  reached_topic: number
  reached_owner: string
  next_portion_at: number
}

/** How many owners get their deliveries in one statement. */
const ownersPerChunk = 500

/**
 * Creates the deliveries of new notices, chunk by chunk. A chunk and the position after it are written in one
 * transaction, so that an interrupted run is continued without leaving out or repeating anybody.
 *
 * @param until when to stop, in milliseconds
 */
export async function fanOutNotices(deps: NoticeDeps, until: number): Promise<void> {
  const { database, now } = deps
  const { results } = await database
    .prepare(
      `select * from notice where reached_topic is not null and next_portion_at <= ? order by made_at limit 50`,
    )
    .bind(now())
    .all<FanOutRow>()
  if (results.length === 0) return
  const cities = await readCities(deps.content)
  for (const row of results) {
    let at: Position | undefined = { topic: row.reached_topic, owner: row.reached_owner }
    const notice = toNotice(row)
    if (notice.kind === 'returned' && (await tellNextPortion(deps, notice, row.next_portion_at))) continue
    while (at && now() < until) at = await fanOutChunk(deps, notice, cities, at)
    if (at) return
  }
}

/** How far the fan-out of a notice has come: the index of a topic in its audience, and the last owner of it. */
interface Position {
  topic: number
  owner: string
}

/** @returns the position after this chunk; `undefined` once everybody has a delivery */
async function fanOutChunk(
  { database, now }: NoticeDeps,
  notice: Notice,
  cities: readonly City[],
  { topic, owner }: Position,
): Promise<Position | undefined> {
  const audience = notice.audience[topic]
  if (!audience) {
    await advancePosition(database, notice.id, { topic, owner }, null, '').run()
    return undefined
  }
  const source = toOwnersQuery(audience, cities)
  const last = await database
    .prepare(`select max(own) as last, count(*) as owners from (${source} limit ${ownersPerChunk})`)
    .bind(audience.key, owner, endOfOwners)
    .first<{ last: string | null; owners: number }>()
  const isLast = !last?.last || last.owners < ownersPerChunk
  const next = isLast ? { topic: topic + 1, owner: '' } : { topic, owner: last.last ?? '' }
  const { kind, facts } = notice
  const times = Object.fromEntries(
    zonesOf(cities).map((zone) => [zone, chooseNoticeTime(kind, zone, facts.said.start, now())]),
  )
  await database.batch([
    ...(last?.last
      ? [
          database
            .prepare(
              `insert or ignore into notice_delivery (notice, subscription, state, next_try_at)
               select ?4, s.id, 'waiting', coalesce(json_extract(?5, '$."' || s.time_zone || '"'), ?6)
               from (${source}) t join notice_subscription s on s.owner = t.owner
               where s.is_confirmed = 1`,
            )
            .bind(audience.key, owner, last.last, notice.id, JSON.stringify(times), now()),
        ]
      : []),
    advancePosition(database, notice.id, { topic, owner }, next.topic, next.owner),
  ])
  return next
}

/** Advances a notice if it is still at `from`: of two concurrent runs, only one succeeds. */
const advancePosition = (
  database: D1Database,
  id: string,
  from: Position,
  topic: number | null,
  owner: string,
) =>
  database
    .prepare(
      `update notice set reached_topic = ?4, reached_owner = ?5
       where id = ?1 and reached_topic = ?2 and reached_owner = ?3`,
    )
    .bind(id, from.topic, from.owner, topic, owner)

/** Sorts after every owner id; marks the end of the range. */
const endOfOwners = '\u{10ffff}'

/** @returns the time zones of all cities. For other zones the quiet hours are checked when the notice is sent */
const zonesOf = (cities: readonly City[]): string[] => [
  ...new Set([defaultTimeZone, ...cities.map(({ timeZone }) => timeZone)]),
]
