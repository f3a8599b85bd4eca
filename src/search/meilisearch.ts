import type { MultiSearchQuery } from 'meilisearch'
import * as z from 'zod/mini'
import type { Cache } from '../cache/cache.ts'
import { type CircuitBreaker, callThrough } from '../cache/circuit-breaker.ts'
import { createKeys } from '../cache/key.ts'
import { policies } from '../cache/policies.ts'
import { cleanAnswer } from '../content/port/clean-answer.ts'
import { parseContent } from '../content/port/parse-content.ts'
import { UpstreamFailed } from '../errors.ts'
import type { Log } from '../log.ts'
import { type SearchIndex, searchIndexes } from '../shared/search.ts'
import { isDefaultView } from './default-view.ts'
import { toResult } from './document-hits.ts'
import { toDayNumber } from './documents.ts'
import { createMeilisearchClient } from './meilisearch-client.ts'
import { withoutFurtherWords } from './query-words.ts'
import type { CheckedQuery, CheckedRequest } from './request.ts'
import type { SearchService } from './search-service.ts'
import { fieldsOf } from './settings.ts'
import { documentSchemas, type StoredDocuments } from './stored-documents.ts'
import { withoutYo } from './words.ts'

/** How a configured Meilisearch is reached. */
export interface MeilisearchAddress {
  url: string
  /** A key that may search and nothing else. It never leaves the server. */
  key: string | undefined
  /** Of the visitor's request. */
  requestId: string
  breaker: CircuitBreaker
}

const timeLimitMs = 2000

/** Answers as they are cached: documents, since a card's texts and ticket also depend on the time of day. */
export type StoredResult = {
  [Index in SearchIndex]: { indexUid: Index; documents: StoredDocuments[Index][]; totalPages: number }
}[SearchIndex]

/** A result for each query. */
const answers = createKeys<StoredResult[]>('search', 1)

/** Search by a Meilisearch that `npm run search:sync` has filled. */
export function createMeilisearch(service: MeilisearchAddress, cache: Cache): SearchService {
  return {
    search: async (request) => {
      const policy = isDefaultView(request) ? policies.search : policies.freeText
      const key = answers(JSON.stringify(request))
      const { value: results } = await cache.answer(key, policy, () => ask(service, cache, request))
      const context = { locale: request.locale, now: cache.now() }
      return {
        results: request.queries.flatMap((query, at) => {
          const result = results[at]
          return result ? [toResult(query, result, context)] : []
        }),
      }
    },
  }
}

/** @throws UpstreamFailed that names the cause. */
async function ask(
  service: MeilisearchAddress,
  cache: Cache,
  request: CheckedRequest,
): Promise<StoredResult[]> {
  return callThrough(service.breaker, service.requestId, cache.now, async () => {
    const signal = AbortSignal.timeout(timeLimitMs)
    try {
      return await askNow(service, cache, request, signal)
    } catch (error) {
      throw signal.aborted
        ? new UpstreamFailed('search', 0, `no answer within ${timeLimitMs} ms`)
        : await toUpstreamFailed(error)
    }
  })
}

const answerSchema = z.object({
  results: z.array(
    z.object({
      indexUid: z.enum(searchIndexes),
      hits: z.array(z.unknown()),
      totalPages: z.int().check(z.gte(0)),
    }),
  ),
})

async function askNow(
  service: MeilisearchAddress,
  { now, log }: Cache,
  request: CheckedRequest,
  signal: AbortSignal,
): Promise<StoredResult[]> {
  const client = await createMeilisearchClient(service)
  const queries = request.queries.map((query) => toMultiSearch(query, request, now()))
  const { results } = answerSchema.parse(await client.multiSearch({ queries }, { signal }))
  return request.queries.map(({ indexUid, hitsPerPage }, at) => {
    const result = results[at]
    if (result?.indexUid !== indexUid) throw new TypeError(`it holds no result for query ${at}`)
    return toStored(log, indexUid, { ...result, hits: result.hits.slice(0, hitsPerPage) })
  })
}

/** Every part of it is ours: a checked value, or one that is made here. */
function toMultiSearch(query: CheckedQuery, { locale }: CheckedRequest, now: number): MultiSearchQuery {
  const { indexUid, q, hitsPerPage, page, sort, matchingStrategy, attributesToSearchOn } = query
  const isConcert = indexUid === 'concert'
  return {
    indexUid,
    // It takes ten words into account itself (its documentation, «Known limitations»); a query says no more.
    q: withoutYo(withoutFurtherWords(q)),
    hitsPerPage,
    page,
    matchingStrategy,
    filter: isConcert ? toConcertFilter(query, now) : `locale = ${query.locale}`,
    attributesToRetrieve: Object.keys(documentSchemas[indexUid].shape).map((name) =>
      name === 'texts' ? `texts.${locale}` : name,
    ),
    ...(sort ? { sort: [sort] } : {}),
    ...(attributesToSearchOn ? { attributesToSearchOn: fieldsOf(indexUid, attributesToSearchOn) } : {}),
  }
}

/** A concert that is over leaves by itself, whenever the documents were loaded. */
const toConcertFilter = ({ days }: CheckedQuery, now: number): string =>
  [
    `endsAt > ${Math.floor(now / 1000)}`,
    ...(days ? [`day >= ${toDayNumber(days.from)}`] : []),
    ...(days?.to ? [`day <= ${toDayNumber(days.to)}`] : []),
  ].join(' AND ')

function toStored(
  log: Log,
  indexUid: SearchIndex,
  { hits, totalPages }: { hits: unknown[]; totalPages: number },
): StoredResult {
  const parse = <Document>(document: z.ZodMiniType<Document>): Document[] => {
    const { value, dropped } = parseContent(`search ${indexUid}`, z.object({ hits: z.array(document) }), {
      hits: cleanAnswer(hits),
    })
    for (const { path, message } of dropped) {
      log.warn('search field dropped', { index: indexUid, path, reason: message })
    }
    return value.hits
  }
  switch (indexUid) {
    case 'concert':
      return { indexUid, totalPages, documents: parse(documentSchemas.concert) }
    case 'program':
      return { indexUid, totalPages, documents: parse(documentSchemas.program) }
    case 'city':
      return { indexUid, totalPages, documents: parse(documentSchemas.city) }
    case 'venue':
      return { indexUid, totalPages, documents: parse(documentSchemas.venue) }
    case 'post':
      return { indexUid, totalPages, documents: parse(documentSchemas.post) }
  }
}

/** Says in one line what an operator has to know: the service's own code, or what came instead of an answer. */
async function toUpstreamFailed(thrown: unknown): Promise<UpstreamFailed> {
  const { MeilisearchApiError, MeilisearchRequestError } = await import('meilisearch')
  const isOfRequest = thrown instanceof MeilisearchRequestError
  const error = isOfRequest ? thrown.cause : thrown
  if (error instanceof UpstreamFailed) return error
  if (error instanceof MeilisearchApiError) {
    const { status } = error.response
    const code = error.cause?.code ? `${error.cause.code}: ` : ''
    return new UpstreamFailed('search', status, `status ${status}, ${code}${error.message}`, error.cause)
  }
  if (error instanceof SyntaxError) return new UpstreamFailed('search', 0, `no JSON came: ${error.message}`)
  if (isOfRequest) return new UpstreamFailed('search', 0, String(error))
  return new UpstreamFailed('search', 0, 'its answer has another shape', undefined, error)
}
