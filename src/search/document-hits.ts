import { isOver, isUnderWay } from '../content/concerts/ticket-state.ts'
import { defaultTimeZone } from '../content/places/time-zone.ts'
import type { Locale } from '../shared/locales.ts'
import type { SearchHits, SearchResult } from '../shared/search.ts'
import { omitAbsent } from '../strapi/port/fields.ts'
import { toCityHit, toConcertHit, toPostHit, toProgramHit, toVenueHit } from './hits.ts'
import type { StoredResult } from './meilisearch.ts'
import type { CheckedQuery } from './request.ts'
import type { StoredDocuments } from './stored-documents.ts'

interface Context {
  locale: Locale
  /** The current time in milliseconds. */
  now: number
  /** The text that was searched for. */
  text?: string
}

/**
 * Makes search results of stored documents, with ticket states of the current time. Concerts that have ended since the
 * documents were cached are left out, and those that have begun stand behind the others of the page.
 */
export function toSearchResult(
  query: CheckedQuery,
  stored: Exclude<StoredResult, { indexUid: 'answer' }>,
  context: Context,
): SearchResult {
  const { totalPages, totalHits } = stored
  const page = { page: query.page, totalPages, ...omitAbsent({ totalHits }), hitsPerPage: query.hitsPerPage }
  switch (stored.indexUid) {
    case 'concert':
      return {
        indexUid: 'concert',
        hits: toConcertHits(stored.documents, { ...context, text: query.q }),
        ...page,
      }
    case 'program':
      return {
        indexUid: 'program',
        hits: stored.documents.map(({ foundBy, ...program }) =>
          toProgramHit({ ...program, ...foundBy }, query.q),
        ),
        ...page,
      }
    case 'city':
      return {
        indexUid: 'city',
        hits: stored.documents.map((city) => toCityHit(city, city.concerts)),
        ...page,
      }
    case 'venue':
      return {
        indexUid: 'venue',
        hits: stored.documents.map((venue) => toVenueHit(venue, venue.city)),
        ...page,
      }
    case 'post':
      return { indexUid: 'post', hits: stored.documents.map(toPostHit), ...page }
  }
}

const toConcertHits = (documents: StoredDocuments['concert'][], context: Context): SearchHits['concert'][] =>
  documents
    .map((document) => ({ ...document, timeZone: document.timeZone ?? defaultTimeZone }))
    .filter((concert) => !isOver(concert, context.now))
    .toSorted((one, other) => Number(isUnderWay(one, context.now)) - Number(isUnderWay(other, context.now)))
    .map(({ texts, repertoire, hero, poster, foundBy, ...concert }) => {
      const words = texts[context.locale]
      const program = {
        name: words?.program ?? '',
        performers: words?.performers ?? [],
        ...foundBy,
        ...omitAbsent({ collection: words?.collection, lang: words?.lang, repertoire, hero, poster }),
      }
      const {
        city: name,
        cityPrepositional: namePrepositional = name,
        cityPreposition: preposition,
      } = words ?? {}
      const city =
        name && namePrepositional ? { name, namePrepositional, ...omitAbsent({ preposition }) } : undefined
      return toConcertHit(concert, { program, city }, context)
    })
