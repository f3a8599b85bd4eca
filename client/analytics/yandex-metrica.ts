import { loadScript } from '../browser/load-resource.ts'
import { whenActive, whenIdle } from '../browser/timing.ts'
import { whenConsented } from './consent.ts'
import type { ReachedGoal } from './goals.ts'

/** The counter's library (Yandex Metrica, «Counter initialisation»). */
const library = 'https://mc.yandex.ru/metrika/tag.js'
/** A library that is later than this is left out on this page; its goals wait for the next one. */
const maxWaitMs = 30_000

type Counter = { (id: number, method: string, ...values: unknown[]): void; a?: unknown[][]; l?: number }

/**
 * Counts the visit and its goals, as soon as the visitor allows it, sees the page, and the browser has nothing
 * better to do.
 *
 * @param goals those that wait; they leave the list when they are sent.
 */
export default function startYandexMetrica(goals: ReachedGoal[]): void {
  whenConsented(() => whenActive(() => whenLoaded(() => void count(goals))))
}

async function count(goals: ReachedGoal[]): Promise<void> {
  const id = Number(document.documentElement.dataset.analytics)
  const tab = window as Window & { ym?: Counter }
  // Until the library is there, its calls wait in `a`, where it looks for them.
  const waiting: unknown[][] = []
  const stub: Counter = (...call) => {
    waiting.push(call)
  }
  tab.ym ??= Object.assign(stub, { a: waiting, l: Date.now() })
  tab.ym(id, 'init', { clickmap: false, trackLinks: true, accurateTrackBounce: true, webvisor: false })
  try {
    await loadScript(library, maxWaitMs)
  } catch {
    // Blocked or unreachable: visitors need no counter.
    return
  }
  const send = () => {
    for (const { name, parameters } of goals.splice(0)) tab.ym?.(id, 'reachGoal', name, parameters)
  }
  send()
  document.addEventListener('tutti:goal', send)
}

/** Everything of the page itself comes first. */
function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') whenIdle(callback)
  else addEventListener('load', () => whenIdle(callback), { once: true })
}
