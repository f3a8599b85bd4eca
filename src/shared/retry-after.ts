/** The site waits no longer than this, even if another service asks for more. */
const longestWaitMs = 6 * 60 * 60 * 1000

/** Reads `Retry-After`: seconds or a date (RFC 9110, 10.2.3). @returns milliseconds; `undefined` if it can't be read */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), longestWaitMs)
}
