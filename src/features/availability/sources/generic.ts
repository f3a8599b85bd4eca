import * as z from 'zod/mini'
import { readAmount } from '../../../shared/money.ts'
import { readCurrency } from '../../../shared/read-currency.ts'
import { type EventAvailability, readTicketCount, type TicketSource } from '../ticket-source.ts'

const states = ['on-sale', 'sold-out', 'not-yet', 'over'] as const

/** What the service answers of a concert. Each field is read by itself: one that can't be read costs only itself. */
const answerSchema = z.object({
  state: z.optional(z.unknown()),
  available: z.optional(z.unknown()),
  capacity: z.optional(z.unknown()),
  from: z.catch(z.nullish(z.union([z.number(), z.string().check(z.maxLength(40))])), undefined),
  currency: z.optional(z.unknown()),
})

/**
 * A service of the orchestra's own, or between the site and a seller: one address answers for all concerts, by slug,
 * `{"kazan-zimmer": {"available": 12, "from": 49.5, "currency": "EUR"}}` (docs/tickets.md).
 */
export const source: TicketSource = {
  toEvent: (_page, slug) => slug,
  eventsAtOnce: Number.POSITIVE_INFINITY,
  fetchEvents: async ({ url = '', token, ask }, slugs) => {
    const { body } = await ask(url, token ? { authorization: `Bearer ${token}` } : {})
    const answers = z.record(z.string(), z.unknown()).parse(body)
    const found = new Map<string, EventAvailability>()
    for (const slug of slugs) {
      const { data } = answerSchema.safeParse(Object.hasOwn(answers, slug) ? answers[slug] : undefined)
      const availability = data && toAvailability(data)
      if (availability) found.set(slug, availability)
    }
    return found
  },
  isHookAbout: (body) => {
    const { data } = z.object({ concert: z.string() }).safeParse(body)
    return data && ((slug) => slug === data.concert)
  },
}

/** @returns `undefined` where the service names a state or a number, and neither can be understood */
function toAvailability(answer: z.infer<typeof answerSchema>): EventAvailability | undefined {
  const available = readTicketCount(answer.available)
  const capacity = readTicketCount(answer.capacity)
  const state = readState(answer.state)
  const isSilent = (answer.state ?? answer.available ?? undefined) === undefined
  if (state === undefined && available === undefined && !isSilent) return undefined
  const currency = answer.currency ? readCurrency(answer.currency) : undefined
  const price =
    currency && answer.from !== null && answer.from !== undefined
      ? readAmount(answer.from, currency)
      : undefined
  return {
    state: available === 0 && state !== 'not-yet' && state !== 'over' ? 'sold-out' : (state ?? 'on-sale'),
    ...(available === undefined ? {} : { available }),
    ...(capacity === undefined ? {} : { capacity }),
    ...(currency ? { currency } : {}),
    categories: price === undefined ? [] : [{ name: '', price }],
  }
}

/** Reads a state, also as other programs spell it: `SOLD_OUT`. */
const readState = (written: unknown): EventAvailability['state'] | undefined => {
  const word = typeof written === 'string' ? written.trim().toLowerCase().replace(/[_ ]/g, '-') : undefined
  return states.find((state) => state === word)
}
