import type { ConcertSummary } from '../../../content/concerts/concert-summary.ts'
import { readOver, readUpcoming } from '../../../content/concerts/schedule.ts'
import type { City } from '../../../content/places/cities.ts'
import { readCities } from '../../../content/places/readers.ts'
import { distanceKm } from '../../../shared/distance-km.ts'
import { defaultLocale } from '../../../shared/locales.ts'
import { addDays, toUtcDay } from '../../../shared/zoned-time.ts'
import { countByName, readFirstDay } from '../../statistics/read-statistics.ts'
import { toCumulative, toLatest, toPath, toSoldShares } from './evening-curve.ts'
import { type CountedEvening, type ListedConcert, storeConcerts, storeCounts } from './evening-rows.ts'
import type { EveningDeps } from './evening-service.ts'

/** How often evenings are counted anew: four times a day. */
const hoursBetween = 6
/** Most evenings that one scheduled run counts. */
const countedAtOnce = 50
/** Clicks that are older than this before a concert aren't read. */
const countedDays = 400
const storedAtOnce = 100
/** Upper limit of past concerts that the first count of a site’s evenings reads. */
const mostPast = 2000

/**
 * Lists the concerts and counts for them, a part in each call: whoever calls it every minute has all evenings up to date some
 * minutes after the beginning of each quarter of the day.
 *
 * @returns whether everything is up to date
 * @throws what content and the database throw; the next run goes on
 */
export async function updateEvenings(deps: EveningDeps): Promise<boolean> {
  const { database, now } = deps
  const period = toPeriod(now())
  const run = await database
    .prepare('select listed_in, updated_in from evening_run')
    .first<{ listed_in: string; updated_in: string }>()
  if (run?.updated_in === period) return true
  if (run?.listed_in !== period) {
    await listConcerts(deps, run === null)
    await markRun(database, 'listed_in', period)
    return false
  }
  const due = await readDue(database, toUtcDay(now()), period)
  if (due.length > 0) await storeCounts(database, await countEvenings(deps, due), period)
  else await markRun(database, 'updated_in', period)
  return due.length === 0
}

/** The quarter of the day (UTC) that an instant belongs to, by its first hour: `2026-11-26T18`. */
function toPeriod(instant: number): string {
  const hour = Math.floor(new Date(instant).getUTCHours() / hoursBetween) * hoursBetween
  return `${toUtcDay(instant)}T${String(hour).padStart(2, '0')}`
}

const markRun = (database: D1Database, column: 'listed_in' | 'updated_in', period: string) =>
  database
    .prepare(
      `insert into evening_run (id, ${column}) values (1, ?1) on conflict (id) do update set ${column} = ?1`,
    )
    .bind(period)
    .run()

async function listConcerts({ database, content, now }: EveningDeps, isFirst: boolean): Promise<void> {
  const today = toUtcDay(now())
  const ahead = await readUpcoming(content, defaultLocale)
  // Today's and tomorrow's concerts may be over already, depending on their cities' clocks.
  await storeConcerts(database, ahead.map(toListed), addDays(today, 2))
  const firstDay = isFirst ? await readFirstDay(database) : undefined
  if (firstDay === undefined) return
  const over = (await readOver(content, defaultLocale)).filter(({ date }) => date >= firstDay)
  for (let at = 0; at < Math.min(over.length, mostPast); at += storedAtOnce)
    await storeConcerts(database, over.slice(at, at + storedAtOnce).map(toListed))
}

const toListed = ({ slug, date, program, city, title, status, soldOut }: ConcertSummary): ListedConcert => ({
  concert: slug,
  day: date,
  status,
  isSoldOut: soldOut,
  program: program?.slug ?? '',
  city: city?.slug ?? '',
  title: title?.name,
})

interface DueEvening {
  concert: string
  day: string
  city: string
  people: number | null
}

/** Finds evenings to count: those that aren't over longer than two days, then those that were never counted. */
async function readDue(database: D1Database, today: string, period: string): Promise<DueEvening[]> {
  const read = async (where: string, ...values: string[]) => {
    const { results } = await database
      .prepare(
        `select concert, day, city, people from evening where ${where} order by day limit ${countedAtOnce}`,
      )
      .bind(...values)
      .all<DueEvening>()
    return results
  }
  const ahead = await read('day >= ? and updated_in < ?', addDays(today, -2), period)
  return ahead.length > 0 ? ahead : read("updated_in = ''")
}

async function countEvenings(deps: EveningDeps, due: readonly DueEvening[]): Promise<CountedEvening[]> {
  const { database, content, now } = deps
  const today = toUtcDay(now())
  const slugs = due.map(({ concert }) => concert)
  const paths = slugs.map(toPath)
  const firstDay = (await readFirstDay(database)) ?? today
  const earliest = addDays(due[0]?.day ?? today, -countedDays)
  const [, from = today] = [firstDay, earliest].sort()
  const span = { from, to: today }
  const [views, tickets, availability, interested, cities] = await Promise.all([
    countByName(
      database,
      paths.map((path) => ({ kind: 'view', path })),
      span,
    ),
    countByName(
      database,
      paths.map((path) => ({ kind: 'ticket', path })),
      span,
    ),
    deps.readAvailabilityDays(slugs),
    deps.countInterested?.(slugs),
    readCities(content),
  ])
  const people = await findPeople(deps, cities, due)
  return due.map(({ concert, day, city }, index) => {
    const until = { concertDay: day, lastDay: addDays(today, -1), firstDay: span.from }
    const left = availability.get(concert) ?? []
    const sold = toSoldShares(left, until)
    const clicks = tickets[index] ?? []
    const latest = toLatest(clicks, left, { concertDay: day, firstDay: span.from, now: now() })
    return {
      concert,
      views: sumOf(views[index]),
      tickets: sumOf(tickets[index]),
      followers: interested?.get(concert)?.followers ?? 0,
      saved: interested?.get(concert)?.saved ?? 0,
      people: people.get(city),
      curve: {
        tickets: toCumulative(clicks, until),
        ...(sold ? { sold } : {}),
        ...(latest ? { latest } : {}),
      },
    }
  })
}

const sumOf = (days: readonly { count: number }[] = []): number =>
  days.reduce((sum, { count }) => sum + count, 0)

/** A city and the place of the same name in the list of the world's places are no farther apart. */
const samePlaceKm = 30

/** Finds how many people live in the cities of evenings, by the city's slug. Files of places are read for new ones only. */
async function findPeople(
  { findPlaces, log }: EveningDeps,
  cities: readonly City[],
  due: readonly DueEvening[],
): Promise<Map<string, number>> {
  const people = new Map(due.flatMap(({ city, people: known }) => (known === null ? [] : [[city, known]])))
  for (const slug of new Set(due.map(({ city }) => city))) {
    const city = cities.find((each) => each.slug === slug)
    if (!city || people.has(slug)) continue
    try {
      const found = await findPlaces(city.names[defaultLocale].name, defaultLocale)
      const [nearest] = found.filter(({ place }) => !(distanceKm(place, city) > samePlaceKm))
      if (nearest) people.set(slug, nearest.place.people)
    } catch (error) {
      log.warn('the size of a city could not be read', { error })
    }
  }
  return people
}
