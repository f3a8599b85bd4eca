import { concertsPerPage } from '../../shared/constants.ts'
import type { Locale } from '../../shared/locales.ts'
import { addDays, toDayInZone, toInstant } from '../../shared/zoned-time.ts'
import { type ContentService, noteChangeAt } from '../../strapi/port/client.ts'
import { chooseConcerts, type IndexedConcert, type WantedConcerts } from './choose-concerts.ts'
import { type ConcertListPage, noConcerts, readConcerts } from './concerts.ts'
import { readScheduleIndex } from './schedule-index.ts'

/** Whether a list asks for what only the index knows. */
export const needsIndex = ({ near, maxPrice, sort, among, isForChildren }: WantedConcerts): boolean =>
  Boolean(near || maxPrice || sort || among || isForChildren)

/**
 * A page of a list that is chosen or sorted by what the content service can't: by the index, then its concerts by slug.
 * These are remembered in the isolate only, since there are as many such lists as combinations of filters.
 *
 * @throws UpstreamFailed, ContentInvalid; see `readContent`.
 */
export async function readNarrowedConcerts(
  content: ContentService,
  locale: Locale,
  today: string,
  { page, ...wanted }: WantedConcerts & { page: number },
): Promise<ConcertListPage> {
  const index = await readScheduleIndex(content, today)
  if (wanted.near) noteMidnights(content, index)
  const chosen = chooseConcerts(index, wanted, content.cache.now()).map(({ slug }) => slug)
  const slugs = chosen.slice((page - 1) * concertsPerPage, page * concertsPerPage)
  if (slugs.length === 0) return noConcerts
  const list = await readConcerts(content, locale, today, { when: 'upcoming', slugs, pageSize: slugs.length })
  const bySlug = new Map(list.concerts.map((concert) => [concert.slug, concert]))
  return {
    concerts: slugs.flatMap((slug) => bySlug.get(slug) ?? []),
    total: chosen.length,
    pageCount: Math.ceil(chosen.length / concertsPerPage),
  }
}

/** «Today» and «this weekend» mean other days from midnight on, in each city at its own. */
export function noteMidnights(content: ContentService, index: readonly IndexedConcert[]): void {
  const now = content.cache.now()
  for (const timeZone of new Set(index.map((concert) => concert.timeZone)))
    noteChangeAt(content, toInstant(addDays(toDayInZone(timeZone, now), 1), undefined, timeZone))
}
