import { draftsKey } from '../../src/shared/stored-names.ts'
import { isSavingData } from '../browser/saving-data.ts'
import { readSessionStorage } from '../browser/storage.ts'
import { whenIdle, whenPageActivated } from '../browser/timing.ts'
import { isPageOutdated, reloadOnce } from '../offline/build-check.ts'
import type { IslandContext, LaterClickHandler } from './island.ts'
import type { IslandName, IslandProps } from './island-props.ts'
import { islandLoaders } from './registry.ts'

/** A click waits no longer than this for the island's code; then the link opens as without JavaScript. */
const maxWaitMs = 5000
/** Distance below the screen within which an island counts as in view. */
const viewMargin = '200px'
const intents = ['pointerenter', 'pointerdown', 'touchstart', 'focusin'] as const

/** Islands that listen to events already. */
const prepared = new WeakSet<Element>()

/**
 * Starts the islands inside an element, each at the moment that its attribute `load` names. The attribute
 * `data-island-state` shows the state: `loading`, `ready` or `failed`. An island that failed leaves the server's HTML,
 * which works without JavaScript.
 */
export function startIslands(root: ParentNode, page: IslandContext): void {
  for (const element of root.querySelectorAll<HTMLElement>('tutti-island')) {
    const name = element.getAttribute('name') ?? ''
    if (!isIslandName(name) || prepared.has(element)) continue
    prepared.add(element)
    const start = () => startIsland(element, name, page)
    const load = element.getAttribute('load')
    // Islands that load when in view may load scripts of other companies, which a prerendered page must not do.
    if (load === 'visible') whenPageActivated(() => whenInView(element, start))
    else if (load === 'idle' && !isSavingData()) whenIdle(start)
    else if (load === 'use') whenUsed(element, start)
    else onIntent(element, () => islandLoaders[name](), start)
  }
}

const isIslandName = (name: string): name is IslandName => Object.hasOwn(islandLoaders, name)

/** Handler of later clicks on a started island, or `failed`. */
type Started = LaterClickHandler | 'failed'

async function startIsland<Name extends IslandName>(
  element: HTMLElement,
  name: Name,
  page: IslandContext,
): Promise<Started> {
  element.dataset.islandState = 'loading'
  try {
    // The server wrote the props as this island's type (`src/ui/components/island.tsx`).
    const props = JSON.parse(element.dataset.props ?? 'null') as IslandProps[Name]
    const begin = async () => (await fetchCode(name)).default(element, props, page)
    const onLaterClick = await Promise.race([begin(), rejectLate()])
    element.dataset.islandState = 'ready'
    return onLaterClick
  } catch (error) {
    console.warn(`island ${name} failed`, error)
    element.dataset.islandState = 'failed'
    return 'failed'
  }
}

/** Reloads a page whose code is gone since a later deploy has replaced it. */
const fetchCode = <Name extends IslandName>(name: Name) =>
  islandLoaders[name]().catch(async (error: unknown) => {
    if ((await isPageOutdated()) && reloadOnce()) await new Promise(() => undefined)
    throw error
  })

const rejectLate = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('its code took too long')), maxWaitMs))

/** Fetches the code when a click is likely; starts the island on the click. */
function onIntent(element: HTMLElement, fetchCode: () => Promise<unknown>, start: () => Promise<Started>) {
  const prefetch = () => {
    if (!isSavingData()) fetchCode().catch(() => undefined)
  }
  for (const intent of intents) element.addEventListener(intent, prefetch, { once: true, passive: true })
  let onLaterClick: Started
  element.addEventListener('click', async (event) => {
    const isForNewTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    // An island that returned no function listens to clicks itself.
    const isItsOwn = onLaterClick === undefined && element.dataset.islandState === 'ready'
    if (isForNewTab || isItsOwn || onLaterClick === 'failed') return
    event.preventDefault()
    onLaterClick?.()
    if (element.dataset.islandState) return
    onLaterClick = await start()
    // The link opens as without JavaScript: the listener ignores clicks from now on.
    if (onLaterClick === 'failed' && event.target instanceof Element) {
      event.target.closest<HTMLElement>('a, button, summary')?.click()
    }
  })
}

/** Starts a form at the first focus or pointer on it; at once where a draft is stored. */
function whenUsed(element: HTMLElement, start: () => void): void {
  const startOnce = () => {
    if (!element.dataset.islandState) start()
  }
  if (readSessionStorage(draftsKey)) whenPageActivated(startOnce)
  for (const intent of intents) element.addEventListener(intent, startOnce, { once: true, passive: true })
}

/** Starts an island once it scrolls into view. */
function whenInView(element: HTMLElement, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      start()
    },
    { rootMargin: viewMargin },
  )
  observer.observe(element)
}
