// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchPopupResults } from '../../../client/search/results.tsx'
import type { SearchSnapshot } from '../../../client/search/search-session.ts'
import type { SearchResult } from '../../../src/shared/search.ts'
import { searchFor } from './browser-stand-ins.ts'
import { openEmptyPage, show, textsOf } from './react-page.tsx'

const addHearts = vi.fn()
vi.mock('../../../client/saved/hearts.ts', () => ({
  addHeartButtonsOnceStyled: (root: Element) => addHearts(root.className),
}))

const found = searchFor('zimmer')
const { view } = found
const city = (hits: number): SearchResult => ({
  indexUid: 'city',
  hits: Array.from({ length: hits }, (_, at) => ({ slug: `c${at}`, name: `City ${at}`, concerts: 2 })),
  page: 1,
  totalPages: 3,
  hitsPerPage: 4,
})
const venue: SearchResult = {
  indexUid: 'venue',
  hits: [{ slug: 'hall', name: 'Big Hall' }],
  page: 1,
  totalPages: 1,
  hitsPerPage: 4,
}

beforeEach(() => {
  vi.clearAllMocks()
  openEmptyPage()
})
const showResults = (search: Partial<SearchSnapshot>) =>
  show(
    <SearchPopupResults
      locale="en"
      search={{ ...found, ...search }}
      onTurn={() => undefined}
      onChooseTab={() => undefined}
    />,
  )
const headings = () => textsOf('h2')
const blocks = () => document.querySelector<HTMLElement>('.search-blocks')

describe('what was found', () => {
  it('stands in a block for each kind that has something', async () => {
    await showResults({ results: [city(1), { ...venue, hits: [] }] })
    expect(headings()).toEqual(['Cities'])
    await showResults({ results: [city(1), venue] })
    expect(headings()).toEqual(['Cities', 'Venues'])
  })

  it('is of the chosen kind alone', async () => {
    await showResults({ view: { ...view, tab: 'venue' }, results: [city(1), venue] })
    expect(headings()).toEqual(['Venues'])
  })

  it.each([
    [[], 0],
    [[city(1)], 1],
  ])('gets hearts where there is anything: %j', async (results, times) => {
    await showResults({ results })
    expect(addHearts.mock.calls).toEqual(Array.from({ length: times }, () => ['search-blocks']))
  })

  it.each<[string, Partial<SearchSnapshot>, boolean, boolean]>([
    ['answers what is asked', {}, false, false],
    [
      'is of another search while the answer is on its way',
      { state: 'loading', answered: { ...view, query: 'x' } },
      true,
      true,
    ],
    ['is asked for again', { state: 'loading' }, false, true],
    ['isn’t there yet', { state: 'loading', answered: undefined }, false, true],
  ])('that %s says so', async (_, search, isStale, isBusy) => {
    await showResults({ results: [city(1)], ...search })
    expect([blocks()?.dataset.stale !== undefined, blocks()?.getAttribute('aria-busy')]).toEqual([
      ...[isStale, String(isBusy)],
    ])
  })

  it('instead of what was typed leads to that', async () => {
    await showResults({
      results: [city(1)],
      guidance: { instead: 'казань' },
      answered: { ...view, query: 'rfpfym' },
    })
    expect(document.querySelector('a[href*="as=typed"]')?.getAttribute('href')).toBe(
      '/en/search?q=rfpfym&as=typed',
    )
  })

  it('of answers to a question stands there, too', async () => {
    const answers = [{ kind: 'page', slug: 'rules', title: 'Rules' }] as const
    await showResults({ guidance: { answers: [...answers] } })
    expect(document.body.textContent).toContain('Rules')
  })
})
