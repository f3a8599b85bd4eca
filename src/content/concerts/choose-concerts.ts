import type { NearDays } from '../../shared/concerts-query.ts'
import { toMinor } from '../../shared/money.ts'
import type { Price } from '../../shared/price.ts'
import { toSeason } from '../../shared/season.ts'
import { addDays, toDayInZone, toInstant, toWeekend } from '../../shared/zoned-time.ts'
import type { ConcertSummary } from './concert-summary.ts'
import { type ConcertTime, isUnderWay } from './ticket-state.ts'

/** The facts of a concert by which it is chosen. */
export type IndexedConcert = ConcertTime &
  Pick<
    ConcertSummary,
    | 'slug'
    | 'status'
    | 'soldOut'
    | 'ticket'
    | 'sellsLate'
    | 'price'
    | 'ageLimit'
    | 'citySlug'
    | 'venueSlug'
    | 'programSlug'
    | 'city'
    | 'venue'
    | 'program'
  >

/** Slugs of programs, cities and venues that a text names. */
export interface NamedPlaces {
  programs: readonly string[]
  cities: readonly string[]
  venues: readonly string[]
}

/** Filters of a list of concerts; an absent filter allows everything. */
export interface WantedConcerts {
  citySlug?: string | undefined
  programSlug?: string | undefined
  venueSlug?: string | undefined
  exceptSlug?: string | undefined
  /** Only the concerts with these slugs: those that match the visitor's words, or that somebody has saved. */
  among?: ReadonlySet<string> | undefined
  /**
   * For each word of the visitor's text, the places and programs that it names. A concert must match at least one of
   * them for every word.
   */
  words?: readonly NamedPlaces[] | undefined
  /** The month whose concerts are wanted, as `YYYY-MM`. */
  month?: string | undefined
  /** The season whose concerts are wanted, by the year in which it begins. */
  season?: number | undefined
  near?: NearDays | undefined
  /** Whether only concerts that still have tickets are listed. */
  isAvailable?: boolean | undefined
  isForChildren?: boolean | undefined
  /**
   * The highest price, in whole units of the list's currency. Concerts with prices in another currency are left out,
   * since they can't be compared.
   */
  maxPrice?: number | undefined
  /** Currency of the list; if absent, the one in which most of its concerts are sold. */
  currency?: string | undefined
  sort?: 'price' | undefined
}

/**
 * @param all in the order of the list
 * @param now milliseconds; near days are those of each concert's own city.
 * @returns what is wanted, in the order of the list, or the cheapest first: in the list's currency, then in others, then
 *   without a price, and at the end what can't be bought.
 */
export function chooseConcerts<Concert extends IndexedConcert>(
  all: readonly Concert[],
  wanted: WantedConcerts,
  now: number,
): Concert[] {
  const {
    among,
    month,
    season,
    near,
    isAvailable,
    isForChildren,
    maxPrice,
    sort,
    exceptSlug,
    words = [],
  } = wanted
  const about = all.filter((concert) => isAbout(concert, wanted))
  const isByPrice = maxPrice !== undefined || sort === 'price'
  const currency = wanted.currency ?? (isByPrice ? chooseCurrency(about) : undefined)
  const most = maxPrice && currency ? toMinor(maxPrice, currency) : maxPrice
  const daysIn = nearDaysBy(now)
  const chosen = about.filter(
    (concert) =>
      concert.slug !== exceptSlug &&
      (!among || among.has(concert.slug)) &&
      words.every((word) => isNamed(concert, word)) &&
      (!month || concert.date.startsWith(month)) &&
      (!season || toSeason(concert.date) === season) &&
      (!near || daysIn(near, concert.timeZone).includes(concert.date)) &&
      (!isAvailable || hasTickets(concert, now)) &&
      (!isForChildren || mayChildrenCome(concert)) &&
      (!most || isWithin(concert.price, most, currency)),
  )
  return sort === 'price' ? chosen.toSorted(byPrice(currency, now)) : chosen
}

/** Whether a concert is of the wanted city, program and venue; their slugs may be those of any of its languages. */
const isAbout = (
  { citySlug, programSlug, venueSlug, city, program, venue }: IndexedConcert,
  wanted: WantedConcerts,
): boolean =>
  (!wanted.citySlug || [citySlug, city?.slug].includes(wanted.citySlug)) &&
  (!wanted.programSlug || [programSlug, program?.slug].includes(wanted.programSlug)) &&
  (!wanted.venueSlug || [venueSlug, venue?.slug].includes(wanted.venueSlug))

const isNamed = (concert: IndexedConcert, { programs, cities, venues }: NamedPlaces): boolean =>
  programs.some((programSlug) => isAbout(concert, { programSlug })) ||
  cities.some((citySlug) => isAbout(concert, { citySlug })) ||
  venues.some((venueSlug) => isAbout(concert, { venueSlug }))

const isWithin = (price: Price | undefined, most: number, currency: string | undefined): boolean =>
  price !== undefined && price.currency === currency && price.from <= most

/** A list of several currencies is counted in the one that most of it is sold in. */
export function chooseCurrency(concerts: readonly Pick<IndexedConcert, 'price'>[]): string | undefined {
  const counts = Map.groupBy(
    concerts.flatMap(({ price }) => price?.currency ?? []),
    (currency) => currency,
  )
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0]
}

/** `toSorted` is stable: of one price, the soonest comes first. */
const byPrice =
  (listCurrency: string | undefined, now: number) => (one: IndexedConcert, other: IndexedConcert) =>
    rankOf(one, listCurrency, now) - rankOf(other, listCurrency, now) ||
    (one.price?.currency ?? '').localeCompare(other.price?.currency ?? '') ||
    (one.price?.from ?? 0) - (other.price?.from ?? 0)

function rankOf(concert: IndexedConcert, listCurrency: string | undefined, now: number): number {
  if (!hasTickets(concert, now) || concert.status === 'postponed') return 3
  if (!concert.price) return 2
  return concert.price.currency === listCurrency ? 0 : 1
}

/** Whether tickets can be bought. */
export const hasTickets = (concert: IndexedConcert, now: number): boolean =>
  !concert.soldOut && concert.status !== 'cancelled' && (!!concert.sellsLate || !isUnderWay(concert, now))

/** Whether the filter for children lists a concert. One without a known age limit isn't listed. */
const mayChildrenCome = ({ ageLimit }: IndexedConcert): boolean =>
  ageLimit !== undefined && ageLimit <= schoolAgeYears
/** The age at which children start school. */
const schoolAgeYears = 6

/** Hundreds of concerts share a handful of zones. */
function nearDaysBy(now: number) {
  const known = new Map<string, string[]>()
  return (near: NearDays, timeZone: string): string[] => {
    const days = known.get(timeZone) ?? toNearDays(near, toDayInZone(timeZone, now))
    known.set(timeZone, days)
    return days
  }
}

/**
 * The days that are meant on a day: `YYYY-MM-DD` each. A weekend is Saturday and Sunday, this week's or the
 * next week's; on Sunday only what is left of this one.
 */
export function toNearDays(near: NearDays, today: string): string[] {
  if (near === 'today') return [today]
  const { from, to } = toWeekend(today, near === 'weekend' ? 'this' : 'next')
  return from === to ? [to] : [from, to]
}

/** Milliseconds of the next midnight in a city of each list. */
const nextMidnights = new WeakMap<readonly ConcertTime[], number>()

/**
 * Returns the next midnight in any city of the concerts, in milliseconds. From then on «today» and «this weekend» mean
 * other days there. Converting a midnight from its time zone is slow, so it is remembered until it has passed.
 */
export function findNextMidnight(concerts: readonly ConcertTime[], now: number): number {
  const known = nextMidnights.get(concerts)
  if (known !== undefined && known > now) return known
  const timeZones = new Set(concerts.map(({ timeZone }) => timeZone))
  const midnights = [...timeZones].map((timeZone) =>
    toInstant(addDays(toDayInZone(timeZone, now), 1), undefined, timeZone),
  )
  const next = Math.min(...midnights)
  nextMidnights.set(concerts, next)
  return next
}
