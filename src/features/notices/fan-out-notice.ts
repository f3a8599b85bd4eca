import type { City } from '../../content/places/cities.ts'
import { readCities } from '../../content/places/readers.ts'
import { defaultTimeZone } from '../../content/places/time-zone.ts'
import type { NoticeAudience } from './audience.ts'
import { type Notice, type NoticeRow, toNotice } from './notice.ts'
import type { NoticeDeps } from './notice-deps.ts'
import { chooseNoticeTime } from './notice-times.ts'
import { accountPrefix } from './subscriptions.ts'
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
               where s.is_confirmed = 1 and s.has_notices = 1`,
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

/**
 * @returns a query of the owners of a topic: ?1 is the topic's key, and the range goes from after ?2 up to ?3. Column
 * `own` sorts and limits the range, column `owner` joins the subscriptions
 */
function toOwnersQuery({ kind, key }: NoticeAudience, cities: readonly City[]): string {
  const city = kind === 'near' ? cities.find(({ slug }) => slug === key) : undefined
  if (city?.latitude !== undefined && city.longitude !== undefined)
    return toOwnersNearby(city.latitude, city.longitude)
  return kind === 'saved'
    ? `select user as own, '${accountPrefix}' || user as owner from account_concert
       where slug = ?1 and is_saved = 1 and user > ?2 and user <= ?3 order by user`
    : `select owner as own, owner from notice_topic
       where kind = '${kind}' and key = ?1 and owner > ?2 and owner <= ?3 order by owner`
}

/** Followers of a place are told of concerts in cities within this distance. */
const nearbyKm = 100
const kmOfDegree = 111.2

/**
 * Makes a query of the owners who follow a place near a city, in the form of `toOwnersQuery`. Within 100 km the earth is
 * flat enough for Pythagoras, which needs no functions that the database lacks.
 */
function toOwnersNearby(latitude: number, longitude: number): string {
  const degrees = nearbyKm / kmOfDegree
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  const north = `(p.latitude - (${latitude}))`
  // Near the 180th meridian, longitudes on the other side are added, since that way round is shorter.
  const apart = `abs(p.longitude - (${longitude}))`
  const east = `(min(${apart}, 360 - ${apart}) * ${narrowing})`
  return `select distinct t.owner as own, t.owner as owner
     from wished_place p join notice_topic t on t.kind = 'place' and t.key = p.place
     where p.latitude between ${latitude - degrees} and ${latitude + degrees}
       and ${north} * ${north} + ${east} * ${east} <= ${degrees ** 2}
       and t.owner > ?2 and t.owner <= ?3 order by t.owner`
}
