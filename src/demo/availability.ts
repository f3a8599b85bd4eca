import type { TicketCategory } from '../content/concerts/ticket-categories.ts'
import { toMinor } from '../shared/money.ts'
import { cities } from './content/cities.ts'
import { programs } from './content/programs.ts'
import { addDemoDays, planTour, type TourConcert } from './content/tour.ts'
import { venues } from './content/venues.ts'
import { createRandom } from './pictures/random.ts'
import { isWeak } from './statistics.ts'

/** One made row of the table `availability_day`. */
export interface MadeAvailability {
  concert: string
  day: string
  available: number
  capacity: number
  /** What a seller says of its categories; absent where the concert has no price. */
  sale?: { currency: string; categories: TicketCategory[] }
}

/** Concerts of the half year before today, and of the sale ahead: enough to compare them with each other. */
const madeDays = { before: 180, after: 150 } as const
/** Days before a concert on which its tickets are counted: closer together near the day, when most are sold. */
const countedDays = [
  120, 105, 90, 75, 60, 50, 40, 35, 30, 25, 21, 18, 16, 14, 12, 10, 8, 7, 6, 5, 4, 3, 2, 1, 0,
]
/** A half of the tickets is sold within about three weeks of the day. */
const halfLifeDays = 22

/**
 * Categories as the demo's seller calls them, with multiples of the lowest price. Of two the number is a share of all seats; the
 * stalls have the rest.
 */
const stalls = { name: 'Партер', times: 2.5 }
/** The cheapest are sold first. `left` is the share of all tickets that are left. */
const upstairs = [
  { name: 'Амфитеатр', times: 1.6, shareOf: (left: number) => 0.35 * left },
  { name: 'Балкон', times: 1, shareOf: (left: number) => 0.3 * left ** 2 },
]

const seatsOf = new Map(
  venues.flatMap(({ slug, halls }) => halls.map(({ seats }, hall) => [`${slug} ${hall}`, seats] as const)),
)

/**
 * Makes the remaining tickets of the demo's concerts, as a seller would have counted them: weak evenings, whose pages
 * are seen less, sell badly, and what is sold out has none left. They are invented. Pure: the same day always gives the
 * same rows.
 *
 * @param today `YYYY-MM-DD`
 */
export function makeAvailability(today: string): MadeAvailability[] {
  const [from, to] = [addDemoDays(today, -madeDays.before), addDemoDays(today, madeDays.after)]
  return planTour(today, programs, cities, venues)
    .filter(
      ({ date, ticket, status }) =>
        date >= from && date <= to && ticket.type !== 'none' && status === 'scheduled',
    )
    .flatMap((concert) => makeDays(concert, today))
}

function makeDays(concert: TourConcert, today: string): MadeAvailability[] {
  const { slug, date, venue, hall, soldOut, onSaleAt } = concert
  const random = createRandom(`seats ${slug}`)
  const capacity = seatsOf.get(`${venue} ${hall}`) ?? 0
  const days = countedDays
    .map((distance) => ({ distance, day: addDemoDays(date, -distance) }))
    .filter(({ day }) => day < today && day >= (onSaleAt?.slice(0, 10) ?? day))
  const least = days.at(-1)?.distance ?? 0
  const wanted = isWeak(concert) ? random.between(0.25, 0.42) : random.between(0.66, 0.97)
  // A concert ahead that is sold out has sold its last ticket by now.
  const most = soldOut ? 1 / soldBy(least) : wanted
  let available = capacity
  return days.map(({ distance, day }) => {
    const share = Math.min(1, most * soldBy(distance) * random.between(0.97, 1.03))
    const left = soldOut && distance === least ? 0 : Math.round(capacity * (1 - share))
    available = Math.min(available, left)
    const sale = toSale(concert, available, capacity)
    return { concert: slug, day, available, capacity, ...(sale ? { sale } : {}) }
  })
}

/** Divides the remaining tickets among the categories, where the concert has a price. */
function toSale(
  { ticket, currency }: TourConcert,
  available: number,
  capacity: number,
): MadeAvailability['sale'] {
  if (!('minCost' in ticket) || ticket.minCost === undefined || capacity === 0) return undefined
  const lowest = toMinor(ticket.minCost, currency)
  const others = upstairs.map(({ name, times, shareOf }) => ({
    name,
    price: lowest * times,
    available: Math.round(capacity * shareOf(available / capacity)),
  }))
  const rest = others.reduce((left, category) => left - category.available, available)
  return {
    currency,
    categories: [
      { name: stalls.name, price: lowest * stalls.times, available: Math.max(0, rest) },
      ...others,
    ],
  }
}

/** The share of all sold tickets that is sold this many days before the concert. */
const soldBy = (distance: number): number => 0.08 + 0.92 * 2 ** (-distance / halfLifeDays)
