import * as z from 'zod/mini'
import { readCurrency } from '../../../shared/read-currency.ts'
import type { EventAvailability, SellerAccess, TicketSource } from '../ticket-source.ts'
import { categorySchema, countOffers, dateSchema, instant, itemSchema, quotaSchema } from './pretix-offers.ts'

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

const eventSchema = z.object({
  slug: z.string(),
  live: z.boolean(),
  testmode: z.optional(z.boolean()),
  currency: z.string(),
  presale_start: instant,
  presale_end: instant,
  all_sales_channels: z.nullish(z.boolean()),
  limit_sales_channels: z.nullish(z.array(z.string())),
})

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
  const hasCategories = items.some(({ category }) => category !== null && category !== undefined)
  const categories = hasCategories ? await askAll(seller, host, `${path}categories/`, categorySchema) : []
  const currency = readCurrency(event.currency)
  const shop = { items, quotas, categories, date: inSeries, now }
  const { available, capacity, categories: offers } = countOffers(shop, currency)
  return {
    state: chooseState(event, inSeries, { available, isOffered: offers.length > 0 }, now),
    ...(available === undefined ? {} : { available }),
    ...(capacity === undefined ? {} : { capacity }),
    ...toSaleStart(inSeries?.presale_start ?? event.presale_start),
    currency: currency ?? event.currency,
    categories: offers,
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
  const isOnWeb = event.all_sales_channels !== false || event.limit_sales_channels?.includes('web')
  const isOpen = event.live && !event.testmode && isOnWeb && (inSeries?.active ?? true)
  if (!isOpen || !hasOffers || (start && Date.parse(start) > now)) return 'not-yet'
  return available === 0 ? 'sold-out' : 'on-sale'
}

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
