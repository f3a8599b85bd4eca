/** A clock that jumps from one timer to the next, so that ten minutes of a site take as long as its code does. */
export interface SimulatedClock {
  /** Returns the simulated time in milliseconds since 1970. */
  now: () => number
  /** Runs `act` when the simulated time in milliseconds is reached; if it is past, at the next step. */
  at: (time: number, act: () => void) => void
  /** Resolves after a simulated time. */
  pause: (ms: number) => Promise<void>
  /** Runs everything that is due before a time in milliseconds. */
  runUntil: (end: number) => Promise<void>
  /** Gives the process its own clock and timers back. */
  remove: () => void
}

interface Timer {
  act: () => void
  isCancelled: boolean
}

const { setImmediate: afterMicrotasks, setTimeout, clearTimeout } = globalThis
const { now } = Date
const { timeout } = AbortSignal

/**
 * Replaces the clock and the timers of this process by simulated ones, which the project's own code then uses. All work
 * between two milliseconds of the simulated clock is done before it moves on; so nothing may wait for the network, for
 * files, or for threads.
 */
export function installSimulatedClock(startAt: number): SimulatedClock {
  let time = startAt
  const due = new Map<number, Timer[]>()
  const plan = (ms: number, act: () => void): Timer => {
    const timer = { act, isCancelled: false }
    const at = time + Math.max(1, Math.ceil(ms))
    const others = due.get(at)
    if (others) others.push(timer)
    else due.set(at, [timer])
    return timer
  }
  const cancel = (timer: Timer | undefined): void => {
    if (timer) timer.isCancelled = true
  }
  Date.now = () => time
  Object.assign(globalThis, {
    setTimeout: (act: () => void, ms = 0) => plan(ms, act),
    clearTimeout: cancel,
  })
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController()
    plan(ms, () => controller.abort(new DOMException('The operation timed out', 'TimeoutError')))
    return controller.signal
  }
  return {
    now: () => time,
    at: (planned, act) => void plan(planned - time, act),
    pause: (ms) => new Promise((resolve) => void plan(ms, resolve)),
    async runUntil(end) {
      // What has just begun may not have set its first timer yet.
      await new Promise((resolve) => afterMicrotasks(resolve))
      for (; time < end; time++) {
        const timers = due.get(time)
        if (!timers) continue
        due.delete(time)
        for (const { act, isCancelled } of timers) if (!isCancelled) act()
        await new Promise((resolve) => afterMicrotasks(resolve))
      }
    },
    remove() {
      Object.assign(globalThis, { setTimeout, clearTimeout })
      Date.now = now
      AbortSignal.timeout = timeout
    },
  }
}
