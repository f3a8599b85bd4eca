import { readOwnCasts, readUpcoming } from '../../content/concerts/schedule.ts'
import { readCities } from '../../content/places/readers.ts'
import { defaultLocale } from '../../shared/locales.ts'
import { type ConcertState, isElsewhere, toConcertState } from './concert-state.ts'
import { type DetectedChange, detectChanges, type StoredConcertRow } from './detect-changes.ts'
import type { NoticeDeps } from './notice-deps.ts'
import { toAnnouncementInstant, toReminderInstant } from './notice-times.ts'

/** How often content is compared without a webhook, which finds changes that no webhook reported. */
const betweenMs = 5 * 60_000
/** How many concerts are written in one batch of D1 statements. */
const rowsPerBatch = 25

/**
 * Compares content with the stored states of concerts, and stores a notice for each change: one, even if several runs
 * compare at the same time. The very first comparison stores states and announces nothing.
 *
 * @returns when to compare again, in milliseconds
 * @throws UpstreamFailed where nothing is published; the next comparison finds the same changes
 */
export async function compareContent(deps: NoticeDeps): Promise<number> {
  const { database, now: clock } = deps
  const now = clock()
  const [concerts, casts] = await Promise.all([
    readUpcoming(deps.content, defaultLocale),
    readOwnCasts(deps.content, defaultLocale),
  ])
  const { results: rows } = await database.prepare('select * from notice_concert').all<StoredConcertRow>()
  const isFirst = (await readCompareAt(database)) === undefined
  const known = new Map(rows.map((row) => [row.slug, row]))
  const steps = concerts.map((concert) =>
    detectChanges(
      concert.slug,
      known.get(concert.slug),
      toConcertState(concert, casts.get(concert.slug) ?? [], now),
      now,
      isFirst,
    ),
  )
  await renameCities(
    deps,
    steps.map(({ known: before, state }) => ({ known: before, state })),
  )
  const writing = steps.flatMap(({ write }) => (write ? [write(database)] : []))
  for (let at = 0; at < writing.length; at += rowsPerBatch)
    await database.batch(writing.slice(at, at + rowsPerBatch).flat())
  const next = Math.min(now + betweenMs, ...steps.flatMap((step) => nextInstants(step, now)))
  await database.batch([
    database.prepare('delete from notice_concert where until < ?').bind(now),
    setCompareAt(database, next),
  ])
  return next
}

/**
 * @returns future instants at which a concert must be compared again: when a change has settled, a sale begins, or a
 *   reminder is due
 */
function nextInstants({ state, settling }: DetectedChange, now: number): number[] {
  const onSaleAt = state.onSaleAt ? Date.parse(state.onSaleAt) : 0
  const instants = [onSaleAt, toReminderInstant(state)].filter((at) => at > now)
  return settling
    ? [...instants, Math.max(now, toAnnouncementInstant(settling.since, settling.unsettledSince))]
    : instants
}

/** @returns when content is compared next, in milliseconds; `undefined` before the very first comparison */
export const readCompareAt = async (database: D1Database): Promise<number | undefined> =>
  (await database.prepare('select compare_at from notice_run').first<number>('compare_at')) ?? undefined

const setCompareAt = (database: D1Database, at: number) =>
  database
    .prepare(
      'insert into notice_run (id, compare_at) values (1, ?) on conflict do update set compare_at = excluded.compare_at',
    )
    .bind(at)

/** Makes the next run compare content, after an editor's change. Does nothing before the very first comparison. */
export const requestComparison = (database: D1Database, now: number) =>
  database.prepare('update notice_run set compare_at = ?1 where compare_at > ?1').bind(now).run()

/** A concert's state as the last comparison stored it, if it is known, and its state in content now. */
interface Comparison {
  known: ConcertState | undefined
  state: ConcertState
}

/**
 * Moves topics from a city's old slug to its new one. A city counts as renamed if a concert in the same hall names
 * another slug than before, content has no city with the old slug, and content has one with the new slug.
 *
 * @throws UpstreamFailed, ContentInvalid; what the database throws
 */
async function renameCities(
  { content, database, log }: NoticeDeps,
  comparisons: readonly Comparison[],
): Promise<void> {
  const pairs = new Map(
    comparisons.flatMap(({ known, state }) =>
      known?.city && state.city && known.city !== state.city && !isElsewhere(known, state)
        ? [[known.city, state.city] as const]
        : [],
    ),
  )
  if (pairs.size === 0) return
  const slugs = new Set((await readCities(content)).map(({ slug }) => slug))
  for (const [from, to] of pairs) {
    if (slugs.has(from) || !slugs.has(to)) continue
    log.info('a city has another slug', { from, to })
    const renamed = `case kind when 'city' then ?2 else replace(key, '/' || ?1, '/' || ?2) end`
    const isOfCity = `(kind = 'city' and key = ?1 or kind = 'wish' and substr(key, -1 - length(?1)) = '/' || ?1)`
    await database.batch([
      database
        .prepare(
          `insert or ignore into notice_topic (kind, key, owner, created_at)
           select kind, ${renamed}, owner, created_at from notice_topic where ${isOfCity}`,
        )
        .bind(from, to),
      database.prepare(`delete from notice_topic where ${isOfCity}`).bind(from),
    ])
  }
}
