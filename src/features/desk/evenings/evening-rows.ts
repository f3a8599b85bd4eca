import * as z from 'zod/mini'
import { addDays } from '../../../shared/zoned-time.ts'
import { curveSchema, type EveningCurve } from './evening-curve.ts'
import type { Evening } from './evening-service.ts'

const rowSchema = z.object({
  concert: z.string(),
  day: z.string(),
  program: z.string(),
  city: z.string(),
  title: z.nullable(z.string()),
  status: z.string(),
  is_sold_out: z.number(),
  people: z.nullable(z.number()),
  views: z.number(),
  tickets: z.number(),
  followers: z.number(),
  saved: z.number(),
  curve: z.string(),
})
const rowsSchema = z.array(rowSchema)
const columns = Object.keys(rowSchema.shape).join(', ')

const noCurve: EveningCurve = { tickets: [] }

function toEvening({ title, people, curve, is_sold_out, ...row }: z.infer<typeof rowSchema>): Evening {
  return {
    ...row,
    title: title ?? undefined,
    people: people ?? undefined,
    isSoldOut: is_sold_out === 1,
    curve: curveSchema.safeParse(JSON.parse(curve)).data ?? noCurve,
  }
}

/** Concerts of the last two years and all upcoming ones are compared with each other. */
const comparedDays = 730
/** Most concerts that are read at once, more than an orchestra plays in two years. */
const mostRows = 6000

/** Reads the evenings of the last two years and all that are ahead, by their day. @param today `YYYY-MM-DD` */
export const readRecentEvenings = (database: D1Database, today: string): Promise<Evening[]> =>
  readEvenings(database, { from: addDays(today, -comparedDays), to: '9999' })

export async function readEvenings(
  database: D1Database,
  { from, to }: { from: string; to: string },
): Promise<Evening[]> {
  const { results } = await database
    .prepare(
      `select ${columns} from evening where day >= ? and day <= ? order by day, concert limit ${mostRows}`,
    )
    .bind(from, to)
    .all()
  return rowsSchema.parse(results).map(toEvening)
}

export async function readEvening(database: D1Database, concert: string): Promise<Evening | undefined> {
  const row = await database.prepare(`select ${columns} from evening where concert = ?`).bind(concert).first()
  return row ? toEvening(rowSchema.parse(row)) : undefined
}

/** The first and the last year with evenings. */
export async function readYearsWithEvenings(database: D1Database): Promise<string[]> {
  const row = await database
    .prepare('select (select min(day) from evening) as first, (select max(day) from evening) as last')
    .first<{ first: string | null; last: string | null }>()
  if (!row?.first || !row.last) return []
  const [first, last] = [Number(row.first.slice(0, 4)), Number(row.last.slice(0, 4))]
  return Array.from({ length: last - first + 1 }, (_, index) => String(last - index))
}

/** Facts of a concert that come from content. */
export type ListedConcert = Pick<
  Evening,
  'concert' | 'day' | 'program' | 'city' | 'title' | 'status' | 'isSoldOut'
>

const rowsPerStatement = 200

/**
 * Brings the rows up to date with content: concerts that are ahead and no longer in it are removed; what was counted of
 * the others stays.
 *
 * @param aheadFrom the first day of which `concerts` has all; absent where they are concerts of the past
 */
export async function storeConcerts(
  database: D1Database,
  concerts: readonly ListedConcert[],
  aheadFrom?: string,
): Promise<void> {
  const statements = []
  for (let at = 0; at < concerts.length; at += rowsPerStatement)
    statements.push(
      database
        .prepare(
          `insert into evening (concert, day, program, city, title, status, is_sold_out)
           select value ->> 'concert', value ->> 'day', value ->> 'program', value ->> 'city', value ->> 'title',
             value ->> 'status', value ->> 'isSoldOut' from json_each(?) where true
           on conflict (concert) do update set
             people = case when city = excluded.city then people end,
             day = excluded.day, program = excluded.program, city = excluded.city, title = excluded.title,
             status = excluded.status, is_sold_out = excluded.is_sold_out`,
        )
        .bind(JSON.stringify(concerts.slice(at, at + rowsPerStatement))),
    )
  if (aheadFrom !== undefined)
    statements.push(
      database
        .prepare('delete from evening where day >= ? and concert not in (select value from json_each(?))')
        .bind(aheadFrom, JSON.stringify(concerts.map(({ concert }) => concert))),
    )
  if (statements.length > 0) await database.batch(statements)
}

/** Numbers of a concert that the site has counted. */
export type CountedEvening = Pick<
  Evening,
  'concert' | 'views' | 'tickets' | 'followers' | 'saved' | 'curve' | 'people'
>

/** @param hour the UTC hour of this update, as `2026-11-26T19` */
export async function storeCounts(
  database: D1Database,
  evenings: readonly CountedEvening[],
  hour: string,
): Promise<void> {
  const statement = database.prepare(
    `update evening set views = ?2, tickets = ?3, followers = ?4, saved = ?5, curve = ?6, people = ?7, updated_in = ?8
     where concert = ?1`,
  )
  if (evenings.length === 0) return
  await database.batch(
    evenings.map(({ concert, views, tickets, followers, saved, curve, people }) =>
      statement.bind(concert, views, tickets, followers, saved, JSON.stringify(curve), people ?? null, hour),
    ),
  )
}
