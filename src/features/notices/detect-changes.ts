import {
  type ConcertState,
  concertStateSchema,
  isByClock,
  isSameConcertState,
  isTakingPlace,
} from './concert-state.ts'
import { type ChangeKind, chooseAudience, findConcertChanges } from './find-changed-concerts.ts'
import { toFacts } from './notice.ts'
import { announcedAt, isTimeToRemind, noticeExpiresAt } from './notice-times.ts'

/** A row of `notice_concert`. */
export interface StoredConcertRow {
  slug: string
  version: number
  known: string
  seen: string | null
  seen_since: number | null
  unsettled_since: number | null
  reminded_for: string | null
}

/** What a comparison makes of one concert. */
export interface DetectedChange {
  state: ConcertState
  /** What people knew, where it is another. */
  known?: ConcertState | undefined
  /** What isn't taken for meant yet, since when just so, and since when at all. */
  settling?: { since: number; unsettledSince: number } | undefined
  /** What is told. */
  news?: ChangeKind | undefined
  isReminder?: boolean
  /** Absent where nothing has changed. */
  write?: ((database: D1Database) => D1PreparedStatement[]) | undefined
}

/** Of a concert that nobody has been told of. */
const unknown = 'null'

/** Of a day that is over nothing is said; it stays known for a while, for editors who correct it afterwards. */
const keptAfterMs = 2 * 24 * 60 * 60 * 1000

/**
 * @param row what is known; absent for a concert that nobody has seen before
 * @param isFirst nothing was ever compared: all that there is, is known
 */
export function detectChanges(
  slug: string,
  row: StoredConcertRow | undefined,
  state: ConcertState,
  now: number,
  isFirst = false,
): DetectedChange {
  if (!row)
    return isFirst ? begin(slug, state, state) : { ...begin(slug, undefined, state, now), ...wait(now, now) }
  const known = parse(row.known)
  // Written by another version of the site: nobody is told anew of what they know.
  if (!known && row.known !== unknown) return { state, write: (database) => [learn(database, row, state)] }
  if (known && isSameConcertState(known, state)) {
    if (row.seen !== null) return { state, write: (database) => [takeBack(database, row)] }
    return remind(row, known, state, now)
  }
  if (known && isByClock(known, state)) return settle(row, known, state, now)
  const since = row.seen_since ?? now
  const unsettledSince = row.unsettled_since ?? now
  const seen = parse(row.seen)
  if (!seen || !isSameConcertState(seen, state)) {
    return {
      state,
      known,
      ...wait(now, unsettledSince),
      write: (database) => [noteSeen(database, row, state, now)],
    }
  }
  return now >= announcedAt(since, unsettledSince)
    ? settle(row, known, state, now)
    : { state, ...wait(since, unsettledSince) }
}

const wait = (since: number, unsettledSince: number) => ({ settling: { since, unsettledSince } })

function settle(
  row: StoredConcertRow,
  known: ConcertState | undefined,
  state: ConcertState,
  now: number,
): DetectedChange {
  const news = findConcertChanges(known, state)
  const { slug, version } = row
  return {
    state,
    news,
    write: (database) => [
      ...(news
        ? [
            insertNotice(database, row, `${slug}:${version + 1}:${news}`, news, now, {
              state,
              known,
              expires: noticeExpiresAt(news, state, known, now),
            }),
          ]
        : []),
      learn(database, row, state),
    ],
  }
}

const learn = (database: D1Database, { slug, version }: StoredConcertRow, state: ConcertState) =>
  database
    .prepare(
      `update notice_concert set version = version + 1, known = ?, seen = null, seen_since = null,
         unsettled_since = null, until = ? where slug = ? and version = ?`,
    )
    .bind(JSON.stringify(state), state.end + keptAfterMs, slug, version)

function remind(
  row: StoredConcertRow,
  known: ConcertState,
  state: ConcertState,
  now: number,
): DetectedChange {
  const isDue = isTakingPlace(state) && row.reminded_for !== state.date && isTimeToRemind(state, now)
  if (!isDue) return { state }
  const { slug, version } = row
  return {
    state,
    isReminder: true,
    write: (database) => [
      insertNotice(database, row, `${slug}:${state.date}:reminder`, 'reminder', now, {
        state,
        known,
        expires: state.start,
      }),
      database
        .prepare('update notice_concert set reminded_for = ? where slug = ? and version = ?')
        .bind(state.date, slug, version),
    ],
  }
}

/** Only while the concert is known as it was read: another run may have told it meanwhile. */
const insertNotice = (
  database: D1Database,
  { slug, version }: StoredConcertRow,
  id: string,
  kind: ChangeKind,
  now: number,
  { state, known, expires }: { state: ConcertState; known: ConcertState | undefined; expires: number },
) =>
  database
    .prepare(
      `insert or ignore into notice (id, kind, concert, facts, audience, made_at, expires_at)
       select ?1, ?2, ?3, ?4, ?5, ?6, ?7 from notice_concert where slug = ?3 and version = ?8`,
    )
    .bind(
      ...[id, kind, slug, JSON.stringify(toFacts(state, known))],
      ...[JSON.stringify(chooseAudience(kind, slug, state)), now, expires, version],
    )

const begin = (
  slug: string,
  known: ConcertState | undefined,
  state: ConcertState,
  now?: number,
): DetectedChange => ({
  state,
  write: (database) => [
    database
      .prepare(
        `insert or ignore into notice_concert (slug, version, known, seen, seen_since, unsettled_since, until)
         values (?1, 0, ?2, ?3, ?4, ?4, ?5)`,
      )
      .bind(
        ...[slug, known ? JSON.stringify(known) : unknown, known ? null : JSON.stringify(state)],
        ...[now ?? null, state.end + keptAfterMs],
      ),
  ],
})

const takeBack = (database: D1Database, { slug, version }: StoredConcertRow) =>
  database
    .prepare(
      `update notice_concert set seen = null, seen_since = null, unsettled_since = null
       where slug = ? and version = ?`,
    )
    .bind(slug, version)

const noteSeen = (
  database: D1Database,
  { slug, version }: StoredConcertRow,
  state: ConcertState,
  now: number,
) =>
  database
    .prepare(
      `update notice_concert set seen = ?3, seen_since = ?4, unsettled_since = coalesce(unsettled_since, ?4),
         until = max(until, ?5) where slug = ?1 and version = ?2`,
    )
    .bind(slug, version, JSON.stringify(state), now, state.end + keptAfterMs)

/** @returns `undefined` for nothing, and for what another version of the site wrote */
const parse = (text: string | null): ConcertState | undefined =>
  text === null ? undefined : concertStateSchema.safeParse(JSON.parse(text)).data
