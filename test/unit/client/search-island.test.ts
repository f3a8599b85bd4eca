// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { IslandContext } from '../../../client/islands/island.ts'
import type { SearchPopupProps } from '../../../client/search/search-popup.tsx'

/** What the site answers to a search; `undefined` fails. */
let found: unknown[] | undefined
let asked: { q: string; index: string; hitsPerPage: number }[]
let opened: SearchPopupProps[]
let isNarrow: boolean
let now: number
let told: unknown[]
/** The window of one page: those of earlier tests hear nothing of it. */
let page: EventTarget
const closed = vi.fn()

vi.mock('../../../client/styles/search.css', () => ({ address: '/search.css' }))
vi.mock('../../../client/browser/load-resource.ts', () => ({ loadStyleSheet: async () => undefined }))
vi.mock('../../../client/search/call-search.ts', () => ({
  callSearch: async ({ queries }: { queries: { indexUid: string; q: string; hitsPerPage: number }[] }) => {
    asked.push(...queries.map(({ indexUid, q, hitsPerPage }) => ({ q, index: indexUid, hitsPerPage })))
    if (!found) throw new Error('no network')
    return { results: [{ indexUid: 'city', page: 1, totalPages: 1, hits: found }] }
  },
}))
vi.mock('../../../client/search/search-popup.tsx', () => ({
  openSearchPopup: (props: SearchPopupProps) => {
    opened.push(props)
    return () => {
      closed()
      props.onClose()
    }
  },
}))
const listen = (event: Event) => told.push((event as CustomEvent).detail)

beforeEach(() => {
  vi.clearAllMocks()
  vi.resetModules()
  ;[found, asked, opened, isNarrow, now, told] = [[{ slug: 'kazan' }], [], [], false, 0, []]
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isNarrow && query === '(max-width: 767.98px)' }))
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  document.documentElement.lang = 'en'
  document.body.innerHTML = '<tutti-island><a href="/search">Search</a></tutti-island><button></button>'
  window.history.replaceState(null, '', '/en/concerts')
  document.addEventListener('tutti:searched', listen)
})

/** The pointer comes over the icon: the island's code is fetched. */
const load = async () => (await import('../../../client/search/search-island.ts')).default
const element = () => document.querySelector<HTMLElement>('tutti-island') ?? document.body
async function open() {
  const start = await load()
  await answered()
  return start(element(), { locale: 'en' }, {} as IslandContext)
}
/** Answers that are there already have come. */
const answered = () => new Promise((resolve) => setTimeout(resolve))
const words = () => asked.map(({ q }) => q)
const kinds = 5

describe('the search', () => {
  it('asks as soon as its code is there, and opens with the answer', async () => {
    const start = await load()
    expect(words()).toEqual(Array.from({ length: kinds }, () => ''))
    await answered()
    await start(element(), { locale: 'en' }, {} as IslandContext)
    expect(asked).toHaveLength(kinds)
    expect(opened[0]?.session.read()).toMatchObject({ state: 'loaded', view: { query: '', tab: 'all' } })
  })

  it.each<[string, () => void]>([
    [
      'that is older than half a minute',
      () => {
        now = 30_001
      },
    ],
    [
      'of a wider screen',
      () => {
        isNarrow = true
      },
    ],
  ])('asks again where it has an answer %s', async (_what, happens) => {
    const start = await load()
    await answered()
    happens()
    await start(element(), { locale: 'en' }, {} as IslandContext)
    expect(asked).toHaveLength(2 * kinds)
  })

  it('opens with an answer of half a minute', async () => {
    const start = await load()
    now = 30_000
    await start(element(), { locale: 'en' }, {} as IslandContext)
    expect(asked).toHaveLength(kinds)
  })

  it('asks again where the first try has failed', async () => {
    found = undefined
    const start = await load()
    await answered()
    found = []
    await start(element(), { locale: 'en' }, {} as IslandContext)
    expect(asked).toHaveLength(2 * kinds)
  })

  it('asks not before it is opened on a page in a language that the site hasn’t', async () => {
    document.documentElement.lang = 'xx'
    const start = await load()
    expect(asked).toEqual([])
    await start(element(), { locale: 'en' }, {} as IslandContext)
    expect(asked).toHaveLength(kinds)
  })

  it('asks for fewer results on a narrow screen', async () => {
    isNarrow = true
    await load()
    const narrow = asked.map(({ hitsPerPage }) => hitsPerPage)
    vi.resetModules()
    ;[asked, isNarrow] = [[], false]
    await load()
    expect(asked.every(({ hitsPerPage }, at) => hitsPerPage > (narrow[at] ?? 0))).toBe(true)
  })

  it('goes on with the search of a page to which «back» has led', async () => {
    window.history.replaceState({ 'tutti.search': { query: 'zimmer', tab: 'city' } }, '')
    await open()
    expect(asked).toMatchObject([{ q: 'zimmer', index: 'city' }])
    expect(opened).toHaveLength(1)
  })
})

describe('the popup', () => {
  it('is opened once, however often the link is clicked', async () => {
    const reopen = await open()
    reopen?.()
    await answered()
    expect(opened).toHaveLength(1)
    expect(window.history.state).toEqual({ 'tutti.search': { query: '', tab: 'all' } })
  })

  it('leaves the focus on its link when it is closed, and can be opened anew', async () => {
    const reopen = await open()
    document.querySelector('button')?.focus()
    opened[0]?.onClose()
    expect(document.activeElement?.textContent).toBe('Search')
    reopen?.()
    await answered()
    expect(opened).toHaveLength(2)
    // The early answer was used up: tickets may have sold out.
    expect(asked).toHaveLength(2 * kinds)
  })

  it('is closed by «back», and its search ends', async () => {
    await open()
    const session = opened[0]?.session
    const end = vi.fn()
    if (session) session.end = end
    window.history.replaceState(null, '')
    page.dispatchEvent(new Event('popstate'))
    expect(closed).toHaveBeenCalledOnce()
    expect(end).toHaveBeenCalledOnce()
  })
})

describe('what was searched for is told to the page', () => {
  const search = async (query: string, tab: 'all' | 'city' = 'all') => {
    opened[0]?.session.show({ query, tab, isNarrow: false })
    await answered()
  }

  it('by its words where nothing was found, else without them', async () => {
    await open()
    await search('kazan')
    found = []
    await search('xyzzy')
    expect(told).toEqual(['', 'xyzzy'])
  })

  it('not where one kind was searched, nor where the search failed', async () => {
    await open()
    found = []
    await search('xyzzy', 'city')
    found = undefined
    await search('plugh')
    expect(told).toEqual([])
  })
})
