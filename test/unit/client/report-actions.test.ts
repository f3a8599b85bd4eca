// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reportActions } from '../../../client/statistics/report-actions.ts'
import { searchedEvent } from '../../../src/shared/constants.ts'

let sent: object[] = []
let navigationEntry: object = {}
let isListening = false
beforeEach(() => {
  sent = []
  navigationEntry = {}
  sessionStorage.clear()
  navigator.sendBeacon = (address, body) => {
    expect(address).toBe('/api/statistics')
    sent.push(JSON.parse(String(body)))
    return true
  }
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [navigationEntry as PerformanceEntry])
  history.replaceState(null, '', '/en/c/near?utm_campaign=spring')
  // Listeners of the document outlive a test: they are added once.
  if (!isListening) reportActions()
  isListening = true
})

const click = (html: string, selector: string) => {
  document.body.innerHTML = html
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return sent.map((report) => ({ ...report, search: undefined, referrer: undefined }))
}

const tickets = { kind: 'ticket', path: '/c/far' }

describe('a click', () => {
  it.each<[string, string, string, object[]]>([
    [
      'on tickets of a row',
      '<li><a href="/c/far">x</a><a href="/en/c/far/tickets"><b>y</b></a></li>',
      'b',
      [tickets],
    ],
    [
      'on a seller’s tickets in a row',
      '<li><a href="/c/far">x</a><a data-provider="" href="https://seller.example/1"><b>y</b></a></li>',
      'b',
      [tickets],
    ],
    [
      'on a seller’s tickets of the page',
      '<a data-provider="" href="https://seller.example/1"><b>y</b></a>',
      'b',
      [{ kind: 'ticket', path: '/c/near' }],
    ],
    ['on a heart', '<button data-heart="far"><b>y</b></button>', 'b', [{ kind: 'save', path: '/c/far' }]],
    ['that takes a heart back', '<button data-heart="far" aria-pressed="true"><b>y</b></button>', 'b', []],
    [
      'on a network',
      '<tutti-island name="Share"><a data-network="vk"><b>y</b></a></tutti-island>',
      'b',
      [{ kind: 'share', path: '/en/c/near' }],
    ],
    ['on another link', '<a href="/concerts"><b>y</b></a>', 'b', []],
  ])('%s is reported as it is', (_what, html, selector, reports) => {
    expect(click(html, selector)).toEqual(reports)
  })

  it('is reported with the campaign of the session', () => {
    click('<a href="/c/far/tickets"><b>y</b></a>', 'b')
    expect(sent).toEqual([{ ...tickets, search: '?utm_campaign=spring', referrer: '' }])
  })
})

describe('a view', () => {
  it.each<[string, object, number]>([
    ['that the browser asked the server for', { deliveryType: '', activationStart: 0 }, 0],
    ['of a browser that doesn’t say how the page came', {}, 0],
    ['that was fetched in advance', { deliveryType: 'navigational-prefetch' }, 1],
    ['that was rendered in advance', { activationStart: 12.5 }, 1],
    ['out of the browser’s cache', { deliveryType: 'cache' }, 1],
  ])('%s is reported if the server has not counted it', (_what, entry, reports) => {
    navigationEntry = entry
    reportActions()
    expect(sent).toHaveLength(reports)
  })
})

describe('a search without a result', () => {
  const answer = (query: string) => document.dispatchEvent(new CustomEvent(searchedEvent, { detail: query }))

  it('is reported when the visitor has typed no more for two seconds', () => {
    vi.useFakeTimers()
    answer('щелк')
    vi.advanceTimersByTime(1000)
    answer('щелкунчек')
    vi.advanceTimersByTime(2000)
    vi.useRealTimers()
    expect(new Set(sent.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify({ kind: 'search-miss', query: 'щелкунчек' })]),
    )
  })

  it('isn’t one if more letters find something', () => {
    vi.useFakeTimers()
    answer('щелк')
    answer('')
    vi.advanceTimersByTime(5000)
    vi.useRealTimers()
    expect(sent).toEqual([])
  })

  it('is reported when the page is left', () => {
    answer('щелкунчек')
    dispatchEvent(new Event('pagehide'))
    expect(sent[0]).toEqual({ kind: 'search-miss', query: 'щелкунчек' })
  })
})

describe('a click before the code was there', () => {
  it('is reported as the heart was then', () => {
    document.body.innerHTML =
      '<button data-heart="far" aria-pressed="true"></button><button data-heart="near">'
    const [far, near] = document.querySelectorAll('button')
    if (!far || !near) throw new Error('no hearts')
    reportActions([
      { target: far, isSaved: false },
      { target: near, isSaved: true },
    ])
    expect(sent).toMatchObject([{ kind: 'save', path: '/c/far' }])
  })
})
