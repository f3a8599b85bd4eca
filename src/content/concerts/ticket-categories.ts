import * as z from 'zod/mini'
import { withinLimit } from '../../cache/time-limit.ts'
import { UpstreamFailed } from '../../errors.ts'
import { fnv1a } from '../../shared/fnv1a.ts'
import { type ContentService, noteChangeAt } from '../content-service.ts'
import { isLast, type SoldFacts } from './availability.ts'
import type { ConcertSummary } from './concert-summary.ts'
import { readCountedFacts } from './read-availability.ts'

/** A category of tickets, as the parterre. Money is minor units of the event's currency (`shared/money.ts`). */
const ticketCategorySchema = z.object({
  name: z.string(),
  price: z.optional(z.number()),
  /** How many tickets are left; absent where the seller doesn't count, and on pages also where there are many. */
  available: z.optional(z.number()),
})
export type TicketCategory = z.infer<typeof ticketCategorySchema>

/** The categories of tickets that a concert's page shows. */
export interface ShownCategories {
  currency: string
  categories: TicketCategory[]
}

const storedSchema = z.catch(z.array(ticketCategorySchema), [])

/** Reads stored categories. @param stored JSON of `availability.categories` */
export const toCategories = (stored: string | null): TicketCategory[] =>
  storedSchema.parse(JSON.parse(stored ?? '[]'))

/**
 * Chooses what visitors see of stored categories: those with a name and a price, and the number of their tickets only
 * where few are left or none. A single one says no more than the concert's price.
 *
 * @param stored JSON of `availability.categories`
 */
export function toShownCategories(stored: string | null): TicketCategory[] {
  const shown = toCategories(stored)
    .filter(({ name, price }) => name !== '' && price !== undefined)
    .map(({ available, ...category }) =>
      available === 0 || isLast({ available }) ? { ...category, available } : category,
    )
  return shown.length > 1 ? shown : []
}

/** Makes a text that differs whenever the shown categories differ; `undefined` if none are shown. */
export const toCategoriesVersion = (shown: readonly TicketCategory[]): string | undefined =>
  shown.length === 0 ? undefined : fnv1a(JSON.stringify(shown)).toString(36)

/** Time limit of the read from the database, in milliseconds. A page doesn't need the categories. */
const limitMs = 500
/** A page without the categories that it should have is made anew after this long. */
const tryAgainMs = 60_000

/**
 * Reads the categories of a concert whose tickets are on sale. Nothing is asked for a concert without any. Never fails:
 * without the database the page has none for a minute.
 */
export async function readTicketCategories(
  content: ContentService,
  concert: Pick<ConcertSummary, 'slug' | 'ticket' | 'price' | 'soldOut'>,
): Promise<ShownCategories | undefined> {
  const { availability: store } = content
  const facts = await readCountedFacts(content, concert)
  if (!store || !hasCategories(facts) || concert.soldOut) return undefined
  const { currency } = facts.price
  if (concert.price && concert.price.currency !== currency) return undefined
  try {
    const stored = await withinLimit(
      limitMs,
      store.database
        .prepare('select categories from availability where concert = ?')
        .bind(concert.slug)
        .first<string>('categories'),
      () => new UpstreamFailed('store', 0, `the database did not answer within ${limitMs} ms`),
    )
    const categories = toShownCategories(stored)
    return categories.length > 0 ? { currency, categories } : undefined
  } catch (error) {
    content.log.warn('the categories of tickets could not be read', { error })
    noteChangeAt(content, content.now() + tryAgainMs)
    return undefined
  }
}

const hasCategories = (facts: SoldFacts | undefined): facts is SoldFacts & { price: { currency: string } } =>
  facts?.state === 'on-sale' && facts.categories !== undefined && facts.price !== undefined
