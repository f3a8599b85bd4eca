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
  if (wanted.near) noteChangeAt(content, findNextMidnight(index, content.cache.now()))
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

/** Milliseconds of the next midnight in a city of each index. */
const nextMidnights = new WeakMap<readonly IndexedConcert[], number>()

/**
 * Returns the next midnight in any city of the concerts, in milliseconds. From then on «today» and «this weekend» mean
 * other days there. Converting a midnight from its time zone is slow, so it is remembered until it has passed.
 */
export function findNextMidnight(index: readonly IndexedConcert[], now: number): number {
  const known = nextMidnights.get(index)
  if (known !== undefined && known > now) return known
  const timeZones = new Set(index.map(({ timeZone }) => timeZone))
  const midnights = [...timeZones].map((timeZone) =>
    toInstant(addDays(toDayInZone(timeZone, now), 1), undefined, timeZone),
  )
  const next = Math.min(...midnights)
  nextMidnights.set(index, next)
  return next
}
