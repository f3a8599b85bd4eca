// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchPopupTabs } from '../../../client/search/search-tabs.tsx'
import type { SearchTab } from '../../../client/search/search-view.ts'

const onChoose = vi.fn()
const scrollIntoView = vi.fn()
let wantsLessMotion: boolean

async function show(active: SearchTab = 'all'): Promise<void> {
  document.body.innerHTML = '<main></main>'
  const root = createRoot(document.querySelector('main') ?? document.body)
  await act(async () =>
    root.render(<SearchPopupTabs locale="en" active={active} panelId="panel" onChoose={onChoose} />),
  )
}

beforeEach(() => {
  vi.clearAllMocks()
  wantsLessMotion = false
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLessMotion }))
  Object.assign(document, { fonts: { ready: Promise.resolve() } })
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView)
})

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')]
const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
  })
const focused = () => [...tabs(), null].indexOf(document.activeElement as HTMLElement | null)

describe('the tabs of the search', () => {
  it('are all kinds and each, and say which is chosen and what they change', async () => {
    await show('city')
    expect(tabs().map((tab) => [tab.getAttribute('aria-selected'), tab.tabIndex])).toEqual([
      ...[
        ['false', -1],
        ['false', -1],
        ['false', -1],
        ['true', 0],
        ['false', -1],
        ['false', -1],
      ],
    ])
    expect(new Set(tabs().map((tab) => tab.getAttribute('aria-controls')))).toEqual(new Set(['panel']))
  })

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 5, 0],
    ['ArrowLeft', 0, 5],
    ['ArrowLeft', 3, 2],
    ['Home', 4, 0],
    ['End', 1, 5],
    ['a', 2, 2],
  ])('%s leads from the tab %i to %i, and chooses none', async (key, from, to) => {
    await show()
    tabs()[from]?.focus()
    await press(key)
    expect([focused(), onChoose.mock.calls]).toEqual([to, []])
  })

  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('are chosen by a click, and come into sight; with less motion: %s, %s', async (isLess, behavior) => {
    wantsLessMotion = isLess
    await show()
    await act(async () => tabs()[1]?.click())
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('concert')
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', inline: 'nearest', behavior })
  })
})
