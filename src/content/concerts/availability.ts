import * as z from 'zod/mini'
import { isFree } from '../../shared/price.ts'
import type { ConcertSummary } from './concert-summary.ts'
import type { Ticket } from './ticket.ts'

/**
 * What pages show of one concert's tickets, as their seller says it. `features/availability/` writes these facts,
 * reading functions of this folder merge them with what editors wrote.
 */
const soldSchema = z.object({
  /** The ticket that the seller was asked about (`toTicketKey`). */
  ticket: z.string(),
  state: z.enum(['on-sale', 'sold-out', 'not-yet', 'over']),
  /** How many tickets are left, where it is few (`isLast`). */
  left: z.optional(z.number()),
  /** Prices of the cheapest and the dearest category that still has tickets, in minor units. */
  price: z.optional(z.object({ from: z.number(), to: z.optional(z.number()), currency: z.string() })),
  /** ISO instant at which the sale begins, where it is still ahead. */
  onSaleAt: z.optional(z.string()),
  /** Changes with what the concert's page shows of its categories (`ticket-categories.ts`). */
  categories: z.optional(z.string()),
})
export type SoldFacts = z.infer<typeof soldSchema>

/** The facts of all concerts by slug, and when they were last confirmed, in milliseconds. */
export const availabilitySchema = z.object({ madeAt: z.number(), concerts: z.record(z.string(), soldSchema) })
export type Availability = z.infer<typeof availabilitySchema>

export const noAvailability: Availability = { madeAt: 0, concerts: {} }

const minuteMs = 60_000
/**
 * Facts are published again at least this often, even if none has changed. Numbers of remaining tickets are not shown when
 * they are older than `countLimitMs`, other facts not after `factLimitMs`: counted from the last publication, and of a seller
 * that fails from its first failure.
 */
export const republishMs = 10 * minuteMs
export const countLimitMs = 2 * republishMs + 5 * minuteMs
export const factLimitMs = 24 * 60 * minuteMs

/** At most this many tickets of a concert count as the last ones, or less than `lastShare` of all tickets. */
const lastCount = 20
const lastShare = 0.05

/** Whether a concert has so few tickets left that visitors are told their number. */
export const isLast = ({
  available,
  capacity,
}: {
  available?: number | undefined
  capacity?: number | undefined
}): boolean =>
  available !== undefined &&
  available > 0 &&
  (available <= lastCount || (capacity !== undefined && available < capacity * lastShare))

/** Identifies a concert's ticket: after an editor has changed it, the facts of the former one no longer count. */
export const toTicketKey = (ticket: Ticket): string | undefined => {
  if (ticket.kind === 'none') return undefined
  return ticket.kind === 'frame' ? `${ticket.host}/${ticket.seanceId}` : ticket.url
}

/** @returns what the seller says of the concert; `undefined` where that is too old or about another ticket */
export const findSellerFacts = (
  { slug, ticket }: Pick<ConcertSummary, 'slug' | 'ticket'>,
  { madeAt, concerts }: Availability,
  now: number,
): SoldFacts | undefined => {
  const facts = Object.hasOwn(concerts, slug) ? concerts[slug] : undefined
  return facts && now - madeAt <= factLimitMs && facts.ticket === toTicketKey(ticket) ? facts : undefined
}

/** The fields of a concert that the facts of its seller change, and its slug, by which these are found. */
export type SoldConcert = Pick<ConcertSummary, 'slug' | 'soldOut' | 'ticket' | 'price'> &
  Partial<Pick<ConcertSummary, 'lastTickets' | 'onSaleAt' | 'ticketsLeft'>>

/**
 * Merges what an editor wrote with what the seller says: the stricter of both counts for whether tickets are sold, the
 * seller for numbers and prices.
 *
 * @param now milliseconds
 * @returns the concert itself where the seller says nothing of it
 */
export function mergeAvailability<Concert extends SoldConcert>(
  concert: Concert,
  known: Availability,
  now: number,
): Concert {
  const facts = findSellerFacts(concert, known, now)
  if (!facts) return concert
  const { state, left, price, onSaleAt } = facts
  const isCounted = now - known.madeAt <= countLimitMs
  // The later of the editor's and the seller's beginning of the sale counts.
  const beginsAt = [concert.onSaleAt, onSaleAt]
    .filter((at) => at !== undefined)
    .sort(byInstant)
    .at(-1)
  const hasNoSale = state === 'over' || (state === 'not-yet' && !isAhead(beginsAt, now))
  return {
    ...concert,
    soldOut: concert.soldOut || state === 'sold-out',
    ...(isCounted && state === 'on-sale' ? { lastTickets: left !== undefined } : {}),
    ...(isCounted && state === 'on-sale' && left !== undefined ? { ticketsLeft: left } : {}),
    ...(beginsAt !== undefined ? { onSaleAt: beginsAt } : {}),
    ...(hasNoSale ? { ticket: { kind: 'none' as const } } : {}),
    ...(price && state === 'on-sale' && mayReplace(concert, price.currency) ? { price } : {}),
  }
}

const byInstant = (one: string, other: string) => Date.parse(one) - Date.parse(other)
const isAhead = (at: string | undefined, now: number) => at !== undefined && Date.parse(at) > now

/**
 * Whether the seller's price may stand in place of the editor's. A price in another currency is somebody's mistake, so the
 * editor's stays; so does «free admission», which isn't the price of a ticket.
 */
const mayReplace = ({ price }: Pick<SoldConcert, 'price'>, currency: string) =>
  !price || (price.currency === currency && !price.isPayWhatYouCan && !isFree(price))
