import { describe, expect, it } from 'vitest'
import { answerQuestion } from '../../src/search/answer-question.ts'
import { type CheckedQuery, checkRequest } from '../../src/search/request.ts'
import { allLocales } from '../../src/shared/locales.ts'
import type { SearchQuery, SearchResult } from '../../src/shared/search.ts'
import { createSilentLog } from './silent-log.ts'

const now = Date.parse('2026-11-24T09:00:00Z')

/** An engine that has one entry for each of these questions: `concert: циммер`, `concert: циммер 2026-12-01…2026-12-31`. */
async function ask(known: readonly string[], queries: Partial<SearchQuery>[]) {
  const asked: string[][] = []
  const answer = await answerQuestion(
    {
      search: async ({ queries }) => {
        asked.push(queries.map(nameOf))
        return { results: queries.map((query) => toResult(query, known.includes(nameOf(query)))) }
      },
    },
    checkRequest({ locale: 'ru', queries }, allLocales),
    { now, locales: allLocales, log: createSilentLog() },
  )
  return { asked, answer, parts: answer.parts?.map(({ query, leftOut }) => [query, ...leftOut]) }
}

const nameOf = ({ indexUid, q, days }: CheckedQuery) =>
  `${indexUid}: ${[q, days ? `${days.from}…${days.to ?? ''}` : ''].filter(Boolean).join(' ')}`

const toResult = ({ indexUid, page, hitsPerPage }: CheckedQuery, isFound: boolean): SearchResult =>
  // What an entry holds is nothing to this; each index's are its own.
  ({
    indexUid,
    hits: isFound ? [{ slug: 'x' }] : [],
    page,
    totalPages: 1,
    hitsPerPage,
  }) as unknown as SearchResult

const all = (q: string) =>
  (['concert', 'program', 'city', 'venue', 'post'] as const).map((indexUid) => ({ indexUid, q }))
const december = '2026-12-01…2026-12-31'

describe('parts of a question', () => {
  it('are looked for when nothing has all of it', async () => {
    const { parts } = await ask(['concert: циммер', 'concert: казань'], all('циммер казань'))
    expect(parts).toEqual([
      ['циммер', 'казань'],
      ['казань', 'циммер'],
    ])
  })

  it('are looked for though the news mention the words', async () => {
    const { parts } = await ask(['concert: циммер', 'post: циммер казань'], all('циммер казань'))
    expect(parts).toEqual([['циммер', 'казань']])
  })

  it('aren’t looked for when a program or a place has all of it', async () => {
    const { asked } = await ask(['program: циммер казань'], all('циммер казань'))
    expect(asked).toHaveLength(1)
  })

  it('are programs where no concert is found', async () => {
    const { answer } = await ask(['program: циммер'], all('циммер казань'))
    expect(answer.parts?.[0]?.result.indexUid).toBe('program')
  })

  it('keep small words with the word behind them', async () => {
    const { parts } = await ask(['concert: циммер'], all('циммер в казани'))
    expect(parts).toEqual([['циммер', 'в казани']])
  })

  it('lose the days first, then words, then both', async () => {
    const q = 'циммер казань в декабре'
    expect((await ask(['concert: циммер казань', `concert: казань ${december}`], all(q))).parts).toEqual([
      ['циммер казань', 'в декабре'],
      ['казань в декабре', 'циммер'],
    ])
    expect((await ask(['concert: казань'], all(q))).parts).toEqual([['казань', 'циммер', 'в декабре']])
  })

  it.each([
    ['more words than are taken apart', all('а1 б2 в3 г4 д5 е6 ж7')],
    ['queries that ask different things', [...all('циммер казань'), { indexUid: 'post' as const, q: 'x' }]],
    [
      'words that a call wants in certain places',
      [{ indexUid: 'concert' as const, q: 'a b', attributesToSearchOn: ['city'] }],
    ],
    [
      'words of which a call allows to leave some out',
      [{ indexUid: 'concert' as const, q: 'a b', matchingStrategy: 'last' as const }],
    ],
    ['a page past the first', [{ indexUid: 'concert' as const, q: 'a b', page: 2 }]],
    ['one word', all('циммер')],
  ])('aren’t looked for with %s', async (_name, queries) => {
    const { asked, answer } = await ask([], queries)
    expect(asked).toHaveLength(1)
    expect(answer).not.toHaveProperty('parts')
  })

  it('cost no more for a call that asks the same ten times', async () => {
    const { asked } = await ask(
      [],
      Array.from({ length: 10 }, () => ({ indexUid: 'concert' as const, q: 'a1 b2' })),
    )
    expect(asked[1]).toEqual(['concert: a1', 'concert: b2'])
  })

  it('are left out when they can’t be had', async () => {
    let calls = 0
    const answer = await answerQuestion(
      {
        search: async ({ queries }) => {
          calls += 1
          if (calls > 1) throw new Error('down')
          return { results: queries.map((query) => toResult(query, false)) }
        },
      },
      checkRequest({ locale: 'ru', queries: all('циммер казань') }, allLocales),
      { now, locales: allLocales, log: createSilentLog() },
    )
    expect(answer.results).toHaveLength(5)
    expect(answer).not.toHaveProperty('parts')
  })
})

describe('days in a question', () => {
  it('filter concerts, and leave the other words to all else', async () => {
    const { asked, answer } = await ask([`concert: казань ${december}`], all('казань в декабре'))
    expect(asked[0]).toEqual([
      `concert: казань ${december}`,
      ...['program: казань', 'city: казань', 'venue: казань', 'post: казань'],
    ])
    expect(answer.period).toEqual({ label: 'Декабрь 2026', without: 'казань' })
  })

  it('are words to all else where they stand alone', async () => {
    const { asked } = await ask([`concert: ${december}`], all('в декабре'))
    expect(asked[0]?.slice(0, 2)).toEqual([`concert: ${december}`, 'program: в декабре'])
  })

  it('without a concert are answered by the next ones', async () => {
    const { answer } = await ask(['concert: 2026-11-25…'], all('завтра'))
    expect(answer.parts).toMatchObject([{ query: '', kept: '', leftOut: ['завтра'] }])
  })

  it('are those of the brand’s home, whatever the hour elsewhere', async () => {
    const { asked } = await ask([], [{ indexUid: 'concert', q: 'сегодня' }])
    expect(asked[0]).toEqual(['concert: 2026-11-24…2026-11-24'])
  })
})
