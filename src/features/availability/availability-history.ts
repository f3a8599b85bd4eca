import * as z from 'zod/mini'
import { type TicketCategory, toCategories } from '../../content/concerts/ticket-categories.ts'
import { soldSeriesStart } from '../../content/series/standing-series.ts'
import { addDays, toUtcDay } from '../../shared/zoned-time.ts'

/**
 * A statement that stores how many tickets are left of an event at the end of a day, after its answer was stored. A day
 * on which the number didn't change gets no row. Series get none: whoever buys one buys no further seats.
 */
export const recordAvailabilityDay = (database: D1Database, source: string, event: string, now: number) =>
  database
    .prepare(
      `insert into availability_day (concert, day, available, capacity, categories, currency)
       select concert, ?3, available, capacity, nullif(categories, '[]'), currency from availability
       where source = ?1 and event = ?2 and available is not null and concert not like '${soldSeriesStart}%'
         and available is not (select before.available from availability_day as before
           where before.concert = availability.concert order by before.day desc limit 1)
       on conflict (concert, day) do update set available = excluded.available, capacity = excluded.capacity,
         categories = excluded.categories, currency = excluded.currency`,
    )
    .bind(source, event, toUtcDay(now))

/** As long as statistics are stored, so that both can be compared: three years. */
const storedDays = 1100

/** A statement that removes what is too old. */
export const removeOldAvailabilityDays = (database: D1Database, now: number) =>
  database.prepare('delete from availability_day where day < ?').bind(addDays(toUtcDay(now), -storedDays))

/** Number of tickets of a concert that were left at the end of a day. */
export interface AvailabilityDay {
  /** The day in UTC, as `YYYY-MM-DD`. */
  day: string
  available: number
  capacity: number | null
  categories: TicketCategory[]
  currency: string | undefined
}

const dayRows = z.array(
  z.object({
    concert: z.string(),
    day: z.string(),
    available: z.number(),
    capacity: z.nullable(z.number()),
    categories: z.nullable(z.string()),
    currency: z.nullable(z.string()),
  }),
)

/**
 * Reads the days on which the number of remaining tickets changed, in order, by the concert's slug. Sellers who were
 * disconnected are among them.
 *
 * @throws what the database throws
 */
export async function readDays(
  database: D1Database,
  concerts: readonly string[],
): Promise<Map<string, AvailabilityDay[]>> {
  const { results } = await database
    .prepare(
      `select days.concert, days.day, days.available, days.capacity, days.categories, days.currency from json_each(?) as concerts
       cross join availability_day as days on days.concert = concerts.value order by days.concert, days.day`,
    )
    .bind(JSON.stringify(concerts))
    .all()
  const days = dayRows.parse(results).map(({ categories, currency, ...day }) => ({
    ...day,
    categories: toCategories(categories),
    currency: currency ?? undefined,
  }))
  return Map.groupBy(days, ({ concert }) => concert)
}

const soldRows = z.array(z.object({ day: z.string(), count: z.number() }))

/**
 * How many tickets were sold on each day since `from`, of all concerts together; days without any are missing. A concert's first
 * number says how many are left and not how many were sold, and tickets that come back are no sale.
 *
 * @throws what the database throws
 */
export async function readSoldByDay(
  database: D1Database,
  from: string,
): Promise<{ day: string; count: number }[]> {
  const { results } = await database
    .prepare(
      `select day, sum(max(0, before - available)) as count from
         (select days.day, days.available, (select earlier.available from availability_day as earlier
            where earlier.concert = days.concert and earlier.day < days.day
            order by earlier.day desc limit 1) as before
          from availability_day as days where days.day >= ?)
       where before is not null group by day having count > 0 order by day`,
    )
    .bind(from)
    .all()
  return soldRows.parse(results)
}
