import { cities } from './content/cities.ts'
import { programs } from './content/programs.ts'
import { addDemoDays, planTour, type TourConcert } from './content/tour.ts'
import { venues } from './content/venues.ts'
import { createRandom } from './pictures/random.ts'
import {
  findRunningCampaigns,
  missingAddresses,
  otherPageViews,
  otherTowns,
  searches,
  sources,
} from './statistics-words.ts'

/** One made sum, as the table `statistics_days` has it. */
export interface MadeSum {
  day: string
  kind: 'invented' | 'view' | 'visitor' | 'ticket' | 'save' | 'share' | 'search-miss' | 'missing'
  path: string
  dimension: '' | 'source' | 'campaign' | 'country' | 'city' | 'device'
  value: string
  count: number
}

/** One made sum of an hour, as the table `statistics_hours` has it. */
export interface MadeHour {
  hour: string
  kind: MadeSum['kind']
  path: string
  count: number
}

const dayMs = 86_400_000
const madeDays = 90
const hourDays = 30
/** Views of a concert of the usual program in a large city, a month before it. */
const usualViews = 14
const sizes = [0.12, 0.35, 0.8, 1.6] as const
/** Weights from Monday to Sunday: people plan on Sundays and Mondays, and look for tonight on Saturdays. */
const weekdays = [1.08, 0.95, 0.92, 0.94, 0.9, 1.02, 1.2] as const
/** How a day is spread over its hours in UTC: most visitors are in Moscow's zone, three hours ahead. */
const hours = [2, 1, 1, 1, 2, 3, 5, 7, 8, 8, 8, 8, 8, 8, 8, 9, 10, 11, 11, 10, 8, 6, 4, 3]
/** Every ninth concert sells badly: few people look at it, and fewer click. */
const weakEvery = 9

const devices = { mobile: 0.68, desktop: 0.27, tablet: 0.05 } as const
const edgeNames = new Map(
  cities.map(({ slug, countryCode, text }) => [slug, `${countryCode}/${text.en?.name ?? slug}`]),
)
const weights = new Map(cities.map(({ slug, weight }) => [slug, weight]))

/**
 * Invents statistics for the ninety days before a day (`YYYY-MM-DD`) that suit the demo's concerts: nearer concerts and
 * larger cities get more views, weekdays differ, a new sale is noticed, and some evenings sell badly. Each day also gets
 * a row of the kind `invented`, by which the desk says that its figures are. The same day always gives the same rows.
 * The generator returns one day at a time, so that the program can do other work between two days.
 */
export function* makeStatistics(today: string): Generator<{ days: MadeSum[]; hours: MadeHour[] }> {
  const concerts = planTour(today, programs, cities, venues)
  for (let before = madeDays; before > 0; before -= 1) {
    const day = addDemoDays(today, -before)
    const days = makeDay(day, concerts)
    yield { days, hours: before <= hourDays ? toHours(day, days) : [] }
  }
}

function makeDay(day: string, concerts: readonly TourConcert[]): MadeSum[] {
  const random = createRandom(`statistics ${day}`)
  const rhythm =
    (weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 1) * random.between(0.9, 1.1)
  const sums = new Map<string, MadeSum>()
  const add = (sum: Omit<MadeSum, 'day'>) => {
    if (sum.count <= 0) return
    const key = `${sum.kind}\n${sum.path}\n${sum.dimension}\n${sum.value}`
    const known = sums.get(key)
    if (known) known.count += sum.count
    else sums.set(key, { day, ...sum })
  }
  /** Adds a count to the page and to the site, with its facts: those of the page are the most frequent ones. */
  const count = (kind: MadeSum['kind'], path: string, times: number, facts: readonly Fact[]) => {
    for (const at of ['', path]) add({ kind, path: at, dimension: '', value: '', count: times })
    for (const [dimension, value, share] of facts) {
      const some = Math.round(times * share * random.between(0.75, 1.25))
      add({ kind, path: '', dimension, value, count: some })
      if (path !== '' && some > 1) add({ kind, path, dimension, value, count: some })
    }
  }
  const whole = (times: number) => Math.floor(times) + Number(random.chance(times % 1))
  for (const concert of concerts) {
    const views = Math.round(rhythm * viewsOf(concert, day) * random.between(0.6, 1.5))
    if (views < 1) continue
    const path = `/c/${concert.slug}`
    const facts = factsOf(concert, day)
    count('view', path, views, facts)
    const isOpen = !concert.soldOut && concert.status === 'scheduled' && daysTo(concert, day) > 0
    if (isOpen && isOnSale(concert, day)) {
      const share = isWeak(concert) ? 0.03 : random.between(0.09, 0.17)
      count('ticket', path, whole(views * share * (daysTo(concert, day) < 14 ? 1.5 : 1)), facts)
    }
    count(
      'save',
      path,
      whole(views * random.between(0, 0.06)),
      facts.filter(([each]) => each === 'city'),
    )
    count('share', path, whole(views * random.between(0, 0.02)), [])
  }
  const viewed = [...sums.values()].find(
    ({ kind, path, dimension }) => kind === 'view' && path + dimension === '',
  )
  const base = viewed?.count ?? 0
  for (const [path, share] of otherPageViews)
    count('view', path, Math.round(base * share * random.between(0.85, 1.15)), factsOf(undefined, day))
  addVisitors(sums, add)
  add({ kind: 'invented', path: '', dimension: '', value: '', count: 1 })
  for (const [query, times, cities] of searches)
    count('search-miss', query, Math.round(times * rhythm * random.between(0.2, 1.6)), toCityFacts(cities))
  for (const [path, times, source] of missingAddresses)
    count('missing', path, Math.round(times * random.between(0, 2)), [['source', source, 0.8]])
  return [...sums.values()]
}

type Fact = [dimension: Exclude<MadeSum['dimension'], ''>, value: string, share: number]

const daysTo = ({ date }: TourConcert, day: string): number => (Date.parse(date) - Date.parse(day)) / dayMs

const isOnSale = ({ onSaleAt, ticket }: TourConcert, day: string): boolean =>
  ticket.type !== 'none' && (onSaleAt === undefined || onSaleAt.slice(0, 10) <= day)

/** Whether a concert sells badly. */
export const isWeak = ({ slug }: Pick<TourConcert, 'slug'>): boolean =>
  Math.floor(createRandom(`weak ${slug}`).next() * weakEvery) === 0

/** Number of views of a concert's page on a day, which grows towards the day of the concert. */
function viewsOf(concert: TourConcert, day: string): number {
  const days = daysTo(concert, day)
  if (days < -3 || days > 240) return 0
  const interest = createRandom(`interest ${concert.program}`).between(0.5, 1.8)
  const size = sizes[weights.get(concert.city) ?? 0]
  const nearness = days < 0 ? 0.35 : 0.08 + Math.exp(-days / 24) * (days < 3 ? 1.9 : 1.2)
  const sinceSale = concert.onSaleAt ? (Date.parse(day) - Date.parse(concert.onSaleAt)) / dayMs : Number.NaN
  const launch = sinceSale >= 0 && sinceSale < 5 ? 1.2 / (1 + sinceSale) : 0
  return usualViews * interest * size * (nearness + launch) * (isWeak(concert) ? 0.45 : 1)
}

/**
 * Shares of the places where visitors of a concert's page come from; without a concert, those of the site's other
 * pages.
 */
function factsOf(concert: TourConcert | undefined, day: string): Fact[] {
  const own = concert && edgeNames.get(concert.city)
  const elsewhere = own ? 0.25 : 1
  return [
    ...(own ? toCityFacts([[own, 0.7]]) : []),
    ...toCityFacts(otherTowns.map(([name, share]) => [name, share * elsewhere])),
    ...sources.map(([value, share]): Fact => ['source', value, share]),
    ...findRunningCampaigns(day).map(([value, share]): Fact => ['campaign', value, share]),
    ...Object.entries(devices).map(([value, share]): Fact => ['device', value, share]),
  ]
}

/** Counts of cities also count for the countries before their slashes, as in `RU/Kazan`. */
const toCityFacts = (shares: readonly (readonly [name: string, share: number])[]): Fact[] => [
  ...shares.map(([name, share]): Fact => ['city', name, share]),
  ...[...Map.groupBy(shares, ([name]) => name.slice(0, 2))].map(
    ([country, ofCountry]): Fact => [
      'country',
      country,
      ofCountry.reduce((sum, [, share]) => sum + share, 0),
    ],
  ),
]

/** A visitor opens two and a half pages a day. */
const viewsOfVisitor = 2.5

function addVisitors(sums: ReadonlyMap<string, MadeSum>, add: (sum: Omit<MadeSum, 'day'>) => void): void {
  for (const { kind, path, dimension, value, count } of [...sums.values()]) {
    if (kind !== 'view' || path !== '') continue
    add({ kind: 'visitor', path, dimension, value, count: Math.round(count / viewsOfVisitor) })
  }
}

function toHours(day: string, sums: readonly MadeSum[]): MadeHour[] {
  const whole = hours.reduce((sum, share) => sum + share, 0)
  return sums
    .filter(({ path, dimension }) => path + dimension === '')
    .flatMap(({ kind, count }) =>
      hours.map((share, hour) => ({
        hour: `${day}T${String(hour).padStart(2, '0')}`,
        kind,
        path: '',
        count: Math.round((count * share) / whole),
      })),
    )
    .filter(({ count }) => count > 0)
}
