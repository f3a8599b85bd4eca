import { act } from 'react'
import { vi } from 'vitest'
import type { IslandContext } from '../../../client/islands/island.ts'
import { openSearchPopup } from '../../../client/search/search-popup.tsx'
import type { SearchSession, SearchSnapshot } from '../../../client/search/search-session.ts'
import { searchFor } from './browser-stand-ins.ts'
import { type as typeInto } from './react-page.tsx'

export const { view } = searchFor('')
export const cities = (...names: string[]) => [
  {
    indexUid: 'city' as const,
    hits: names.map((name) => ({ slug: name.toLowerCase(), name, concerts: 2 })),
    page: 1,
    totalPages: 3,
    hitsPerPage: 4,
  },
]

let snapshot: SearchSnapshot
let listeners: Set<() => void>
export let media: EventTarget & { matches: boolean }
export let kept: Map<string, string>
export const asked = vi.fn()
export const turned = vi.fn()
export const retried = vi.fn()
export const closed = vi.fn()
export const scrolled = vi.fn()

const session: SearchSession = {
  read: () => snapshot,
  subscribe(listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  // Records each search; the session shows its text from then on.
  show(next) {
    asked(next)
    snapshot = { ...snapshot, view: next }
  },
  turn: turned,
  retry: retried,
  end: () => undefined,
}
const page: Partial<IslandContext> = {
  readLocalStorage: (key) => kept.get(key) ?? null,
  writeLocalStorage: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
}

/** A page on which nothing was searched for yet. */
export function preparePage(): void {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  media = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => media)
  Object.assign(document, { fonts: { ready: Promise.resolve() } })
  HTMLDialogElement.prototype.scrollTo = scrolled
  // Browsers tell of the end of a dialog later.
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.removeAttribute('open')
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
  document.body.innerHTML = '<a href="/search">Search</a>'
  window.history.replaceState({ 'tutti.search': { query: '', tab: 'all' } }, '', '/en/concerts')
  kept = new Map()
  listeners = new Set()
  snapshot = searchFor('')
}

export let close: () => void
/** Opens the search popup. */
export async function open(more: Partial<SearchSnapshot> = {}): Promise<void> {
  snapshot = { ...snapshot, ...more }
  await act(async () => {
    close = openSearchPopup({
      locale: 'en',
      page: page as IslandContext,
      session,
      takeTyped: () => '',
      onClose: closed,
    })
  })
}
export const answer = (more: Partial<SearchSnapshot>) =>
  act(async () => {
    snapshot = { ...snapshot, ...more }
    for (const listener of listeners) listener()
  })
export const find = (selector: string) => document.querySelector<HTMLElement>(`dialog ${selector}`)
export const field = () => document.querySelector<HTMLInputElement>('dialog input[name="q"]')
export const type = (text: string) => typeInto(field(), text)
export const tab = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('dialog [role="tab"]')].find(
    ({ textContent }) => textContent === name,
  ) ?? null
/** Finds an element by its accessible name or its text. */
export const link = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('dialog a')].find((each) =>
    `${each.getAttribute('aria-label') ?? ''} ${each.textContent}`.includes(name),
  ) ?? null
export const recent = () => JSON.parse(kept.get('tutti.searches') ?? '[]')
export const entry = () => window.history.state?.['tutti.search']
