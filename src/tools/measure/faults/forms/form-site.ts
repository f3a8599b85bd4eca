import { type ServedWorker, serveWorker } from '../../../operate/serve-worker.ts'
import { readFaultyWorker, tell } from '../tell-worker.ts'
import type { Troubles } from './form-faults.ts'
import { type StrapiStandIn, startStrapiStandIn } from './strapi-stand-in.ts'

const slowMs = 20_000

/** The built Worker with a Strapi that takes what visitors send. Nobody waits for its clock: it is moved. */
export interface FormSite {
  worker: ServedWorker
  strapi: StrapiStandIn
  /** Milliseconds, by the Worker's clock. */
  now: () => number
  setTroubles: (calls: Troubles) => Promise<unknown>
  /** Lets the Worker's clock go on, and does what the platform does every minute. */
  runLater: (ms: number) => Promise<void>
  /** Ends the process and starts another. */
  kill: () => Promise<void>
  /** Rejections that nobody has handled, so far. */
  readUnhandled: () => Promise<string[]>
  stop: () => Promise<void>
}

export async function startFormSite(): Promise<FormSite> {
  const strapi = await startStrapiStandIn()
  const worker = await serveWorker({
    port: 0,
    wrapper: await readFaultyWorker(),
    variables: { CONTENT_URL: strapi.url, SUBMIT_TOKEN: 'may-only-create' },
    // What it says of each fault; the table says what came of it.
    onLog: () => undefined,
  })
  let shiftMs = 0
  const unhandled: string[] = []
  const say = (calls: Troubles) => tell(worker, { shiftMs, slowMs, calls })
  return {
    worker,
    strapi,
    now: () => Date.now() + shiftMs,
    setTroubles: say,
    runLater: async (ms) => {
      shiftMs += ms
      await tell(worker, { shiftMs })
      // How it ends is seen in what has arrived.
      await (await fetch(new URL('/cdn-cgi/local/scheduled', worker.url))).text()
    },
    kill: async () => {
      unhandled.push(...(await tell(worker, {})))
      await worker.restart()
      await say({})
    },
    readUnhandled: async () => [...unhandled, ...(await tell(worker, {}))],
    stop: async () => {
      await worker.stop()
      await strapi.stop()
    },
  }
}
