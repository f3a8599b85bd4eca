import { type ServedWorker, serveWorker } from '../../../operate/serve-worker.ts'
import { readFaultyWorker, setFailures } from '../faulty-site.ts'
import {
  type StrapiFailure,
  type StrapiStandIn,
  startStrapiStandIn,
  strapiFailures,
} from './strapi-stand-in.ts'

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

/** Failures of `faulty-worker.mjs`. A call that `works` is wrapped so that it can fail later. */
export type CallFailure = 'works' | 'fails' | 'is slow' | 'loses its answer' | 'never ends'
export type CallFailures = Readonly<Record<string, CallFailure>>

/** One row for each form: what fails while it is sent. Everything works again afterwards. */
export interface FormFailure {
  name: string
  strapi?: StrapiFailure
  /** Calls of the database that fail while the form is sent. */
  database?: CallFailures
  /** Failing calls from the moment at which Strapi has created the entry. */
  databaseOnceCreated?: CallFailures
  /** Number of submissions that are sent in parallel. */
  atOnce?: number
  /** The moment at which the process is killed and another one starts. */
  killed?: 'before the first try' | 'during the first try'
  /** Whether visitors close the page when the form is returned with an error. */
  isLeft?: true
}

const calls = ['first', 'run', 'all', 'raw', 'batch', 'exec'].map((call) => `DB.${call}`)
export const failEveryCall = (trouble: CallFailure): CallFailures =>
  Object.fromEntries(calls.map((call) => [call, trouble]))
/** The call that stores a submission (`submissions/store-submission.ts`). */
const write = 'DB.batch'

export const formFailures: readonly FormFailure[] = [
  { name: 'nothing, for comparison' },
  ...toStrapiRows('down', 'slow', 'status500', 'answerLost', 'fieldRefused'),
  { name: 'D1 slow (20 s)', database: failEveryCall('is slow') },
  { name: 'D1 down', database: failEveryCall('fails') },
  { name: 'D1 and Strapi down', database: failEveryCall('fails'), strapi: 'down' },
  { name: 'D1 fails before the write', database: { [write]: 'fails' } },
  { name: 'D1 fails after the write', database: { [write]: 'loses its answer' } },
  { name: 'the same, and the visitor leaves', database: { [write]: 'loses its answer' }, isLeft: true },
  {
    name: 'D1 fails once Strapi has it',
    databaseOnceCreated: failEveryCall('fails'),
  },
  { name: 'sent ten times at once', atOnce: 10 },
  { name: 'the same, Strapi down', atOnce: 10, strapi: 'down' },
  { name: 'killed before the first try', killed: 'before the first try' },
  { name: 'killed during the first try', killed: 'during the first try' },
]

function toStrapiRows(...faults: readonly StrapiFailure[]): FormFailure[] {
  return faults.map((strapi) => ({ name: `Strapi ${strapiFailures[strapi]}`, strapi }))
}

/** Whether the database fails to confirm a submission, so that the form is returned with an error. */
export const isReturned = ({ database }: FormFailure): boolean => database !== undefined

export const isSlow = ({ database = {} }: FormFailure): boolean => Object.values(database).includes('is slow')

/** Whether a stored submission is delivered at the first try. */
export const isWell = ({ strapi, databaseOnceCreated, killed }: FormFailure): boolean =>
  !strapi && !databaseOnceCreated && !killed
