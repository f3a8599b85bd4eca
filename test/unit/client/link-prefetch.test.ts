import { describe, expect, it } from 'vitest'
import { createPrefetchQueue } from '../../../client/navigation/link-prefetch.ts'

/** A network that answers when it is told to. */
function startNetwork() {
  const open: { answer: () => void; fail: () => void }[] = []
  const asked: string[] = []
  const fetchPage = (href: string) => {
    asked.push(href)
    return new Promise<void>((answer, fail) => open.push({ answer, fail }))
  }
  const endFirst = async (how: 'answer' | 'fail') => {
    open.shift()?.[how]()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { asked, endFirst, fetchSoon: createPrefetchQueue(fetchPage) }
}

describe('fetching pages before the click', () => {
  it('fetches at most four at once, and then the latest link', async () => {
    const { asked, fetchSoon, endFirst } = startNetwork()
    for (const href of ['/1', '/2', '/3', '/4', '/5', '/6']) fetchSoon(href)
    expect(asked).toEqual(['/1', '/2', '/3', '/4'])
    await endFirst('answer')
    expect(asked.at(-1)).toBe('/6')
  })

  it('fetches no page twice', async () => {
    const { asked, fetchSoon, endFirst } = startNetwork()
    fetchSoon('/1')
    await endFirst('answer')
    fetchSoon('/1')
    expect(asked).toEqual(['/1'])
  })

  it('goes on after a page that could not be had', async () => {
    const { asked, fetchSoon, endFirst } = startNetwork()
    for (const href of ['/1', '/2', '/3', '/4', '/5']) fetchSoon(href)
    await endFirst('fail')
    expect(asked.at(-1)).toBe('/5')
  })
})
