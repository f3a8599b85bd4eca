import { draftsKey } from '../../src/shared/stored-names.ts'
import { isSavingData } from '../browser/saving-data.ts'
import { readSessionStorage } from '../browser/storage.ts'
import { whenActive, whenIdle } from '../browser/timing.ts'
import { isPageOutdated, reloadOnce } from '../offline/build-check.ts'
import type { IslandName, IslandProps } from './island-props.ts'
import { islandLoaders, type OnLaterClick, type PageTools } from './registry.ts'

/** A visitor who clicked waits no longer than this for code: then the link does what it says. */
const maxWaitMs = 5000
/** How far below the screen an island counts as seen. */
const viewMargin = '200px'
const intents = ['pointerenter', 'pointerdown', 'touchstart', 'focusin'] as const

const arranged = new WeakSet<Element>()

/**
 * Starts the islands under an element, each when its `load` says. Their state stands in `data-island-state`:
 * `loading`, `ready` or `failed`. An island that failed leaves what the server rendered, which works too.
 */
export function startIslands(root: ParentNode, page: PageTools): void {
  for (const element of root.querySelectorAll<HTMLElement>('tutti-island')) {
    const name = element.getAttribute('name') ?? ''
    if (!isIslandName(name) || arranged.has(element)) continue
    arranged.add(element)
    const start = () => startIsland(element, name, page)
    const load = element.getAttribute('load')
    // What a page shows of other companies waits for the visitor, even where the page itself doesn't.
    if (load === 'visible') whenActive(() => whenInView(element, start))
    else if (load === 'idle' && !isSavingData()) whenIdle(start)
    else if (load === 'use') whenUsed(element, start)
    else onIntent(element, () => islandLoaders[name](), start)
  }
}

const isIslandName = (name: string): name is IslandName => Object.hasOwn(islandLoaders, name)

/** What a further click does, or that the island is no use. */
type Started = OnLaterClick | 'failed'

async function startIsland<Name extends IslandName>(
  element: HTMLElement,
  name: Name,
  page: PageTools,
): Promise<Started> {
  element.dataset.islandState = 'loading'
  try {
    // The server wrote them from this island's own type (`src/ui/components/island.tsx`).
    const props = JSON.parse(element.dataset.props ?? 'null') as IslandProps[Name]
    const begin = async () => (await fetchCode(name)).default(element, props, page)
    const clickAgain = await Promise.race([begin(), rejectLate()])
    element.dataset.islandState = 'ready'
    return clickAgain
  } catch (error) {
    console.warn(`island ${name} failed`, error)
    element.dataset.islandState = 'failed'
    return 'failed'
  }
}

/** Code that is gone was deployed away under an open page: the new page has its own. */
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
  let clickAgain: Started
  element.addEventListener('click', async (event) => {
    const isForNewTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    // An island that left nothing for further clicks listens to them itself.
    const isItsOwn = clickAgain === undefined && element.dataset.islandState === 'ready'
    if (isForNewTab || isItsOwn || clickAgain === 'failed') return
    event.preventDefault()
    clickAgain?.()
    if (element.dataset.islandState) return
    clickAgain = await start()
    // Now it isn't held back any more: the link does what it says.
    if (clickAgain === 'failed' && event.target instanceof Element) {
      event.target.closest<HTMLElement>('a, button, summary')?.click()
    }
  })
}

/** A form does without code until somebody comes to it, unless they come back to what they typed. */
function whenUsed(element: HTMLElement, start: () => void): void {
  const startOnce = () => {
    if (!element.dataset.islandState) start()
  }
  if (readSessionStorage(draftsKey)) whenActive(startOnce)
  for (const intent of intents) element.addEventListener(intent, startOnce, { once: true, passive: true })
}

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
