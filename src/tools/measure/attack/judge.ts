import { toKb } from '../laboratory/run-parts.ts'
import type { Attack, RowLimits } from './attack.ts'
import type { Figures } from './run-attack.ts'

/** Returns what an attack broke, in a few words each. */
export function judgeAttack(
  attack: Pick<Attack, 'limits' | 'visitors'>,
  figures: Figures,
  isShort = false,
): string[] {
  const limits: Partial<RowLimits> = { ...usualLimits, ...attack.limits }
  const over = (value: number | undefined, limit: number | undefined, say: string) =>
    value !== undefined && limit !== undefined && value > limit ? [say] : []
  const { cpuMs, visits, newKvKeys, heapBefore, heapAfter } = figures
  const cpuLimit = (limits.cpuMs ?? Number.POSITIVE_INFINITY) * (isShort ? shortCpuFactor : 1)
  return [
    ...(figures.isHopeless ? ['the isolate is gone, or was not waited for'] : []),
    ...figures.failures,
    ...figures.complaints,
    ...(figures.hasLentToken ? ["the site's own token went out with a partner's query"] : []),
    ...over(cpuMs, cpuLimit, `${cpuMs.toFixed(0)} ms of CPU`),
    ...over(heapAfter, heapBefore * (1 + heapShare), `heap ${percent(heapBefore, heapAfter)}`),
    ...over(figures.bufferGrowth, bufferBytes, `${toKb(figures.bufferGrowth)} more in buffers`),
    ...over(figures.peakGrowth, limits.peakBytes, `${toKb(figures.peakGrowth)} more at its highest`),
    ...over(newKvKeys.length, limits.newKvKeys, `${newKvKeys.length} new keys in KV, as ${newKvKeys.at(-1)}`),
    ...over(figures.kvRewrites, limits.kvRewrites, `${figures.kvRewrites} needless writes to KV`),
    ...over(
      figures.contentCalls,
      limits.contentCalls,
      `${figures.contentCalls} queries to the content service`,
    ),
    ...over(figures.queryBytes, limits.queryBytes, `${toKb(figures.queryBytes)} in one query`),
    ...over(figures.rowsWritten, limits.rowsWritten, `${figures.rowsWritten} rows written`),
    ...over(figures.rowsKept, limits.rowsKept, `${figures.rowsKept} more rows in the database`),
    ...over(figures.letters, limits.letters, `${figures.letters} letters`),
    ...figures.strangers.map((host) => `the site called ${host}`),
    ...(visits.broken.length > 0 ? [`of visitors' pages, ${visits.broken.slice(0, 2).join(', ')} …`] : []),
  ]
}

const percent = (before: number, after: number) => `+${Math.round((after / before - 1) * 100)} %`

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
const heapShare = 0.1
/** Growth of buffers outside the heap, in bytes: cached responses, whose memory is bounded. */
const bufferBytes = 24 * megabyte

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
