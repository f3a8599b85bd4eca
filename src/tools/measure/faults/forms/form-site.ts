import { type ServedWorker, serveWorker } from '../../../operate/serve-worker.ts'
import { readFaultyWorker, setFailures } from '../set-failures.ts'
import type { CallFailures } from './form-faults.ts'
import { type StrapiStandIn, startStrapiStandIn } from './strapi-stand-in.ts'

const slowMs = 20_000

/** The built Worker with a fake Strapi that accepts submissions, and a clock that can be moved. */
export interface FormSite {
  worker: ServedWorker
  strapi: StrapiStandIn
  /** Returns the time of the Worker's clock in milliseconds. */
  now: () => number
  setTroubles: (calls: CallFailures) => Promise<unknown>
  /** Moves the Worker's clock and runs the scheduled handler. */
  runLater: (ms: number) => Promise<void>
  /** Kills the process and starts another. */
  kill: () => Promise<void>
  /** Returns the unhandled promise rejections so far. */
  readUnhandled: () => Promise<string[]>
  stop: () => Promise<void>
}

export async function startFormSite(): Promise<FormSite> {
  const strapi = await startStrapiStandIn()
  const worker = await serveWorker({
    port: 0,
    wrapper: await readFaultyWorker(),
    variables: { CONTENT_URL: strapi.url, SUBMIT_TOKEN: 'may-only-create' },
    // The log would show each failure; the table shows its result.
    onLog: () => undefined,
  })
  let shiftMs = 0
  const unhandled: string[] = []
  const say = (calls: CallFailures) => setFailures(worker, { shiftMs, slowMs, calls })
  return {
    worker,
    strapi,
    now: () => Date.now() + shiftMs,
    setTroubles: say,
    runLater: async (ms) => {
      shiftMs += ms
      await setFailures(worker, { shiftMs })
      // Deliveries show how the run ends.
      await (await fetch(new URL('/cdn-cgi/local/scheduled', worker.url))).text()
    },
    kill: async () => {
      unhandled.push(...(await setFailures(worker, {})))
      await worker.restart()
      await say({})
    },
    readUnhandled: async () => [...unhandled, ...(await setFailures(worker, {}))],
    stop: async () => {
      await worker.stop()
      await strapi.stop()
    },
  }
}
