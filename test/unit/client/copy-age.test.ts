/** @vitest-environment happy-dom */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showCopyAge } from '../../../client/offline/connection.ts'

vi.mock('../../../client/offline/banner.ts', () => ({
  hideBanner: () => undefined,
  readOfflineTexts: () => ({ keptCopy: '', keptCopyOf: () => '', offlineList: '', updateNow: '' }),
  showBanner: () => undefined,
  toOfflinePagePath: () => '/offline',
}))

const rowOf = (day: string) =>
  `<li><time datetime="${day}">.</time><a class="buy" href="/c/one/tickets">от 2 700 ₽</a></li>`

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28, 12, 51) })
  document.body.innerHTML = `<ol>${['2026-11-27', '2026-11-28', '2026-11-29'].map(rowOf).join('')}</ol>
    <main><time data-concert-time datetime="2026-11-28T12:00">.</time><a class="buy" href="/c/one/tickets">Купить</a></main>`
})
afterEach(() => vi.useRealTimers())

const listSales = () => [...document.querySelectorAll('.buy')].map((link) => link.hasAttribute('href'))

it('a copy from this device sells no tickets of a day that has come, as the concert may have begun', () => {
  document.documentElement.dataset.keptAt = '2026-11-28T08:00:00Z'
  showCopyAge()
  expect(listSales()).toEqual([false, false, true, false])
})

it('a page of the network sells what its server said', () => {
  delete document.documentElement.dataset.keptAt
  showCopyAge()
  expect(listSales()).toEqual([true, true, true, true])
})
