import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { searchMessages } from '../../src/languages/texts.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { SearchPopupIcon } from './icon.tsx'
import { type SearchTab, searchTabs } from './search-view.ts'

interface SearchTabsProps {
  locale: Locale
  active: SearchTab
  /** Id of the panel that the tabs control. */
  panelId: string
  onChoose: (tab: SearchTab) => void
}

/**
 * The row of categories. Arrow keys move the focus; Enter, the space bar and a click choose a tab, since choosing the
 * active tab again returns to all categories. The scroll arrows are for the pointer: a focused tab scrolls into view by
 * itself.
 */
export function SearchPopupTabs({ locale, active, panelId, onChoose }: SearchTabsProps) {
  const t = searchMessages(locale)
  const row = useRef<HTMLDivElement>(null)
  const [arrows, setArrows] = useState({ left: false, right: false })
  const update = () => {
    const { current } = row
    if (current) setArrows((before) => keepSame(before, chooseScrollArrows(current, before)))
  }
  useEffect(() => {
    update()
    addEventListener('resize', update)
    // The width of the tabs changes when their font has loaded.
    document.fonts.ready.then(update)
    return () => removeEventListener('resize', update)
  })
  const scroll = (step: number) => row.current?.scrollBy({ left: step, behavior: behavior() })

  return (
    <div className="wrap search-tabs">
      {arrows.left ? <Arrow name="back" label={t.scrollLeft} onClick={() => scroll(-arrowStepPx)} /> : null}
      <div ref={row} role="tablist" aria-label={t.tabsLabel} onScroll={update} onKeyDown={moveAlong}>
        {searchTabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            aria-selected={tab === active}
            aria-controls={panelId}
            tabIndex={tab === active ? 0 : -1}
            onClick={({ currentTarget }) => {
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: behavior() })
              onChoose(tab)
            }}
          >
            {t.tabs[tab]}
          </button>
        ))}
      </div>
      {arrows.right ? <Arrow name="next" label={t.scrollRight} onClick={() => scroll(arrowStepPx)} /> : null}
    </div>
  )
}

interface ArrowProps {
  name: 'back' | 'next'
  label: string
  onClick: () => void
}

function Arrow({ name, label, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className={`search-arrow search-arrow-${name}`}
      aria-label={label}
      tabIndex={-1}
      // The arrow may disappear on the click, so it must not take the focus.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <SearchPopupIcon name={name} />
    </button>
  )
}

const keepSame = <Value extends { left: boolean; right: boolean }>(before: Value, after: Value): Value =>
  before.left === after.left && before.right === after.right ? before : after

const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const tabs = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]'))
  const at = tabs.findIndex((tab) => tab.matches(':focus'))
  const targets: Record<string, number> = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: (at - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }
  const next = tabs[targets[event.key] ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Distance that an arrow scrolls the row of tabs. */
const arrowStepPx = 150
const showLeftAtPx = 40
const hideLeftAtPx = 10
const endMarginPx = 20

interface ScrollArrows {
  left: boolean
  right: boolean
}

interface ScrolledRow {
  scrollLeft: number
  clientWidth: number
  scrollWidth: number
}

/**
 * Chooses which scroll arrows are shown. The left one appears at 40 px and disappears at 10 px; in between it doesn't
 * change, so that it doesn't flicker. The right one disappears within 20 px of the end.
 */
export function chooseScrollArrows(
  { scrollLeft, clientWidth, scrollWidth }: ScrolledRow,
  before: ScrollArrows,
): ScrollArrows {
  return {
    left: scrollLeft >= showLeftAtPx || (before.left && scrollLeft > hideLeftAtPx),
    right: scrollWidth - clientWidth - scrollLeft > endMarginPx,
  }
}
