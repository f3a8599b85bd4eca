import { describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { contentUrl, contentWith, fakeContent, goodConcert } from '../fake-content.ts'
import { beginFresh } from '../fresh-site.ts'
import { reset } from '../reset.ts'
import { visit } from '../visit.ts'

const variables = { CONTENT_URL: contentUrl }

beginFresh()

/** Renders a page as for an editor, whose pages are never cached. */
const render = async (path: string, city = '') => {
  const headers = { cookie: `admin=true; tutti_city=${city}` }
  return (await visit(path, { headers })).text()
}

const views: [string, string?][] = [
  ['/concerts'],
  ['/en/concerts'],
  ['/th/concerts'],
  ['/concerts', 'moscow'],
  ['/concerts', 'kazan'],
  ['/en/concerts', 'kazan'],
  ['/concerts?city=all', 'kazan'],
  ['/concerts?city=moscow'],
  ['/concerts?page=2'],
  ['/concerts?past=1'],
  ['/concerts?available=1'],
  ['/concerts?program=hans-zimmer'],
  ['/concerts?city=no-such'],
]

/**
 * Views each page in an isolate of its own, then all pages in one isolate, twice: the second time their HTML is
 * memoized.
 */
async function showAll(shown: typeof views, show: (path: string, city?: string) => Promise<string>) {
  const alone = []
  for (const [path, city] of shown) {
    forgetIsolateCache()
    await reset()
    alone.push(await show(path, city))
  }
  forgetIsolateCache()
  const together = []
  for (const [path, city] of [...shown, ...shown]) together.push(await show(path, city))
  return { alone, together }
}

describe('the schedule', () => {
  it('is in every view what it would be in an isolate of its own', async () => {
    const { alone, together } = await showAll(views, render)
    expect(together).toEqual([...alone, ...alone])
    expect(new Set(alone).size).toBe(views.length)
  }, 60_000)

  it('shows tickets when they go on sale, though its content is the same', async () => {
    const onSaleAt = new Date(nowMs() + 10_000).toISOString()
    fakeContent(contentWith([{ ...goodConcert, onSaleAt }]))
    const headers = { cookie: 'admin=true' }
    const before = await (await visit('/concerts', { variables, headers })).text()
    vi.setSystemTime(nowMs() + 15_000)
    const after = await (await visit('/concerts', { variables, headers })).text()
    expect(before).not.toContain('href="/c/good-concert/tickets"')
    expect(after).toContain('href="/c/good-concert/tickets"')
  })

  it('begins its list of months with the new month once the old one is over everywhere', async () => {
    vi.setSystemTime(new Date('2099-12-01T11:59:50Z'))
    fakeContent(contentWith([goodConcert]))
    const headers = { cookie: 'admin=true' }
    const before = await (await visit('/concerts', { variables, headers })).text()
    vi.setSystemTime(new Date('2099-12-01T12:00:05Z'))
    const after = await (await visit('/concerts', { variables, headers })).text()
    expect(before).toContain('<option value="2099-11"')
    expect(after).not.toContain('<option value="2099-11"')
  })
})

/** Renders a page anew for each visitor, as a stale page is. */
const makeAnew = async (path: string, given: { city?: string; variables?: Record<string, string> } = {}) => {
  const headers = { cookie: `tutti_city=${given.city ?? ''}` }
  const unstored = { ...given.variables, PAGE_CACHE: 'off' }
  return (await visit(path, { headers, variables: unstored })).text()
}

const stamp = '2026-10-01T09:00:00.000Z'
const stamps = { createdAt: stamp, updatedAt: stamp, publishedAt: stamp }

/** Answers the query for one concert with it, and those for lists. */
const answerEveryQuery = (concert: Record<string, unknown>) => async (readBody: () => Promise<string>) =>
  (await readBody()).includes('query Concert(')
    ? Response.json({ data: { concerts: { data: [{ id: '1', attributes: concert }] } } })
    : contentWith([concert])()

const wholeViews: [string, string?][] = [
  ['/concerts'],
  ['/en/concerts'],
  ['/concerts', 'kazan'],
  ['/concerts?past=1'],
  ['/', 'moscow'],
  ['/', 'kazan'],
  ['/en', 'kazan'],
  ['/th', 'kazan'],
  ['/cities/kazan'],
  ['/en/cities/kazan'],
  ['/cities/moscow'],
  ['/cities/moscow?by=date'],
  ['/cities/novosibirsk'],
  ['/c/hans-zimmer-moscow-1'],
  ['/en/c/hans-zimmer-moscow-1'],
  ['/hans-zimmer'],
  ['/th/hans-zimmer'],
  ['/venues/zaryadye'],
  ['/venues'],
  ['/en/venues'],
  ['/cities'],
  ['/th/cities'],
  ['/programs'],
  ['/about'],
  ['/news'],
  ['/news?page=2'],
]

describe('a page of which nothing has changed', () => {
  it('is in every view what it would be in an isolate of its own', async () => {
    const { alone, together } = await showAll(wholeViews, (path, city = '') => makeAnew(path, { city }))
    expect(together).toEqual([...alone, ...alone])
    expect(new Set(alone).size).toBe(wholeViews.length)
  }, 60_000)

  it.each(['/concerts', '/', '/cities/kazan', '/c/good-concert'])(
    'shows tickets on %s when they go on sale',
    async (path) => {
      const onSaleAt = new Date(nowMs() + 10_000).toISOString()
      fakeContent(answerEveryQuery({ ...goodConcert, ...stamps, onSaleAt }))
      const before = [await makeAnew(path, { variables }), await makeAnew(path, { variables })]
      vi.setSystemTime(nowMs() + 15_000)
      const after = await makeAnew(path, { variables })
      for (const html of before) expect(html).not.toContain('href="/c/good-concert/tickets"')
      expect(after).toContain('href="/c/good-concert/tickets"')
    },
  )

  it('is another one with other configuration, in the same isolate', async () => {
    const [without, withHelp] = [
      await makeAnew('/concerts'),
      await makeAnew('/concerts', { variables: { HELP_URL: 'https://help.example/' } }),
    ]
    expect(without).not.toContain('https://help.example/')
    expect(withHelp).toContain('https://help.example/')
  })

  it("isn't what an editor's bar stands on", async () => {
    await makeAnew('/concerts')
    const headers = { cookie: 'admin=true' }
    const variables = { PAGE_CACHE: 'off' }
    const withBar = await (await visit('/concerts', { headers, variables })).text()
    expect(withBar).toContain('class="admin-bar')
    expect(await makeAnew('/concerts')).not.toContain('class="admin-bar')
  })
})
