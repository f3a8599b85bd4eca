import type { Locale } from '../../../shared/locales.ts'
import { type SearchAnswer, type SearchIndex, searchIndexes } from '../../../shared/search.ts'
import { type Judged, judgeQuery, type Shown, toShown } from './judge.ts'
import { judgements } from './judgements/index.ts'
import type { Judgement } from './judgements/judgement.ts'

const hitsPerPage = 20

/** Sends every judged query to the Worker, as the search popup would on its tab. */
export async function askEverything(origin: URL, today: string): Promise<Judged[]> {
  const all = await readEverything(origin)
  const judged: Judged[] = []
  for (const judgement of judgements) {
    const { index, q, locale } = judgement
    const asked = index === 'answer' ? searchIndexes : [index]
    const answer = await post(
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
async function readEverything(origin: URL): Promise<Map<Judgement['index'], Shown[]>> {
  const all = new Map<Judgement['index'], Shown[]>()
  for (const index of searchIndexes) all.set(index, await readAll(origin, index))
  return all
}

async function readAll(origin: URL, indexUid: SearchIndex): Promise<Shown[]> {
  const shown: Shown[] = []
  for (let page = 1; ; page++) {
    const answer = await post(origin, 'ru', [{ indexUid, q: '', hitsPerPage, page }])
    shown.push(...toShown(answer, indexUid))
    if (page >= (answer.results[0]?.totalPages ?? 0)) return shown
  }
}

/** Returns the expected results of a search. */
const answersMeant = ({ best }: Judgement): Shown[] =>
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
export async function post(origin: URL, locale: Locale, queries: object[]): Promise<SearchAnswer> {
  const response = await fetch(new URL('/api/search', origin), {
    method: 'POST',
    body: JSON.stringify({ locale, queries }),
  })
  if (!response.ok) throw new Error(`/api/search answered ${response.status}: ${await response.text()}`)
  // The JSON comes from this site; the measurement reads slugs only.
  return (await response.json()) as SearchAnswer
}
