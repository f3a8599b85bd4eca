import { findNamedMonth, type Period, toMonthPeriod } from '../../../search/periods.ts'
import type { Locale } from '../../../shared/locales.ts'
import { type SearchAnswer, type SearchIndex, searchIndexes } from '../../../shared/search.ts'
import { toWeekend } from '../../../shared/zoned-time.ts'
import type { ExpectedDays, Judgement } from './judgements/judgement.ts'

/** One result of a list: a slug such as `hans-zimmer-kazan-1`; for answers also their kind, as `question:refunds`. */
interface ShownResult {
  id: string
  /** Date of a concert, `YYYY-MM-DD`. */
  date?: string
}

export interface JudgedResults {
  judgement: Judgement
  shown: ShownResult[]
  /**
   * 1 if the first five results are the best five; `undefined` where no result is expected, as on days without a
   * concert.
   */
  ndcg: number | undefined
}

const depth = 5
/** Gain of a result for the discounted gain: better results count more. */
const gains = { best: 3, good: 1 } as const

/**
 * Computes nDCG@5 (Järvelin and Kekäläinen, 2002). The ideal ranking has the `best` results only: `good` ones count
 * where they are found, and their absence costs nothing.
 *
 * @param all everything that can be found in the judgement's list
 * @param today `YYYY-MM-DD`
 */
function judgeQuery(
  judgement: Judgement,
  shown: ShownResult[],
  all: readonly ShownResult[],
  today: string,
): JudgedResults {
  const gainOf = (each: ShownResult) => {
    if (isMeant(judgement, each, today)) return gains.best
    return judgement.good?.some((pattern) => matches(pattern, each.id, judgement.index)) ? gains.good : 0
  }
  const meant = all.filter((each) => isMeant(judgement, each, today)).length
  if (meant === 0) return { judgement, shown, ndcg: undefined }
  const ideal = discounted(Array.from({ length: Math.min(depth, meant) }, () => gains.best))
  return { judgement, shown, ndcg: Math.min(1, discounted(shown.slice(0, depth).map(gainOf)) / ideal) }
}

const discounted = (list: readonly number[]): number =>
  list.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0)

function isMeant({ best, index }: Judgement, { id, date }: ShownResult, today: string): boolean {
  if (!('days' in best)) return best.some((pattern) => matches(pattern, id, index))
  const { from, to } = toPeriod(best.days, today)
  return date !== undefined && date >= from && date <= to && id.includes(best.slug ?? '')
}

/**
 * Whether a result matches a pattern: a concert's slug contains those of its program and its city; `venue:` matches any
 * venue.
 */
const matches = (pattern: string, id: string, index: Judgement['index']): boolean =>
  index === 'concert' ? id.includes(pattern) : pattern.endsWith(':') ? id.startsWith(pattern) : id === pattern

function toPeriod(days: ExpectedDays['days'], today: string): Period {
  switch (days) {
    case 'weekend':
      return toWeekend(today)
    case 'next-month':
      return toMonthPeriod(today, 'next')
    case 'december':
      return findNamedMonth(today, 12)
    case 'january':
      return findNamedMonth(today, 1)
  }
}

/** Returns the results that are shown: those with all of the words, else those for parts of the query. */
function toShown(answer: SearchAnswer, index: Judgement['index']): ShownResult[] {
  if (index === 'answer') return answer.answers?.map(({ kind, slug }) => ({ id: `${kind}:${slug}` })) ?? []
  const own = answer.results.find(({ indexUid }) => indexUid === index)
  const parts = (answer.parts ?? []).map(({ result }) => result).filter(({ indexUid }) => indexUid === index)
  const lists = own && own.hits.length > 0 ? [own] : parts
  return lists
    .flatMap(({ hits }): { slug: string; date?: string }[] => hits)
    .map(({ slug, date }) => ({ id: slug, ...(date ? { date } : {}) }))
}

const hitsPerPage = 20

/** Sends a multi-search in a language, and returns the answer. */
export type AskSearch = (locale: Locale, queries: object[]) => Promise<SearchAnswer>

/** Sends every judged query, as the search popup would on its tab. @param today `YYYY-MM-DD` */
export async function judgeAll(
  judgements: readonly Judgement[],
  ask: AskSearch,
  today: string,
): Promise<JudgedResults[]> {
  const all = await readEverything(ask)
  const judged: JudgedResults[] = []
  for (const judgement of judgements) {
    const { index, q, locale } = judgement
    const asked = index === 'answer' ? searchIndexes : [index]
    const answer = await ask(
      locale,
      asked.map((indexUid) => ({ indexUid, q, hitsPerPage: 8 })),
    )
    judged.push(
      judgeQuery(judgement, toShown(answer, index), all.get(index) ?? answersMeant(judgement), today),
    )
  }
  return judged
}

/** Reads every entry of each list, for the ideal ranking. Slugs are the same in every language. */
async function readEverything(ask: AskSearch): Promise<Map<Judgement['index'], ShownResult[]>> {
  const all = new Map<Judgement['index'], ShownResult[]>()
  for (const index of searchIndexes) all.set(index, await readAll(ask, index))
  return all
}

async function readAll(ask: AskSearch, indexUid: SearchIndex): Promise<ShownResult[]> {
  const shown: ShownResult[] = []
  for (let page = 1; ; page++) {
    const answer = await ask('ru', [{ indexUid, q: '', hitsPerPage, page }])
    shown.push(...toShown(answer, indexUid))
    if (page >= (answer.results[0]?.totalPages ?? 0)) return shown
  }
}

/** Returns the expected results of a search. */
const answersMeant = ({ best }: Judgement): ShownResult[] =>
  'days' in best
    ? []
    : best.flatMap((pattern) =>
        pattern.endsWith(':')
          ? [1, 2, 3].map((number) => ({ id: `${pattern}${number}` }))
          : [{ id: pattern }],
      )

/**
 * Sends a multi-search.
 *
 * @throws Error where the response has no results
 */
export async function postSearch(origin: URL, locale: Locale, queries: object[]): Promise<SearchAnswer> {
  const response = await fetch(new URL('/api/search', origin), {
    method: 'POST',
    body: JSON.stringify({ locale, queries }),
  })
  if (!response.ok) throw new Error(`/api/search answered ${response.status}: ${await response.text()}`)
  // The JSON comes from this site; the measurement reads slugs only.
  return (await response.json()) as SearchAnswer
}
