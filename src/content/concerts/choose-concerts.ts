import type { NearDays } from '../../shared/concerts-query.ts'
import { toMinor } from '../../shared/money.ts'
import type { Price } from '../../shared/price.ts'
import { toDayInZone, toWeekend } from '../../shared/zoned-time.ts'
import type { ConcertStatus } from './concert-summary.ts'
import type { Ticket } from './ticket.ts'
import type { ConcertTime } from './ticket-state.ts'

/** The facts of an upcoming concert by which it is chosen. */
export interface IndexedConcert extends ConcertTime {
  slug: string
  status: ConcertStatus
  soldOut: boolean
  ticket: Ticket
  price?: Price
  citySlug?: string
  programSlug?: string
  /** Age limit in years: the concert's own, else its program's. */
  ageLimit?: number
}

/** Filters of a list of concerts; an absent filter allows everything. */
export interface WantedConcerts {
  citySlug?: string | undefined
  programSlug?: string | undefined
  /** Only the concerts with these slugs: those that match the visitor's words. */
  among?: ReadonlySet<string> | undefined
  /** The month whose concerts are wanted, as `YYYY-MM`. */
  month?: string | undefined
  near?: NearDays | undefined
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
 * @param index soonest first
 * @param now milliseconds; near days are those of each concert's own city.
 * @returns what is wanted, soonest first, or the cheapest first: in the list's currency, then in others, then without
 *   a price, and at the end what can't be bought.
 */
export function chooseConcerts(
  index: readonly IndexedConcert[],
  wanted: WantedConcerts,
  now: number,
): IndexedConcert[] {
  const { citySlug, programSlug, among, month, near, isAvailable, isForChildren, maxPrice, sort } = wanted
  const about = index.filter(
    (concert) =>
      (!citySlug || concert.citySlug === citySlug) && (!programSlug || concert.programSlug === programSlug),
  )
  const currency = wanted.currency ?? chooseCurrency(about)
  const most = maxPrice && currency ? toMinor(maxPrice, currency) : maxPrice
  const daysIn = nearDaysBy(now)
  const chosen = about.filter(
    (concert) =>
      (!among || among.has(concert.slug)) &&
      (!month || concert.date.startsWith(month)) &&
      (!near || daysIn(near, concert.timeZone).includes(concert.date)) &&
      (!isAvailable || hasTickets(concert)) &&
      (!isForChildren || mayChildrenCome(concert)) &&
      (!most || isWithin(concert.price, most, currency)),
  )
  return sort === 'price' ? chosen.toSorted(byPrice(currency)) : chosen
}

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
const byPrice = (listCurrency: string | undefined) => (one: IndexedConcert, other: IndexedConcert) =>
  rankOf(one, listCurrency) - rankOf(other, listCurrency) ||
  (one.price?.currency ?? '').localeCompare(other.price?.currency ?? '') ||
  (one.price?.from ?? 0) - (other.price?.from ?? 0)

function rankOf(concert: IndexedConcert, listCurrency: string | undefined): number {
  if (!hasTickets(concert) || concert.status === 'postponed') return 3
  if (!concert.price) return 2
  return concert.price.currency === listCurrency ? 0 : 1
}

/** Whether tickets can be bought, by the same rule as the content service's filter in `concerts.ts`. */
export const hasTickets = ({ soldOut, status }: IndexedConcert): boolean => !soldOut && status !== 'cancelled'

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
 * The days that are meant on a day: `YYYY-MM-DD` each. A weekend is Saturday and Sunday, the next one or this one; on
 * Sunday only what is left of it.
 */
export function toNearDays(near: NearDays, today: string): string[] {
  if (near === 'today') return [today]
  const { from, to } = toWeekend(today)
  return from === to ? [to] : [from, to]
}
