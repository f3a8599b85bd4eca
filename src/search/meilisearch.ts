import * as z from 'zod/mini'
import type { Cache } from '../cache/cache.ts'
import { type CircuitBreaker, callThrough } from '../cache/circuit-breaker.ts'
import { createKeys } from '../cache/key.ts'
import { policies } from '../cache/policies.ts'
import type { ContentService } from '../content/content-service.ts'
import { readChangedAt } from '../content/parts/published-content.ts'
import { digest } from '../crypto/digest.ts'
import { UpstreamFailed } from '../errors.ts'
import type { Log } from '../log.ts'
import type { Locale } from '../shared/locales.ts'
import { cleanAnswer } from '../strapi/port/clean-answer.ts'
import { slugSchema } from '../strapi/port/fields.ts'
import { parseContent } from '../strapi/port/parse-content.ts'
import { toSearchResult } from './document-hits.ts'
import { toDayNumber } from './documents.ts'
import {
  aboutAttributes,
  type EngineRequest,
  type FoundHelp,
  maxHelp,
  type SearchEngine,
  type StoredIndexName,
} from './engine.ts'
import { asksForVenueFacts } from './help-topics.ts'
import { toHelp } from './hits.ts'
import { multiSearch, type TypedSearch } from './multi-search.ts'
import type { CheckedQuery, CheckedRequest } from './request.ts'
import { toQueryWords } from './service-words.ts'
import { listSearchedFields } from './settings.ts'
import { documentSchemas, type StoredDocuments } from './stored-documents.ts'

/** Address and key of the configured Meilisearch. */
export interface MeilisearchAddress {
  url: string
  /** A key that can only search. It never leaves the server. */
  key: string | undefined
  /** Id of the visitor's request, which each query carries along. */
  requestId: string
  breaker: CircuitBreaker
}

const timeLimitMs = 2000

/** Results as they are cached: documents and not cards, because a card's texts and ticket state depend on the time. */
export type StoredResult = {
  [Index in StoredIndexName]: {
    indexUid: Index
    documents: StoredDocuments[Index][]
    totalPages: number
    totalHits?: number | undefined
  }
}[StoredIndexName]

/** Cache keys of search results. A value has one result for each query, followed by those for help entries. */
const answers = createKeys<StoredResult[]>('search', 3)

/** A search engine that uses a Meilisearch filled by `npm run search:sync`. */
export function createMeilisearch(
  service: MeilisearchAddress,
  { content, cache }: { content: ContentService; cache: Cache },
): SearchEngine {
  return {
    search: async (request) => {
      // KV stores no word that a visitor has typed, and no log names one.
      const key = answers(await digest(JSON.stringify([service.url, request])))
      const changedAt = await readChangedAt(content)
      const { value: found } = await cache.readOrMake(
        key,
        policies.search,
        () => callService(service, cache, (signal) => askNow(service, cache, request, signal)),
        { isChanged: ({ storedAt }) => storedAt <= changedAt },
      )
      const context = { locale: request.locale, now: cache.now() }
      const { length } = request.queries
      return {
        results: request.queries.flatMap((query, at) => {
          const stored = found[at]
          return stored && stored.indexUid !== 'answer' ? [toSearchResult(query, stored, context)] : []
        }),
        ...(request.help ? { help: toHelpAnswers(request.help, found.slice(length)) } : {}),
      }
    },
    listSlugs: (request) => callService(service, cache, (signal) => listNow(service, cache, request, signal)),
  }
}

/** Calls Meilisearch. @throws UpstreamFailed with the cause */
async function callService<Answer>(
  service: MeilisearchAddress,
  cache: Cache,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  return callThrough(service.breaker, service.requestId, cache.now, async () => {
    const signal = AbortSignal.timeout(timeLimitMs)
    try {
      return await ask(signal)
    } catch (error) {
      throw signal.aborted
        ? new UpstreamFailed('search', 0, `no answer within ${timeLimitMs} ms`)
        : await toUpstreamFailed(error)
    }
  })
}

async function askNow(
  service: MeilisearchAddress,
  { now, log }: Cache,
  request: EngineRequest,
  signal: AbortSignal,
): Promise<StoredResult[]> {
  const queries = [
    ...request.queries.map((query) => toMultiSearch(query, request, now())),
    ...(request.help ?? []).flatMap((text) => toHelpSearches(text, request.locale)),
  ]
  const found = await multiSearch(service, queries, signal)
  return found.map((result, at) =>
    toStored(log, result.indexUid, { ...result, hits: result.hits.slice(0, queries[at]?.hitsPerPage) }),
  )
}

/** Most concerts that a result contains, more than a busy orchestra has ahead; less relevant ones are cut off. */
const maxSlugs = 1000
const slugsSchema = z.array(z.object({ slug: slugSchema }))

async function listNow(
  service: MeilisearchAddress,
  { now }: Cache,
  request: CheckedRequest,
  signal: AbortSignal,
): Promise<string[][]> {
  const queries = request.queries.map((query) => ({
    ...toMultiSearch(query, request, now()),
    hitsPerPage: maxSlugs,
    page: 1,
    attributesToRetrieve: ['slug'],
  }))
  const found = await multiSearch(service, queries, signal)
  return found.map(({ hits }) => slugsSchema.parse(hits).map(({ slug }) => slug))
}

/** Makes a query of Meilisearch. Each part is a validated value or comes from this code. */
function toMultiSearch(query: CheckedQuery, { locale }: CheckedRequest, now: number): TypedSearch {
  const { indexUid, q, hitsPerPage, page, sort, matchingStrategy, attributesToSearchOn } = query
  return {
    indexUid,
    // Meilisearch ignores words after the tenth (its documentation, «Known limitations»), and so does `toQueryWords`.
    q: toQueryWords(q),
    hitsPerPage,
    page,
    matchingStrategy,
    filter: indexUid === 'concert' ? toConcertFilter(query, now) : `locale = ${query.locale}`,
    attributesToRetrieve: Object.keys(documentSchemas[indexUid].shape).map((name) =>
      name === 'texts' ? `texts.${locale}` : name,
    ),
    ...(sort ? { sort: [sort] } : {}),
    attributesToSearchOn: listSearchedFields(indexUid, attributesToSearchOn),
    ...(attributesToSearchOn || matchingStrategy === 'last' ? {} : { typed: q }),
  }
}

/** Filters past concerts out, however old the documents are. */
const toConcertFilter = ({ days }: CheckedQuery, now: number): string =>
  [
    `endsAt > ${Math.floor(now / 1000)}`,
    ...(days ? [`day >= ${toDayNumber(days.from)}`] : []),
    ...(days?.to ? [`day <= ${toDayNumber(days.to)}`] : []),
  ].join(' AND ')

/** Two queries for each text: help entries about the words, and those that contain them. */
function toHelpSearches(text: string, locale: Locale): TypedSearch[] {
  const search = {
    indexUid: 'answer',
    q: toQueryWords(text),
    hitsPerPage: maxHelp,
    page: 1,
    matchingStrategy: 'all' as const,
    filter: `locale = ${locale}${asksForVenueFacts(text) ? '' : ' AND kind != venue'}`,
    attributesToRetrieve: Object.keys(documentSchemas.answer.shape),
  }
  return [
    { ...search, attributesToSearchOn: listSearchedFields('answer', aboutAttributes) },
    { ...search, attributesToSearchOn: listSearchedFields('answer') },
  ]
}

/** @param found two results for each text, in the order of `toHelpSearches` */
const toHelpAnswers = (texts: readonly string[], found: readonly StoredResult[]): FoundHelp[] =>
  texts.map((text, at) =>
    // A text of punctuation only becomes an empty query, which would find everything.
    toQueryWords(text) === ''
      ? { about: [], mentioning: [] }
      : { about: toAnswers(found[2 * at]), mentioning: toAnswers(found[2 * at + 1]) },
  )

const toAnswers = (result: StoredResult | undefined) =>
  result?.indexUid === 'answer' ? result.documents.map(toHelp) : []

function toStored(
  log: Log,
  indexUid: StoredIndexName,
  { hits, totalPages, totalHits }: { hits: unknown[]; totalPages: number; totalHits?: number | undefined },
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
      return { indexUid, totalPages, totalHits, documents: parse(documentSchemas.concert) }
    case 'program':
      return { indexUid, totalPages, totalHits, documents: parse(documentSchemas.program) }
    case 'city':
      return { indexUid, totalPages, totalHits, documents: parse(documentSchemas.city) }
    case 'venue':
      return { indexUid, totalPages, totalHits, documents: parse(documentSchemas.venue) }
    case 'post':
      return { indexUid, totalPages, totalHits, documents: parse(documentSchemas.post) }
    case 'answer':
      return { indexUid, totalPages, totalHits, documents: parse(documentSchemas.answer) }
  }
}

/** Describes an error in one line for operators: Meilisearch's error code, or what came instead of a response. */
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
