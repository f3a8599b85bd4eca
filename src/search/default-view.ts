import { hitsPerPage } from '../shared/constants.ts'
import { searchIndexes } from '../shared/search.ts'
import type { CheckedQuery, CheckedRequest } from './request.ts'

/**
 * Whether a request is one of about a dozen that every visitor makes: the search popup as it opens, all kinds or one,
 * on a wide or a narrow screen. All others vary as freely as text, and visitors could fill a shared cache with them.
 */
export function isDefaultView({ locale, queries }: CheckedRequest): boolean {
  if (queries.some((query) => !isPlain(query) || query.locale !== locale)) return false
  if (queries.length === 1) return hasSizes(queries, 'one')
  const isAll = queries.length === searchIndexes.length
  return (
    isAll && queries.every(({ indexUid }, at) => indexUid === searchIndexes[at]) && hasSizes(queries, 'all')
  )
}

/** Only the default sorts occur in a first view without a text. */
const isPlain = ({ q, days, page, sort, matchingStrategy, attributesToSearchOn }: CheckedQuery) =>
  q === '' &&
  days === undefined &&
  page === 1 &&
  (sort === undefined || sort === 'date:asc' || sort === 'publishedAt:desc') &&
  matchingStrategy === 'all' &&
  attributesToSearchOn === undefined

/** Narrow screens show half as many results. */
function hasSizes(queries: CheckedQuery[], view: 'one' | 'all'): boolean {
  const wide = queries.every((query) => query.hitsPerPage === hitsPerPage[query.indexUid][view])
  const narrow = queries.every((query) => query.hitsPerPage === hitsPerPage[query.indexUid][view] / 2)
  return wide || narrow
}
