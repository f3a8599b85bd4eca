import * as z from 'zod/mini'
import { isLast } from '../../content/concerts/availability.ts'
import type { AvailabilityDeps, SoldCategory, SourceState } from './availability-service.ts'

const categoriesSchema = z.array(
  z.object({ name: z.string(), price: z.optional(z.number()), available: z.optional(z.number()) }),
)

/** Categories are shown as long as the seller has answered within this time. */
const limitMs = 25 * 60_000

/** @returns an empty list where the seller has no categories, or hasn't answered of late */
export async function readCategories(
  { database, now }: Pick<AvailabilityDeps, 'database' | 'now'>,
  slug: string,
): Promise<SoldCategory[]> {
  const row = await database
    .prepare(
      `select categories, currency from availability left join availability_source using (source)
       where concert = ?1 and state = 'on-sale' and coalesce(failed_since, ?2) > ?3`,
    )
    .bind(slug, now(), now() - limitMs)
    .first<{ categories: string | null; currency: string | null }>()
  if (!row?.categories) return []
  const { data = [] } = categoriesSchema.safeParse(JSON.parse(row.categories))
  return data.map(({ name, price, available }) => ({
    name,
    ...(price !== undefined && row.currency ? { price, currency: row.currency } : {}),
    ...(available !== undefined && (available === 0 || isLast({ available })) ? { left: available } : {}),
  }))
}

interface StateRow {
  source: string
  questions: number
  failed_since: number | null
  blocked_until: number
  fault: string | null
  concerts: number
  oldest: number | null
}

export async function readSourceStates({
  database,
  now,
}: Pick<AvailabilityDeps, 'database' | 'now'>): Promise<SourceState[]> {
  const { results } = await database
    .prepare(
      `select s.*, count(a.concert) as concerts, min(a.read_at) as oldest
       from availability_source s left join availability a using (source) group by source`,
    )
    .all<StateRow>()
  return results.map((row) => ({
    source: row.source,
    concerts: row.concerts,
    questions: row.questions,
    ...(row.failed_since === null ? {} : { failedSince: toIso(row.failed_since) }),
    ...(row.blocked_until > now() ? { blockedUntil: toIso(row.blocked_until) } : {}),
    ...(row.fault === null ? {} : { fault: row.fault }),
    ...(row.oldest === null ? {} : { oldestAnswer: toIso(row.oldest) }),
  }))
}

const toIso = (at: number) => new Date(at).toISOString()
