import { describe, expect, it } from 'vitest'
import { startPrefetching } from '../../../client/navigation/link-prefetch.ts'
import { mayBeFetchedEarly } from '../../../src/shared/address-rules.ts'

/** A network that answers when it is told to. */
function startNetwork() {
  const open: { href: string; answer: () => void }[] = []
  const asked: string[] = []
  const fetchPage = (href: string) => {
    asked.push(href)
    return new Promise<void>((resolve) => open.push({ href, answer: resolve }))
  }
  const answerFirst = async () => {
    open.shift()?.answer()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { asked, open, answerFirst, fetchSoon: startPrefetching(fetchPage) }
}

describe('fetching pages before the click', () => {
  it('fetches at most four at once', () => {
    const { asked, fetchSoon } = startNetwork()
    for (const href of ['/1', '/2', '/3', '/4', '/5', '/6']) fetchSoon(href)
    expect(asked).toEqual(['/1', '/2', '/3', '/4'])
  })

  it('goes on with the latest link when one has come', async () => {
    const { asked, fetchSoon, answerFirst } = startNetwork()
    for (const href of ['/1', '/2', '/3', '/4', '/5', '/6']) fetchSoon(href)
    await answerFirst()
    expect(asked.at(-1)).toBe('/6')
  })

  it('fetches no page twice', async () => {
    const { asked, fetchSoon, answerFirst } = startNetwork()
    fetchSoon('/1')
    await answerFirst()
    fetchSoon('/1')
    expect(asked).toEqual(['/1'])
  })

  it('goes on after a page that could not be had', async () => {
    const asked: string[] = []
    const fetchSoon = startPrefetching(async (href) => {
      asked.push(href)
      throw new Error('no network')
    })
    for (const href of ['/1', '/2', '/3', '/4', '/5']) fetchSoon(href)
    await new Promise((resolve) => setTimeout(resolve))
    expect(asked).toHaveLength(5)
  })
})

describe('a page that may be fetched before the click', () => {
  it.each(['/', '/concerts', '/c/hans-zimmer-kazan-1', '/hans-zimmer', '/saved'])('%s', (path) => {
    expect(mayBeFetchedEarly(path)).toBe(true)
  })
})

describe('a page that may not', () => {
  it.each([
    '/api/cities',
    '/connect/vk',
    '/c/hans-zimmer-kazan-1/tickets',
    '/c/hans-zimmer-kazan-1.ics',
    '/sitemap.xml',
    '/build/assets/main.js',
  ])('%s', (path) => {
    expect(mayBeFetchedEarly(path)).toBe(false)
  })
})
