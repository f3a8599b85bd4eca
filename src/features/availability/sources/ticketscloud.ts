import * as z from 'zod/mini'
import { region } from '../../../brand/chosen.ts'
import { readAmount } from '../../../shared/money.ts'
import type { EventAvailability, TicketSource } from '../ticket-source.ts'

/** A set of tickets of an event: `GET /v1/resources/events/{id}/sets` (ticketscloud.readthedocs.io). */
const setSchema = z.object({
  name: z.string(),
  amount: z.number(),
  amount_vacant: z.number(),
  current_price: z.nullish(z.union([z.string(), z.number()])),
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
  const left = (set: z.infer<typeof setSchema>) => Math.max(0, Math.trunc(set.amount_vacant))
  const available = sets.reduce((all, set) => all + left(set), 0)
  const state = available > 0 ? 'on-sale' : 'sold-out'
  return {
    state: sets.length === 0 ? 'not-yet' : state,
    available,
    capacity: sets.reduce((all, { amount }) => all + Math.max(0, amount), 0),
    currency,
    categories: sets.map((set) => {
      const price = readAmount(set.current_price ?? '', currency)
      return { name: set.name, available: left(set), ...(price === undefined ? {} : { price }) }
    }),
  }
}
