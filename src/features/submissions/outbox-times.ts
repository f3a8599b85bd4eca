const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Lifetime of a delivered submission, counted from its sending. The orchestra may have questions about it. */
export const deliveredLifetimeMs = 30 * dayMs

/** Lifetime of a submission that was not delivered; operators can still deliver it. */
export const undeliveredLifetimeMs = 365 * dayMs

/** Lifetime of a submission that looks like spam. An operator can release it within this time. */
export const spamLifetimeMs = 30 * dayMs

/** Delay after each failed attempt. Each is longer than an attempt can last, so a slow attempt has ended by then. */
const retryDelaysMs = [1, 5, 15, 60, 3 * 60].map((minutes) => minutes * minuteMs)

/**
 * Chooses the delay before the next attempt.
 *
 * @param tries number of attempts so far, including the current one
 * @returns milliseconds
 */
export const chooseDeliveryRetryDelayMs = (tries: number): number => retryDelaysMs[tries - 1] ?? 6 * hourMs

/**
 * Age at which a waiting delivery is reported as late. Four attempts have failed by then: a service is down, or the
 * scheduled handler does not run.
 */
export const deliveryLateAfterMs = hourMs

/** Age at which attempts end. An operator can start them again with `npm run submissions`. */
export const deliveryGivenUpAfterMs = 3 * dayMs
