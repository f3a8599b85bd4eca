import { storeLimitMs } from '../../../cache/ask-store.ts'
import type { RowLimits } from './attack.ts'

const megabyte = 1024 * 1024

/** What every row keeps. Where nothing is said, anything goes. */
export const usualLimits: Partial<RowLimits> & Pick<RowLimits, 'cpuMs'> = {
  cpuMs: 50,
  newKvKeys: 0,
  // What is fresh needs no writing; nothing is stale within ten seconds.
  kvRewrites: 0,
}

/**
 * By which the process may grow while it reads what is far too large: all that Cloudflare gives an isolate
 * (developers.cloudflare.com/workers/platform/limits), and what waits for the next garbage collection.
 */
export const peakBytes = 192 * megabyte

/** By which JavaScript's memory may be larger after an attack, of what it was before. */
export const heapShare = 0.1
/** Bodies of stored answers lie beside it: their memory is bounded, and may be filled by an attack. */
export const bufferBytes = 24 * megabyte

/** A slow store costs this much, and a page that is at hand a bit; the rest is the page's own making. */
export const storeMs = { missing: storeLimitMs + 200, inMemory: 50 } as const

/** An answer that takes longer never comes. Long enough for a machine that is busy with other things. */
export const answerMs = 20_000
/** One request that costs this much has lost: nobody waits for the rest of its row. */
export const hopelessCpuMs = 1500
/** A busy machine's processor time is dearer; the short form names only what no machine explains. */
export const shortCpuFactor = 10

/** Turns whose requests are sent one after the other, their processor time measured one by one. */
export const measuredTurns = 5
/** How many requests at a time after these. */
export const usualAtOnce = 8
/** On a busy machine the stand-ins answer late, and later the more they are asked at once. */
export const shortAtOnce = 2
/** More tries for a request that seems too dear: a garbage collection may have fallen on it. */
export const secondTries = 4
/** How long visitors look at a page before they ask for the next. */
export const visitorPauseMs = 20
