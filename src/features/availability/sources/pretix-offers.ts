import * as z from 'zod/mini'
import type { TicketCategory } from '../../../content/concerts/ticket-categories.ts'
import { readAmount } from '../../../shared/money.ts'
import { readTicketCount } from '../ticket-source.ts'

export const instant = z.nullish(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))))
const count = z.pipe(z.optional(z.unknown()), z.transform(readTicketCount))
const flag = z.nullish(z.boolean())

/** When, where and to whom something is sold: of an item, of a variation, and of either at one date of a series. */
const termsSchema = z.object({
  active: flag,
  disabled: flag,
  available_from: instant,
  available_until: instant,
  require_voucher: flag,
  hide_without_voucher: flag,
  require_membership: flag,
  all_sales_channels: flag,
  limit_sales_channels: z.nullish(z.array(z.string())),
  sales_channels: z.nullish(z.array(z.string())),
})
const overrideSchema = z.object({ ...termsSchema.shape, price: z.nullish(z.string()) })
/** A date of a series. */
export const dateSchema = z.object({
  active: z.boolean(),
  presale_start: instant,
  presale_end: instant,
  item_price_overrides: z.catch(z.array(z.object({ ...overrideSchema.shape, item: z.number() })), []),
  variation_price_overrides: z.catch(
    z.array(z.object({ ...overrideSchema.shape, variation: z.number() })),
    [],
  ),
})
export const quotaSchema = z.object({
  id: z.optional(z.number()),
  items: z.array(z.number()),
  variations: z.array(z.number()),
  size: count,
  available: z.boolean(),
  available_number: count,
  ignore_for_event_availability: flag,
})
const name = z.record(z.string(), z.string())
const variationSchema = z.object({
  ...termsSchema.shape,
  id: z.number(),
  value: name,
  price: z.nullish(z.string()),
})
export const itemSchema = z.object({
  ...termsSchema.shape,
  id: z.number(),
  name,
  default_price: z.string(),
  admission: flag,
  issue_giftcard: flag,
  category: z.nullish(z.number()),
  require_bundling: flag,
  hidden_if_available: z.nullish(z.number()),
  hidden_if_item_available: z.nullish(z.number()),
  variations: z.array(variationSchema),
  bundles: z.nullish(
    z.array(
      z.object({ bundled_item: z.number(), bundled_variation: z.nullish(z.number()), count: z.number() }),
    ),
  ),
  addons: z.nullish(z.array(z.object({ addon_category: z.number(), min_count: z.number() }))),
})
export const categorySchema = z.object({
  id: z.number(),
  is_addon: flag,
  cross_selling_mode: z.nullish(z.string()),
})

type Terms = z.infer<typeof termsSchema>
type Item = z.infer<typeof itemSchema>
type Variation = z.infer<typeof variationSchema>
type Quota = z.infer<typeof quotaSchema>

/** What the API says of a shop. */
export interface Shop {
  items: readonly Item[]
  quotas: readonly Quota[]
  /** Categories of the items; empty where no item has one. */
  categories: readonly z.infer<typeof categorySchema>[]
  date: z.infer<typeof dateSchema> | undefined
  /** Milliseconds. */
  now: number
}

/** A quota: how many are left and how many there ever were; `undefined` without a limit. */
interface Limit {
  left: number | undefined
  size: number | undefined
}

/** Something that is sold by itself: an item, or a variation of one. */
interface Offer {
  item: Item
  variation: Variation | undefined
  /** What one of it takes from each quota: a bundle takes several from those of its parts. */
  uses: ReadonlyMap<Limit, number>
  /** Whether it counts for the event; pretix names quotas of other things (`ignore_for_event_availability`). */
  isCounted: boolean
}

/**
 * Counts what a guest without a voucher can buy now, by the rules of pretix' own shop (`presale/productlist.py`): neither
 * add-ons nor parts of bundles are sold alone. Where a shop says which items let somebody in, programme booklets and
 * parking are no tickets.
 */
export function countOffers(shop: Shop, currency: string | undefined) {
  const limits = new Map(shop.quotas.map((quota) => [quota, toLimit(quota)]))
  const toOffers = (item: Item) => itemOffers(item, shop, limits)
  const knowsTickets = shop.items.some(({ admission }) => admission)
  const tickets = shop.items
    .filter((item) => !item.issue_giftcard && !(knowsTickets && item.admission === false))
    .flatMap(toOffers)
  const offers = tickets.filter((offer) => isSold(offer, shop, toOffers))
  const counted = (all: readonly Offer[]) => {
    const chosen = all.filter(({ isCounted }) => isCounted)
    return (chosen.length > 0 ? chosen : all).map(({ uses }) => uses)
  }
  // A quota whose items are all inactive still counts towards the capacity of the hall.
  const unknown = shop.quotas.filter(
    (quota) =>
      !quota.ignore_for_event_availability &&
      !quota.items.some((id) => shop.items.some((item) => item.id === id)),
  )
  const ofUnknown = unknown.flatMap((quota) => limits.get(quota) ?? []).map((limit) => new Map([[limit, 1]]))
  return {
    available: countTogether(counted(offers), ({ left }) => left),
    capacity: countTogether([...counted(tickets), ...ofUnknown], ({ size }) => size),
    categories: offers.map((offer) => toCategory(offer, shop, currency)),
  }
}

/** What is left of a quota. pretix takes off what is in baskets, in vouchers and promised to the waiting list. */
const toLimit = ({ available, available_number, size }: Quota): Limit => ({
  left: available ? available_number : 0,
  size,
})

function itemOffers(item: Item, shop: Shop, limits: ReadonlyMap<Quota, Limit>): Offer[] {
  const quotasOf = (id: number, variation: number | null | undefined) =>
    shop.quotas.filter(
      ({ items, variations }) => items.includes(id) && (!variation || variations.includes(variation)),
    )
  const variations = item.variations.length > 0 ? item.variations : [undefined]
  return variations.flatMap((variation) => {
    const own = quotasOf(item.id, variation?.id)
    const parts = (item.bundles ?? []).map((part) => ({
      count: part.count,
      quotas: quotasOf(part.bundled_item, part.bundled_variation),
    }))
    // pretix sells only what belongs to a quota (its documentation, «Quotas»).
    if ([own, ...parts.map(({ quotas }) => quotas)].some((quotas) => quotas.length === 0)) return []
    const uses = new Map<Limit, number>()
    const use = (quota: Quota, units: number) => {
      const limit = limits.get(quota)
      if (limit) uses.set(limit, (uses.get(limit) ?? 0) + units)
    }
    for (const quota of own) use(quota, 1)
    for (const { count: units, quotas } of parts) for (const quota of quotas) use(quota, units)
    for (const { addon_category: category, min_count: units } of item.addons ?? [])
      if (units > 0) uses.set(toAddOnLimit(category, shop, limits), units)
    return [{ item, variation, uses, isCounted: own.some((quota) => !quota.ignore_for_event_availability) }]
  })
}

/** What is left of the add-ons of a category, without which an item can't be ordered. */
function toAddOnLimit(category: number, shop: Shop, limits: ReadonlyMap<Quota, Limit>): Limit {
  const addOns = shop.items
    .filter((item) => item.category === category && isOpen(item, shop.now))
    .flatMap((item) => itemOffers({ ...item, addons: [] }, shop, limits))
  return {
    left: countTogether(
      addOns.map(({ uses }) => uses),
      ({ left }) => left,
    ),
    size: undefined,
  }
}

function isSold({ item, variation }: Offer, shop: Shop, toOffers: (item: Item) => Offer[]): boolean {
  const { date, quotas, items, categories } = shop
  const category = categories.find(({ id }) => id === item.category)
  const terms: (Terms | undefined)[] = [
    item,
    variation,
    date?.item_price_overrides.find((each) => each.item === item.id),
    date?.variation_price_overrides.find((each) => each.variation === variation?.id),
  ]
  const isLeft = ({ uses }: Offer) => fits(uses, ({ left }) => left) !== 0
  const hider = quotas.find(({ id }) => id !== undefined && id === item.hidden_if_available)
  const rival = items.find(({ id }) => id === item.hidden_if_item_available)
  return (
    terms.every((each) => each === undefined || isOpen(each, shop.now)) &&
    !item.require_bundling &&
    !category?.is_addon &&
    category?.cross_selling_mode !== 'only' &&
    !(hider && toLimit(hider).left !== 0) &&
    !(rival && isOpen(rival, shop.now) && toOffers(rival).some(isLeft))
  )
}

/** Whether something is sold on the site now, to somebody without a voucher and without a membership. */
const isOpen = (terms: Terms, now: number): boolean =>
  terms.active !== false &&
  !terms.disabled &&
  !terms.require_voucher &&
  !terms.hide_without_voucher &&
  !terms.require_membership &&
  (terms.all_sales_channels !== false ||
    (terms.limit_sales_channels ?? terms.sales_channels ?? []).includes('web')) &&
  !(terms.available_from && Date.parse(terms.available_from) > now) &&
  !(terms.available_until && Date.parse(terms.available_until) < now)

type Uses = ReadonlyMap<Limit, number>

/** How many of something fit into its quotas; `undefined` where none has a limit. */
const fits = (uses: Uses, leftOf: (limit: Limit) => number | undefined): number | undefined =>
  [...uses].reduce<number | undefined>((least, [limit, units]) => {
    const left = leftOf(limit)
    return left === undefined ? least : Math.min(least ?? left, Math.floor(left / units))
  }, undefined)

/**
 * How many tickets can be bought together. Quotas overlap: a hall has one for all its seats, and a category one more. What
 * takes least from quotas that others need too is taken first, so that the number is never too high.
 *
 * @returns `undefined` where something has no limit
 */
function countTogether(all: readonly Uses[], leftOf: (limit: Limit) => number | undefined) {
  const users = (limit: Limit) => all.filter((uses) => uses.has(limit)).length
  const need = (uses: Uses) => [...uses].reduce((sum, [limit, units]) => sum + units * users(limit), 0)
  const taken = new Map<Limit, number>()
  let sum = 0
  for (const uses of all.toSorted((one, other) => need(one) - need(other))) {
    const most = fits(uses, (limit) => {
      const left = leftOf(limit)
      return left === undefined ? undefined : left - (taken.get(limit) ?? 0)
    })
    if (most === undefined) return undefined
    sum += most
    for (const [limit, units] of uses) taken.set(limit, (taken.get(limit) ?? 0) + most * units)
  }
  return sum
}

function toCategory(
  { item, variation, uses }: Offer,
  { date }: Shop,
  currency: string | undefined,
): TicketCategory {
  const ofItem = date?.item_price_overrides.find((each) => each.item === item.id)?.price ?? item.default_price
  const ofVariation = date?.variation_price_overrides.find((each) => each.variation === variation?.id)?.price
  const amount = currency && readAmount(ofVariation ?? variation?.price ?? ofItem, currency)
  const available = fits(uses, ({ left }) => left)
  return {
    // Names are the seller's; the first language that it wrote them in.
    name: [item.name, variation?.value].flatMap((text) => Object.values(text ?? {})[0] || []).join(', '),
    ...(amount === undefined || amount === '' ? {} : { price: amount }),
    ...(available === undefined ? {} : { available }),
  }
}
