import { describe, expect, it } from 'vitest'
import { isDefaultView } from '../../src/search/meilisearch.ts'
import { checkRequest } from '../../src/search/request.ts'
import { hitsPerPage } from '../../src/shared/constants.ts'
import { allLocales } from '../../src/shared/locales.ts'
import { searchIndexes } from '../../src/shared/search.ts'

const isShared = (queries: object[], locale = 'ru') =>
  isDefaultView(checkRequest({ queries, locale }, allLocales))

const all = searchIndexes.map((indexUid) => ({ indexUid, hitsPerPage: hitsPerPage[indexUid].all }))
const halved = all.map((query) => ({ ...query, hitsPerPage: query.hitsPerPage / 2 }))
const tab = { indexUid: 'concert', hitsPerPage: 8 }

describe('a view that everybody opens', () => {
  it.each(allLocales)('is all indexes on a wide screen and on a narrow one, in %s', (locale) => {
    expect(isShared(all, locale)).toBe(true)
    expect(isShared(halved, locale)).toBe(true)
  })

  it.each(searchIndexes)('is the tab %s', (indexUid) => {
    expect(isShared([{ indexUid, hitsPerPage: hitsPerPage[indexUid].one }])).toBe(true)
    expect(isShared([{ indexUid, hitsPerPage: hitsPerPage[indexUid].one / 2 }])).toBe(true)
  })

  it('may say what is usual', () => {
    expect(isShared([{ ...tab, q: '', page: 1, sort: ['date:asc'], matchingStrategy: 'all' }])).toBe(true)
  })
})

describe('a view that a visitor can make up', () => {
  it.each([
    ['a text', [{ ...tab, q: 'x' }]],
    ['another page', [{ ...tab, page: 2 }]],
    ['another size', [{ ...tab, hitsPerPage: 7 }]],
    ['another sort', [{ ...tab, sort: ['date:desc'] }]],
    ['another strategy', [{ ...tab, matchingStrategy: 'last' }]],
    ['attributes', [{ ...tab, attributesToSearchOn: ['city'] }]],
    ['another language', [{ indexUid: 'city', hitsPerPage: 4, filter: 'locale = en' }]],
    ['another order', [...all].reverse()],
    ['two of a kind', [tab, tab]],
    ['a size of each kind', all.map((query, at) => (at === 0 ? halved[0] : query)) as object[]],
    ['none', []],
  ])('is %s', (_what, queries) => {
    expect(isShared(queries)).toBe(false)
  })
})
