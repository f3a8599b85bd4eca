// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseScrollArrows, SearchPopupTabs } from '../../../client/search/search-tabs.tsx'
import type { SearchTab } from '../../../client/search/search-view.ts'
import { click, openEmptyPage, press, show } from './react-page.tsx'

const onChoose = vi.fn()
const scrollIntoView = vi.fn()
let wantsLessMotion: boolean

const showTabs = (active: SearchTab = 'all') =>
  show(<SearchPopupTabs locale="en" active={active} panelId="panel" onChoose={onChoose} />)

beforeEach(() => {
  vi.clearAllMocks()
  wantsLessMotion = false
  openEmptyPage()
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLessMotion }))
  Object.assign(document, { fonts: { ready: Promise.resolve() } })
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView)
})

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')]
const focused = () => [...tabs(), null].indexOf(document.activeElement as HTMLElement | null)

describe('the tabs of the search', () => {
  it('are all kinds and each, and say which is chosen and what they change', async () => {
    await showTabs('city')
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
    await showTabs()
    tabs()[from]?.focus()
    await press(key)
    expect([focused(), onChoose.mock.calls]).toEqual([to, []])
  })

  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('are chosen by a click, and come into sight; with less motion: %s, %s', async (isLess, behavior) => {
    wantsLessMotion = isLess
    await showTabs()
    await click(tabs()[1])
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('concert')
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', inline: 'nearest', behavior })
  })
})

describe('an arrow of the tabs', () => {
  // A row of 500 px in 300 px: it scrolls by 200.
  it.each([
    ['the left one', 'left', false, [39, 40, 200], [false, true, true]],
    ['the left one on the way back', 'left', true, [40, 11, 10, 0], [true, true, false, false]],
    ['the right one', 'right', false, [0, 179, 180, 200], [true, true, false, false]],
  ] as const)('%s is shown by where the row is', (_, side, isLeftShown, places, expected) => {
    const shown = places.map(
      (scrollLeft) =>
        chooseScrollArrows(
          { scrollLeft, clientWidth: 300, scrollWidth: 500 },
          { left: isLeftShown, right: false },
        )[side],
    )
    expect(shown).toEqual(expected)
  })

  it('isn’t there where every tab is in sight', () => {
    const hidden = { left: false, right: false }
    expect(chooseScrollArrows({ scrollLeft: 0, clientWidth: 500, scrollWidth: 500 }, hidden)).toEqual(hidden)
  })
})
