import * as z from 'zod/mini'
import type { TicketCategory } from '../../../content/concerts/ticket-categories.ts'
import { readAmount } from '../../../shared/money.ts'
import type { EventAvailability, SellerAccess, TicketSource } from '../ticket-source.ts'

// The API: docs.pretix.eu/dev/api/resources/. Its answers are pages of at most 50 rows.
const rowsPerPage = 50
/** No event has more pages of quotas or items, nor an organiser more of events, than this. */
const maxPages = 40

/** Address of a shop's event, `/{organiser}/{event}/`, or of one date of a series, `/{organiser}/{event}/{number}/`. */
const eventPath = /^\/([\w.-]+)\/([\w.-]+)\/(?:(\d+)\/?)?$/

interface PretixEvent {
  host: string
  organiser: string
  slug: string
  date: string | undefined
}

/** @param event `{host}/{organiser}/{event}/`, and the number of its date for one of a series */
function parseEvent(event: string): PretixEvent {
  const { host, pathname } = new URL(`https://${event}`)
  const [, organiser = '', slug = '', date] = eventPath.exec(pathname) ?? []
  return { host, organiser, slug, date }
}

const instant = z.nullish(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))))
const eventSchema = z.object({
  slug: z.string(),
  live: z.boolean(),
  testmode: z.optional(z.boolean()),
  currency: z.string(),
  presale_start: instant,
  presale_end: instant,
})
const dateSchema = z.object({
  active: z.boolean(),
  presale_start: instant,
  presale_end: instant,
  item_price_overrides: z.catch(z.array(z.object({ item: z.number(), price: z.nullish(z.string()) })), []),
})
const quotaSchema = z.object({
  items: z.array(z.number()),
  variations: z.array(z.number()),
  size: z.nullable(z.number()),
  available: z.boolean(),
  available_number: z.nullable(z.number()),
  ignore_for_event_availability: z.optional(z.boolean()),
})
const name = z.record(z.string(), z.string())
const variationSchema = z.object({
  id: z.number(),
  value: name,
  active: z.boolean(),
  price: z.nullish(z.string()),
})
const itemSchema = z.object({
  id: z.number(),
  name,
  active: z.boolean(),
  default_price: z.string(),
  require_voucher: z.boolean(),
  hide_without_voucher: z.boolean(),
  available_from: instant,
  available_until: instant,
  all_sales_channels: z.optional(z.boolean()),
  sales_channels: z.optional(z.array(z.string())),
  variations: z.array(variationSchema),
})
type Quota = z.infer<typeof quotaSchema>
type Item = z.infer<typeof itemSchema>

const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ next: z.nullish(z.string()), results: z.array(row) })

const ask = (seller: SellerAccess, host: string, path: string) =>
  seller.ask(`${seller.url ?? `https://${host}`}/api/v1/organizers/${path}`, {
    authorization: `Token ${seller.token}`,
  })

async function askAll<Row extends z.ZodMiniType>(
  seller: SellerAccess,
  host: string,
  path: string,
  row: Row,
): Promise<z.infer<Row>[]> {
  const rows: z.infer<Row>[] = []
  for (let page = 1; page <= maxPages; page++) {
    const and = path.includes('?') ? '&' : '?'
    const { body } = await ask(seller, host, `${path}${and}page_size=${rowsPerPage}&page=${page}`)
    const { next, results } = pageOf(row).parse(body)
    rows.push(...results)
    if (!next) break
  }
  return rows
}

async function fetchEvent(seller: SellerAccess, id: string): Promise<EventAvailability> {
  const now = seller.now()
  const { host, organiser, slug, date } = parseEvent(id)
  const path = `${organiser}/events/${slug}/`
  const event = eventSchema.parse((await ask(seller, host, path)).body)
  const inSeries = date
    ? dateSchema.parse((await ask(seller, host, `${path}subevents/${date}/`)).body)
    : undefined
  const quotas = await askAll(
    seller,
    host,
    `${path}quotas/?with_availability=true${date ? `&subevent=${date}` : ''}`,
    quotaSchema,
  )
  const items = await askAll(seller, host, `${path}items/?active=true`, itemSchema)
  const prices = new Map(inSeries?.item_price_overrides.map(({ item, price }) => [item, price]))
  const { currency } = event
  const categories = items
    .filter((item) => isOffered(item, now))
    .flatMap((item) => toCategories(item, quotas, currency, prices.get(item.id) ?? undefined))
  const counted = quotas.filter((quota) => !quota.ignore_for_event_availability)
  const available = smallest(sum(counted.map(leftIn)), sum(categories.map((each) => each.available)))
  const capacity = sum(counted.map(({ size }) => size ?? undefined))
  return {
    state: chooseState(event, inSeries, { available, isOffered: categories.length > 0 }, now),
    ...(available === undefined ? {} : { available }),
    ...(capacity === undefined ? {} : { capacity }),
    ...toSaleStart(inSeries?.presale_start ?? event.presale_start),
    currency,
    categories,
  }
}

const toSaleStart = (start: string | null | undefined) =>
  start ? { onSaleAt: new Date(start).toISOString() } : {}

function chooseState(
  event: z.infer<typeof eventSchema>,
  inSeries: z.infer<typeof dateSchema> | undefined,
  { available, isOffered: hasOffers }: { available: number | undefined; isOffered: boolean },
  now: number,
): EventAvailability['state'] {
  const start = inSeries?.presale_start ?? event.presale_start
  const end = inSeries?.presale_end ?? event.presale_end
  if (end && Date.parse(end) < now) return 'over'
  const isOpen = event.live && !event.testmode && (inSeries?.active ?? true)
  if (!isOpen || !hasOffers || (start && Date.parse(start) > now)) return 'not-yet'
  return available === 0 ? 'sold-out' : 'on-sale'
}

/** Whether visitors of the shop can buy an item without a code. */
const isOffered = (item: Item, now: number): boolean =>
  !item.require_voucher &&
  !item.hide_without_voucher &&
  (item.all_sales_channels !== false || (item.sales_channels ?? []).includes('web')) &&
  !(item.available_from && Date.parse(item.available_from) > now) &&
  !(item.available_until && Date.parse(item.available_until) < now)

/** An item, or each of its variations, as a category. What is in no quota can't be bought (pretix, «Quotas»). */
function toCategories(
  item: Item,
  quotas: readonly Quota[],
  currency: string,
  price = item.default_price,
): TicketCategory[] {
  const offers = item.variations.length > 0 ? item.variations.filter(({ active }) => active) : [undefined]
  return offers.flatMap((variation) => {
    const of = quotas.filter(
      (quota) => quota.items.includes(item.id) && (!variation || quota.variations.includes(variation.id)),
    )
    if (of.length === 0) return []
    const available = of.map(leftIn).reduce(smallest, undefined)
    const amount = readAmount(variation?.price ?? price, currency)
    return [
      {
        name: [item.name, variation?.value].flatMap((text) => (text ? toText(text) : [])).join(', '),
        ...(amount === undefined ? {} : { price: amount }),
        ...(available === undefined ? {} : { available }),
      },
    ]
  })
}

/** Names are the seller's; the first language that it wrote them in. */
const toText = (name: Record<string, string>) => Object.values(name)[0] ?? ''

/** How many tickets are left in a quota; `undefined` for a quota without a size. A number below 0 is none. */
const leftIn = ({ available, available_number }: Quota): number | undefined =>
  available_number === null ? (available ? undefined : 0) : Math.max(0, available ? available_number : 0)

/** @returns `undefined` where one of them has no number */
const sum = (numbers: readonly (number | undefined)[]): number | undefined =>
  numbers.reduce<number | undefined>(
    (all, each) => (all === undefined || each === undefined ? undefined : all + each),
    0,
  )

const smallest = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)

/** Groups events by the organiser, whose API answers for them. */
const byOrganiser = (events: readonly string[]) =>
  Map.groupBy(events, (event) => {
    const { host, organiser } = parseEvent(event)
    return `${host}/${organiser}`
  })

/** States of `best_availability_state`: available, and in the baskets of others. Null is an event without quotas. */
const onSale = 100
const reserved = 20

const listedSchema = z.object({
  ...eventSchema.shape,
  has_subevents: z.boolean(),
  best_availability_state: z.nullish(z.number()),
})

const orderSchema = z.object({ event: z.string() })
const cursorSchema = z.record(z.string(), z.string())

/** Of the orders only the event's name is asked for: nothing of who bought comes here. */
const ordersSince = (organiser: string, since: string) =>
  `${organiser}/orders/?include=event&modified_since=${encodeURIComponent(since)}`

const nowOf = ({ now }: SellerAccess) => new Date(now()).toISOString()

/** The seller's clock says when its answer was made, so that a clock that is wrong loses nothing. */
const generatedAt = 'x-page-generated'

export const source: TicketSource = {
  toEvent: (page) => (page && eventPath.test(page.pathname) ? `${page.host}${page.pathname}` : undefined),
  eventsAtOnce: 1,
  fetchEvents: async (seller, events) => {
    const found = new Map<string, EventAvailability>()
    for (const event of events) found.set(event, await fetchEvent(seller, event))
    return found
  },
  fetchStates: async (seller, events) => {
    const found = new Map<string, EventAvailability['state']>()
    for (const [organiser, known] of byOrganiser(events)) {
      const host = organiser.slice(0, organiser.indexOf('/'))
      const path = `${organiser.slice(host.length + 1)}/events/?with_availability_for=web&is_future=true`
      const rows = await askAll(seller, host, path, listedSchema)
      for (const row of rows) {
        const event = `${organiser}/${row.slug}/`
        // A series has one state for all its dates, which says nothing of one of them.
        if (row.has_subevents || !known.includes(event)) continue
        const state = row.best_availability_state
        const available = state === onSale || state === reserved ? undefined : 0
        found.set(event, chooseState(row, undefined, { available, isOffered: state !== null }, seller.now()))
      }
    }
    return found
  },
  fetchChanges: async (seller, events, cursor) => {
    const before = cursorSchema.parse(JSON.parse(cursor ?? '{}'))
    const next: Record<string, string> = {}
    const changed: string[] = []
    for (const [organiser, known] of byOrganiser(events)) {
      const host = organiser.slice(0, organiser.indexOf('/'))
      const since = before[organiser]
      const path = ordersSince(organiser.slice(host.length + 1), since ?? nowOf(seller))
      const { body, headers } = await ask(seller, host, `${path}&page_size=${rowsPerPage}`)
      const { next: more, results } = pageOf(orderSchema).parse(body)
      next[organiser] = headers.get(generatedAt) ?? since ?? nowOf(seller)
      const slugs = new Set(results.map(({ event }) => event))
      // There were more orders since the last call than one page has, so any event may have changed.
      changed.push(...known.filter((event) => more || slugs.has(parseEvent(event).slug)))
    }
    return { changed, cursor: JSON.stringify(next) }
  },
  isHookAbout: (body) => {
    const { data } = hookSchema.safeParse(body)
    if (!data) return undefined
    return (event) => {
      const { organiser, slug } = parseEvent(event)
      return organiser === data.organizer && slug === data.event
    }
  },
}

/** A webhook of pretix says which order has changed, without a signature, and nothing of how many tickets are left. */
const hookSchema = z.object({ organizer: z.string(), event: z.string() })
