import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderCachedPageList } from '../../../client/service-worker/offline-list.ts'

const now = Date.UTC(2026, 10, 25, 12)
const hourMs = 3_600_000

interface Copy {
  path: string
  title?: string
  ageMs?: number
}

/** The list of a device that has copies of these pages. */
async function list(copies: readonly Copy[], locale: 'ru' | 'en' = 'en'): Promise<string> {
  const pages = new Map(
    copies.map(({ path, title = path, ageMs = 0 }) => [
      `https://tutti.example${path}`,
      () =>
        new Response(`<html><title>${title}</title>`, {
          headers: { 'x-kept-at': new Date(now - ageMs).toISOString() },
        }),
    ]),
  )
  const cache = {
    keys: async () => [...pages.keys()].map((url) => ({ url })),
    match: async (url: string, { ignoreVary }: { ignoreVary?: boolean }) =>
      ignoreVary ? pages.get(url)?.() : undefined,
  }
  vi.stubGlobal('caches', { open: async () => cache })
  return renderCachedPageList(locale)
}
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what opens without a network is listed', () => {
  it('by its title without the site’s name, and how old it is', async () => {
    const copy = { path: '/en/about', title: 'About — us — Tutti', ageMs: 3 * hourMs }
    expect(await list([copy])).toBe(
      '<li><a href="/en/about">About — us</a> <span class="note">saved 3 hours ago</span></li>',
    )
  })

  it('in the language of the page', async () => {
    const copies = ['/en/about', '/about', '/th/about'].map((path) => ({ path }))
    expect([linksOf(await list(copies)), linksOf(await list(copies, 'ru'))]).toEqual([
      ['/en/about'],
      ['/about'],
    ])
  })

  it('schedules first, then concerts, then all else, and of each the newest first', async () => {
    const paths = [
      '/en/about',
      '/en/c/requiem',
      '/en/concerts',
      '/en/news',
      '/en/c/brahms',
      '/en/cities/kazan',
    ]
    const copies = paths.map((path, at) => ({ path, ageMs: (10 - at) * hourMs }))
    expect(linksOf(await list(copies))).toEqual([
      ...['/en/cities/kazan', '/en/concerts'],
      ...['/en/c/brahms', '/en/c/requiem'],
      ...['/en/news', '/en/about'],
    ])
  })

  it.each([
    ['as the list without them', ['?month=2026-12', '', '?month=2027-01'], '/en/concerts'],
    [
      'alone as the one that was seen last',
      ['?month=2026-12&page=2', '?month=2027-01'],
      '/en/concerts?month=2026-12&amp;page=2',
    ],
  ])('of several filters %s', async (_, queries, link) => {
    const copies = queries.map((query, at) => ({ path: `/en/concerts${query}`, ageMs: at * hourMs }))
    expect(linksOf(await list(copies))).toEqual([link])
  })

  it('forty times at the most', async () => {
    const copies = Array.from({ length: 41 }, (_, at) => ({ path: `/en/news/${at}`, ageMs: at * hourMs }))
    const links = linksOf(await list(copies))
    expect([links.length, links.at(-1)]).toEqual([40, '/en/news/39'])
  })

  it('without an age where a clock was set back', async () => {
    expect(await list([{ path: '/en/about', title: 'About', ageMs: -hourMs }])).toBe(
      '<li><a href="/en/about">About</a></li>',
    )
  })

  it('with what its title escapes', async () => {
    expect(await list([{ path: '/en/about', title: 'Bach &amp; sons' }])).toContain('>Bach &amp; sons</a>')
  })

  it('unless it has no title', async () => {
    expect(await list([{ path: '/en/about', title: '' }])).toBe('')
  })
})
