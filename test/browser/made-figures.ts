import { distances } from '../../src/features/desk/evenings/evening-curve.ts'
import { addDays, toUtcDay } from '../../src/shared/zoned-time.ts'
import type { ServedWorker } from '../../src/tools/operate/serve-worker.ts'

type Database = Awaited<ReturnType<ServedWorker['database']>>

/** Numbers between 0 and 1 that are the same in each run (a linear congruential generator). */
function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

/** Over how many days an archive is spread: four years, of which the last quarter of a year is ahead. */
const archiveDays = 1460
const daysAhead = 90
const programs = ['hans-zimmer', 'joe-hisaishi', 'john-williams', 'naruto', 'cyberpunk']
const cities = ['moscow', 'saint-petersburg', 'kazan', 'omsk', 'ufa', 'perm']
const rowsPerStatement = 200
const placesWishedFor = 400

/**
 * Fills the tables of the desk with made concerts, and those of wishes with places all over a continent.
 *
 * @returns a concert that is ahead
 */
export async function fillArchive(
  database: Database,
  count: number,
  now: number,
): Promise<{ concert: string }> {
  const random = makeRandom(41)
  const today = toUtcDay(now)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const rows = Array.from({ length: count }, (_, index) => {
    const daysAgo = Math.floor((index / count) * archiveDays) - daysAhead
    const most = 20 + random() * 300
    const tickets = distances.map((distance) =>
      distance >= -daysAgo ? Math.round((most * (130 - distance)) / 130) : null,
    )
    return {
      concert: `made-${index}`,
      day: addDays(today, -daysAgo),
      program: pick(programs),
      city: pick(cities),
      people: Math.round(random() * 2_000_000),
      views: Math.round(most * 8),
      tickets: Math.round(most),
      curve: JSON.stringify({ tickets }),
    }
  })
  for (let at = 0; at < rows.length; at += rowsPerStatement)
    await database
      .prepare(
        `insert into evening (concert, day, program, city, status, is_sold_out, people, views, tickets, curve, updated_in)
         select value ->> 'concert', value ->> 'day', value ->> 'program', value ->> 'city', 'scheduled', 0,
           value ->> 'people', value ->> 'views', value ->> 'tickets', value ->> 'curve', '9999' from json_each(?)`,
      )
      .bind(JSON.stringify(rows.slice(at, at + rowsPerStatement)))
      .run()
  const wished = Array.from({ length: placesWishedFor }, (_, index) => ({
    id: `made-${1000 + index}`,
    latitude: 43 + 20 * random(),
    longitude: 28 + 100 * random(),
    people: 5 + Math.round(400 * random() ** 4),
  }))
  await database.batch([
    database
      .prepare(
        `insert into wished_place select value ->> 'id', '{"Latn":"Made"}', 'ru', value ->> 'latitude', value ->> 'longitude'
         from json_each(?)`,
      )
      .bind(JSON.stringify(wished)),
    database
      .prepare(`insert into place_wish_count (place, program, people)
         select value ->> 'id', '', value ->> 'people' from json_each(?)`)
      .bind(JSON.stringify(wished)),
  ])
  return { concert: 'made-0' }
}
