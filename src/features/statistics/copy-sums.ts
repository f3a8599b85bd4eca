import type { SumRow } from './day-sums.ts'

/**
 * How many sums a statement writes: a parameter has at most 2 MB (developers.cloudflare.com/d1/platform/limits/), and a
 * sum has at most 500 bytes.
 */
const copiedAtOnce = 1000

/**
 * Writes the sums of a day into the database. They are whole and only grow, so that a repeated call, or an older one that
 * comes late, changes nothing.
 *
 * @throws what the database throws
 */
export async function copySums(database: D1Database, day: string, rows: readonly SumRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += copiedAtOnce) {
    const some = rows.slice(from, from + copiedAtOnce)
    const hours = some.filter(({ dimension }) => dimension === 'hour')
    const days = some.filter(({ dimension }) => dimension !== 'hour')
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
    ])
  }
}

const toJson = (rows: readonly SumRow[]): string =>
  JSON.stringify(rows.map(({ kind, path, dimension, value, count }) => [kind, path, dimension, value, count]))
