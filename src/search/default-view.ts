import { hitsPerPage } from '../shared/constants.ts'
import { searchIndexes } from '../shared/search.ts'
import type { CheckedQuery, CheckedRequest } from './request.ts'

/**
 * Whether a request is one of those that everybody makes: the popup as it opens, all indexes or one tab, on a
 * wide screen or a narrow one. There are a dozen of them in each language. Every other one is as free as text,
 * and visitors could fill a shared cache with them.
 */
export function isDefaultView({ locale, queries }: CheckedRequest): boolean {
  if (queries.some((query) => !isPlain(query) || query.locale !== locale)) return false
  if (queries.length === 1) return hasSizes(queries, 'one')
  const isAll = queries.length === searchIndexes.length
  return (
    isAll && queries.every(({ indexUid }, at) => indexUid === searchIndexes[at]) && hasSizes(queries, 'all')
  )
}

/** Their sorts are the usual ones: for an empty text no other makes a first view. */
const isPlain = ({ q, days, page, sort, matchingStrategy, attributesToSearchOn }: CheckedQuery) =>
  q === '' &&
  days === undefined &&
  page === 1 &&
  (sort === undefined || sort === 'date:asc' || sort === 'publishedAt:desc') &&
  matchingStrategy === 'all' &&
  attributesToSearchOn === undefined

/** Narrow screens have half as many. */
function hasSizes(queries: CheckedQuery[], view: 'one' | 'all'): boolean {
  const wide = queries.every((query) => query.hitsPerPage === hitsPerPage[query.indexUid][view])
  const narrow = queries.every((query) => query.hitsPerPage === hitsPerPage[query.indexUid][view] / 2)
  return wide || narrow
}
