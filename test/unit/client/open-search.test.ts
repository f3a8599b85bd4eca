// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openSearchByKey, reopenSearch } from '../../../client/search/open-search.ts'

const opened = vi.fn((event: Event) => event.preventDefault())
beforeAll(openSearchByKey)
beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  document.body.innerHTML = `<tutti-island name="Search"><a href="/search">Search</a></tutti-island>
    <input id="text"><input id="box" type="checkbox"><textarea id="area"></textarea><main></main>`
  document.querySelector('a')?.addEventListener('click', opened)
})

/** @returns whether the search has opened */
function press(key: Partial<KeyboardEventInit>, at = 'main'): boolean {
  const event = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true, ...key })
  document.querySelector(at)?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(opened.mock.calls.length > 0)
  return opened.mock.calls.length > 0
}

it.each<[string, Partial<KeyboardEventInit>, string, boolean]>([
  ['/', {}, 'main', true],
  ['its key on the Russian layout', { key: '.', code: 'Slash' }, 'main', true],
  ['a full stop', { key: '.', code: 'Period' }, 'main', false],
  ['another key', { key: 'a' }, 'main', false],
  ['/ with Control', { ctrlKey: true }, 'main', false],
  ['/ with Command', { metaKey: true }, 'main', false],
  ['/ with Alt', { altKey: true }, 'main', false],
  ['/ that is held', { repeat: true }, 'main', false],
  ['/ in a line', {}, '#text', false],
  ['/ in a text', {}, '#area', false],
  ['/ on a box', {}, '#box', true],
])('%s, %j at %s, opens the search: %s', (_, key, at, opens) => {
  expect(press(key, at)).toBe(opens)
})

it('the key opens nothing over a dialog', () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
  expect(press({})).toBe(false)
})

it('the key opens nothing for who has turned it off', () => {
  localStorage.setItem('tutti.search-key', 'off')
  expect(press({})).toBe(false)
})

it.each([
  [{ 'tutti.search': { query: 'x', tab: 'all' } }, 1],
  [null, 0],
])('a page that is loaded anew at the history’s %j opens the search: %i', (state, times) => {
  window.history.replaceState(state, '', '/')
  reopenSearch()
  expect(opened).toHaveBeenCalledTimes(times)
})
