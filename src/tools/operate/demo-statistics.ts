import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServedWorker } from './serve-worker.ts'

/**
 * Puts made statistics of the last ninety days into a local database, in place of what days before today have there. They
 * suit the demo's concerts, which move with the days, and so are made once for each day.
 *
 * @param state folder of the local data, where the day is noted; absent: the database is empty
 * @returns whether anything was made
 */
export async function insertDemoStatistics(
  database: Awaited<ReturnType<ServedWorker['database']>>,
  state: string | undefined,
  today: string,
): Promise<boolean> {
  const note = state && join(state, 'made-statistics')
  const madeFor = note && (await readFile(note, 'utf8').catch(() => ''))
  if (madeFor === today) return false
  const { makeStatistics } = await import('../../demo/statistics.ts')
  await database.batch([
    database.prepare('delete from statistics_days where day < ?').bind(today),
    database.prepare('delete from statistics_hours where hour < ?').bind(today),
  ])
  for (const { days, hours } of makeStatistics(today)) {
    await database.batch([
      database
        .prepare(
          `insert into statistics_days (day, kind, path, dimension, value, count)
           select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 from json_each(?)`,
        )
        .bind(
          JSON.stringify(
            days.map(({ day, kind, path, dimension, value, count }) => [
              ...[day, kind, path, dimension, value],
              count,
            ]),
          ),
        ),
      database
        .prepare(
          `insert into statistics_hours (hour, kind, path, count)
           select value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(?)`,
        )
        .bind(JSON.stringify(hours.map(({ hour, kind, path, count }) => [hour, kind, path, count]))),
    ])
  }
  if (note) await writeFile(note, today)
  return true
}
