import * as z from 'zod/mini'
import { region } from '../../../brand/chosen.ts'
import { readAmount } from '../../../shared/money.ts'
import { type EventAvailability, readTicketCount, type TicketSource } from '../ticket-source.ts'

/** A set of tickets of an event: `GET /v1/resources/events/{id}/sets` (ticketscloud.readthedocs.io). */
const setSchema = z.object({
  name: z.catch(z.string(), ''),
  amount: z.optional(z.unknown()),
  amount_vacant: z.optional(z.unknown()),
  current_price: z.catch(z.nullish(z.union([z.string(), z.number()])), undefined),
})

/** The API names no currency: Ticketscloud sells in that of its country, which is the orchestra's. */
const { currency } = region
const api = 'https://ticketscloud.com'
const eventId = /^[0-9a-f]{24}$/

export const source: TicketSource = {
  toEvent: (page) => {
    const event = page?.searchParams.get('event') ?? ''
    return eventId.test(event) ? event : undefined
  },
  eventsAtOnce: 1,
  fetchEvents: async ({ token, url, ask }, events) => {
    const found = new Map<string, EventAvailability>()
    for (const event of events) {
      const { body } = await ask(`${url ?? api}/v1/resources/events/${event}/sets`, {
        authorization: `key ${token}`,
      })
      found.set(event, toAvailability(z.array(setSchema).parse(body)))
    }
    return found
  },
}

function toAvailability(sets: readonly z.infer<typeof setSchema>[]): EventAvailability {
  const counted = sets.map(({ amount, amount_vacant, current_price, name }) => ({
    name,
    capacity: readTicketCount(amount),
    available: readTicketCount(amount_vacant),
    price: readAmount(current_price ?? '', currency),
  }))
  const available = sumCounts(counted.map((set) => set.available))
  const capacity = sumCounts(counted.map((set) => set.capacity))
  const state = available === 0 ? 'sold-out' : 'on-sale'
  return {
    state: sets.length === 0 ? 'not-yet' : state,
    ...(available === undefined ? {} : { available }),
    ...(capacity === undefined ? {} : { capacity }),
    currency,
    categories: counted.map(({ name, available: left, price }) => ({
      name,
      ...(left === undefined ? {} : { available: left }),
      ...(price === undefined ? {} : { price }),
    })),
  }
}

/** @returns `undefined` where a number is missing */
const sumCounts = (counts: readonly (number | undefined)[]): number | undefined =>
  counts.reduce<number | undefined>(
    (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  )
