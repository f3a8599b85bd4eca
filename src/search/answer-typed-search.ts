import type { SearchAnswer, SearchPart } from '../shared/search.ts'
import type { SearchEngine } from './engine.ts'
import { listAttempts, listWiderAttempts, type SearchPartAttempt } from './part-attempts.ts'
import type { CheckedQuery, CheckedRequest } from './request.ts'
import {
  type InterpretedResults,
  listOtherSpellings,
  type SearchContext,
  searchTexts,
} from './search-texts.ts'

/**
 * Answers a typed search. Days that the text names filter the concerts. Where nothing matches all words, the text is
 * tried in other keyboard layouts and the other script, then parts of it are searched for. The engine is always called
 * in the same way and knows nothing of this.
 *
 * @throws what the engine throws
 */
export async function answerTypedSearch(
  engine: SearchEngine,
  request: CheckedRequest,
  deps: SearchContext,
): Promise<SearchAnswer> {
  const text = textOf(request)
  if (text === undefined) return toAnswer(await engine.search(request))
  // The words behind a comma may be the country of a city, which no concert names.
  const named =
    text.includes(',') && !request.isAsTyped
      ? await findByOtherCityName(engine, request, text, deps).catch(() => undefined)
      : undefined
  if (named) return { ...toAnswer(named), instead: named.text }
  const [found] = await searchTexts(engine, request, [text], deps)
  if (!found || found.isAnswered) return toAnswer(found)
  try {
    const other =
      (await findInOtherSpellings(engine, request, found, deps)) ??
      (await findByOtherCityName(engine, request, text, deps))
    if (other) return { ...toAnswer(other), instead: other.text }
    const parts = await findAnyParts(engine, request, found)
    return { ...toAnswer(found), ...(parts ? { parts } : {}) }
  } catch (error) {
    // The visitor sees that nothing was found for the whole text, which is true.
    deps.log.warn('more of a search could not be answered', { error })
    return toAnswer(found)
  }
}

const toAnswer = (found: Partial<InterpretedResults> | undefined): SearchAnswer => ({
  results: found?.results ?? [],
  ...(found?.answers && found.answers.length > 0 ? { answers: found.answers } : {}),
  ...(found?.period ? { period: found.period } : {}),
})

/**
 * The text that all queries have in common. None where nothing was typed, or where the call specifies how its words
 * are to be matched.
 */
function textOf({ queries }: CheckedRequest): string | undefined {
  const [first] = queries
  const isTyped = queries.every(
    ({ q, matchingStrategy, attributesToSearchOn }) =>
      q === first?.q && matchingStrategy === 'all' && attributesToSearchOn === undefined,
  )
  return isTyped ? first?.q || undefined : undefined
}

/**
 * Searches for the text as it would be in another keyboard layout or script. Help entries that match the typed words
 * take precedence.
 */
async function findInOtherSpellings(
  engine: SearchEngine,
  request: CheckedRequest,
  { text, answers }: InterpretedResults,
  deps: SearchContext,
): Promise<InterpretedResults | undefined> {
  const texts = request.isAsTyped || answers.length > 0 ? [] : listOtherSpellings(text, deps)
  if (texts.length === 0) return undefined
  const found = await searchTexts(engine, request, texts, deps)
  return found.find(({ isAnswered, answers }) => isAnswered || answers.length > 0)
}

/** Searches for the text with the site's own name of a city, as «Алматы» for «Алма-Ата». */
async function findByOtherCityName(
  engine: SearchEngine,
  request: CheckedRequest,
  text: string,
  deps: SearchContext,
): Promise<InterpretedResults | undefined> {
  const [first] = request.queries
  if (request.isAsTyped || !first) return undefined
  const renamed = await deps.renameCity?.(text, first.locale)
  const [found] = renamed === undefined ? [] : await searchTexts(engine, request, [renamed], deps)
  return found?.isAnswered ? found : undefined
}

/** Searches for parts of the text, on the first page of results only: a visitor of a later page has seen results. */
async function findAnyParts(
  engine: SearchEngine,
  request: CheckedRequest,
  { text, date, period }: InterpretedResults,
): Promise<SearchPart[] | undefined> {
  if (request.queries.some(({ page }) => page > 1)) return undefined
  return (
    (await findParts(engine, request, listAttempts(text, date), period?.label)) ??
    (await findParts(engine, request, listWiderAttempts(date), period?.label))
  )
}

/** Takes from each list of attempts the first that finds something. @returns `undefined` where none does */
async function findParts(
  engine: SearchEngine,
  request: CheckedRequest,
  attempts: SearchPartAttempt[][],
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

/**
 * The queries that are repeated for parts: in a view of all kinds those for concerts and programs, in a view of one
 * kind that one.
 */
const templatesOf = ({ queries }: CheckedRequest): CheckedQuery[] =>
  queries.length === 1
    ? queries
    : (['concert', 'program'] as const).flatMap(
        (index) => queries.find(({ indexUid }) => indexUid === index) ?? [],
      )

const toQuery = (query: CheckedQuery, q: string, days: SearchPartAttempt['days']): CheckedQuery => ({
  ...query,
  q,
  ...(days && query.indexUid === 'concert' ? { days } : {}),
})
