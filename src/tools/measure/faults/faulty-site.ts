import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ServedWorker, serveWorker } from '../../operate/serve-worker.ts'
import { startContentProxy } from './content-proxy.ts'
import type { Fault } from './fault-rows.ts'
import { visitInTurn } from './visits.ts'

export interface FaultySite {
  worker: ServedWorker
  /** Unhandled rejections so far. */
  readUnhandled: () => Promise<string[]>
  stop: () => Promise<void>
}

const dayMs = 24 * 60 * 60 * 1000
/** All pages and all content are past every lifetime within which they are served as they are. */
const agedMs = 3 * dayMs

/** Shows the built Worker some pages, and starts it anew three days later while something fails. */
export async function startFaultySite(
  fault: Fault,
  seen: readonly string[],
  onLog: (message: string) => void = () => undefined,
): Promise<FaultySite> {
  const [content, search] = await Promise.all([startContentProxy(), startContentProxy()])
  search.fault = fault.search ?? 'none'
  const worker = await serveWorker({
    port: 0,
    wrapper: await readFile(join(import.meta.dirname, 'faulty-worker.mjs'), 'utf8'),
    location: { city: 'Moscow', country: 'RU', latitude: '55.7558', longitude: '37.6173' },
    variables: { CONTENT_URL: content.url, ...(fault.search ? { SEARCH_URL: search.url } : {}) },
    onLog: ({ message }) => onLog(message),
  })
  const stop = async () => {
    await worker.stop()
    await Promise.all([content.stop(), search.stop()])
  }
  try {
    await visitInTurn(worker, seen)
    await worker.restart()
    await tell(worker, { shiftMs: agedMs, ...fault.platform })
  } catch (error) {
    await stop()
    throw error
  }
  content.fault = fault.content ?? 'none'
  return { worker, readUnhandled: () => tell(worker, {}), stop }
}

async function tell({ url }: ServedWorker, faults: object): Promise<string[]> {
  const answer = await fetch(new URL('/__faults', url), { method: 'POST', body: JSON.stringify(faults) })
  return (await answer.json()) as string[]
}
