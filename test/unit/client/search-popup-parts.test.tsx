// @vitest-environment happy-dom
import { createRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ResultsPagination } from '../../../client/search/results.tsx'
import { isCurrentPage, SearchField, toResultsPath } from '../../../client/search/search-field.tsx'
import type { SearchSnapshot } from '../../../client/search/search-session.ts'
import { SearchStatus } from '../../../client/search/search-status.tsx'
import type { SearchResult } from '../../../src/shared/search.ts'
import { searchFor } from './browser-stand-ins.ts'
import { click, enter, openEmptyPage, show, textsOf } from './react-page.tsx'

const told = vi.fn()
beforeEach(() => {
  vi.clearAllMocks()
  openEmptyPage()
  window.history.replaceState(null, '', '/en/concerts')
})

const result = (more: Partial<SearchResult> = {}) =>
  // What an entry holds is nothing to this.
  ({
    indexUid: 'concert',
    hits: [{ slug: 'x' }],
    page: 1,
    totalPages: 3,
    hitsPerPage: 4,
    ...more,
  }) as SearchResult

describe('the field', () => {
  const showField = (text: string) =>
    show(
      <SearchField
        locale="en"
        text={text}
        field={createRef()}
        onType={(typed) => told('type', typed)}
        onEnter={() => told('enter')}
        onClose={() => told('close')}
      />,
    )

  it('leads to the page of results by Enter', async () => {
    await showField('zimmer')
    expect([await enter(), told.mock.calls]).toEqual([true, [['enter']]])
    expect(document.querySelector('form')?.getAttribute('action')).toBe('/en/search')
  })

  it.each(['', '  '])('leads nowhere with «%s»', async (text) => {
    await showField(text)
    expect([await enter(), told.mock.calls]).toEqual([false, []])
  })

  it('closes where its results are the page already', async () => {
    window.history.replaceState(null, '', '/en/search?q=zimmer#x')
    await showField('zimmer')
    expect([await enter(), told.mock.calls]).toEqual([false, [['enter'], ['close']]])
  })

  it('is closed by its button, which sends nothing', async () => {
    await showField('zimmer')
    expect(document.querySelector('button')?.type).toBe('button')
    await click('button')
    expect(told).toHaveBeenCalledExactlyOnceWith('close')
  })

  it.each([
    ['en', 'a b&c', undefined, '/en/search?q=a+b%26c'],
    ['ru', 'x', 'typed', '/search?q=x&as=typed'],
  ] as const)('of %s «%s» has results at an address that can be shared', (locale, query, as, path) => {
    expect(toResultsPath(locale, query, as)).toBe(path)
  })

  it.each([
    ['/en/concerts', true],
    ['/en/concerts?x=1', false],
    ['/concerts', false],
  ])('%s is the open page: %s', (path, isIt) => {
    window.history.replaceState(null, '', '/en/concerts#top')
    expect(isCurrentPage(path)).toBe(isIt)
  })
})

describe('what has come of a search', () => {
  const search = searchFor('zimmer')
  const { view } = search
  const showStatus = (more: Partial<SearchSnapshot>) =>
    show(
      <SearchStatus
        locale="en"
        search={{ ...search, ...more }}
        onRetry={() => told('retry')}
        onChooseTab={(tab) => told(tab)}
      />,
    )

  it.each<[string, Partial<SearchSnapshot>, string]>([
    ['how many results there are', { results: [result()] }, '1 result'],
    [
      'how many answers there are beside them',
      {
        results: [result()],
        guidance: { answers: [{ kind: 'page', slug: 'rules', title: 'Rules' }] },
      },
      '2 results',
    ],
    ['nothing while others are loading', { state: 'loading', results: [result()] }, ''],
    ['that nothing was found', {}, 'Nothing found for “zimmer”'],
    [
      'that there is nothing without words',
      { view: { ...view, query: '' } },
      'There is nothing in this section.',
    ],
    [
      'which page was turned to',
      { results: [result({ page: 2 })], turned: 'concert' },
      'Concerts: Page 2 of 3',
    ],
    [
      'what was searched for instead',
      { results: [result()], guidance: { instead: 'циммер' } },
      'Showing results for “циммер”. 1 result',
    ],
    [
      'that the search doesn’t answer',
      { state: 'failed' },
      'Search isn’t answering right now. Please check the connection and try again.',
    ],
  ])('is told aloud: %s', async (_, search, words) => {
    await showStatus(search)
    expect(textsOf('[role="status"]')).toEqual([words])
  })

  it.each<[string, Partial<SearchSnapshot>, number]>([
    ['at first', { state: 'loading', answered: undefined }, 1],
    ['while the results of before stand there', { state: 'loading' }, 0],
    ['once they are there', {}, 0],
  ])('is waited for on the screen %s: %j', async (_, search, count) => {
    await showStatus(search)
    expect(textsOf('.search-wait')).toHaveLength(count)
  })

  it('is a way on where nothing was found', async () => {
    await showStatus({})
    expect(textsOf('.empty-title, .empty a, .empty button')).toEqual([
      ...['Nothing found for “zimmer”', 'All concerts', 'All programs'],
    ])
  })

  it('may be tried again where it failed, beside the results of before', async () => {
    await showStatus({ state: 'failed', results: [result()] })
    await click('.search-failed button')
    expect(told).toHaveBeenCalledExactlyOnceWith('retry')
  })
})

describe('the pages of a kind', () => {
  const showPage = (page: number, totalPages = 3) =>
    show(
      <ResultsPagination
        locale="en"
        result={result({ page, totalPages })}
        onTurn={(...turned) => told(...turned)}
      />,
    )
  const labels = () =>
    [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))

  it.each([
    [1, 3, '1/3', ['Next page: Concerts']],
    [2, 3, '2/3', ['Previous page: Concerts', 'Next page: Concerts']],
    [3, 3, '3/3', ['Previous page: Concerts']],
    [1, 1, '1/1', []],
  ])('at %i of %i say %s, and lead on', async (page, totalPages, said, ways) => {
    await showPage(page, totalPages)
    expect([textsOf('span'), labels()]).toEqual([[said], ways])
  })

  it('among all kinds say how many there are, which leads to the kind’s own tab', async () => {
    await show(
      <ResultsPagination
        locale="en"
        result={result({ page: 1, totalPages: 134, totalHits: 268 })}
        onTurn={() => undefined}
        onAll={() => told('all')}
      />,
    )
    expect([textsOf('span'), textsOf('.search-all')]).toEqual([[], ['All 268 →']])
    await click('.search-all')
    expect(told).toHaveBeenCalledExactlyOnceWith('all')
  })

  it('are turned back by the button in front', async () => {
    await showPage(2)
    await click('.search-turn-back')
    expect(told).toHaveBeenCalledExactlyOnceWith('concert', 1)
  })

  it('keep the focus where the button that was pressed is gone', async () => {
    await showPage(2)
    document.querySelector<HTMLElement>('.search-turn-next')?.focus()
    await click('.search-turn-next')
    await showPage(3)
    expect(document.activeElement).toBe(document.querySelector('.search-turn-back'))
  })
})
