import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bindPopupToHistory, readPopupEntry, savePopupEntry } from '../../../client/search/popup-history.ts'

/** A browser history of one page whose `back` completes when the test says so. */
let entries: unknown[]
let at: number
let events: EventTarget
let isOpen: boolean
let said: string[]
let popup: ReturnType<typeof bindPopupToHistory>
const go = (step: number) => {
  at += step
  events.dispatchEvent(new Event('popstate'))
}
let back = 0
const arrive = () => {
  back -= 1
  go(-1)
}

beforeEach(() => {
  ;[entries, at, isOpen, said, back] = [[null], 0, false, [], 0]
  events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('history', {
    get state() {
      return entries[at]
    },
    pushState: (state: unknown) => {
      entries = [...entries.slice(0, at + 1), state]
      at += 1
    },
    replaceState: (state: unknown) => {
      entries[at] = state
    },
    back: () => {
      back += 1
    },
  })
  popup = bindPopupToHistory({
    isOpen: () => isOpen,
    show: () => said.push('show'),
    hide: () => said.push('hide'),
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = () => {
  isOpen = true
  popup.enter()
}
const close = () => {
  isOpen = false
  popup.leave()
}

describe('the popup', () => {
  it('has one entry while it is open', () => {
    open()
    open()
    expect([entries.length, readPopupEntry()]).toEqual([2, { query: '', tab: 'all' }])
  })

  it('is closed by «back», and opened by «forward»', () => {
    open()
    go(-1)
    go(1)
    expect(said).toEqual(['hide', 'show'])
  })

  it('that is closed by other means goes back from its entry, once, and nobody is told', () => {
    open()
    close()
    close()
    expect(back).toBe(1)
    arrive()
    expect([at, said]).toEqual([0, []])
  })

  it('that is closed where it has no entry goes nowhere', () => {
    close()
    expect(back).toBe(0)
  })

  it('that is opened again on the way back has an entry once that has arrived', () => {
    open()
    close()
    open()
    expect(entries).toHaveLength(2)
    arrive()
    expect([at, readPopupEntry()]).toEqual([1, { query: '', tab: 'all' }])
    // The next way back is one again.
    go(-1)
    expect(said).toEqual(['hide'])
  })
})

describe('its entry', () => {
  it('remembers the search that a result was opened from', () => {
    open()
    savePopupEntry({ query: 'zimmer', tab: 'concert' })
    expect([readPopupEntry(), entries.length]).toEqual([{ query: 'zimmer', tab: 'concert' }, 2])
  })

  it('is written nowhere but there', () => {
    savePopupEntry({ query: 'zimmer', tab: 'concert' })
    expect(entries).toEqual([null])
  })

  it.each([
    ['another script’s', { 'other.search': { query: '', tab: 'all' } }],
    ['no object', { 'tutti.search': 'zimmer' }],
    ['nothing', { 'tutti.search': null }],
    ['without a text', { 'tutti.search': { tab: 'all' } }],
    ['of a tab that there is not', { 'tutti.search': { query: '', tab: 'evil' } }],
  ])('is none that is %s', (_, state) => {
    entries = [state]
    expect(readPopupEntry()).toBeUndefined()
  })
})
