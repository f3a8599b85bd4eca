import { describe, expect, it } from 'vitest'
import {
  countHitsPerPage,
  countSearchHits,
  isSameSearchView,
  isSearchTab,
  listMissingQueries,
  mergeSearchResults,
  type SearchTab,
  type SearchView,
  searchIndexesOfTab,
  toggleSearchTab,
  toSearchQuery,
} from '../../client/search/search-view.ts'
import { type SearchIndex, type SearchResult, searchIndexes } from '../../src/shared/search.ts'

const all: SearchView = { query: '', tab: 'all', isNarrow: false }

const emptyResult = (indexUid: SearchIndex, page: number): SearchResult => ({
  indexUid,
  hits: [],
  page,
  totalPages: 5,
  hitsPerPage: 4,
})

describe('hits per page', () => {
  const count = (index: SearchIndex, tab: SearchTab, isNarrow: boolean) =>
    countHitsPerPage(index, { query: '', tab, isNarrow })

  it.each([
    ['concert', 4, 8],
    ['program', 2, 4],
    ['city', 2, 4],
    ['venue', 4, 8],
    ['post', 4, 8],
  ] as const)('of %s are %i among all and %i on its own tab', (index, amongAll, alone) => {
    expect([count(index, 'all', false), count(index, index, false)]).toEqual([amongAll, alone])
  })

  it.each([
    ['concert', 2, 4],
    ['program', 1, 2],
    ['city', 1, 2],
    ['venue', 2, 4],
    ['post', 2, 4],
  ] as const)('of %s on a narrow screen are %i among all and %i on its own tab', (index, amongAll, alone) => {
    expect([count(index, 'all', true), count(index, index, true)]).toEqual([amongAll, alone])
  })
})

describe('the tabs', () => {
  it('take the view to the chosen category', () => {
    expect(toggleSearchTab('all', 'city')).toBe('city')
  })

  it('return to all when the active one is chosen again', () => {
    expect(toggleSearchTab('city', 'city')).toBe('all')
  })

  it('stay at all when All is chosen again', () => {
    expect(toggleSearchTab('all', 'all')).toBe('all')
  })

  it('know each other from any other word', () => {
    expect(['all', 'venue', 'member', undefined].map(isSearchTab)).toEqual([true, true, false, false])
  })

  it('ask about all five categories, or about one', () => {
    expect(searchIndexesOfTab(all)).toEqual(searchIndexes)
    expect(searchIndexesOfTab({ ...all, tab: 'post' })).toEqual(['post'])
  })
})

describe('a search for a category', () => {
  it('has concerts by date, and no language, which concerts have not', () => {
    expect(toSearchQuery('concert', all, 1, 'ru')).toEqual({
      indexUid: 'concert',
      q: '',
      hitsPerPage: 4,
      page: 1,
      sort: ['date:asc'],
    })
  })

  it('has the latest news first, in the language of the page', () => {
    expect(toSearchQuery('post', all, 2, 'th')).toEqual({
      indexUid: 'post',
      q: '',
      hitsPerPage: 4,
      page: 2,
      sort: ['publishedAt:desc'],
      filter: 'locale = th',
    })
  })

  it.each(['program', 'city', 'venue'] as const)('of %s is filtered by language and not sorted', (index) => {
    const { filter, sort } = toSearchQuery(index, all, 1, 'ru')
    expect({ filter, sort }).toEqual({ filter: 'locale = ru', sort: undefined })
  })

  it('wants every word to match once something is typed', () => {
    const typed = { ...all, query: 'ханс циммер' }
    expect(toSearchQuery('program', typed, 1, 'ru').matchingStrategy).toBe('all')
    expect(toSearchQuery('program', all, 1, 'ru').matchingStrategy).toBeUndefined()
  })
})

describe('what has still to be asked', () => {
  it('is everything when nothing is known', () => {
    expect(listMissingQueries(all, {}, [], 'ru').map(({ indexUid }) => indexUid)).toEqual(searchIndexes)
  })

  it('is only the category whose page was turned', () => {
    const known = searchIndexes.map((index) => emptyResult(index, 1))
    const missing = listMissingQueries(all, { venue: 2 }, known, 'ru')
    expect(missing.map(({ indexUid, page }) => [indexUid, page])).toEqual([['venue', 2]])
  })

  it('is nothing when every wanted page is known', () => {
    const known = searchIndexes.map((index) => emptyResult(index, 1))
    expect(listMissingQueries(all, {}, known, 'ru')).toEqual([])
  })
})

describe('results', () => {
  it('take the place of those of the same category, in the order of the tabs', () => {
    const known = [emptyResult('concert', 1), emptyResult('post', 1)]
    const merged = mergeSearchResults(known, [emptyResult('post', 2), emptyResult('city', 1)])
    expect(merged.map(({ indexUid, page }) => [indexUid, page])).toEqual([
      ['concert', 1],
      ['city', 1],
      ['post', 2],
    ])
  })

  it('are counted as they stand on the screen', () => {
    const cities: SearchResult = {
      indexUid: 'city',
      hits: [{ slug: 'tver', name: 'Тверь', concerts: 2 }],
      page: 1,
      totalPages: 1,
      hitsPerPage: 2,
    }
    expect(countSearchHits([emptyResult('concert', 1), cities])).toBe(1)
  })
})

it('a view is another one as soon as its words, its tab or the width differ', () => {
  const others: SearchView[] = [
    { ...all, query: 'a' },
    { ...all, tab: 'city' },
    { ...all, isNarrow: true },
  ]
  expect([{ ...all }, ...others].map((other) => isSameSearchView(all, other))).toEqual([
    true,
    false,
    false,
    false,
  ])
})
