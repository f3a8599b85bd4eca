import { startCounting } from '../../src/brand/chosen-providers.ts'
import { loadScript } from '../browser/load-resource.ts'
import { whenIdle, whenPageActivated } from '../browser/timing.ts'
import { whenConsented } from './consent.ts'
import type { ReachedGoal } from './goal.ts'

/** A library that takes longer isn't used on this page; the goals wait for the next page. */
const maxWaitMs = 30_000

/**
 * Counts the visit and its goals with the brand's provider, as soon as the visitor consents, the page is active and
 * loaded, and the browser is idle.
 *
 * @param goals goals to send; they are removed from the list when they are sent.
 */
export default function countVisit(goals: ReachedGoal[]): void {
  whenConsented(() => whenPageActivated(() => whenLoaded(() => void count(goals))))
}

async function count(goals: ReachedGoal[]): Promise<void> {
  const { analytics: id = '', analyticsHost: host = '', analyticsStoring } = document.documentElement.dataset
  try {
    const report = await startCounting?.(
      { id, host, mayStore: analyticsStoring !== undefined },
      { loadScript: (address, data) => loadScript(address, maxWaitMs, data) },
    )
    const send = () => {
      for (const { name, parameters } of goals.splice(0)) report?.(name, parameters)
    }
    send()
    document.addEventListener('tutti:goal', send)
  } catch {
    // The library is blocked or unreachable, and visitors don't need it.
  }
}

/** Calls back when the page has loaded and the browser is idle. */
function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') whenIdle(callback)
  else addEventListener('load', () => whenIdle(callback), { once: true })
}
