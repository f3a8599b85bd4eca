// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchTicketFrame } from '../../../client/tickets/frame.ts'

const src = 'https://shop.example/seance/7/#abiframe'
let loaded: string[]

beforeEach(() => {
  vi.useFakeTimers()
  loaded = []
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'resource' ? loaded.map((name) => ({ name }) as PerformanceEntry) : [],
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The ticket page at an address. */
function open(address = '/c/x/tickets', inside = `<iframe src="${src}"></iframe>`): void {
  window.history.replaceState(null, '', address)
  document.body.innerHTML = `<div data-ticket-frame>
    <p data-when="loading" hidden>Loading</p><p data-when="late" hidden>Late <button>Again</button></p>${inside}</div>`
  watchTicketFrame()
}
const frame = () => document.querySelector('iframe')
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-when]')].flatMap(({ hidden, dataset }) =>
    hidden ? [] : [dataset.when],
  )

describe('a ticket page', () => {
  it('says that the frame is loading, until it is there', () => {
    open()
    expect(shown()).toEqual(['loading'])
    frame()?.dispatchEvent(new Event('load'))
    expect(shown()).toEqual([])
    vi.advanceTimersByTime(60_000)
    expect(shown()).toEqual([])
  })

  it('says after ten seconds that it is late', () => {
    open()
    vi.advanceTimersByTime(9_999)
    expect(shown()).toEqual(['loading'])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual(['late'])
    frame()?.dispatchEvent(new Event('load'))
    expect(shown()).toEqual([])
  })

  it('loads it once more by the button, which leaves the focus in the frame', () => {
    open()
    vi.advanceTimersByTime(10_000)
    const before = frame()
    const focused = vi.spyOn(HTMLElement.prototype, 'focus')
    document.querySelector('button')?.click()
    expect([frame() === before, frame()?.getAttribute('src'), shown()]).toEqual([false, src, ['loading']])
    expect(focused.mock.contexts).toEqual([frame()])
    vi.advanceTimersByTime(9_999)
    expect(shown()).toEqual(['loading'])
    frame()?.dispatchEvent(new Event('load'))
    expect(shown()).toEqual([])
  })

  it.each([
    [src, []],
    ['https://shop.example/seance/7/#other', []],
    ['https://shop.example/seance/8/', ['loading']],
  ])('where %s has loaded already says %j', (name, said) => {
    loaded = [name]
    open()
    expect(shown()).toEqual(said)
  })

  it('gives the frame what the visitor came with, in a frame of its own', () => {
    loaded = [src]
    open('/c/x/tickets?utm_source=vk&voucher=SPRING')
    expect(frame()?.getAttribute('src')).toBe(
      'https://shop.example/seance/7/?voucher=SPRING&utm_source=vk#abiframe',
    )
    expect(shown()).toEqual(['loading'])
  })

  it('without a frame does nothing', () => {
    open('/c/x/tickets', '')
    expect(shown()).toEqual([])
    document.body.innerHTML = ''
    expect(watchTicketFrame).not.toThrow()
  })
})
