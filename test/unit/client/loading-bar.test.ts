import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showLoadingBar } from '../../../client/navigation/navigate-to.ts'

const body = { append: vi.fn() }
let page: EventTarget
let navigation: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  navigation = new EventTarget()
  const bar = { style: {}, remove: vi.fn() }
  vi.stubGlobal('document', { createElement: () => bar, body })
  vi.stubGlobal('window', { navigation })
  vi.stubGlobal('navigation', navigation)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  showLoadingBar()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const leaveFor = (url: string, { sameDocument = false, downloadRequest = null as string | null } = {}) =>
  navigation.dispatchEvent(
    Object.assign(new Event('navigate'), {
      destination: { url: `https://tutti.example${url}`, sameDocument },
      downloadRequest,
    }),
  )

it('a page that takes 200 ms shows the bar, 3 px high, for 2000 ms', () => {
  leaveFor('/news')
  vi.advanceTimersByTime(200)
  expect(body.append).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      className: 'loading-bar',
      style: { height: '3px', animationDuration: '2000ms' },
    }),
  )
})

it('a page that comes sooner shows none', () => {
  leaveFor('/news')
  vi.advanceTimersByTime(199)
  page.dispatchEvent(new Event('pagehide'))
  vi.advanceTimersByTime(1)
  expect(body.append).not.toHaveBeenCalled()
})

it.each([
  ['a hash', '/news#top', { sameDocument: true }],
  ['a download', '/news', { downloadRequest: 'news.html' }],
  ['a file', '/c/x.ics', {}],
])('%s shows none: the page stays', (_what, url, how) => {
  leaveFor(url, how)
  vi.advanceTimersByTime(2000)
  expect(body.append).not.toHaveBeenCalled()
})
