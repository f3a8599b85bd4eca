import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchDevice } from '../../../client/browser/root-element.ts'

const dataset: Record<string, string> = {}
let page: EventTarget

const onPhone = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36'
const onMac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15'
const onDesktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36'
const be = (userAgent: string, more: object = {}) =>
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0, ...more })

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

it.each<[string, string, object, string]>([
  ['a Mac', onMac, {}, 'desktop'],
  ['a Mac with fingers, which is an iPad', onMac, { maxTouchPoints: 5 }, 'tablet'],
  ['what says that it is mobile', onDesktop, { userAgentData: { mobile: true } }, 'mobile'],
])('%s is told as it comes', (_, userAgent, more, device) => {
  be(userAgent, more)
  watchDevice()
  expect(dataset.device).toBe(device)
})
