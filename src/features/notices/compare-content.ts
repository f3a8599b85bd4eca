import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import { fetchConcerts } from '../../content/concerts/concerts.ts'
import { defaultLocale } from '../../shared/locales.ts'
import { utcDay } from '../../shared/zoned-time.ts'
import { toConcertState } from './concert-state.ts'
import { type DetectedChange, detectChanges, type StoredConcertRow } from './detect-changes.ts'
import type { NoticeDeps } from './notice-service.ts'
import { announcedAt, reminderAt } from './notice-times.ts'
import { renameCities } from './rename-cities.ts'

/** Without an editor's change, content is compared so often: what no webhook told is told then. */
const betweenMs = 5 * 60_000
const pageSize = 100
/** More concerts ahead than any orchestra has; beyond them nobody is told. */
const maxPages = 20
/** D1 takes that many statements at once without effort. */
const rowsPerBatch = 25

/**
 * Compares content with what is known, and writes down what is to be told: each thing once, whoever else compares at
 * the same time. The very first time everything is known.
 *
 * @returns when to compare again, in milliseconds
 * @throws UpstreamFailed where content doesn't answer; then nothing has changed, and nothing is missed
 */
export async function compareContent(world: NoticeDeps): Promise<number> {
  const { database, now: clock } = world
  const now = clock()
  const concerts = await fetchAhead(world, now)
  const { results: rows } = await database.prepare('select * from notice_concert').all<StoredConcertRow>()
  const isFirst = (await readCompareAt(database)) === undefined
  const known = new Map(rows.map((row) => [row.slug, row]))
  const steps = concerts.map((concert) =>
    detectChanges(concert.slug, known.get(concert.slug), toConcertState(concert, now), now, isFirst),
  )
  await renameCities(
    world,
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

async function fetchAhead({ content }: NoticeDeps, now: number): Promise<ConcertSummary[]> {
  const concerts: ConcertSummary[] = []
  for (let page = 1; page <= maxPages; page++) {
    const list = await fetchConcerts(content, defaultLocale, utcDay(now), {
      when: 'upcoming',
      page,
      pageSize,
    })
    concerts.push(...list.concerts)
    if (page >= list.pageCount) break
  }
  return concerts
}

/** When something about a concert becomes true by itself: it has settled, its sale begins, its people are reminded. */
function nextInstants({ state, settling }: DetectedChange, now: number): number[] {
  const onSaleAt = state.onSaleAt ? Date.parse(state.onSaleAt) : 0
  const instants = [onSaleAt, reminderAt(state)].filter((at) => at > now)
  return settling
    ? [...instants, Math.max(now, announcedAt(settling.since, settling.unsettledSince))]
    : instants
}

/** @returns `undefined` before the very first comparison */
export const readCompareAt = async (database: D1Database): Promise<number | undefined> =>
  (await database.prepare('select compare_at from notice_run').first<number>('compare_at')) ?? undefined

const setCompareAt = (database: D1Database, at: number) =>
  database
    .prepare(
      'insert into notice_run (id, compare_at) values (1, ?) on conflict do update set compare_at = excluded.compare_at',
    )
    .bind(at)

/** After an editor's change: the next run compares. Before the very first comparison there is nothing to compare with. */
export const askForComparison = (database: D1Database, now: number) =>
  database.prepare('update notice_run set compare_at = ?1 where compare_at > ?1').bind(now).run()
