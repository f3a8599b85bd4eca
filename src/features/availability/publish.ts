import {
  type Availability,
  availabilitySchema,
  factLimitMs,
  isLast,
  noAvailability,
  republishMs,
  type SoldFacts,
} from '../../content/concerts/availability.ts'
import { availabilityKey, setAvailability } from '../../content/concerts/known-availability.ts'
import { readPublishedText } from '../../content/concerts/published-availability.ts'
import { toCategoriesVersion, toShownCategories } from '../../content/concerts/ticket-categories.ts'
import type { AvailabilityDeps } from './availability-service.ts'

interface AnsweredRow {
  concert: string
  ticket: string
  state: SoldFacts['state']
  available: number | null
  capacity: number | null
  price_from: number | null
  price_to: number | null
  currency: string | null
  on_sale_at: string | null
  categories: string | null
}

/** Numbers of a seller that has failed this long aren't shown. */
const countedAfterFailureMs = 15 * 60_000
/**
 * Publishes what pages show of all concerts, where that differs from what is published, and now and then as it is, so
 * that pages know that it still counts.
 *
 * @returns the slugs of concerts whose facts have changed
 */
export async function publishAvailability(deps: AvailabilityDeps): Promise<string[]> {
  const { database, kv, content, now, log } = deps
  const text = await readPublishedText(database)
  const before = (text ? availabilitySchema.safeParse(JSON.parse(text)).data : undefined) ?? noAvailability
  const concerts = await readFacts(database, now())
  const changed = [...new Set([...Object.keys(before.concerts), ...Object.keys(concerts)])].filter(
    (slug) => JSON.stringify(before.concerts[slug]) !== JSON.stringify(concerts[slug]),
  )
  if (changed.length === 0 && now() - before.madeAt < republishMs) return []
  const madeAt = now()
  await database
    .prepare(
      `insert into availability_published (id, made_at, body) values (1, ?1, ?2)
       on conflict do update set made_at = ?1, body = ?2`,
    )
    .bind(madeAt, JSON.stringify(concerts))
    .run()
  try {
    await kv?.put(availabilityKey, JSON.stringify({ madeAt, concerts }))
  } catch (error) {
    // Other isolates go on with what KV has, until a later run can write newer facts.
    log.warn('what sellers say was not written to KV', { error })
  }
  if (content.availability) setAvailability(content.availability.isolate, { madeAt, concerts })
  return changed
}

async function readFacts(database: D1Database, now: number): Promise<Availability['concerts']> {
  const { results } = await database
    .prepare(
      `select concert, ticket, state, price_from, price_to, currency, on_sale_at, capacity,
         case when coalesce(failed_since, ?1) > ?2 then available end as available,
         case when coalesce(failed_since, ?1) > ?2 then categories end as categories
       from availability left join availability_source using (source)
       where state is not null and until > ?1 and coalesce(failed_since, ?1) > ?3 order by concert`,
    )
    .bind(now, now - countedAfterFailureMs, now - factLimitMs)
    .all<AnsweredRow>()
  return Object.fromEntries(results.map((row) => [row.concert, toFacts(row, now)]))
}

function toFacts(row: AnsweredRow, now: number): SoldFacts {
  const { ticket, state, price_from: from, price_to: to, currency, on_sale_at: onSaleAt } = row
  const available = row.available ?? undefined
  const categories = state === 'on-sale' ? toCategoriesVersion(toShownCategories(row.categories)) : undefined
  const isFew = isLast({ available, capacity: row.capacity ?? undefined })
  return {
    ticket,
    state,
    ...(state === 'on-sale' && isFew ? { left: available } : {}),
    ...(from !== null && currency
      ? { price: { from, ...(to !== null && to > from ? { to } : {}), currency } }
      : {}),
    ...(onSaleAt && Date.parse(onSaleAt) > now ? { onSaleAt } : {}),
    ...(categories ? { categories } : {}),
  }
}
