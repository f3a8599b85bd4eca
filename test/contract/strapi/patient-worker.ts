import { serveWorker } from '../../../src/tools/operate/serve-worker.ts'

/**
 * Stands in the built Worker's place and waits for a busy Strapi as long as it takes, where visitors wait 2.5 s: such a
 * limit would decide a test that is about something else (as `test/fixtures/patience.ts` for the Worker's sources). The
 * header `x-clock-ahead` moves its clock by so many milliseconds, for no test waits for time to pass.
 */
export const patientWorker = `
import worker from './index.js'
const patienceMs = 2000
const begin = globalThis.setTimeout
globalThis.setTimeout = (run, ms = 0, ...values) =>
  ms < patienceMs ? begin(run, ms, ...values) : begin(() => undefined)
const abortAfter = AbortSignal.timeout.bind(AbortSignal)
AbortSignal.timeout = (ms) => (ms < patienceMs ? abortAfter(ms) : new AbortController().signal)
const now = Date.now
let ahead = 0
Date.now = () => now() + ahead
export * from './index.js'
export default {
  ...worker,
  fetch(request, env, context) {
    ahead = Number(request.headers.get('x-clock-ahead') ?? ahead)
    return worker.fetch(request, env, context)
  },
}`

/** Serves it to browsers, which know one address of it, `localhost`. */
export const servePatiently = (port: number, variables: Record<string, string>) =>
  serveWorker({
    port,
    variables,
    wrapper: patientWorker,
    location: { city: 'Moscow', country: 'RU', latitude: '55.7558', longitude: '37.6173' },
  })
