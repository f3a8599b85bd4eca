import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchDevice } from '../../../client/browser/root-element.ts'

const dataset: Record<string, string> = {}
let page: EventTarget

const onPhone = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36'
const onDesktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36'
const be = (userAgent: string) => vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0 })

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  be(onDesktop)
  watchDevice()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the device is told 50 ms after the last resize', () => {
  be(onPhone)
  page.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(49)
  page.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(49)
  expect(dataset.device).toBe('desktop')
  vi.advanceTimersByTime(1)
  expect(dataset.device).toBe('mobile')
})
