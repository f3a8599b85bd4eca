import { readCities } from '../../content/places/cities.ts'
import { type ConcertState, isElsewhere } from './concert-state.ts'
import type { NoticeDeps } from './notice-service.ts'

/** What a concert was known as, and is now. */
export interface Comparison {
  known: ConcertState | undefined
  state: ConcertState
}

/**
 * A city whose slug has changed: concerts in its halls say so, content has no city of the old slug any more, and one of
 * the new. Who followed it follows it still.
 *
 * @throws UpstreamFailed, ContentInvalid; what the database throws
 */
export async function renameCities(
  { content, database, log }: NoticeDeps,
  comparisons: readonly Comparison[],
): Promise<void> {
  const pairs = new Map(
    comparisons.flatMap(({ known, state }) =>
      known?.city && state.city && known.city !== state.city && !isElsewhere(known, state)
        ? [[known.city, state.city] as const]
        : [],
    ),
  )
  if (pairs.size === 0) return
  const slugs = new Set((await readCities(content)).map(({ slug }) => slug))
  for (const [from, to] of pairs) {
    if (slugs.has(from) || !slugs.has(to)) continue
    log.info('a city has another slug', { from, to })
    const renamed = `case kind when 'city' then ?2 else replace(key, '/' || ?1, '/' || ?2) end`
    const isOfCity = `(kind = 'city' and key = ?1 or kind = 'wish' and key like '%/' || ?1)`
    await database.batch([
      database
        .prepare(
          `insert or ignore into notice_topic (kind, key, owner, created_at)
           select kind, ${renamed}, owner, created_at from notice_topic where ${isOfCity}`,
        )
        .bind(from, to),
      database.prepare(`delete from notice_topic where ${isOfCity}`).bind(from),
    ])
  }
}
