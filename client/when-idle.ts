/** A device that is never idle, and a browser that doesn't notice that it is, do what is due all the same. */
const maxWaitMs = 2000

/** Calls back when the browser has nothing better to do. */
export function whenIdle(callback: () => void): void {
  // Safari has no idle callback; the end of the current task is as good a moment as it offers.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: maxWaitMs })
  else setTimeout(callback)
}
