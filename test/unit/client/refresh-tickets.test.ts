// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshTicketsOnReturn } from '../../../client/tickets/refresh-tickets.ts'

/** Loads the data of the page; the result is `undefined` where the page has none. */
const loadPagePayload = vi.hoisted(() => vi.fn())
vi.mock('../../../client/navigation/payload.ts', () => ({ loadPagePayload }))

let restored: () => void
let fresh: () => Response
let asked: string[]
beforeEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/concerts?page=2#list')
  asked = []
  fresh = () => new Response('', { status: 500 })
  loadPagePayload.mockReset().mockResolvedValue(undefined)
  // happy-dom doesn't know `:has()`, by which a row is found.
  const find = document.querySelector.bind(document)
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) => {
    const [, end] = /:has\(> \[href\$="(.*)"\]\)$/.exec(selector) ?? []
    if (end === undefined) return find(selector)
    const rows = [...document.querySelectorAll('[data-rows] > li')]
    return rows.find(({ children: [link] }) => link?.getAttribute('href')?.endsWith(end)) ?? null
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('addEventListener', (type: string, listen: (event: { persisted: boolean }) => void) => {
    if (type === 'pageshow') restored = () => listen({ persisted: true })
  })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return fresh()
  })
})

const buy = (slug: string) => `<a data-buy href="/c/${slug}/tickets">Buy</a>`
const gone = '<span data-buy>Sold out</span>'
const row = (slug: string, button: string, day = '<time><b>5</b></time>') =>
  `<li><a href="/c/${slug}">${slug}</a>${day}<p>Hall</p>${button}</li>`
const list = (...rows: string[]) => `<ul data-rows>${rows.join('')}</ul>`

/** A page that is shown again as it was left. */
async function comeBack(html: string): Promise<void> {
  document.body.innerHTML = html
  refreshTicketsOnReturn()
  await seeAgain()
}
async function seeAgain(): Promise<void> {
  restored()
  await new Promise((resolve) => setTimeout(resolve))
}
const buttons = () => [...document.querySelectorAll('li')].map((each) => each.lastElementChild?.textContent)

describe('a page that is shown again', () => {
  it('has the buttons of today, each in its row, and leaves those that are the same', async () => {
    fresh = () => new Response(list(row('b', buy('b')), row('a', gone), row('c', buy('c'))))
    document.body.innerHTML = list(row('a', buy('a')), row('b', buy('b')), row('x', buy('x')))
    refreshTicketsOnReturn()
    const kept = document.querySelectorAll('li')[1]?.lastElementChild
    await seeAgain()
    expect(asked).toEqual(['/concerts?page=2'])
    expect(loadPagePayload).toHaveBeenCalledExactlyOnceWith('/concerts?page=2')
    expect(buttons()).toEqual(['Sold out', 'Buy', 'Buy'])
    expect(document.querySelectorAll('li')[1]?.lastElementChild).toBe(kept)
  })

  it.each([
    ['was put off', '<span data-buy data-changed>Postponed</span>', false, true],
    ['is put off still', '<a data-buy data-changed>Moved</a>', true, true],
    ['goes as it was announced again', gone, true, false],
    ['goes as it was announced', gone, false, false],
  ])('crosses the day out of a concert that %s', async (_what, button, wasCrossed, isCrossed) => {
    fresh = () => new Response(list(row('a', button)))
    await comeBack(list(row('a', buy('a'), `<time><b ${wasCrossed ? 'data-changed' : ''}>5</b></time>`)))
    expect(document.querySelector('time b')?.hasAttribute('data-changed')).toBe(isCrossed)
  })

  it.each(['data-ticket-action', 'data-buy'])('of a concert has its own button anew: %s', async (name) => {
    fresh = () => new Response(`<span ${name}>Sold out</span>`)
    await comeBack(`<a ${name}>Buy</a>`)
    expect(document.body.innerHTML).toBe(`<span ${name}="">Sold out</span>`)
  })

  it('asks nothing where there are no tickets', async () => {
    await comeBack('<p>About</p>')
    expect([asked, loadPagePayload.mock.calls]).toEqual([[], []])
  })

  it('stays as it is where the page can’t be had', async () => {
    await comeBack(list(row('a', buy('a'))))
    expect(buttons()).toEqual(['Buy'])
    expect(console.warn).toHaveBeenCalledOnce()
  })
})

describe('the page itself is fetched', () => {
  it.each<[string, unknown, boolean]>([
    ['where a concert is sold out by now', { concerts: [{ slug: 'a', tickets: 'sold-out' }] }, true],
    ['where tickets have come back', { concerts: [{ slug: 'b', tickets: 'buy' }] }, true],
    ['where a concert isn’t on it', { concerts: [{ slug: 'new', tickets: 'buy' }] }, true],
    ['where the data are of something else', { cities: [] }, true],
    ['where there are no data', null, true],
    [
      'not where all buttons are true',
      {
        concerts: [
          { slug: 'a', tickets: 'buy' },
          { slug: 'b', tickets: 'sold-out' },
        ],
      },
      false,
    ],
  ])('%s', async (_what, data, isFetched) => {
    loadPagePayload.mockResolvedValue({ path: '/concerts', locale: 'en', title: '', data })
    await comeBack(list(row('a', buy('a')), row('b', gone)))
    expect(asked).toEqual(isFetched ? ['/concerts?page=2'] : [])
  })
})
