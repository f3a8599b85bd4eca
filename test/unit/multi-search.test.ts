import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { multiSearch, type TypedSearch } from '../../src/search/multi-search.ts'

interface Query {
  indexUid: string
  q: string
}
/** Indexes that the search service has. */
let indexes: string[]
/** What finds something, as `concert: kazan`. */
let known: string[]
let asked: string[][]

beforeEach(() => {
  indexes = ['concert', 'answer']
  known = []
  asked = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { queries }: { queries: Query[] } = JSON.parse(body)
    asked.push(queries.map(({ indexUid, q }) => `${indexUid}: ${q}`))
    const missing = queries.find(({ indexUid }) => !indexes.includes(indexUid))
    if (missing) {
      const error = {
        message: 'Index not found.',
        code: 'index_not_found',
        type: 'invalid_request',
        link: '',
      }
      return Response.json(error, { status: 404 })
    }
    const results = queries.map(({ indexUid, q }) => {
      const isFound = known.includes(`${indexUid}: ${q}`)
      return { indexUid, hits: isFound ? [{ slug: 'x' }] : [], totalPages: isFound ? 1 : 0 }
    })
    return Response.json({ results })
  })
})
afterEach(() => vi.unstubAllGlobals())

const search = (searches: TypedSearch[]) =>
  multiSearch({ url: 'http://search.test', key: undefined }, searches, new AbortController().signal)
const all = (q: string, typed = q): TypedSearch[] =>
  ['concert', 'answer'].map((indexUid) => ({ indexUid, q, typed }))
const nothing = (indexUid: string) => ({ indexUid, hits: [], totalPages: 0 })
const found = (indexUid: string) => ({ indexUid, hits: [{ slug: 'x' }], totalPages: 1 })

describe('what is typed', () => {
  it('is asked once in a script with spaces', async () => {
    expect(await search(all('kazan'))).toEqual([nothing('concert'), nothing('answer')])
    expect(asked).toEqual([['concert: kazan', 'answer: kazan']])
  })

  it('in Thai is asked once more by its letters, where nothing has it as a word', async () => {
    known = ['answer: ซิมเม', 'concert: "ซ ม เ ม"']
    expect(await search(all('ซิมเม'))).toEqual([found('concert'), found('answer')])
    expect(asked).toEqual([['concert: ซิมเม', 'answer: ซิมเม'], ['concert: "ซ ม เ ม"']])
  })
})

describe('without an index of answers', () => {
  beforeEach(() => {
    indexes = ['concert']
  })

  it('all else is found', async () => {
    known = ['concert: kazan']
    expect(await search(all('kazan'))).toEqual([found('concert'), nothing('answer')])
  })

  it('letters are found, too', async () => {
    known = ['concert: "ซ ม เ ม"']
    expect(await search(all('ซิมเม'))).toEqual([found('concert'), nothing('answer')])
  })

  it('there are no answers', async () => {
    expect(await search([{ indexUid: 'answer', q: 'kazan' }])).toEqual([nothing('answer')])
  })
})

it('an index that everything needs can’t be missing', async () => {
  indexes = ['answer']
  await expect(search(all('kazan'))).rejects.toMatchObject({ cause: { message: 'Index not found.' } })
})

it('results that aren’t those of the queries are none', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ results: [nothing('answer'), nothing('concert')] }))
  await expect(search(all('kazan'))).rejects.toThrow('no result for query 0')
})
