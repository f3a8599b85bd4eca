import type { SearchAnswer, SearchPart } from '../shared/search.ts'
import { type AnsweredQuery, type AskingWorld, askFor, listOtherSpellings } from './ask.ts'
import type { SearchEngine } from './engine.ts'
import { type Attempt, listAttempts, listWiderAttempts } from './part-attempts.ts'
import type { CheckedQuery, CheckedRequest } from './request.ts'

/**
 * Answers what was typed: days that it names filter the concerts. Where nothing has all of its words, the same keys of
 * another keyboard layout and the other script are tried, then parts of it are looked for. The engine knows of none of this, and is always
 * asked in the same way.
 *
 * @throws what the engine throws.
 */
export async function answerQuestion(
  engine: SearchEngine,
  request: CheckedRequest,
  world: AskingWorld,
): Promise<SearchAnswer> {
  const text = textOf(request)
  if (text === undefined) return toAnswer(await engine.search(request))
  const [found] = await askFor(engine, request, [text], world)
  if (!found || found.isAnswered) return toAnswer(found)
  try {
    const other = await findInOtherSpellings(engine, request, found, world)
    if (other) return { ...toAnswer(other), instead: other.text }
    const parts = await findAnyParts(engine, request, found)
    return { ...toAnswer(found), ...(parts ? { parts } : {}) }
  } catch (error) {
    // The visitor is told that nothing was found, which is so.
    world.log.warn('more of a question could not be searched for', { error })
    return toAnswer(found)
  }
}

const toAnswer = (found: Partial<AnsweredQuery> | undefined): SearchAnswer => ({
  results: found?.results ?? [],
  ...(found?.answers && found.answers.length > 0 ? { answers: found.answers } : {}),
  ...(found?.period ? { period: found.period } : {}),
})

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

/** What one meant who had the wrong layout, or wrote one script with the letters of another. An answer that says the words as they were typed is nearer. */
async function findInOtherSpellings(
  engine: SearchEngine,
  request: CheckedRequest,
  { text, answers }: AnsweredQuery,
  world: AskingWorld,
): Promise<AnsweredQuery | undefined> {
  const texts = request.isAsTyped || answers.length > 0 ? [] : listOtherSpellings(text, world)
  if (texts.length === 0) return undefined
  const found = await askFor(engine, request, texts, world)
  return found.find(({ isAnswered, answers }) => isAnswered || answers.length > 0)
}

/** A page past the first is somebody's who has seen that something was found. */
async function findAnyParts(
  engine: SearchEngine,
  request: CheckedRequest,
  { text, date, period }: AnsweredQuery,
): Promise<SearchPart[] | undefined> {
  if (request.queries.some(({ page }) => page > 1)) return undefined
  return (
    (await findParts(engine, request, listAttempts(text, date), period?.label)) ??
    (await findParts(engine, request, listWiderAttempts(date), period?.label))
  )
}

/** Of each list of attempts the first that finds something. @returns `undefined` where none does */
async function findParts(
  engine: SearchEngine,
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
