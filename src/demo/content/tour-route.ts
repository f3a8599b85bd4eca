import { sortCitiesByDistance } from '../../places/choose-city.ts'
import { createRandom } from '../pictures/random.ts'
import type { AuthoredCity } from './authored.ts'
import { firstVisitWeeks, type TourEvent, tourEvents } from './tour-events.ts'

/** One day of the tour. Week 0 is the week of today, weekday 0 is Monday. */
export interface Stop {
  week: number
  weekday: number
  city: AuthoredCity
  /** Stops of one leg play the same program. */
  leg: number
  /** Set where a city has two concerts on one day. */
  part?: 'matinee' | 'evening'
  /** Whether the leg may be played on other days of its week if its musicians are elsewhere on the planned ones. */
  isMovable?: true
  /** What is known of it beforehand. */
  event?: TourEvent
}

/** Two years back and one ahead, in whole weeks, so that no date falls outside whatever the weekday is. */
const firstWeek = -103
const lastWeek = 51
/** The four months whose lists and filters should be full. */
const lastDenseWeek = 17

/** Sums up to 600 concerts, 45 % of them ahead. */
function concertsInWeek(week: number): number {
  if (week < 0) return week % 6 === 0 ? 4 : 3
  if (week === 0) return 10
  return week <= lastDenseWeek ? 9 + (week % 2) : 3
}

const residenceWeight = 3
const restWeeks = 4
const longestDriveKm = 700
const longestLeg = 4
/** Share of a city of weight 0 in the past; it left the tour two months ago. */
const formerShare = 0.7
const formerUntilWeek = -8

/**
 * The stops of the whole tour, week by week: first what news tell of, then the cities of weight 3, which play at home
 * nearly every week, and legs of neighbouring cities on successive days for the rest.
 */
export function planRoute(cities: readonly AuthoredCity[]): Stop[] {
  const random = createRandom('days')
  const bySlug = new Map(cities.map((city) => [city.slug, city]))
  const residences = cities.filter((city) => city.weight === residenceWeight)
  const travel = createTraveller(cities.filter((city) => city.weight !== residenceWeight))
  const stops: Stop[] = []
  let leg = 0
  for (let week = firstWeek; week <= lastWeek; week++) {
    const wanted = concertsInWeek(week)
    const told = tourEvents.filter((event) => event.week === week)
    const ofWeek = told.map((event): Stop => {
      const city = bySlug.get(event.city)
      if (!city) throw new Error(`News tell of a city without halls: ${event.city}`)
      return { week, weekday: event.weekday, city, leg: leg++, event }
    })
    for (const [rank, city] of residences.entries()) {
      if (told.some((event) => event.city === city.slug)) continue
      const atHome = playAtHome(city, rank, week, leg++)
      ofWeek.push(...atHome.slice(0, Math.max(0, wanted - ofWeek.length)))
    }
    for (let missing = wanted - ofWeek.length; missing > 0; leg++) {
      const visited = travel(week, Math.min(missing, longestLeg))
      if (visited.length === 0) break
      const firstDay = Math.max(0, 7 - visited.length - random.pick([0, 0, 0, 1, 1, 2]))
      ofWeek.push(
        ...visited.map((city, day) => ({
          week,
          weekday: firstDay + day,
          city,
          leg,
          isMovable: true as const,
        })),
      )
      missing -= visited.length
    }
    stops.push(...ofWeek)
  }
  return stops
}

/**
 * Chooses the cities of one leg after another: first the one that has waited longest for its share, then its
 * neighbours. A city isn't visited again for four weeks, so it never has two concerts on one day.
 */
function createTraveller(cities: readonly AuthoredCity[]): (week: number, atMost: number) => AuthoredCity[] {
  const random = createRandom('route')
  const neighbours = new Map(
    cities.map((city) => [city, sortCitiesByDistance(cities, city, longestDriveKm).map((each) => each.city)]),
  )
  const toldOf = Map.groupBy(tourEvents, (event) => event.city)
  const visits = new Map(
    cities.map((city) => [city, { count: toldOf.get(city.slug)?.length ?? 0, week: -Infinity }]),
  )
  const isFree = (city: AuthoredCity, week: number) =>
    (city.weight > 0 || week < formerUntilWeek) &&
    week >= (firstVisitWeeks[city.slug] ?? -Infinity) &&
    week - (visits.get(city)?.week ?? -Infinity) >= restWeeks &&
    !toldOf.get(city.slug)?.some((event) => Math.abs(event.week - week) < restWeeks)
  /** Chance keeps the order of visits from repeating. */
  const mostOwed = (candidates: readonly AuthoredCity[]) =>
    candidates
      .map((city) => ({
        city,
        load: ((visits.get(city)?.count ?? 0) + random.next() * 1.5) / (city.weight || formerShare),
      }))
      .sort((one, other) => one.load - other.load)[0]?.city

  return (week, atMost) => {
    const leg: AuthoredCity[] = []
    let next = mostOwed(cities.filter((city) => isFree(city, week)))
    while (next) {
      leg.push(next)
      visits.set(next, { count: (visits.get(next)?.count ?? 0) + 1, week })
      if (leg.length === atMost) break
      const near = (neighbours.get(next) ?? []).filter((city) => isFree(city, week))
      next = mostOwed(near.slice(0, 3))
    }
    return leg
  }
}

/** Weekends at home: every week of the dense months, twice on a Saturday in the first city, rarer otherwise. */
function playAtHome(city: AuthoredCity, rank: number, week: number, leg: number): Stop[] {
  const isDense = week >= 0 && week <= lastDenseWeek
  if (!isDense && week % (2 + rank) !== 0) return []
  const weekday = rank === 0 ? 5 : 6 - 2 * Math.abs(week % 2)
  if (!isDense || rank > 0 || week % 2 !== 0) return [{ week, weekday, city, leg }]
  return [
    { week, weekday, city, leg, part: 'matinee' },
    { week, weekday, city, leg, part: 'evening' },
  ]
}
