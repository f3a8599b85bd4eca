import { storeLimitMs } from '../../../cache/call-store.ts'
import type { RowLimits } from './attack.ts'

const megabyte = 1024 * 1024

/** Limits of every row; absent ones are unlimited. */
export const usualLimits: Partial<RowLimits> & Pick<RowLimits, 'cpuMs'> = {
  cpuMs: 50,
  newKvKeys: 0,
  // Nothing becomes stale within ten seconds, so no key needs to be written again.
  kvRewrites: 0,
}

/**
 * Growth of the process while it reads a response that is far too large: the memory of an isolate
 * (developers.cloudflare.com/workers/platform/limits) and what waits for garbage collection.
 */
export const peakBytes = 192 * megabyte

/** Share by which the JavaScript heap may grow during an attack. */
export const heapShare = 0.1
/** Growth of buffers outside the heap, in bytes: cached responses, whose memory is bounded. */
export const bufferBytes = 24 * megabyte

/** Milliseconds that a slow store may cost, for cached and for uncached pages. */
export const storeMs = { missing: storeLimitMs + 200, inMemory: 50 } as const

/** Milliseconds after which a request counts as hanging, long enough for a busy machine. */
export const answerMs = 20_000
/** CPU milliseconds of one request after which the rest of the row is skipped. */
export const hopelessCpuMs = 1500
/** Factor for CPU limits with `--short`, which must not fail on a busy machine. */
export const shortCpuFactor = 10

/** Number of turns whose requests are sent and measured one by one. */
export const measuredTurns = 5
/** Number of parallel requests in later turns. */
export const usualAtOnce = 8
/** Number of parallel requests with `--short`: on a busy machine the fakes become slow. */
export const shortAtOnce = 2
/** Number of repetitions of a request that exceeds its limit: garbage collection may have hit it. */
export const secondTries = 4
/** Milliseconds between two pages of a visitor. */
export const visitorPauseMs = 20
