import { describe, expect, it } from 'vitest'
import { answerTypedSearch } from '../../src/search/answer-typed-search.ts'
import type { FoundHelp } from '../../src/search/engine.ts'
import { type CheckedQuery, checkRequest } from '../../src/search/request.ts'
import { allLocales } from '../../src/shared/locales.ts'
import type { SearchQuery, SearchResult } from '../../src/shared/search.ts'
import { createSilentLog } from './silent-log.ts'

const noon = Date.parse('2026-11-24T09:00:00Z')

/** An engine that has one entry for each of these searches: `concert: циммер`, `concert: циммер 2026-12-01…2026-12-31`. */
async function ask(
  known: readonly string[],
  queries: Partial<SearchQuery>[],
  {
    asTyped = true,
    help = [],
    renameCity,
    now = noon,
  }: {
    asTyped?: boolean
    help?: readonly string[]
    now?: number
    renameCity?: (text: string) => Promise<string | undefined>
  } = {},
) {
  const asked: string[][] = []
  const answer = await answerTypedSearch(
    {
      search: async ({ queries, help: texts }) => {
        asked.push(queries.map(nameOf))
        return {
          results: queries.map((query) => toResult(query, known.includes(nameOf(query)))),
          ...(texts ? { help: texts.map((text) => toHelp(text, help)) } : {}),
        }
      },
      listSlugs: async () => [],
    },
    checkRequest({ locale: 'ru', queries, asTyped }, allLocales),
    { now, locales: allLocales, log: createSilentLog(), renameCity },
  )
  return { asked, answer, parts: answer.parts?.map(({ query, leftOut }) => [query, ...leftOut]) }
}

const nameOf = ({ indexUid, q, days }: CheckedQuery) =>
  `${indexUid}: ${[q, days ? `${days.from}…${days.to ?? ''}` : ''].filter(Boolean).join(' ')}`

const toResult = ({ indexUid, page, hitsPerPage }: CheckedQuery, isFound: boolean): SearchResult =>
  // An empty entry: these tests look at which entries are found, and not at what they contain.
  ({
    indexUid,
    hits: isFound ? [{ slug: 'x' }] : [],
    page,
    totalPages: isFound ? 1 : 0,
    hitsPerPage,
  }) as unknown as SearchResult

/** Answers by what is about a text (`page: правила`), and by what only says it (`page: …зал`). */
const toHelp = (text: string, known: readonly string[]): FoundHelp => {
  const named = (mark: string) =>
    (['question', 'page', 'series', 'venue', 'member', 'article'] as const)
      .filter((kind) => known.includes(`${kind}: ${mark}${text}`))
      .map((kind) => ({ kind, slug: `${kind}-slug`, title: 'Правила' }))
  return { about: named(''), mentioning: [...named(''), ...named('…')] }
}

const all = (q: string) =>
  (['concert', 'program', 'city', 'venue', 'post'] as const).map((indexUid) => ({ indexUid, q }))
const december = '2026-12-01…2026-12-31'

describe('parts of a search', () => {
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
    const answer = await answerTypedSearch(
      {
        search: async ({ queries }) => {
          calls += 1
          if (calls > 1) throw new Error('down')
          return { results: queries.map((query) => toResult(query, false)) }
        },
        listSlugs: async () => [],
      },
      checkRequest({ locale: 'ru', queries: all('циммер казань') }, allLocales),
      { now: noon, locales: allLocales, log: createSilentLog() },
    )
    expect(answer.results).toHaveLength(5)
    expect(answer).not.toHaveProperty('parts')
  })
})

describe('days in a search', () => {
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

describe('the same keys in another layout', () => {
  const typed = { asTyped: false }

  it('are looked for where nothing has what was typed, and it is said', async () => {
    const { answer, asked } = await ask(['concert: казань'], all('rfpfym'), typed)
    expect(answer.instead).toBe('казань')
    expect(answer.results[0]?.hits).toHaveLength(1)
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['something has what was typed', ['program: rfpfym'], typed],
    ['a call wants it as it was typed', ['concert: казань'], { asTyped: true }],
  ])('aren’t looked for where %s', async (_name, known, how) => {
    const { answer } = await ask(known, all('rfpfym'), how)
    expect(answer).not.toHaveProperty('instead')
  })

  it('go before parts of what was typed', async () => {
    const known = ['concert: rfpfym', 'concert: казань циммер']
    const { answer } = await ask(known, all('rfpfym wbvvth'), typed)
    expect(answer.instead).toBe('казань циммер')
    expect(answer).not.toHaveProperty('parts')
  })

  it('may name days', async () => {
    const { answer } = await ask([`concert: казань ${december}`], all('rfpfym d ltrf,ht'), typed)
    expect(answer).toMatchObject({ instead: 'казань в декабре', period: { label: 'Декабрь 2026' } })
  })

  it('are those of the first page on every page', async () => {
    const queries = [{ indexUid: 'concert' as const, q: 'rfpfym', page: 2 }]
    expect((await ask(['concert: казань'], queries, typed)).answer.instead).toBe('казань')
  })

  it('find answers too', async () => {
    const { answer } = await ask([], all('ghfdbkf'), { ...typed, help: ['page: правила'] })
    expect(answer).toMatchObject({ instead: 'правила', answers: [{ kind: 'page' }] })
  })

  it('find what only says them, too', async () => {
    const { answer } = await ask([], all('ghfdbkf'), { ...typed, help: ['page: …правила'] })
    expect(answer).toMatchObject({ instead: 'правила', answers: [{ kind: 'page' }] })
  })

  it('aren’t looked for where a text says what was typed', async () => {
    const { answer } = await ask(['concert: казань'], all('rfpfym'), { ...typed, help: ['page: …rfpfym'] })
    expect(answer).not.toHaveProperty('instead')
  })

  it('that find nothing are not mentioned', async () => {
    const { answer } = await ask([], all('rfpfym'), typed)
    expect(answer).not.toHaveProperty('instead')
  })
})

describe('answers', () => {
  const kindsIn = async (known: string[], q: string, help: string[]) =>
    (await ask(known, all(q), { help })).answer.answers?.map(({ kind }) => kind)

  it('that are about the words of a search come before those that only say its words', async () => {
    const help = ['page: …гардероб', 'venue: гардероб']
    expect(await kindsIn([], 'гардероб', help)).toEqual(['venue', 'page'])
  })

  it('beside concerts are questions, series, halls and people, and no text that only says it', async () => {
    const help = ['question', 'series', 'venue', 'member', 'article'].map((kind) => `${kind}: орган`)
    const kinds = await kindsIn(['concert: орган'], 'орган', [...help, 'page: …орган'])
    expect(kinds).toEqual(['question', 'series', 'venue', 'member'])
  })

  it.each(['правила', 'все правила'])('beside concerts are pages that are called so: «%s»', async (q) => {
    expect(await kindsIn([`concert: ${q}`], q, [`page: ${q}`])).toEqual(['page'])
  })

  it('beside concerts are no pages that are called otherwise', async () => {
    expect(await kindsIn(['concert: циммер'], 'циммер', ['page: циммер'])).toBeUndefined()
  })

  it('beside news are all', async () => {
    expect(await kindsIn(['post: орган'], 'орган', ['article: орган'])).toEqual(['article'])
  })

  it('answer a question of a visitor: no parts of it are looked for', async () => {
    const { asked } = await ask([], all('вернуть билет'), { help: ['question: вернуть билет'] })
    expect(asked).toHaveLength(1)
  })

  it('are looked for by the words beside days', async () => {
    const { answer } = await ask([], all('парковка завтра'), { help: ['question: парковка'] })
    expect(answer.answers).toHaveLength(1)
  })

  it.each([
    ['a tab of cities', [{ indexUid: 'city' as const, q: 'возврат' }]],
    ['a page past the first', [{ indexUid: 'concert' as const, q: 'возврат', page: 2 }]],
  ])('aren’t looked for on %s', async (_name, queries) => {
    const { answer } = await ask([], queries, { help: ['question: возврат'] })
    expect(answer).not.toHaveProperty('answers')
  })
})

describe('another name of a city', () => {
  const renameCity = async (text: string) =>
    text.includes('алма-ата') ? text.replace('алма-ата', 'Алматы') : undefined

  it('is searched for by the site’s own name of it, and said to be', async () => {
    const { answer } = await ask(['concert: циммер Алматы'], all('циммер алма-ата'), {
      asTyped: false,
      renameCity,
    })
    expect(answer).toMatchObject({
      instead: 'циммер Алматы',
      results: [{ hits: [{ slug: 'x' }] }, {}, {}, {}, {}],
    })
  })

  it.each([
    ['where the visitor wants what was typed', 'циммер алма-ата', true],
    ['where the text names none', 'гершвин', false],
    ['where the other name finds nothing either', 'бах алма-ата', false],
  ])('isn’t used %s', async (_, q, asTyped) => {
    const { answer } = await ask(['concert: циммер Алматы'], all(q), { asTyped, renameCity })
    expect(answer.instead).toBeUndefined()
  })
})

it.each([
  ['2026-11-24T20:59Z', '2026-11-24'],
  ['2026-11-24T21:00Z', '2026-11-25'],
])('«today» begins at midnight of the site’s own city: %s is %s', async (at, today) => {
  const { asked } = await ask([], [{ indexUid: 'concert', q: 'сегодня' }], { now: Date.parse(at) })
  expect(asked[0]).toEqual([`concert: ${today}…${today}`])
})
