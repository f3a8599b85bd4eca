import * as z from 'zod/mini'

/**
 * At how many days before a concert its counts are compared with others: closer together near the day, when most tickets
 * are sold. The last one is the day itself.
 */
export const distances = [
  120, 90, 75, 60, 50, 40, 30, 25, 21, 18, 14, 12, 10, 8, 7, 6, 5, 4, 3, 2, 1, 0,
] as const

/** A number for each of `distances`; `null` where it isn't known, or isn't known yet. */
export type CurveValues = (number | null)[]

const curveValues = z.array(z.nullable(z.number()))
export const curveSchema = z.object({
  /** How often the ticket button was pressed up to then. */
  tickets: curveValues,
  /** Share of tickets that were sold by that day, in whole percent; absent without a seller who counts tickets. */
  sold: z.optional(curveValues),
  /** The newest numbers of an evening that is ahead, which seldom are at one of `distances`. */
  latest: z.optional(
    z.object({
      /** Days from the last counted moment to the end of the concert's day, such as 12.25 on an evening twelve days before. */
      distance: z.number(),
      tickets: z.nullable(z.number()),
      sold: z.nullable(z.number()),
    }),
  ),
})
export type EveningCurve = z.infer<typeof curveSchema>

/** The path of a concert's page in statistics. */
export const toPath = (concert: string): string => `/c/${concert}`
/** Returns the slug of the concert whose page has this path, `/c/{slug}`. */
export const toConcert = (path: string): string => path.slice(toPath('').length)

const dayMs = 86_400_000

/** Days from one day to another; negative if the other is earlier. */
export const countDaysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs

interface DayCounts {
  /** The day of the concert, as `YYYY-MM-DD`. */
  concertDay: string
  /** The last day whose count is complete. */
  lastDay: string
  /** The first day that was counted at all. */
  firstDay: string
}

/** Sums that miss earlier days are too small to be compared, unless hardly any tickets were sold before. */
const leastCountedDays = 60

/**
 * Adds up daily counts until each distance. A concert that was counted for less than sixty days has no sums.
 *
 * @param counts of days in order, without gaps
 */
export function toCumulative(
  counts: readonly { day: string; count: number }[],
  { concertDay, lastDay, firstDay }: DayCounts,
): CurveValues {
  const countedDays = countDaysBetween(firstDay, concertDay)
  return distances.map((distance) => {
    const isInTime = ({ day }: { day: string }) => countDaysBetween(day, concertDay) >= distance
    const isPast = countDaysBetween(lastDay, concertDay) <= distance
    const isCounted = countedDays >= distance
    if (!isPast || !isCounted || countedDays < leastCountedDays) return null
    return counts.filter(isInTime).reduce((sum, { count }) => sum + count, 0)
  })
}

/** What a seller reports of a category of tickets, such as the stalls: its price in minor units, and how many are left. */
export interface CountedCategory {
  name: string
  price?: number | undefined
  available?: number | undefined
}

/** Tickets left at the end of a day. */
export interface DayAvailability {
  day: string
  available: number
  capacity: number | null
  /** What was left of each category, and the currency of their prices, where the seller reports them. */
  categories?: readonly CountedCategory[]
  currency?: string | undefined
}

/**
 * The share of sold tickets at each distance, from days on which the number changed.
 *
 * @param days in order
 * @returns `undefined` where the seller doesn't say how many tickets there are
 */
export function toSoldShares(
  days: readonly DayAvailability[],
  { concertDay, lastDay }: Pick<DayCounts, 'concertDay' | 'lastDay'>,
): CurveValues | undefined {
  if (!days.some(({ capacity }) => capacity)) return undefined
  return distances.map((distance) => {
    if (countDaysBetween(lastDay, concertDay) > distance) return null
    const at = days.findLast(({ day }) => countDaysBetween(day, concertDay) >= distance)
    return at ? toSoldPercent(at) : null
  })
}

/** @returns whole percent; `null` where the hall's size isn't known */
export const toSoldPercent = ({
  available,
  capacity,
}: Pick<DayAvailability, 'available' | 'capacity'>): number | null =>
  capacity ? Math.round(Math.max(0, Math.min(1, 1 - available / capacity)) * 100) : null

/**
 * The newest numbers of an evening, today's part of the day included. @returns `undefined` for an evening that is over
 *
 * @param now milliseconds since 1970
 */
export function toLatest(
  counts: readonly { day: string; count: number }[],
  availability: readonly DayAvailability[],
  { concertDay, firstDay, now }: Pick<DayCounts, 'concertDay' | 'firstDay'> & { now: number },
): EveningCurve['latest'] {
  const distance = (Date.parse(concertDay) + dayMs - now) / dayMs
  if (distance < 0) return undefined
  const isCounted = countDaysBetween(firstDay, concertDay) >= leastCountedDays
  const last = availability.at(-1)
  return {
    distance: Math.round(distance * 100) / 100,
    tickets: isCounted ? counts.reduce((sum, { count }) => sum + count, 0) : null,
    sold: last ? toSoldPercent(last) : null,
  }
}

/**
 * A value of a curve between two of `distances`, as if it grew evenly. @returns `null` before the first of them, and
 * where one of the two isn't known
 */
export function valueAt(values: CurveValues, distance: number): number | null {
  const after = distances.findIndex((each) => each <= distance)
  const [near, far] = [distances[after], distances[after - 1]]
  const [nearValue, farValue] = [values[after], values[after - 1]]
  if (near === undefined || nearValue == null) return null
  if (near === distance) return nearValue
  if (far === undefined || farValue == null) return null
  return Math.round(farValue + ((nearValue - farValue) * (far - distance)) / (far - near))
}
