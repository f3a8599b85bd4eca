import * as z from 'zod/mini'
import { isCurrency, readAmount } from '../../../shared/money.ts'
import type { EventAvailability, TicketSource } from '../ticket-source.ts'

/** What the service answers of a concert; an unknown state or a number below 0 is no answer. */
const answerSchema = z.object({
  state: z.optional(z.enum(['on-sale', 'sold-out', 'not-yet', 'over'])),
  available: z.nullish(z.int().check(z.gte(0))),
  capacity: z.nullish(z.int().check(z.gte(0))),
  from: z.nullish(z.union([z.number(), z.string().check(z.maxLength(40))])),
  currency: z.nullish(z.string().check(z.refine(isCurrency))),
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
      if (data) found.set(slug, toAvailability(data))
    }
    return found
  },
  isHookAbout: (body) => {
    const { data } = z.object({ concert: z.string() }).safeParse(body)
    return data && ((slug) => slug === data.concert)
  },
}

function toAvailability({
  state,
  available,
  capacity,
  from,
  currency,
}: z.infer<typeof answerSchema>): EventAvailability {
  const price = currency && from !== null && from !== undefined ? readAmount(from, currency) : undefined
  return {
    state: state ?? (available === 0 ? 'sold-out' : 'on-sale'),
    ...(available === null || available === undefined ? {} : { available }),
    ...(capacity === null || capacity === undefined ? {} : { capacity }),
    ...(currency ? { currency } : {}),
    categories: price === undefined ? [] : [{ name: '', price }],
  }
}
