const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * After each try that failed, and longer than a try can last: a service that answers late, and one whose answer was
 * lost, have done what they were asked by then.
 */
const pausesMs = [1, 5, 15, 60, 3 * 60].map((minutes) => minutes * minuteMs)

/** @param tries so far, this one included @returns milliseconds */
export const deliveryRetryDelayMs = (tries: number): number => pausesMs[tries - 1] ?? 6 * hourMs

/** Four tries have failed by then: a service is down, or nobody runs what carries things on. */
export const deliveryLateAfterMs = hourMs

/** After that it is given up: an operator sends it once more when the service is well (`npm run submissions`). */
export const deliveryGivenUpAfterMs = 3 * dayMs
