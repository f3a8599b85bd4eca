import type { Fault } from './fault-rows.ts'
import { startFaultySite } from './faulty-site.ts'
import { visitAtOnce } from './visits.ts'

const seconds = 60

/** A minute of load on pages that were seen before the fault. No answer may be a 5xx. */
export async function loadForAMinute(
  fault: Fault,
  seen: readonly string[],
): Promise<{ line: string; isKept: boolean }> {
  const site = await startFaultySite(fault, seen)
  const until = performance.now() + seconds * 1000
  let [views, errors, slowestMs] = [0, 0, 0]
  try {
    while (performance.now() < until) {
      const visits = await visitAtOnce(site.worker, seen)
      views += visits.length
      errors += visits.filter(({ status }) => status >= 500).length
      slowestMs = Math.max(slowestMs, ...visits.map(({ ms }) => ms))
    }
    const unhandled = await site.readUnhandled()
    return {
      line: `a minute of load, ${fault.name}: ${views} views of ${seen.length} seen pages, ${errors} of them 5xx, slowest ${Math.round(slowestMs)} ms, ${unhandled.length} unhandled rejections`,
      isKept: errors + unhandled.length === 0,
    }
  } finally {
    await site.stop()
  }
}
