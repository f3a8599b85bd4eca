import { defaultTimeZone } from '../content/places/time-zone.ts'
import type { Log } from '../log.ts'
import { formatPeriod } from '../shared/format-period.ts'
import type { Locale } from '../shared/locales.ts'
import type { SearchAnswer, SearchPart, SearchResult } from '../shared/search.ts'
import { dayIn } from '../shared/zoned-time.ts'
import { type DatePhrase, readDatePhrase } from './date-phrase.ts'
import { type Attempt, listAttempts, listWiderAttempts } from './part-attempts.ts'
import type { CheckedQuery, CheckedRequest } from './request.ts'
import type { SearchService } from './search-service.ts'

interface World {
  /** Milliseconds. */
  now: number
  locales: readonly Locale[]
  log: Log
}

/**
 * Answers what was typed: days that it names filter the concerts, and where nothing has all of its words, parts of
 * them are looked for. The engine knows of neither; both are asked in the same way.
 *
 * @throws what the engine throws.
 */
export async function answerQuestion(
  engine: SearchService,
  request: CheckedRequest,
  { now, locales, log }: World,
): Promise<SearchAnswer> {
  const text = textOf(request)
  if (text === undefined) return engine.search(request)
  const today = dayIn(defaultTimeZone, now)
  const date = readDatePhrase(text, today, locales)
  const { results } = await engine.search(date ? within(request, date) : request)
  const label = date && formatPeriod(request.locale, date.period, today)
  const answer: SearchAnswer = {
    results,
    ...(date && label ? { period: { label, without: date.rest } } : {}),
  }
  if (isAnswered(request, results, date)) return answer
  try {
    const parts =
      (await findParts(engine, request, listAttempts(text, date), label)) ??
      (await findParts(engine, request, listWiderAttempts(date), label))
    return parts ? { ...answer, parts } : answer
  } catch (error) {
    // The visitor is told that nothing was found, which is so.
    log.warn('parts of a question could not be searched for', { error })
    return answer
  }
}

/**
 * The text that all queries ask for. None where nothing was typed, or where a call says itself how to take its words:
 * then they are words and nothing else.
 */
function textOf({ queries }: CheckedRequest): string | undefined {
  const [first] = queries
  const isTyped = queries.every(
    ({ q, matchingStrategy, attributesToSearchOn }) =>
      q === first?.q && matchingStrategy === 'all' && attributesToSearchOn === undefined,
  )
  return isTyped ? first?.q || undefined : undefined
}

/** Concerts of those days; all else by the words beside them, or by all of them where there are no others. */
const within = (request: CheckedRequest, { period, rest }: DatePhrase): CheckedRequest => ({
  ...request,
  queries: request.queries.map((query) =>
    query.indexUid === 'concert' ? { ...query, q: rest, days: period } : { ...query, q: rest || query.q },
  ),
})

/**
 * Whether all of it was found. Who names days wants concerts; news that mention the words are no answer to who looks
 * for anything else. A page past the first is somebody's who has seen that something was found.
 */
function isAnswered({ queries }: CheckedRequest, results: SearchResult[], date: DatePhrase | undefined) {
  if (queries.some(({ page }) => page > 1)) return true
  const isWanted = ({ indexUid }: SearchResult) => {
    if (queries.length === 1) return true
    return date && queries.some((query) => query.indexUid === 'concert')
      ? indexUid === 'concert'
      : indexUid !== 'post'
  }
  return results.filter(isWanted).some(({ hits }) => hits.length > 0)
}

/** Of each list of attempts the first that finds something. @returns `undefined` where none does */
async function findParts(
  engine: SearchService,
  request: CheckedRequest,
  attempts: Attempt[][],
  periodLabel: string | undefined,
): Promise<SearchPart[] | undefined> {
  const templates = templatesOf(request)
  const queries = attempts
    .flat()
    .flatMap(({ kept, days }) => templates.map((query) => toQuery(query, kept, days)))
  if (queries.length === 0) return undefined
  const { results } = await engine.search({ ...request, queries })
  const found = new Map(
    attempts.flat().map((attempt, at) => {
      const own = results.slice(at * templates.length, (at + 1) * templates.length)
      return [attempt, own.find(({ hits }) => hits.length > 0)]
    }),
  )
  const parts = attempts.flatMap((list) => {
    const attempt = list.find((each) => found.get(each))
    const result = attempt && found.get(attempt)
    if (!attempt || !result) return []
    const { query, kept, leftOut, isOfPeriod } = attempt
    return [{ query, kept, leftOut, result, ...(isOfPeriod && periodLabel ? { period: periodLabel } : {}) }]
  })
  return parts.length > 0 ? parts : undefined
}

/** Among all kinds, concerts are offered, else programs; in one kind's own view, that kind. */
const templatesOf = ({ queries }: CheckedRequest): CheckedQuery[] =>
  queries.length === 1
    ? queries
    : (['concert', 'program'] as const).flatMap(
        (index) => queries.find(({ indexUid }) => indexUid === index) ?? [],
      )

const toQuery = (query: CheckedQuery, q: string, days: Attempt['days']): CheckedQuery => ({
  ...query,
  q,
  ...(days && query.indexUid === 'concert' ? { days } : {}),
})
