/**
 * The clock of this project's programs, of the sites that they serve, and of the tests. It runs at its usual speed, from
 * an instant that `TUTTI_CLOCK` names, so that «today» may be any day: `TUTTI_CLOCK=2027-12-31 npm start`.
 */

/** Names when the clock begins: `today`, a day as `YYYY-MM-DD`, or an instant as `YYYY-MM-DDTHH:MMZ`. */
const startVariable = 'TUTTI_CLOCK'
/** Milliseconds to add to the machine's clock: passes the clock on to the processes that a program starts. */
const offsetVariable = 'TUTTI_CLOCK_OFFSET_MS'

/**
 * When the clock of tests and measurements begins: noon of a Thursday in Moscow, where the demo is at home, with a concert
 * that evening. Decision 189 says why a day is fixed.
 */
export const testedInstant = '2026-11-26T09:00:00Z'

/** A day without an hour begins at nine in UTC, when it is the same date from Los Angeles to Kamchatka. */
const hourOfDay = 'T09:00:00Z'

type Environment = Record<string, string | undefined>

/**
 * Reads how many milliseconds the clock is ahead of the machine's, and remembers it for the processes that this one
 * starts.
 *
 * @param fallback when the clock begins if nothing names it
 * @throws Error for a `TUTTI_CLOCK` that is neither a day, an instant nor `today`
 */
export function readClockOffset(
  fallback: string = 'today',
  environment: Environment = process.env,
  machineNow: number = Date.now(),
): number {
  const known = environment[offsetVariable]
  if (known) return Number(known)
  const start = environment[startVariable] || fallback
  const startsAt = Date.parse(/^\d{4}-\d\d-\d\d$/.test(start) ? start + hourOfDay : start)
  if (start !== 'today' && Number.isNaN(startsAt)) {
    throw new Error(
      `${startVariable} is «${start}»: it must be «today», a day (2027-12-31) or an instant (2027-12-31T21:00Z).`,
    )
  }
  const offsetMs = start === 'today' ? 0 : startsAt - machineNow
  if (offsetMs !== 0) environment[offsetVariable] = String(offsetMs)
  return offsetMs
}

/** Gives this process, and those that it starts, the machine's clock, which services that are no part of this project have. */
export function useMachineClock(environment: Environment = process.env): void {
  environment[offsetVariable] = '0'
}

/** Sets the clock of this process. @param fallback when the clock begins if `TUTTI_CLOCK` names nothing */
export function startClock(fallback: string = 'today'): void {
  shiftDate(readClockOffset(fallback))
}

/**
 * Lets `Date` of this realm run ahead of the machine's clock. Its text is also run where nothing can be imported: in
 * pages, service workers and workerd. Leaves a `Date` alone that is shifted already, or that a test has replaced.
 */
export function shiftDate(offsetMs: number): void {
  const MachineDate = Date
  const isNative = Function.prototype.toString.call(MachineDate).includes('[native code]')
  if (offsetMs === 0 || !isNative) return
  const { now: machineNow } = MachineDate
  const now = () => machineNow() + offsetMs
  function ShiftedDate(...given: unknown[]) {
    if (!new.target) return String(new MachineDate(now()))
    return Reflect.construct(MachineDate, given.length === 0 ? [now()] : given, new.target)
  }
  // Dates of either constructor are instances of both, and functions that read no clock are inherited. As in a native
  // `Date`, no property is enumerable: a fake clock copies those that are.
  Object.setPrototypeOf(ShiftedDate, MachineDate)
  Object.defineProperties(ShiftedDate, {
    prototype: { value: MachineDate.prototype },
    now: { value: now, writable: true, configurable: true },
  })
  // A page counts from here how long it has been open. In Node and workerd nothing does.
  if ('document' in globalThis) {
    const timeOrigin = performance.timeOrigin + offsetMs
    Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin, configurable: true })
  }
  globalThis.Date = ShiftedDate as never
}

/** What is used of the storage of a Durable Object. */
interface AlarmStorage {
  setAlarm: (at: number | Date, options?: never) => Promise<void>
  getAlarm: (options?: never) => Promise<number | null>
}

/**
 * Lets a Durable Object set its alarm by the shifted clock, though workerd rings by the machine's. Its text also runs
 * inside workerd. All objects of an isolate share the functions that this replaces.
 */
export function shiftAlarms(storage: AlarmStorage, offsetMs: number): void {
  const shared: AlarmStorage & Record<symbol, unknown> = Object.getPrototypeOf(storage)
  const isShifted = Symbol.for('tutti: alarms are shifted')
  if (offsetMs === 0 || shared[isShifted]) return
  const { setAlarm, getAlarm } = shared
  shared[isShifted] = true
  shared.setAlarm = function (this: AlarmStorage, at, options) {
    return setAlarm.call(this, Number(at) - offsetMs, options)
  }
  shared.getAlarm = async function (this: AlarmStorage, options) {
    const at = await getAlarm.call(this, options)
    return at === null ? null : at + offsetMs
  }
}

/** Name of the module that is a Worker's entry where its clock is another than the machine's. */
export const shiftedName = 'shifted-clock.js'

/**
 * Returns the modules that run in workerd in the place of a Worker and show it the clock of this process; none if that is
 * the machine's. The first one is the entry.
 *
 * @param worker file name of the Worker's entry
 * @param objects names of the classes of Durable Objects that the Worker exports
 */
export function shiftWorker(
  { worker, objects }: { worker: string; objects: readonly string[] },
  offsetMs: number = readClockOffset(),
): [name: string, text: string][] {
  if (offsetMs === 0) return []
  const shifted = objects.map(
    (name) => `class Shifted${name} extends worker.${name} {
  constructor(state, env) {
    shiftAlarms(state.storage, ${offsetMs})
    super(state, env)
  }
}
export { Shifted${name} as ${name} }
`,
  )
  const from = JSON.stringify(`./${worker}`)
  const entry = `import './clock.js'
import * as worker from ${from}
export * from ${from}
export default worker.default
${shiftAlarms}
${shifted.join('')}`
  return [
    [shiftedName, entry],
    ['clock.js', `${shiftDate}\nshiftDate(${offsetMs})\n`],
  ]
}
