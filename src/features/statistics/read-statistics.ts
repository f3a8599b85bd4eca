import * as z from 'zod/mini'
import { addDays } from '../../shared/zoned-time.ts'
import { type StatisticsDimension, type StatisticsKind, toHour, wholeSite } from './statistics-kinds.ts'

/** Days in UTC, `YYYY-MM-DD`; both are included. */
export interface DaySpan {
  from: string
  to: string
}

interface AskedCounts {
  kind: StatisticsKind
  /**
   * A path without its language prefix, or the query of searches without a result in small letters; absent: the whole
   * site.
   */
  path?: string | undefined
  span: DaySpan
}

/** A single value of a dimension, such as the source `yandex.ru`. */
export interface CountedFact {
  dimension: StatisticsDimension
  value: string
}

export interface DayCount {
  day: string
  count: number
}

export interface ValueCount {
  value: string
  count: number
}

export interface PathCount {
  path: string
  count: number
}

/** A longer span is cut at its beginning: sums are stored for three years. */
const maxDays = 1100
/** How many paths, and how many names of sums, one statement may ask for. */
const maxPaths = 100
const maxNames = 1000

const namedDayCounts = z.array(z.object({ at: z.number(), day: z.string(), count: z.number() }))
const namedCounts = z.array(z.object({ at: z.number(), count: z.number() }))
const valueCounts = z.array(z.object({ value: z.string(), count: z.number() }))
const pathValueCounts = z.array(z.object({ path: z.string(), value: z.string(), count: z.number() }))
const pathCounts = z.array(z.object({ path: z.string(), count: z.number() }))
const hourCounts = z.array(z.object({ hour: z.string(), count: z.number() }))

/** @returns the days of a span in order; none where it ends before it begins */
export function listDays({ from, to }: DaySpan): string[] {
  const days: string[] = []
  for (let day = to; day >= from && days.length < maxDays; day = addDays(day, -1)) days.push(day)
  return days.reverse()
}

/** What one sum of a day is called: of a kind and a path, and of one value of a dimension where `fact` names it. */
export interface SumName {
  kind: StatisticsKind
  path: string
  fact?: CountedFact | undefined
}

/** Each day and name is looked up by the table's key: the rows between them are not read. */
const lookedUp = `json_each(?) as days cross join json_each(?) as names
  cross join statistics_days as counted on counted.day = days.value and counted.kind = names.value ->> 0
    and counted.path = names.value ->> 1 and counted.dimension = names.value ->> 2
    and counted.value = names.value ->> 3`

const toNameList = (names: readonly SumName[]): string =>
  JSON.stringify(names.map(({ kind, path, fact }) => [kind, path, fact?.dimension ?? '', fact?.value ?? '']))

/**
 * The sums of each day of a span, days without any included, for each of several names.
 *
 * @param names at most a thousand; the rest isn't read
 * @throws what the database throws; so do all functions here
 */
export async function countByName(
  database: D1Database,
  names: readonly SumName[],
  span: DaySpan,
): Promise<DayCount[][]> {
  const asked = names.slice(0, maxNames)
  const days = listDays(span)
  const { results } = await database
    .prepare(`select names.key as at, counted.day, counted.count from ${lookedUp}`)
    .bind(JSON.stringify(days), toNameList(asked))
    .all()
  const byName = Map.groupBy(namedDayCounts.parse(results), ({ at }) => at)
  return asked.map((_, at) => {
    const counts = new Map(byName.get(at)?.map(({ day, count }) => [day, count]))
    return days.map((day) => ({ day, count: counts.get(day) ?? 0 }))
  })
}

/** The sum of a span for each of several names. @param names at most a thousand; the rest isn't read */
export async function sumByName(
  database: D1Database,
  names: readonly SumName[],
  span: DaySpan,
): Promise<number[]> {
  const asked = names.slice(0, maxNames)
  const { results } = await database
    .prepare(`select names.key as at, sum(counted.count) as count from ${lookedUp} group by names.key`)
    .bind(JSON.stringify(listDays(span)), toNameList(asked))
    .all()
  const sums = new Map(namedCounts.parse(results).map(({ at, count }) => [at, count]))
  return asked.map((_, at) => sums.get(at) ?? 0)
}

/** Counts of a kind for each day of a span, days without any included. */
export async function countByDay(
  database: D1Database,
  { kind, path = wholeSite, span }: AskedCounts,
): Promise<DayCount[]> {
  const [counts = []] = await countByName(database, [{ kind, path }], span)
  return counts
}

/** The most frequent values of a dimension in a span, `(other)` among them, the largest first. */
export async function readTopValues(
  database: D1Database,
  asked: AskedCounts & { dimension: StatisticsDimension; limit: number },
): Promise<ValueCount[]> {
  const { kind, path = wholeSite, span, dimension, limit } = asked
  const { results } = await database
    .prepare(
      `select counted.value, sum(counted.count) as count from json_each(?) as days
       cross join statistics_days as counted on counted.day = days.value and counted.kind = ?
         and counted.path = ? and counted.dimension = ?
       group by counted.value order by count desc, counted.value limit ?`,
    )
    .bind(JSON.stringify(listDays(span)), kind, path, dimension, limit)
    .all()
  return valueCounts.parse(results)
}

/**
 * The most frequent values of a dimension for each of several paths in a span, the largest counts first.
 *
 * @param asked at most a hundred paths, the rest isn't read; `limit` is that of all rows together
 */
export async function countPathsByValue(
  database: D1Database,
  {
    kind,
    paths,
    span,
    dimension,
    limit,
  }: {
    kind: StatisticsKind
    paths: readonly string[]
    span: DaySpan
    dimension: StatisticsDimension
    limit: number
  },
): Promise<(PathCount & ValueCount)[]> {
  const { results } = await database
    .prepare(
      `select counted.path, counted.value, sum(counted.count) as count from json_each(?) as days
       cross join json_each(?) as paths
       cross join statistics_days as counted on counted.day = days.value and counted.kind = ?
         and counted.path = paths.value and counted.dimension = ?
       group by counted.path, counted.value order by count desc, counted.path, counted.value limit ?`,
    )
    .bind(JSON.stringify(listDays(span)), JSON.stringify(paths.slice(0, maxPaths)), kind, dimension, limit)
    .all()
  return pathValueCounts.parse(results)
}

/**
 * The paths with the highest counts of a kind in a span, `(other)` among them, the largest first: pages for `view`,
 * queries for `search-miss`, addresses for `missing`.
 *
 * @param asked `below` is what paths begin with, as `/c/`; absent: all
 */
export async function readTopPaths(
  database: D1Database,
  { kind, span, limit, below = '' }: Omit<AskedCounts, 'path'> & { limit: number; below?: string },
): Promise<PathCount[]> {
  const { results } = await database
    .prepare(
      `select path, sum(count) as count from statistics_days indexed by statistics_days_by_path
       where dimension = '' and kind = ?1 and day between ?2 and ?3 and path <> '' and substr(path, 1, length(?4)) = ?4
       group by path order by count desc, path limit ?5`,
    )
    .bind(kind, span.from, span.to, below, limit)
    .all()
  return pathCounts.parse(results)
}

/**
 * Counts of a kind for each hour that has any. Hours are stored for thirty days.
 *
 * @param asked hours in UTC, as `2026-11-26T19`, both included
 */
export async function countByHour(
  database: D1Database,
  { kind, path = wholeSite, from, to }: Omit<AskedCounts, 'span'> & { from: string; to: string },
): Promise<{ hour: string; count: number }[]> {
  const { results } = await database
    .prepare(
      `select counted.hour, counted.count from json_each(?) as hours
       cross join statistics_hours as counted on counted.hour = hours.value and counted.kind = ? and counted.path = ?`,
    )
    .bind(JSON.stringify(hoursOf(from, to)), kind, path)
    .all()
  return hourCounts.parse(results)
}

const hourMs = 3_600_000
/** Thirty days and the current one. */
const maxHours = 31 * 24

function hoursOf(from: string, to: string): string[] {
  const hours: string[] = []
  const end = Date.parse(`${to}:00Z`)
  for (let at = end; hours.length < maxHours && toHour(at) >= from; at -= hourMs) hours.push(toHour(at))
  return hours.reverse()
}

/**
 * How many views and clicks of a span are known to be missing, since no object could record them. What was held in the
 * memory of an isolate that ended is missing too, up to two seconds, and nobody knows how much it was.
 */
export async function readLost(database: D1Database, span: DaySpan): Promise<number> {
  const days = await countByDay(database, { kind: 'lost', span })
  return days.reduce((sum, { count }) => sum + count, 0)
}

/** The first day that has any counts; `undefined` where nothing was ever counted. */
export async function readFirstDay(database: D1Database): Promise<string | undefined> {
  const first = await database.prepare('select min(day) as day from statistics_days').first<string>('day')
  return first ?? undefined
}

/** Whether any day has the mark `invented`, which the demo's program sets beside the counts that it makes up. */
export async function hasInventedDays(database: D1Database): Promise<boolean> {
  const found = await database
    .prepare(
      `select 1 as found from statistics_days indexed by statistics_days_by_path
       where dimension = '' and kind = 'invented' limit 1`,
    )
    .first('found')
  return found !== null
}
