import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServedWorker } from './serve-worker.ts'

type LocalDatabase = Awaited<ReturnType<ServedWorker['database']>>

/** The file that names the day for which numbers were made. */
const noteName = 'made-statistics'

/**
 * Puts made wishes, remaining tickets, and statistics of the last ninety days into a local database, in place of what
 * days before today have there. They suit the demo's concerts, which move with the days, and so are made once for each
 * day.
 *
 * @param state folder of the local data, where the day is noted; if absent, the database is empty
 * @returns whether anything was made
 */
export async function insertDemoStatistics(
  database: LocalDatabase,
  state: string | undefined,
  today: string,
): Promise<boolean> {
  const note = state && join(state, noteName)
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
              day,
              kind,
              path,
              dimension,
              value,
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
  await insertDemoWishes(database)
  await insertDemoAvailability(database, today)
  if (note) await writeFile(note, today)
  return true
}

/** Puts made wishes for places into a local database. What visitors have wished for there stays. */
async function insertDemoWishes(database: LocalDatabase): Promise<void> {
  const { madeWishes } = await import('../../demo/wishes.ts')
  const place = database.prepare('insert or ignore into wished_place values (?, ?, ?, ?, ?)')
  const count = database.prepare(
    `insert into place_wish_count (place, program, people, invented) values (?1, ?2, ?3, ?3)
     on conflict do update set invented = ?3 where invented = 0 and people >= ?3`,
  )
  await database.batch(
    madeWishes.flatMap(({ key, country, latitude, longitude, names, people }) => [
      place.bind(key, JSON.stringify(names), country, latitude, longitude),
      ...Object.entries(people).map(([program, number]) => count.bind(key, program, number)),
    ]),
  )
}

/** Puts made numbers of remaining tickets into a local database, unless a seller is connected that counts them. */
async function insertDemoAvailability(database: LocalDatabase, today: string): Promise<void> {
  if (await database.prepare('select 1 from availability limit 1').first()) return
  const { makeAvailability } = await import('../../demo/availability.ts')
  const rows = makeAvailability(today).map(({ concert, day, available, capacity, sale }) => [
    ...[concert, day],
    ...[available, capacity],
    ...[sale?.categories ?? null, sale?.currency ?? null],
  ])
  await database.batch([
    database.prepare('delete from availability_day'),
    database
      .prepare(
        `insert into availability_day (concert, day, available, capacity, categories, currency, invented)
         select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, 1 from json_each(?)`,
      )
      .bind(JSON.stringify(rows)),
  ])
}

/**
 * Removes what was made above, when content of one's own comes: whole days of statistics that are marked, tickets, and the invented
 * people of a place. The desk counts its evenings anew, since those of the demo were played by nobody.
 *
 * @returns whether anything was removed
 */
export async function removeDemoStatistics(
  database: LocalDatabase,
  state: string | undefined,
): Promise<boolean> {
  const { results: days } = await database
    .prepare(`select day from statistics_days where dimension = '' and kind = 'invented'`)
    .all<{ day: string }>()
  const made = await database
    .prepare('select exists (select 1 from place_wish_count where invented > 0) as made')
    .first<number>('made')
  if (days.length === 0 && made === 0) return false
  const removed = JSON.stringify(days.map(({ day }) => day))
  await database.batch([
    database
      .prepare('delete from statistics_days where day in (select value from json_each(?))')
      .bind(removed),
    database
      .prepare('delete from statistics_hours where substr(hour, 1, 10) in (select value from json_each(?))')
      .bind(removed),
    database.prepare('delete from availability_day where invented = 1'),
    database.prepare(
      'update place_wish_count set people = people - invented, invented = 0 where invented > 0',
    ),
    database.prepare('delete from place_wish_count where people <= 0'),
    database.prepare('delete from evening'),
    database.prepare('delete from evening_run'),
  ])
  if (state) await rm(join(state, noteName), { force: true })
  return true
}
