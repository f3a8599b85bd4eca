import { loadScript } from '../browser/load-resource.ts'
import { whenIdle, whenPageActivated } from '../browser/timing.ts'
import { whenConsented } from './consent.ts'
import type { ReachedGoal } from './goals.ts'

/** Address of the counter's library (documentation of Yandex Metrica, «Counter initialisation»). */
const library = 'https://mc.yandex.ru/metrika/tag.js'
/** A library that takes longer isn't used on this page; the goals wait for the next page. */
const maxWaitMs = 30_000

type Counter = { (id: number, method: string, ...values: unknown[]): void; a?: unknown[][]; l?: number }

/**
 * Counts the visit and its goals as soon as the visitor consents, the page is active and loaded, and the browser is
 * idle.
 *
 * @param goals goals to send; they are removed from the list when they are sent.
 */
export default function startYandexMetrica(goals: ReachedGoal[]): void {
  whenConsented(() => whenPageActivated(() => whenLoaded(() => void count(goals))))
}

async function count(goals: ReachedGoal[]): Promise<void> {
  const id = Number(document.documentElement.dataset.analytics)
  const tab = window as Window & { ym?: Counter }
  // Calls that are made before the library is loaded wait in the property `a`, where the library reads them.
  const waiting: unknown[][] = []
  const stub: Counter = (...call) => {
    waiting.push(call)
  }
  tab.ym ??= Object.assign(stub, { a: waiting, l: Date.now() })
  tab.ym(id, 'init', { clickmap: false, trackLinks: true, accurateTrackBounce: true, webvisor: false })
  try {
    await loadScript(library, maxWaitMs)
  } catch {
    // The library is blocked or unreachable, and visitors don't need it.
    return
  }
  const send = () => {
    for (const { name, parameters } of goals.splice(0)) tab.ym?.(id, 'reachGoal', name, parameters)
  }
  send()
  document.addEventListener('tutti:goal', send)
}

/** Calls back when the page has loaded and the browser is idle. */
function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') whenIdle(callback)
  else addEventListener('load', () => whenIdle(callback), { once: true })
}
