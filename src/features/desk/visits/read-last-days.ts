import type { Log } from '../../../log.ts'
import { addDays, toUtcDay } from '../../../shared/zoned-time.ts'
import { countByName, type DayCount, listDays } from '../../statistics/read-statistics.ts'
import { wholeSite } from '../../statistics/statistics-kinds.ts'

/** A number of the site, and how it was on each of the last days. */
export interface DayNumbers {
  kind: 'view' | 'ticket' | 'sold' | 'wish'
  /** Days in order, of which the last is yesterday. */
  days: DayCount[]
}

export interface LastDaysDeps {
  database: D1Database
  readSoldByDay: (from: string) => Promise<DayCount[]>
  /** Absent where votes aren't set up. */
  countWishesByDay: ((from: string) => Promise<DayCount[]>) | undefined
  now: () => number
  log: Log
}

/** How many days are read: two weeks show what is usual on a day of the week. */
const readDays = 14

/** Reads visits, ticket clicks, sold tickets and new wishes of the last days; what can't be read is left out. */
export async function readLastDays({
  database,
  readSoldByDay,
  countWishesByDay,
  now,
  log,
}: LastDaysDeps): Promise<DayNumbers[]> {
  const today = toUtcDay(now())
  const span = { from: addDays(today, -readDays), to: addDays(today, -1) }
  const days = listDays(span)
  const fill = (counts: readonly DayCount[]) => {
    const byDay = new Map(counts.map(({ day, count }) => [day, count]))
    return days.map((day) => ({ day, count: byDay.get(day) ?? 0 }))
  }
  const optional = (reading: Promise<DayCount[]> | undefined): Promise<DayCount[]> =>
    reading?.catch((error: unknown) => {
      log.warn('the desk could not read all numbers of the last days', { error })
      return []
    }) ?? Promise.resolve([])
  const [counted, sold, wished] = await Promise.all([
    countByName(
      database,
      [
        { kind: 'view', path: wholeSite },
        { kind: 'ticket', path: wholeSite },
      ],
      span,
    ),
    optional(readSoldByDay(span.from)),
    optional(countWishesByDay?.(span.from)),
  ])
  const [views = [], tickets = []] = counted
  const all: DayNumbers[] = [
    { kind: 'view', days: views },
    { kind: 'ticket', days: tickets },
    { kind: 'sold', days: fill(sold) },
    { kind: 'wish', days: fill(wished) },
  ]
  return all.filter(({ days: each }) => each.some(({ count }) => count > 0))
}
