import { toKb } from '../bench/figure.ts'
import type { Attack, RowLimits } from './attack.ts'
import { bufferBytes, heapShare, shortCpuFactor, usualLimits } from './limits.ts'
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
    // Response times depend on other load of the machine.
    ...over(
      figures.middleMs,
      isShort ? undefined : limits.middleMs,
      `${figures.middleMs.toFixed(0)} ms of waiting`,
    ),
    ...(visits.broken.length > 0 ? [`of visitors' pages, ${visits.broken.slice(0, 2).join(', ')} …`] : []),
  ]
}

const percent = (before: number, after: number) => `+${Math.round((after / before - 1) * 100)} %`
