import { readHomeLocation } from '../../operate/home-location.ts'
import { type ServedWorker, serveWorker } from '../../operate/serve-worker.ts'
import type { PageFailure } from './fault-rows.ts'
import { startFaultyContent } from './faulty-content.ts'
import { slowSeconds } from './platform-parts.ts'
import { readFaultyWorker, setFailures } from './set-failures.ts'
import { visitInTurn } from './visits.ts'

export interface FaultySite {
  worker: ServedWorker
  /** Returns the unhandled promise rejections so far. */
  readUnhandled: () => Promise<string[]>
  stop: () => Promise<void>
}

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs

/** Times that pass between the first visit and the failure. */
const since = {
  /** A new isolate, in which all pages and all content have expired. */
  threeDays: { ms: 3 * dayMs, isRestarted: true },
  /** The same isolate, in which pages and the content of most of them are stale. */
  twoMinutes: { ms: 2 * minuteMs, isRestarted: false },
} as const

interface Options {
  since?: keyof typeof since
  onLog?: (message: string) => void
}

/** Requests some pages of the built Worker, and continues some time later while something fails. */
export async function startFaultySite(
  fault: PageFailure,
  seen: readonly string[],
  { since: passed = 'threeDays', onLog = () => undefined }: Options = {},
): Promise<FaultySite> {
  const [content, search] = await Promise.all([startFaultyContent(), startFaultyContent()])
  search.fault = fault.search ?? 'none'
  const worker = await serveWorker({
    port: 0,
    wrapper: await readFaultyWorker(),
    location: await readHomeLocation(),
    variables: { CONTENT_URL: content.url, ...(fault.search ? { SEARCH_URL: search.url } : {}) },
    onLog: ({ message }) => onLog(message),
  })
  const stop = async () => {
    await worker.stop()
    await Promise.all([content.stop(), search.stop()])
  }
  try {
    await visitInTurn(worker, seen)
    const { ms, isRestarted } = since[passed]
    if (isRestarted) await worker.restart()
    await setFailures(worker, { shiftMs: ms, ...toTroubles(fault) })
  } catch (error) {
    await stop()
    throw error
  }
  content.fault = fault.content ?? 'none'
  return { worker, readUnhandled: () => setFailures(worker, {}), stop }
}

/** Returns the failures in the form of `faulty-worker.mjs`. */
function toTroubles({ platform, isWithoutCf }: PageFailure) {
  const { calls = [] } = platform?.part ?? {}
  return {
    calls: Object.fromEntries(calls.map((call) => [call, platform?.trouble])),
    slowMs: slowSeconds * 1000,
    isWithoutCf: isWithoutCf === true,
  }
}
