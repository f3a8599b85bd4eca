import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readHomeLocation } from '../../operate/home-location.ts'
import { type ServedWorker, serveWorker } from '../../operate/serve-worker.ts'
import { startFaultyContent } from './faulty-content.ts'
import type { PageFailure } from './page-failures.ts'
import { slowSeconds } from './platform-parts.ts'
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

/** Reads the source of the wrapper module, for `serveWorker`. */
export const readFaultyWorker = () => readFile(join(import.meta.dirname, 'faulty-worker.mjs'), 'utf8')

/**
 * Configures the failures of `faulty-worker.mjs`.
 *
 * @returns the unhandled promise rejections so far
 */
export async function setFailures({ url }: ServedWorker, troubles: object): Promise<string[]> {
  const answer = await fetch(new URL('/__faults', url), { method: 'POST', body: JSON.stringify(troubles) })
  return (await answer.json()) as string[]
}
