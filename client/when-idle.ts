/** Calls back when the browser has nothing better to do. */
export function whenIdle(callback: () => void): void {
  // Safari has no idle callback; the end of the current task is as good a moment as it offers.
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback)
}
