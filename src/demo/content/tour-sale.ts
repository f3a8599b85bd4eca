import { createRandom } from '../pictures/random.ts'
import type { AuthoredCity } from './authored.ts'
import type { TourEvent } from './tour-events.ts'

/** What the ticket component of a concert holds (content model, `ticket.*`); `none` has no component. */
export type TourTicket =
  | { type: 'intickets' | 'intickets-tutti'; seanceId: string; minCost?: number }
  | { type: 'external-link'; url: string; minCost?: number }
  | { type: 'tickets-cloud'; eventId: string; token: string }
  | { type: 'none' }

export type TourStatus = 'scheduled' | 'postponed' | 'rescheduled' | 'moved_online' | 'cancelled'

export interface TourSale {
  ticket: TourTicket
  soldOut: boolean
  lastTickets: boolean
  /** Weeks from the week of today to the one in which sales open; absent when nobody wrote it down. */
  opensInWeek?: number
}

/** What a sale depends on. `index` counts the concerts of the tour from its first, `week` from this week. */
export interface SaleInput {
  slug: string
  index: number
  week: number
  status: TourStatus
  city: AuthoredCity
  /** 0 for the least wanted program, 1 for the most wanted. */
  demand: number
  /** What news tell of the evening. */
  event?: TourEvent | undefined
}

/** Cheapest and dearest «from» price and the step between, in whole units of the currency. */
const prices: Record<string, { currency: string; from: number; to: number; step: number }> = {
  RU: { currency: 'RUB', from: 900, to: 3500, step: 100 },
  TH: { currency: 'THB', from: 800, to: 2400, step: 100 },
  KZ: { currency: 'KZT', from: 7000, to: 20000, step: 500 },
  BY: { currency: 'BYN', from: 35, to: 95, step: 5 },
  AM: { currency: 'AMD', from: 7000, to: 18000, step: 500 },
  GE: { currency: 'GEL', from: 40, to: 110, step: 5 },
  UZ: { currency: 'UZS', from: 150000, to: 400000, step: 10000 },
  KG: { currency: 'KGS', from: 1000, to: 2800, step: 100 },
  AZ: { currency: 'AZN', from: 25, to: 65, step: 5 },
  RS: { currency: 'RSD', from: 1800, to: 4600, step: 100 },
  TR: { currency: 'TRY', from: 800, to: 2400, step: 50 },
  AE: { currency: 'AED', from: 150, to: 390, step: 5 },
}

/** ISO 4217 code of the money in which a country's tickets are sold; roubles where the table has none. */
export const chooseTourCurrency = (countryCode: string) => prices[countryCode]?.currency ?? 'RUB'

/** The first seller sells in Russia, the second abroad (site configuration). */
export const chooseOrganizerId = (countryCode: string): 5 | 3 => (countryCode === 'RU' ? 5 : 3)

/** Fifty concerts in a row hold every type of ticket, in these shares. */
const ticketTypes: TourTicket['type'][] = [
  ...Array<'intickets'>(28).fill('intickets'),
  ...Array<'intickets-tutti'>(12).fill('intickets-tutti'),
  ...Array<'external-link'>(8).fill('external-link'),
  'tickets-cloud',
  'none',
]
/** Nothing later than four months from now is sold out. */
const lastSoldOutWeek = 17
/** Has no factor in common with 50, so that each type is met once per round and never in runs. */
const ticketStride = 7

/** Ticket, price and state of sales of one concert; the same slug always gets the same ones. */
export function planSale({ slug, index, week, status, city, demand, event }: SaleInput): TourSale {
  const random = createRandom(`sale ${slug}`)
  const ticket = planTicket({ slug, index, status, city, demand })
  const isFarAhead = week >= 18
  const opensLater = !event && isFarAhead && status === 'scheduled' && random.chance(0.15)
  const openedInWeek = random.chance(0.8) ? Math.min(-1, week - random.whole(8, 16)) : undefined
  const opensInWeek = opensLater ? random.whole(1, 6) : openedInWeek
  const takesPlace = status === 'scheduled' || status === 'rescheduled'
  const isOnSale = ticket.type !== 'none' && !opensLater && takesPlace
  const soldOut = event && week >= 0 ? event.soldOut === true : isOnSale && random.chance(soldOutShare(week))
  const lastTickets = isOnSale && !soldOut && week >= 0 && week <= 6 && random.chance(0.18)
  return { ticket, soldOut, lastTickets, opensInWeek }
}

/** The nearer the concert, the likelier that nothing is left; what is months ahead has tickets. */
function soldOutShare(week: number): number {
  if (week < 0) return 0.3
  if (week <= 3) return 0.18
  if (week <= 8) return 0.1
  return week <= lastSoldOutWeek ? 0.04 : 0
}

function planTicket({ slug, index, status, city, demand }: Omit<SaleInput, 'week' | 'event'>): TourTicket {
  const random = createRandom(`ticket ${slug}`)
  const minCost = random.chance(0.05) ? undefined : priceOf(city, 0.4 * demand + 0.6 * random.next())
  const type = ticketTypes[(index * ticketStride) % ticketTypes.length] ?? 'none'
  if (status === 'moved_online')
    return { type: 'external-link', url: `https://live.poluton.example/${slug}`, minCost }
  const soldByPartner = type === 'external-link' || (type === 'intickets' && city.countryCode !== 'RU')
  if (soldByPartner) return { type: 'external-link', url: `https://tickets.example/poluton/${slug}`, minCost }
  if (type === 'tickets-cloud')
    return { type, eventId: hexadecimal(random, 24), token: hexadecimal(random, 32) }
  if (type === 'none') return { type }
  return { type, seanceId: String(31_000_000 + index * 7919), minCost }
}

/** `level` 0 … 1 between the cheapest and the dearest; big cities start a little higher. */
function priceOf(city: AuthoredCity, level: number): number | undefined {
  const range = prices[city.countryCode]
  if (!range) return undefined
  const share = 0.1 * Math.max(0, city.weight - 1) + 0.8 * level
  const steps = Math.round(((range.to - range.from) * share) / range.step)
  return range.from + steps * range.step
}

const hexadecimal = (random: { whole(low: number, high: number): number }, length: number) =>
  Array.from({ length }, () => random.whole(0, 15).toString(16)).join('')
