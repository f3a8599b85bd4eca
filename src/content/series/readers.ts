import type { Locale } from '../../shared/locales.ts'
import { noteTurns } from '../concerts/around-now.ts'
import { withAvailability } from '../concerts/read-availability.ts'
import { readSchedule } from '../concerts/schedule.ts'
import type { ContentService } from '../content-service.ts'
import { toHalfYear } from '../parts/part-keys.ts'
import { readPublishedList } from '../parts/read-parts.ts'
import type { Series } from './series.ts'
import { countConcerts, isPast, type StandingSeries, toSoldSeries } from './standing-series.ts'

/** All series, by name. @throws UpstreamFailed where nothing is published */
export const readAllSeries = (content: ContentService, locale: Locale): Promise<Series[]> =>
  readPublishedList(content, 'series', locale)

/** @returns `undefined` where there is no such series. @throws UpstreamFailed where nothing is published */
export const readSeries = async (
  content: ContentService,
  locale: Locale,
  slug: string,
): Promise<Series | undefined> => (await readAllSeries(content, locale)).find((each) => each.slug === slug)

/**
 * The series that are wanted, with their concerts: those that are left first.
 *
 * @throws UpstreamFailed where nothing is published
 */
export async function readStandingSeries(
  content: ContentService,
  locale: Locale,
  isWanted: (series: Series) => boolean = () => true,
): Promise<StandingSeries[]> {
  const wanted = (await readAllSeries(content, locale)).filter(isWanted)
  if (wanted.length === 0) return []
  const periods = new Set(wanted.flatMap(({ concerts }) => concerts.map(({ date }) => toHalfYear(date))))
  const schedule = await readSchedule(content, locale, (period) => periods.has(period))
  const known = await withAvailability(content, schedule)
  const sold = await withAvailability(content, wanted.map(toSoldSeries))
  const now = content.now()
  const standing = wanted.map((series, index): StandingSeries => {
    const slugs = new Set(series.concerts.map(({ slug }) => slug))
    const concerts = known.filter(({ slug }) => slugs.has(slug))
    noteTurns(content, concerts)
    return {
      series,
      concerts,
      counts: countConcerts(concerts, now),
      sold: sold[index] ?? toSoldSeries(series),
    }
  })
  return [
    ...standing.filter(({ counts }) => !isPast(counts)),
    ...standing.filter(({ counts }) => isPast(counts)),
  ]
}
