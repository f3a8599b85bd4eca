import type { SumRow } from './day-sums.ts'

/**
 * How many sums a statement writes: a parameter has at most 2 MB (developers.cloudflare.com/d1/platform/limits/), and a
 * sum has at most 500 bytes.
 */
const copiedAtOnce = 1000

/**
 * Writes the sums of a day into the database. They are whole and only grow, so that a repeated call, or an older one that
 * comes late, changes nothing. A sum of 0 had to make room for another one, and is deleted.
 *
 * @throws what the database throws
 */
export async function copySums(database: D1Database, day: string, rows: readonly SumRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += copiedAtOnce) {
    const some = rows.slice(from, from + copiedAtOnce)
    const gone = some.filter(({ count }) => count === 0)
    const hours = some.filter(({ dimension, count }) => dimension === 'hour' && count > 0)
    const days = some.filter(({ dimension, count }) => dimension !== 'hour' && count > 0)
    await database.batch([
      database
        .prepare(
          `insert into statistics_days (day, kind, path, dimension, value, count)
           select ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 from json_each(?) where true
           on conflict do update set count = max(count, excluded.count)`,
        )
        .bind(day, toJson(days)),
      database
        .prepare(
          `insert into statistics_hours (kind, path, hour, count)
           select value ->> 0, value ->> 1, value ->> 3, value ->> 4 from json_each(?) where true
           on conflict do update set count = max(count, excluded.count)`,
        )
        .bind(toJson(hours)),
      ...(gone.length > 0 ? toDeletions(database, day, gone) : []),
    ])
  }
}

/** Each row is looked up by the key of its table. */
const toDeletions = (database: D1Database, day: string, gone: readonly SumRow[]): D1PreparedStatement[] => [
  database
    .prepare(
      `delete from statistics_days where (day, kind, path, dimension, value) in (
         select ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(?))`,
    )
    .bind(day, toJson(gone)),
  database
    .prepare(
      `delete from statistics_hours where (kind, path, hour) in (
         select value ->> 0, value ->> 1, value ->> 3 from json_each(?) where value ->> 2 = 'hour')`,
    )
    .bind(toJson(gone)),
]

const toJson = (rows: readonly SumRow[]): string =>
  JSON.stringify(rows.map(({ kind, path, dimension, value, count }) => [kind, path, dimension, value, count]))
