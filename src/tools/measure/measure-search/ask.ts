import type { Locale } from '../../../shared/locales.ts'
import { type SearchAnswer, type SearchIndex, searchIndexes } from '../../../shared/search.ts'
import { type JudgedResults, judgeQuery, type ShownResult, toShown } from './judge.ts'
import { judgements } from './judgements/index.ts'
import type { Judgement } from './judgements/judgement.ts'

const hitsPerPage = 20

/** Sends every judged query to the Worker, as the search popup would on its tab. */
export async function askEverything(origin: URL, today: string): Promise<JudgedResults[]> {
  const all = await readEverything(origin)
  const judged: JudgedResults[] = []
  for (const judgement of judgements) {
    const { index, q, locale } = judgement
    const asked = index === 'answer' ? searchIndexes : [index]
    const answer = await postSearch(
      origin,
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
async function readEverything(origin: URL): Promise<Map<Judgement['index'], ShownResult[]>> {
  const all = new Map<Judgement['index'], ShownResult[]>()
  for (const index of searchIndexes) all.set(index, await readAll(origin, index))
  return all
}

async function readAll(origin: URL, indexUid: SearchIndex): Promise<ShownResult[]> {
  const shown: ShownResult[] = []
  for (let page = 1; ; page++) {
    const answer = await postSearch(origin, 'ru', [{ indexUid, q: '', hitsPerPage, page }])
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
