import { chooseConcerts, type IndexedConcert, type Wanted } from './choose-concerts.ts'

/** A month that has concerts, and on which of its days. */
export interface MonthOverview {
  /** `YYYY-MM` */
  month: string
  concerts: number
  /** Days of the month, from 1 on, in order. */
  days: number[]
}

/** Shorter lists that visitors ask for most. */
const shelves = ['today', 'weekend', 'children'] as const
export type Shelf = (typeof shelves)[number]

/** What there is to choose from in a schedule: its months, and the shelves that have concerts. */
export interface ScheduleOverview {
  months: MonthOverview[]
  shelves: { shelf: Shelf; concerts: number }[]
}

const toWantedOf: Record<Shelf, Wanted> = {
  today: { near: 'today' },
  weekend: { near: 'weekend' },
  children: { isForChildren: true },
}

/**
 * @param index soonest first
 * @param wanted the city and the program of the list; its other filters are what is chosen from
 * @param now milliseconds
 */
export function toOverview(
  index: readonly IndexedConcert[],
  { citySlug, programSlug }: Pick<Wanted, 'citySlug' | 'programSlug'>,
  now: number,
): ScheduleOverview {
  const all = chooseConcerts(index, { citySlug, programSlug }, now)
  const byMonth = Map.groupBy(all, ({ date }) => date.slice(0, 7))
  return {
    months: [...byMonth].map(([month, concerts]) => ({
      month,
      concerts: concerts.length,
      days: [...new Set(concerts.map(({ date }) => Number(date.slice(8))))],
    })),
    shelves: shelves
      .map((shelf) => ({ shelf, concerts: chooseConcerts(all, toWantedOf[shelf], now).length }))
      .filter(({ concerts }) => concerts > 0),
  }
}
