import { maxSavedConcerts } from '../../shared/constants.ts'
import type { Locale } from '../../shared/locales.ts'
import type { ContentService } from '../content-service.ts'
import { type ConcertListPage, noConcerts, readConcerts } from './concerts.ts'

export type SavedLists = [upcoming: ConcertListPage, past: ConcertListPage]

/** The concerts of these slugs, as far as they are known. */
export function readSavedConcerts(
  { content, locale }: { content: ContentService; locale: Locale },
  slugs: string[],
): Promise<SavedLists> {
  const read = (when: 'upcoming' | 'past') =>
    slugs.length > 0
      ? readConcerts(content, locale, { when, among: new Set(slugs), pageSize: maxSavedConcerts })
      : Promise.resolve(noConcerts)
  return Promise.all([read('upcoming'), read('past')])
}
