import { createBoundedMemory } from '../../cache/memory.ts'
import { chooseConcerts, type IndexedConcert, type WantedConcerts } from './choose-concerts.ts'

/** A month with concerts. */
export interface MonthOverview {
  /** A month, as `YYYY-MM`. */
  month: string
  concerts: number
  /** Days with concerts, as numbers from 1 to 31, in order. */
  days: number[]
}

/** Filters that the schedule offers as links above its list. */
const shelves = ['today', 'weekend', 'children'] as const
export type ScheduleShelf = (typeof shelves)[number]

/** The months of a schedule, and those of its shelves that have some of its concerts. */
export interface ScheduleOverview {
  months: MonthOverview[]
  shelves: { shelf: ScheduleShelf; concerts: number }[]
}

const toWantedOf: Record<ScheduleShelf, WantedConcerts> = {
  today: { near: 'today' },
  weekend: { near: 'weekend' },
  children: { isForChildren: true },
}

/** Enough for the overviews of about a hundred cities and programs. */
const maxBytes = 256 * 1024
/** Overviews by what they say, in the memory of this isolate. */
const equalOverviews = createBoundedMemory<ScheduleOverview>(maxBytes)

/**
 * Returns the same object for equal overviews. An overview is made for each request, because it changes with time, and a
 * page is known to be unchanged only if long lists in its data are the same objects (`rendering/render-memo.ts`).
 */
function toSameObject(overview: ScheduleOverview): ScheduleOverview {
  const text = JSON.stringify(overview)
  const known = equalOverviews.get(text)
  if (known) return known
  equalOverviews.set(text, overview, 4 * text.length)
  return overview
}

/**
 * Counts the concerts of each month and each shelf.
 *
 * @param index soonest first
 * @param wanted the city and the program of the list; its other filters don't change the overview
 * @param now milliseconds
 */
export function toOverview(
  index: readonly IndexedConcert[],
  { citySlug, programSlug }: Pick<WantedConcerts, 'citySlug' | 'programSlug'>,
  now: number,
): ScheduleOverview {
  const all = chooseConcerts(index, { citySlug, programSlug }, now)
  const byMonth = Map.groupBy(all, ({ date }) => date.slice(0, 7))
  return toSameObject({
    months: [...byMonth].map(([month, concerts]) => ({
      month,
      concerts: concerts.length,
      days: [...new Set(concerts.map(({ date }) => Number(date.slice(8))))],
    })),
    shelves: shelves
      .map((shelf) => ({ shelf, concerts: chooseConcerts(all, toWantedOf[shelf], now).length }))
      // A filter that leaves out no concert changes nothing.
      .filter(({ concerts }) => concerts > 0 && concerts < all.length),
  })
}
