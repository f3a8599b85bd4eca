// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** What was said and taken back, in its order. */
let said: string[]
const reload = vi.fn()
const reloadOnce = vi.fn()
let shown = new Map<string, { text: string; action?: { run: (() => void) | string } }>()

vi.mock('../../../client/offline/banner.ts', () => ({
  showBanner: (kind: string, banner: { text: string }) => {
    said.push(kind)
    shown.set(kind, banner)
  },
  hideBanner: (kind: string) => void (shown.delete(kind) && said.push(`no ${kind}`)),
  toOfflinePagePath: () => '/en/offline',
  readOfflineTexts: () => ({
    offline: 'No connection.',
    online: 'You are back.',
    keptCopy: 'Saved.',
    keptCopyOf: (age: string) => `Saved ${age}.`,
  }),
}))
let isSiteThere: boolean
vi.mock('../../../client/offline/build-check.ts', () => ({
  fetchLatestBuild: async () => {
    if (!isSiteThere) throw new TypeError('Failed to fetch')
    return 'b'
  },
  reloadOnce,
}))

interface Visit {
  onLine?: boolean
  /** Since when the page is kept, where it is a copy. */
  keptAt?: string
  path?: string
  body?: string
}
const offlinePage = '<p data-offline-page></p>'
let events: EventTarget
const now = Date.UTC(2026, 10, 25, 12)

async function open({ onLine = true, keptAt, path = '/en/concerts', body = '' }: Visit = {}) {
  events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  window.history.replaceState(null, '', path)
  document.documentElement.lang = 'en'
  delete document.documentElement.dataset.keptAt
  if (keptAt) document.documentElement.dataset.keptAt = keptAt
  document.body.innerHTML = body
  vi.resetModules()
  return import('../../../client/offline/connection.ts')
}
async function announce(visit?: Visit): Promise<void> {
  const { announceConnectionChanges } = await open(visit)
  announceConnectionChanges()
}
function turn(to: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(to === 'online')
  events.dispatchEvent(new Event(to))
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers({ now })
  said = []
  shown = new Map()
  isSiteThere = true
  vi.clearAllMocks()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a page', () => {
  it('that comes without a network says so at once, and what opens all the same', async () => {
    await announce({ onLine: false })
    await pass(0)
    expect(said).toEqual(['offline'])
    expect(shown.get('offline')).toMatchObject({ text: 'No connection.', action: { run: '/en/offline' } })
  })

  it('says that the network has gone after two seconds', async () => {
    await announce()
    await pass(2000)
    turn('offline')
    await pass(1999)
    expect(said).toEqual([])
    await pass(1)
    expect(said).toEqual(['offline'])
  })

  it.each([
    ['while there is a network', 'online'],
    ['of a network that is back within two seconds', 'offline'],
  ] as const)('says nothing %s', async (_, to) => {
    await announce()
    turn(to)
    await pass(1999)
    turn('online')
    await pass(60_000)
    expect(said).toEqual([])
  })

  it('says that the network is back, for five seconds', async () => {
    await announce({ onLine: false })
    await pass(0)
    turn('online')
    await pass(2000)
    expect(said).toEqual(['offline', 'no offline', 'online'])
    await pass(4999)
    expect([...shown.keys()]).toEqual(['online'])
    await pass(1)
    expect([...shown.keys()]).toEqual([])
  })

  it('says it anew each time', async () => {
    await announce({ onLine: false })
    await pass(0)
    for (const to of ['online', 'offline', 'online'] as const) {
      turn(to)
      await pass(2000)
    }
    expect(said.filter((each) => !each.startsWith('no '))).toEqual(['offline', 'online', 'offline', 'online'])
    // The second message «back online» is shown for five seconds of its own.
    await pass(4999)
    expect([...shown.keys()]).toEqual(['online'])
  })
})

describe('a copy that is kept', () => {
  const keptAt = new Date(now - 3 * 3_600_000).toISOString()

  it('says itself that there is no network', async () => {
    await announce({ onLine: false, keptAt })
    await pass(60_000)
    expect(said).toEqual([])
  })

  it('offers the page anew once the network is back, for as long as it stands there', async () => {
    await announce({ onLine: false, keptAt })
    await pass(0)
    turn('online')
    await pass(600_000)
    const { action } = shown.get('online') ?? {}
    expect([typeof action?.run, said]).toEqual(['function', ['online']])
    if (typeof action?.run === 'function') action.run()
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each([
    ['with a network offers the page anew', true, keptAt, 'Saved 3 hours ago.', 'function'],
    ['without one leads to what opens', false, keptAt, 'Saved 3 hours ago.', 'string'],
    ['of the future says no age', true, new Date(now + 1).toISOString(), 'Saved.', 'function'],
  ])('%s', async (_, onLine, since, text, action) => {
    const { showCopyAge } = await open({ onLine, keptAt: since })
    showCopyAge()
    const banner = shown.get('kept-copy')
    expect([banner?.text, typeof banner?.action?.run]).toEqual([text, action])
  })

  it('is no page that came by the network', async () => {
    const { showCopyAge } = await open()
    showCopyAge()
    expect(said).toEqual([])
  })

  it.each([
    [
      'a copy sells no tickets of a day that has come, as the concert may have begun',
      keptAt,
      [false, false, true, false],
    ],
    ['a page of the network sells what its server said', undefined, [true, true, true, true]],
  ])('%s', async (_, since, sales) => {
    const row = (day: string) =>
      `<li><time datetime="${day}">.</time><a href="/c/one/tickets">от 2 700 ₽</a></li>`
    const body = `<ol>${['2026-11-24', '2026-11-25', '2026-11-26'].map(row).join('')}</ol>
      <main><time data-concert-time datetime="2026-11-25T12:00">.</time><a href="/c/one/tickets">Купить</a></main>`
    const { showCopyAge } = await open({ body, ...(since ? { keptAt: since } : {}) })
    showCopyAge()
    expect([...document.querySelectorAll('a')].map((link) => link.hasAttribute('href'))).toEqual(sales)
  })
})

describe('the offline page', () => {
  it('that was asked for says nothing, and stays', async () => {
    await announce({ onLine: false, body: offlinePage, path: '/en/offline' })
    await pass(60_000)
    turn('online')
    await pass(60_000)
    expect([said.includes('offline'), reloadOnce.mock.calls.length]).toEqual([false, 0])
  })

  it('in another page’s place opens that one as soon as there is a network', async () => {
    await announce({ onLine: false, body: offlinePage })
    await pass(0)
    expect(reloadOnce).not.toHaveBeenCalled()
    turn('online')
    await pass(2000)
    expect(reloadOnce).toHaveBeenCalledOnce()
  })

  it('in another page’s place looks every twenty seconds whether the site is there', async () => {
    isSiteThere = false
    await announce({ body: offlinePage })
    await pass(20_000)
    expect(reloadOnce).not.toHaveBeenCalled()
    isSiteThere = true
    await pass(20_000)
    expect(reloadOnce).toHaveBeenCalledOnce()
  })
})
