import { createBoundedMemory } from '../../cache/memory.ts'
import { deriveOnce } from '../../shared/derive-once.ts'
import { type ContentService, noteChangeAt } from '../content-service.ts'
import { noteTurns } from './around-now.ts'
import {
  chooseConcerts,
  findNextMidnight,
  type IndexedConcert,
  type WantedConcerts,
} from './choose-concerts.ts'

/** A month with concerts. */
export interface MonthOverview {
  /** The month, as `YYYY-MM`. */
  month: string
  concerts: number
  /** Days with concerts, as numbers from 1 to 31, in order. */
  days: number[]
}

/** Filters that the schedule offers as links above its list. */
const shelves = ['today', 'weekend', 'next-weekend', 'children'] as const
export type ScheduleShelf = (typeof shelves)[number]

/** The months of a schedule, and the shelves that contain at least one of its concerts. */
export interface ScheduleOverview {
  months: MonthOverview[]
  shelves: { shelf: ScheduleShelf; concerts: number }[]
}

const toWantedOf: Record<ScheduleShelf, WantedConcerts> = {
  today: { near: 'today' },
  weekend: { near: 'weekend' },
  'next-weekend': { near: 'next-weekend' },
  children: { isForChildren: true },
}

type OverviewFilter = Pick<WantedConcerts, 'citySlug' | 'programSlug' | 'venueSlug'>

/**
 * Counts the concerts of each month and each shelf.
 *
 * @param index soonest first
 * @param wanted the city and the program of the list; its other filters don't change the overview
 * @param now milliseconds
 */
export function toOverview(
  index: readonly IndexedConcert[],
  { citySlug, programSlug, venueSlug }: OverviewFilter,
  now: number,
): ScheduleOverview {
  const all = chooseConcerts(index, { citySlug, programSlug, venueSlug }, now)
  const byMonth = Map.groupBy(all, ({ date }) => date.slice(0, 7))
  return {
    months: [...byMonth].map(([month, concerts]) => ({
      month,
      concerts: concerts.length,
      days: [...new Set(concerts.map(({ date }) => Number(date.slice(8))))],
    })),
    shelves: shelves
      .map((shelf) => ({ shelf, concerts: chooseConcerts(all, toWantedOf[shelf], now).length }))
      // A filter that leaves out no concert changes nothing.
      .filter(({ concerts }) => concerts > 0 && concerts < all.length),
  }
}

/** Enough for the overviews of about a hundred cities and programs. */
const maxBytes = 256 * 1024
/** Overviews of an index by day, city and program. */
const overviewsOf = deriveOnce((_index: readonly IndexedConcert[]) =>
  createBoundedMemory<ScheduleOverview>(maxBytes),
)

/**
 * Returns the overview of a city and a program. Until content changes, a concert ends or a day begins, each call returns
 * the same object: `rendering/render-memo.ts` reuses HTML for objects that it has seen. A page made of the overview expires
 * at the first end of a concert or at the next midnight in one of the concerts' cities.
 */
export function readOverview(
  content: ContentService,
  index: readonly IndexedConcert[],
  wanted: OverviewFilter,
): ScheduleOverview {
  const now = content.now()
  const until = findNextMidnight(index, now)
  noteChangeAt(content, until)
  noteTurns(content, index)
  const overviews = overviewsOf(index)
  const key = JSON.stringify([until, wanted.citySlug, wanted.programSlug, wanted.venueSlug])
  const known = overviews.get(key)
  if (known) return known
  const overview = toOverview(index, wanted, now)
  overviews.set(key, overview, 2 * (key.length + JSON.stringify(overview).length))
  return overview
}
