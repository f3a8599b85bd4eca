import { defaultLocale } from '../../shared/locales.ts'
import { toUtcDay } from '../../shared/zoned-time.ts'
import type { ContentService } from '../../strapi/port/client.ts'
import type { ConcertSummary } from './concert-summary.ts'
import { fetchConcerts } from './concerts.ts'

const pageSize = 100
/** Limits how many concerts are fetched: 2,000, more than any orchestra has. */
const maxPages = 20

/**
 * Fetches all upcoming concerts, soonest first, without the cache, for scheduled runs.
 *
 * @param now milliseconds
 * @throws UpstreamFailed, ContentInvalid; see `readContent`.
 */
export async function fetchUpcomingConcerts(content: ContentService, now: number): Promise<ConcertSummary[]> {
  const concerts: ConcertSummary[] = []
  for (let page = 1; page <= maxPages; page++) {
    const list = await fetchConcerts(content, defaultLocale, toUtcDay(now), {
      when: 'upcoming',
      page,
      pageSize,
    })
    concerts.push(...list.concerts)
    if (page >= list.pageCount) break
  }
  return concerts
}
