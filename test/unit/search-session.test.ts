import { expect, it } from 'vitest'
import { startSearchSession } from '../../client/search/search-session.ts'
import type { SearchView } from '../../client/search/search-view.ts'
import type { SearchAnswer, SearchQuery, SearchRequest, SearchResult } from '../../src/shared/search.ts'

const cities: SearchView = { query: '', tab: 'city', isNarrow: false }
const typed = (query: string): SearchView => ({ ...cities, query })

interface Call {
  request: SearchRequest
  signal: AbortSignal
  /** Answers with a city named after the search text, or fails. */
  answer: (guidance?: Omit<SearchAnswer, 'results'>) => Promise<void>
  fail: () => Promise<void>
}

/** A session whose calls are answered by the test, in any order. */
function startAnswered(view: SearchView) {
  const calls: Call[] = []
  const session = startSearchSession(view, 'ru', (request, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<SearchAnswer>()
    const settle = async (settled: () => void) => {
      settled()
      await promise.catch(() => undefined)
    }
    calls.push({
      request,
      signal,
      answer: (guidance = {}) =>
        settle(() => resolve({ results: request.queries.map(toResult), ...guidance })),
      fail: () => settle(() => reject(new Error('no network'))),
    })
    return promise
  })
  const callAt = (index: number): Call => {
    const call = calls.at(index)
    if (!call) throw new Error(`no call ${index}`)
    return call
  }
  return { session, calls, callAt, namesShown: () => namesOf(session.read().results) }
}

const toResult = ({ q, page = 1 }: SearchQuery): SearchResult => ({
  indexUid: 'city',
  hits: [{ slug: 'city', name: `${q}${page}`, concerts: 1 }],
  page,
  totalPages: 3,
  hitsPerPage: 4,
})

const namesOf = (results: readonly SearchResult[]) =>
  results.flatMap((result) => (result.indexUid === 'city' ? result.hits.map(({ name }) => name) : []))

it('asks at once, in the language of the page', () => {
  const { callAt, session } = startAnswered(cities)
  expect(callAt(0).request).toMatchObject({ locale: 'ru', queries: [{ indexUid: 'city', page: 1 }] })
  expect(session.read().state).toBe('loading')
})

it('shows the answer and tells who listens', async () => {
  const { callAt, session, namesShown } = startAnswered(cities)
  let told = 0
  session.subscribe(() => {
    told += 1
  })
  await callAt(0).answer()
  expect([session.read().state, namesShown(), told]).toEqual(['loaded', ['1'], 1])
})

it('drops the answer to what was typed before, even if it comes last', async () => {
  const { callAt, session, namesShown } = startAnswered(cities)
  session.show(typed('a'))
  session.show(typed('ab'))
  await callAt(2).answer()
  await callAt(1).answer()
  expect(namesShown()).toEqual(['ab1'])
})

it('takes back the call whose answer nobody waits for', () => {
  const { callAt, session } = startAnswered(cities)
  session.show(typed('a'))
  expect([callAt(0).signal.aborted, callAt(1).signal.aborted]).toEqual([true, false])
})

it('keeps the former results while others are loading', async () => {
  const { callAt, session, namesShown } = startAnswered(cities)
  await callAt(0).answer()
  session.show(typed('a'))
  expect([session.read().state, namesShown()]).toEqual(['loading', ['1']])
})

it('turns the page of a category', async () => {
  const { callAt, session, namesShown } = startAnswered(cities)
  await callAt(0).answer()
  session.turn('city', 2)
  await callAt(1).answer()
  expect([namesShown(), session.read().turned]).toEqual([['2'], 'city'])
})

it('begins at the first page again when something else is looked for', async () => {
  const { callAt, session } = startAnswered(cities)
  await callAt(0).answer()
  session.turn('city', 2)
  await callAt(1).answer()
  session.show(typed('a'))
  expect(callAt(2).request.queries).toMatchObject([{ q: 'a', page: 1 }])
})

it('does not turn the pages of results that are about to go', async () => {
  const { calls, callAt, session } = startAnswered(cities)
  await callAt(0).answer()
  session.show(typed('a'))
  session.turn('city', 2)
  expect(calls).toHaveLength(2)
})

it('asks nothing when the wanted page is on the screen already', async () => {
  const { calls, callAt, session } = startAnswered(cities)
  await callAt(0).answer()
  session.turn('city', 2)
  session.turn('city', 1)
  expect([calls.length, session.read().state]).toEqual([2, 'loaded'])
})

it('says that a search failed, and leaves nothing standing that answers another', async () => {
  const { callAt, session, namesShown } = startAnswered(cities)
  await callAt(0).answer()
  session.show(typed('a'))
  await callAt(1).fail()
  expect([session.read().state, namesShown()]).toEqual(['failed', []])
})

it('leaves the page before on the screen when the next one fails', async () => {
  const { callAt, session, namesShown } = startAnswered(cities)
  await callAt(0).answer()
  session.turn('city', 2)
  await callAt(1).fail()
  expect([session.read().state, namesShown()]).toEqual(['failed', ['1']])
})

it('tries again for what is still missing', async () => {
  const { callAt, session, namesShown } = startAnswered(cities)
  await callAt(0).answer()
  session.turn('city', 2)
  await callAt(1).fail()
  session.retry()
  await callAt(2).answer()
  expect([callAt(2).request.queries.length, session.read().state, namesShown()]).toEqual([1, 'loaded', ['2']])
})

it('keeps what the words were taken for while pages are turned, and forgets it with the words', async () => {
  const { callAt, session } = startAnswered(typed('тверь завтра'))
  const guidance = { period: { label: 'завтра', without: 'тверь' } }
  await callAt(0).answer(guidance)
  session.turn('city', 2)
  await callAt(1).answer()
  expect(session.read().guidance).toEqual(guidance)
  session.show(typed('тверь'))
  await callAt(2).answer()
  expect(session.read().guidance).toEqual({})
})

it('does not count a call that was taken back as failed', async () => {
  const { callAt, session } = startAnswered(cities)
  session.show(typed('a'))
  await callAt(0).fail()
  expect(session.read().state).toBe('loading')
})

it('awaits nothing after its end', () => {
  const { callAt, session } = startAnswered(cities)
  session.end()
  expect(callAt(0).signal.aborted).toBe(true)
})
