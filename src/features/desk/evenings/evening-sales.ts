import type { CountedCategory, DayAvailability } from './evening-curve.ts'

/** Sales of one category of tickets, such as the stalls. Prices are in minor units of the sales' currency. */
export interface CategorySales {
  name: string
  price: number | undefined
  /** How many are left. */
  left: number
  /** How many were sold since the first day on which they were counted. */
  sold: number
}

/** Sales since the seller's first report. Tickets that were sold before it have no known price. */
export interface EveningSales {
  /** The first counted day, `YYYY-MM-DD`. */
  since: string
  currency: string
  categories: CategorySales[]
  revenue: number
  /** All revenue so far, at the end of each day on which the number of remaining tickets changed. */
  days: { day: string; revenue: number }[]
}

/** A category keeps its numbers while its price stays: one that becomes dearer begins anew. */
const keyOf = ({ name, price }: CountedCategory): string => `${price} ${name}`

/**
 * Adds up what was sold by category, from how many tickets were left on each day. Tickets that come back are subtracted
 * from what was sold, down to nothing.
 *
 * @param days in order
 * @returns `undefined` where the seller reports no categories with price, currency and number
 */
export function toSales(days: readonly DayAvailability[]): EveningSales | undefined {
  const { currency } = days.findLast((day) => day.currency) ?? {}
  const counted = days.filter((day) => currency !== undefined && day.currency === currency)
  const sales = new Map<string, CategorySales>()
  const byDay: EveningSales['days'] = []
  for (const { day, categories = [] } of counted) {
    for (const category of categories) {
      const { name, price, available } = category
      if (available === undefined) continue
      const before = sales.get(keyOf(category))
      const sold = before ? Math.max(0, before.sold + before.left - available) : 0
      sales.set(keyOf(category), { name, price, left: available, sold })
    }
    byDay.push({ day, revenue: sumOf(sales.values()) })
  }
  const [first] = byDay
  if (!first || currency === undefined || ![...sales.values()].some(({ price }) => price)) return undefined
  return {
    since: first.day,
    currency,
    categories: [...sales.values()],
    revenue: sumOf(sales.values()),
    days: byDay,
  }
}

const sumOf = (sales: Iterable<CategorySales>): number =>
  [...sales].reduce((sum, { sold, price = 0 }) => sum + sold * price, 0)
