import { readCities } from '../../content/places/cities.ts'
import { defaultTimeZone } from '../../content/places/time-zone.ts'
import type { NoticeAudience } from './find-changed-concerts.ts'
import { type Notice, type NoticeRow, toNotice } from './notice.ts'
import type { NoticeDeps } from './notice-service.ts'
import { noticeTime } from './notice-times.ts'
import { accountPrefix } from './subscriptions.ts'

interface SpreadingRow extends NoticeRow {
  reached_topic: number
  reached_owner: string
}

/** Owners whose deliveries are made by one statement. */
const ownersPerChunk = 500

/**
 * Makes the deliveries of what is to be told, chunk by chunk: each chunk and how far it has come are one transaction, so
 * whoever goes on, after whatever end, neither leaves anybody out nor adds anybody twice.
 *
 * @param until stops after it, in milliseconds
 */
export async function fanOutNotices(world: NoticeDeps, until: number): Promise<void> {
  const { database, now } = world
  const { results } = await database
    .prepare('select * from notice where reached_topic is not null order by made_at limit 50')
    .all<SpreadingRow>()
  if (results.length === 0) return
  const zones = await readZones(world)
  for (const row of results) {
    let at: Position | undefined = { topic: row.reached_topic, owner: row.reached_owner }
    const notice = toNotice(row)
    while (at && now() < until) at = await spreadChunk(world, notice, zones, at)
    if (at) return
  }
}

/** How far a notice has come: which topic of its audience, after which owner. */
interface Position {
  topic: number
  owner: string
}

/** @returns how far it has come then; `undefined`: everybody has a delivery */
async function spreadChunk(
  { database, now }: NoticeDeps,
  notice: Notice,
  zones: readonly string[],
  { topic, owner }: Position,
): Promise<Position | undefined> {
  const audience = notice.audience[topic]
  if (!audience) {
    await moveOn(database, notice.id, { topic, owner }, null, '').run()
    return undefined
  }
  const source = sourceOf(audience)
  const last = await database
    .prepare(`select max(own) as last, count(*) as owners from (${source} limit ${ownersPerChunk})`)
    .bind(audience.key, owner, afterAll)
    .first<{ last: string | null; owners: number }>()
  const isLast = !last?.last || last.owners < ownersPerChunk
  const next = isLast ? { topic: topic + 1, owner: '' } : { topic, owner: last.last ?? '' }
  const { kind, facts } = notice
  const times = Object.fromEntries(
    zones.map((zone) => [zone, noticeTime(kind, zone, facts.said.start, now())]),
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
    moveOn(database, notice.id, { topic, owner }, next.topic, next.owner),
  ])
  return next
}

/** Of two who spread the same, one moves on. */
const moveOn = (database: D1Database, id: string, from: Position, topic: number | null, owner: string) =>
  database
    .prepare(
      `update notice set reached_topic = ?4, reached_owner = ?5
       where id = ?1 and reached_topic = ?2 and reached_owner = ?3`,
    )
    .bind(id, from.topic, from.owner, topic, owner)

/** No owner comes after it. */
const afterAll = '\u{10ffff}'

/** `own` is what is gone by, `owner` whose subscriptions are meant: after ?2 up to ?3, in their order, of the topic ?1. */
const sourceOf = ({ kind }: NoticeAudience): string =>
  kind === 'saved'
    ? `select user as own, '${accountPrefix}' || user as owner from account_concert
       where slug = ?1 and is_saved = 1 and user > ?2 and user <= ?3 order by user`
    : `select owner as own, owner from notice_topic
       where kind = '${kind}' and key = ?1 and owner > ?2 and owner <= ?3 order by owner`

/** Those of subscribers: their cities'. Of another one, quiet hours are kept when it goes out. */
async function readZones({ content }: NoticeDeps): Promise<string[]> {
  const cities = await readCities(content)
  return [...new Set([defaultTimeZone, ...cities.map(({ timeZone }) => timeZone)])]
}
