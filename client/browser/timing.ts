/** Moments in the life of a page at which code may run, and a timer that can be paused. */

/** A device that is never idle, or a browser that doesn't notice, runs idle callbacks after this time. */
const maxIdleWaitMs = 2000

/** Calls back at once, or on a prerendered page when the visitor comes to it. */
export function whenPageActivated(callback: () => void): void {
  // `prerendering` exists in Chromium only; TypeScript doesn't know it.
  const { prerendering: isPrerendering } = document as Document & { prerendering?: boolean }
  if (isPrerendering) document.addEventListener('prerenderingchange', callback, { once: true })
  else callback()
}

/** Calls back once the page is visible: a prerendered page or a hidden tab may never be seen. */
export function whenPageVisible(callback: () => void): void {
  whenPageActivated(() => {
    if (document.visibilityState === 'visible') callback()
    else document.addEventListener('visibilitychange', () => whenPageVisible(callback), { once: true })
  })
}

/** Calls back when the browser has nothing better to do. */
export function whenIdle(callback: () => void): void {
  // Safari has no idle callback; it calls back after the current task.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: maxIdleWaitMs })
  else setTimeout(callback)
}

/** Calls back each time the page is shown again out of the back-forward cache, with the state in which it was left. */
export function onPageRestored(callback: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) callback()
  })
}

/** A timer that stands still while at least one reason holds it. */
export interface PausableTimer {
  /** Adds a reason to hold the timer, or takes it away. */
  hold(reason: string, isHeld: boolean): void
  /** Ends the timer for good, without a call of `onEnd`. */
  stop(): void
}

/** @param onEnd is called once, after so many milliseconds in which no reason held the timer. */
export function startPausableTimer(milliseconds: number, onEnd: () => void): PausableTimer {
  const reasons = new Set<string>()
  let remainingMs = milliseconds
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const update = () => {
    const shouldRun = !isStopped && reasons.size === 0
    if (shouldRun && timer === undefined) {
      startedAt = performance.now()
      timer = setTimeout(onEnd, remainingMs)
    } else if (!shouldRun && timer !== undefined) {
      clearTimeout(timer)
      timer = undefined
      remainingMs -= performance.now() - startedAt
    }
  }
  update()
  return {
    hold(reason, isHeld) {
      if (isHeld) reasons.add(reason)
      else reasons.delete(reason)
      update()
    },
    stop() {
      isStopped = true
      update()
    },
  }
}
