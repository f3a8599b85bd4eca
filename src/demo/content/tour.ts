import { createRandom } from '../pictures/random.ts'
import type { AuthoredCity, AuthoredVenue } from './authored.ts'
import { choosePrograms, type Performance, suitsMatinee, type TourProgram } from './tour-programs.ts'
import { planRoute } from './tour-route.ts'
import {
  chooseOrganizerId,
  chooseTourCurrency,
  planSale,
  type TourStatus,
  type TourTicket,
} from './tour-sale.ts'

export interface TourConcert {
  /** `{program}-{city}-{n}`, n counted from the first concert of that program in that city. */
  slug: string
  /** Slugs. */
  program: string
  city: string
  venue: string
  /** Index among the halls of the venue. */
  hall: number
  /** YYYY-MM-DD in the city. */
  date: string
  /** HH:mm:ss.000 in the city; absent while it isn't known. */
  time?: string
  soldOut: boolean
  lastTickets: boolean
  ticket: TourTicket
  organizerId: 5 | 3
  /** ISO 4217. */
  currency: string
  /** ISO 8601 with zone. */
  onSaleAt?: string
  status: TourStatus
  /** Original date of a concert whose `status` is `rescheduled`: the day before the new one. */
  previousDate?: string
}

/** Index of a concert in the second half of the coming year, of which only the day is known. */
const indexWithoutTime = 540

/**
 * 600 concerts from two years before `today` (YYYY-MM-DD) to a year after, in order of time. The plan is laid in
 * weeks around the week of today: within a week nothing changes, with each new week every concert moves on
 * by seven days, so a slug keeps its distance from today. Only an open-air hall gives way out of season.
 */
export function planTour(
  today: string,
  programs: readonly TourProgram[],
  cities: readonly AuthoredCity[],
  venues: readonly AuthoredVenue[],
): TourConcert[] {
  const monday = mondayOf(today)
  const venuesOf = Map.groupBy(venues, ({ city }) => city)
  const withHalls = cities.filter(({ slug }) => venuesOf.has(slug))
  const statusOf = createStatuses()
  const counts = new Map<string, number>()

  const concerts = choosePrograms(planRoute(withHalls), programs).map((performance, index): TourConcert => {
    const { city, program, week, weekday, demand, event } = performance
    const tour = `${program.slug}-${city.slug}`
    const number = (counts.get(tour) ?? 0) + 1
    counts.set(tour, number)
    const slug = `${tour}-${number}`
    const date = addDemoDays(monday, week * 7 + weekday)
    const status = event ? 'scheduled' : statusOf(week)
    const { opensInWeek, ...sale } = planSale({ slug, index, week, status, city, demand, event })
    const ofCity = venuesOf.get(city.slug) ?? []
    const open = event?.venue ? ofCity.filter((venue) => venue.slug === event.venue) : ofCity
    const { kind, ...place } = chooseHall(slug, date, open, isLarge(program))
    return {
      slug,
      program: program.slug,
      city: city.slug,
      ...place,
      date,
      time: index === indexWithoutTime ? undefined : chooseTime(slug, performance, kind),
      ...sale,
      organizerId: chooseOrganizerId(city.countryCode),
      currency: chooseTourCurrency(city.countryCode),
      onSaleAt:
        opensInWeek === undefined ? undefined : `${addDemoDays(monday, opensInWeek * 7 + 1)}T09:00:00.000Z`,
      status,
      previousDate: status === 'rescheduled' ? addDemoDays(date, -7 * (2 + (index % 5))) : undefined,
    }
  })
  return concerts.sort((one, other) => compare(startOf(one), startOf(other)))
}

const startOf = ({ date, time }: TourConcert) => `${date}T${time ?? ''}`

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/**
 * Every twelfth concert of the coming months is cancelled, postponed or otherwise changed, each kind in turn; in the
 * past only a few are.
 */
function createStatuses(): (week: number) => TourStatus {
  const ahead: TourStatus[] = ['rescheduled', 'postponed', 'moved_online', 'cancelled']
  const past: TourStatus[] = ['rescheduled', 'cancelled']
  const everyNth = (kinds: TourStatus[], period: number) => {
    let count = 0
    return () =>
      ++count % period === 0 ? (kinds[(count / period) % kinds.length] ?? 'scheduled') : 'scheduled'
  }
  const [nextAhead, nextPast] = [everyNth(ahead, 12), everyNth(past, 60)]
  return (week) => {
    if (week < 0) return nextPast()
    return week === 0 || week > 16 ? 'scheduled' : nextAhead()
  }
}

/** The member that stands for the whole orchestra; every other line-up has a member of its own. */
const wholeOrchestra = 'poluton'
const isLarge = (program: TourProgram) => program.performers.includes(wholeOrchestra)

/** Seats between which a line-up is at home: sixty players need a stage, and five don't fill a palace. */
const seatsFor = { large: { least: 380, most: Infinity }, small: { least: 0, most: 1700 } }

/**
 * First halls are the large ones and play three times as often; open air from May to September only. A city without a
 * hall of the fitting size takes what it has.
 */
function chooseHall(slug: string, date: string, venues: readonly AuthoredVenue[], isLarge: boolean) {
  const month = Number(date.slice(5, 7))
  const isWarm = month >= 5 && month <= 9
  const { least, most } = isLarge ? seatsFor.large : seatsFor.small
  const open = venues
    .flatMap((venue) =>
      venue.halls.map(({ kind, seats }, hall) => ({ place: { venue: venue.slug, hall, kind }, seats })),
    )
    .filter(({ place }) => isWarm || place.kind !== 'open-air')
  const fitting = open.filter(({ seats }) => seats >= least && seats <= most)
  const halls = (fitting.length > 0 ? fitting : open).flatMap(({ place }) =>
    place.hall === 0 ? [place, place, place] : [place],
  )
  const place = halls[Math.floor(createRandom(`hall ${slug}`).next() * halls.length)]
  if (!place) throw new Error(`No hall for ${slug} on ${date}: give the city a roofed one in venues.ts`)
  return place
}

/** Local time of the beginning. Open-air concerts begin at dusk. */
function chooseTime(slug: string, { weekday, part, program, event }: Performance, kind: string): string {
  const random = createRandom(`time ${slug}`)
  const early: [string, ...string[]] = ['12:00', '16:00']
  const late: [string, ...string[]] = [
    '19:00',
    '19:00',
    '19:30',
    weekday === 4 || weekday === 5 ? '20:00' : '19:00',
  ]
  const mayBeEarly = weekday >= 5 && part !== 'evening' && !event && suitsMatinee(program)
  if (part === 'matinee') return `${random.pick(early)}:00.000`
  if (kind === 'open-air') return '20:00:00.000'
  return `${random.pick(mayBeEarly ? [...early, ...late] : late)}:00.000`
}

const millisecondsPerDay = 86_400_000

/** Returns the day so many days after another, both `YYYY-MM-DD`. They are counted in UTC, where all have 24 hours. */
export function addDemoDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * millisecondsPerDay).toISOString().slice(0, 10)
}

function mondayOf(date: string): string {
  const weekday = (new Date(date).getUTCDay() + 6) % 7
  return addDemoDays(date, -weekday)
}
