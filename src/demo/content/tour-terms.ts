import { createRandom } from '../pictures/random.ts'
import type { AuthoredProgram } from './authored.ts'
import type { TourConcert } from './tour.ts'
import { chooseTourCurrency } from './tour-sale.ts'

/** What a concert asks of visitors, and gives them; attributes of the content model. */
export interface TourTerms {
  doorsOpenMinutes: number | null
  intervals: number | null
  intervalMinutes: number | null
  latecomers: 'between_pieces' | 'at_interval' | 'at_set_moments' | null
  recommendedAge: number | null
  freeUnderAge: number | null
  maxCost: number | null
  discounts: { audience: string; percent: number }[]
  culturePass: boolean
  lateEntry: boolean
}

/** What of a concert's place decides its terms. */
export interface TermsPlace {
  countryCode: string
  venue: string
  seats: number
  wheelchairPlaces: number
}

/** Evenings of these programs are sold by the state's card for young people, in Russia. */
const culturePassPrograms = ['soviet-cinema', 'silent-film', 'ennio-morricone', 'nino-rota'].concat(
  'songs-of-the-north',
  'joe-hisaishi',
)

/** Houses that keep their doors shut until the interval. */
const strictHouses = ['astana-opera', 'dubai-opera', 'ermitazhny-teatr']

/** Discounts apply on weekdays, in Russia, and not to the last tickets. The FAQ entry about discounts says the same. */
const weekdayDiscounts = [
  { audience: 'students', percent: 20 },
  { audience: 'pensioners', percent: 20 },
  { audience: 'large_families', percent: 30 },
  { audience: 'disabled', percent: 50 },
]
const companions = { audience: 'companions', percent: 100 }

export function planTerms(
  concert: Pick<TourConcert, 'slug' | 'date' | 'time' | 'status' | 'lastTickets' | 'ticket'>,
  program: Pick<AuthoredProgram, 'slug' | 'ageLimit' | 'durationMinutes' | 'tracklists'>,
  place: TermsPlace,
): TourTerms {
  const isOnline = concert.status === 'moved_online'
  const isInRussia = place.countryCode === 'RU'
  const breaks = planIntervals(program)
  const isForSmallChildren = program.ageLimit === 0
  const discounts = [
    ...(isInRussia && isWeekday(concert.date) && !concert.lastTickets ? weekdayDiscounts : []),
    ...(place.wheelchairPlaces > 0 ? [companions] : []),
  ]
  return {
    doorsOpenMinutes: isOnline ? null : place.seats >= 3000 ? 90 : 60,
    ...breaks,
    latecomers: isOnline ? null : chooseLatecomers(program, place, breaks.intervals),
    // Two halves in the evening are long for small children; matinees are made for them.
    recommendedAge: isForSmallChildren && !isMatinee(concert) ? 5 : null,
    freeUnderAge: isForSmallChildren && !isOnline ? 3 : null,
    maxCost: isOnline ? null : dearest(concert, place),
    discounts: isOnline ? [] : discounts,
    culturePass: isInRussia && !isOnline && culturePassPrograms.includes(program.slug),
    // Whoever comes late sees the next film.
    lateEntry: program.slug === 'silent-film',
  }
}

/** Programs of three books have three parts. Other halves have titles, or are long enough for an interval. */
function planIntervals({
  durationMinutes,
  tracklists,
}: Pick<AuthoredProgram, 'durationMinutes' | 'tracklists'>) {
  if (durationMinutes >= 130) return { intervals: 2, intervalMinutes: 15 }
  const hasHalves = tracklists.some(({ title }) => title?.ru === 'Второе отделение')
  return hasHalves || durationMinutes >= 100
    ? { intervals: 1, intervalMinutes: 20 }
    : { intervals: 0, intervalMinutes: null }
}

/** Between two films the hall is dark for a moment; elsewhere between two pieces. */
function chooseLatecomers({ slug }: { slug: string }, { venue }: TermsPlace, intervals: number) {
  if (slug === 'silent-film') return 'at_set_moments'
  return strictHouses.includes(venue) && intervals > 0 ? 'at_interval' : 'between_pieces'
}

const isMatinee = ({ time }: Pick<TourConcert, 'time'>) => time !== undefined && time < '17'

/** Monday to Friday. */
const isWeekday = (date: string) => (new Date(date).getUTCDay() + 6) % 7 < 5

/** Large halls have dearer seats: two to four times the cheapest, in round sums of about a tenth of it. */
function dearest(
  { slug, ticket }: Pick<TourConcert, 'slug' | 'ticket'>,
  { countryCode, seats }: TermsPlace,
): number | null {
  const minCost = 'minCost' in ticket ? ticket.minCost : undefined
  // Benches without numbers cost the same, each.
  if (minCost === undefined || seats < 150) return null
  const factor = 2 + Math.min(1, seats / 3000) + createRandom(`dearest ${slug}`).next()
  const step =
    chooseTourCurrency(countryCode) === 'UZS' ? 10_000 : minCost >= 5000 ? 500 : minCost >= 500 ? 100 : 5
  return Math.round((minCost * factor) / step) * step
}
