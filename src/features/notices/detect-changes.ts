import { chooseAudience } from './audience.ts'
import { type ChangeKind, findConcertChanges } from './concert-changes.ts'
import {
  type ConcertState,
  concertStateSchema,
  isByClock,
  isSameConcertState,
  isSoldOutSince,
  isTakingPlace,
} from './concert-state.ts'
import { toFacts } from './notice.ts'
import { isTimeToRemind, toAnnouncementInstant, toNoticeExpiry } from './notice-times.ts'

/** A row of the table `notice_concert`. */
export interface StoredConcertRow {
  slug: string
  version: number
  known: string
  seen: string | null
  seen_since: number | null
  unsettled_since: number | null
  reminded_for: string | null
}

/** The result of comparing one concert. */
export interface DetectedChange {
  state: ConcertState
  /** The state that was last announced, where the current one differs. */
  known?: ConcertState | undefined
  /** A change that isn't announced yet, as editing may go on: since when it is unchanged, and when editing began. */
  settling?: { since: number; unsettledSince: number } | undefined
  /** The kind of notice to send. */
  announcedKind?: ChangeKind | undefined
  isReminder?: boolean
  /** Makes the statements that store the new state; absent where nothing has changed. */
  write?: ((database: D1Database) => D1PreparedStatement[]) | undefined
}

/** The stored state of a concert that isn't announced yet. */
const unannounced = 'null'

/** How long a past concert stays stored, so that late corrections don't announce it as new. */
const pastConcertStoredMs = 2 * 24 * 60 * 60 * 1000

/**
 * Compares a concert with its stored state.
 *
 * @param row the stored state; absent for a new concert
 * @param state the state in content
 * @param now milliseconds
 * @param isFirst whether this is the very first comparison, which announces nothing
 */
export function detectChanges(
  slug: string,
  row: StoredConcertRow | undefined,
  state: ConcertState,
  now: number,
  isFirst = false,
): DetectedChange {
  if (!row)
    return isFirst
      ? insertState(slug, state, state)
      : { ...insertState(slug, undefined, state, now), ...toSettling(now, now) }
  const known = parse(row.known)
  // Another version of the site wrote the row. The new state is stored without a notice.
  if (!known && row.known !== unannounced)
    return { state, write: (database) => [storeState(database, row, state)] }
  if (known && isSameConcertState(known, state)) {
    if (row.seen !== null) return { state, write: (database) => [clearUnsettled(database, row)] }
    return remind(row, known, state, now)
  }
  if (known && isByClock(known, state)) return commitChange(row, known, state, now)
  const since = row.seen_since ?? now
  const unsettledSince = row.unsettled_since ?? now
  const seen = parse(row.seen)
  if (!seen || !isSameConcertState(seen, state)) {
    return {
      state,
      known,
      ...toSettling(now, unsettledSince),
      write: (database) => [storeUnsettled(database, row, state, now)],
    }
  }
  const isSoldOut = known !== undefined && isSoldOutSince(known, state)
  return now >= toAnnouncementInstant(since, unsettledSince, isSoldOut)
    ? commitChange(row, known, state, now)
    : { state, ...toSettling(since, unsettledSince) }
}

const toSettling = (since: number, unsettledSince: number) => ({ settling: { since, unsettledSince } })

function commitChange(
  row: StoredConcertRow,
  known: ConcertState | undefined,
  state: ConcertState,
  now: number,
): DetectedChange {
  const news = findConcertChanges(known, state)
  return {
    state,
    announcedKind: news,
    write: (database) => [
      ...(news
        ? [
            insertNotice(database, row, toNoticeId(row, news), news, now, {
              state,
              known,
              expires: toNoticeExpiry(news, state, known, now),
            }),
          ]
        : []),
      storeState(database, row, state),
    ],
  }
}

/** «Last tickets» is said once of a concert: their number goes up and down around the limit. */
const toNoticeId = ({ slug, version }: StoredConcertRow, kind: ChangeKind): string =>
  kind === 'last' ? `${slug}:last` : `${slug}:${version + 1}:${kind}`

const storeState = (database: D1Database, { slug, version }: StoredConcertRow, state: ConcertState) =>
  database
    .prepare(
      `update notice_concert set version = version + 1, known = ?, seen = null, seen_since = null,
         unsettled_since = null, until = ? where slug = ? and version = ?`,
    )
    .bind(JSON.stringify(state), state.end + pastConcertStoredMs, slug, version)

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

/** Inserts a notice unless another run has changed the concert's row since it was read. */
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
      id,
      kind,
      slug,
      JSON.stringify(toFacts(state, known)),
      JSON.stringify(chooseAudience(kind, slug, state)),
      now,
      expires,
      version,
    )

const insertState = (
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
        slug,
        known ? JSON.stringify(known) : unannounced,
        known ? null : JSON.stringify(state),
        now ?? null,
        state.end + pastConcertStoredMs,
      ),
  ],
})

const clearUnsettled = (database: D1Database, { slug, version }: StoredConcertRow) =>
  database
    .prepare(
      `update notice_concert set seen = null, seen_since = null, unsettled_since = null
       where slug = ? and version = ?`,
    )
    .bind(slug, version)

const storeUnsettled = (
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
    .bind(slug, version, JSON.stringify(state), now, state.end + pastConcertStoredMs)

/** @returns the stored state; `undefined` for none, and for a state that another version of the site wrote */
const parse = (text: string | null): ConcertState | undefined =>
  text === null ? undefined : concertStateSchema.safeParse(JSON.parse(text)).data
