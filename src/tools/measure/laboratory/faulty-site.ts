import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ServedWorker, type ServeOptions, serveWorker } from '../../operate/serve-worker.ts'

/** What becomes of a call of the platform. A call that `works` is counted, and can fail later. */
export type CallFailure = 'works' | 'fails' | 'is slow' | 'loses its answer' | 'never ends'

/** What `faulty-worker.mjs` does; a call is named as `DB.batch`, `CACHE.get` or `caches.match`. */
interface Troubles {
  calls?: Readonly<Record<string, CallFailure>>
  slowMs?: number
  isWithoutCf?: boolean
}

/** What `faulty-worker.mjs` has seen since its process began. */
interface SeenTroubles {
  unhandled: string[]
  counted: { queries: number; rowsWritten: number; objects: Record<string, number> }
}

const logWaitMs = 300

/** The built Worker with its stores, which fail on demand, and a clock that can be moved. */
export interface FaultySite {
  worker: ServedWorker
  set: (troubles?: Troubles) => Promise<SeenTroubles>
  passTime: (ms: number) => Promise<void>
  runScheduled: () => Promise<void>
  /** Kills the process and starts another, in which nothing fails. Stores keep their data, and the clock its time. */
  kill: () => Promise<void>
  /** Promise rejections that nothing has handled so far, in every process. */
  readUnhandled: () => Promise<string[]>
  stop: () => Promise<void>
}

export async function startFaultySite(options: Partial<ServeOptions> = {}): Promise<FaultySite> {
  const worker = await serveWorker({
    port: 0,
    wrapper: await readFile(join(import.meta.dirname, 'faulty-worker.mjs'), 'utf8'),
    // The Worker's log is left out: it repeats each planned failure, whose result the table shows.
    onLog: () => undefined,
    ...options,
  })
  let shiftMs = 0
  const unhandled: string[] = []
  const tell = async (troubles: object) => {
    const answer = await fetch(new URL('/__faults', worker.url), {
      method: 'POST',
      body: JSON.stringify(troubles),
    })
    // The cast is safe, since `faulty-worker.mjs` writes the JSON.
    return (await answer.json()) as SeenTroubles
  }
  const set = (troubles: Troubles = {}) => tell({ shiftMs, ...troubles })
  const passTime = async (ms: number) => {
    shiftMs += ms
    await set()
  }
  return {
    worker,
    set,
    passTime,
    runScheduled: async () => {
      await (await fetch(new URL('/cdn-cgi/local/scheduled', worker.url))).text()
    },
    kill: async () => {
      unhandled.push(...(await set()).unhandled)
      await worker.restart()
      await set({ calls: {} })
    },
    readUnhandled: async () => {
      // Rejections are noted after the responses that they belong to.
      await new Promise((resolve) => setTimeout(resolve, logWaitMs))
      return [...unhandled, ...(await set()).unhandled]
    },
    stop: () => worker.stop(),
  }
}
