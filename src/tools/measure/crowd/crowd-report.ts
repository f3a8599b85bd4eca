import {
  answersPerSecond,
  type ChangeTimes,
  type ContentServiceStandIn,
  listOfType,
} from './content-service.ts'
import type { CrowdOptions } from './simulate-crowd.ts'
import type { ShownVersions, SimulatedAnswer } from './simulated-isolate.ts'

/** Counts of one second of the simulation. */
export interface CrowdSecond {
  visits: number
  /** Queries that reached the content service. */
  queries: number
  slowestMs: number
  /** Age of the oldest content that a visitor saw, in milliseconds since it changed. */
  oldestMs: number
  unavailable: number
}

export interface CrowdReport {
  options: Pick<CrowdOptions, 'seed' | 'places' | 'isolatesPerPlace' | 'hasShield' | 'visitors'>
  seconds: CrowdSecond[]
  visits: number
  unavailable: number
  /** Times that visitors waited, in milliseconds: the middle, 99 of 100, 999 of 1000, and the longest. */
  waits: { half: number; most: number; nearlyAll: number; longest: number }
  /** Visits that waited longer than one answer of the content service. */
  longWaits: number
  oldestMs: number
  /** Visits that showed what had changed more than a minute before. */
  tooOld: number
  queries: number
  /** Queries for one thing in one language until its type changed again: the most, and on average. */
  forOneChange: { most: number; mean: number }
  mostQueriesPerSecond: number
  refused: number
  late: number
  /** Calls of one object of the shield in its busiest second. */
  mostShieldCalls: number
  kv: { reads: number; writes: number; refusedWrites: number }
}

/**
 * One answer of the content service takes 340 ms at most. A page also waits for KV, twice where the place has no copy,
 * and for the way to the shield's object and back, which may be on another continent.
 */
export const oneAnswerMs = 340 + 2 * 60 + 2 * 100
/** Age in milliseconds that the content of no page should exceed. */
export const maxAgeMs = 60_000

/** @param opening when the sale opens, in milliseconds; what was before isn't reported */
export function createReport(
  opening: number,
  { stats, changeTimes }: ContentServiceStandIn,
  kv: CrowdReport['kv'],
) {
  const seconds: CrowdSecond[] = []
  const secondAt = (at: number): CrowdSecond | undefined => {
    const index = Math.floor((at - opening) / 1000)
    if (index < 0) return undefined
    for (let next = seconds.length; next <= index; next++) {
      seconds.push({ visits: 0, queries: 0, slowestMs: 0, oldestMs: 0, unavailable: 0 })
    }
    return seconds[index]
  }
  const waits: number[] = []
  let tooOld = 0
  return {
    lastSeconds: (count: number): readonly CrowdSecond[] => seconds.slice(-count),
    note(at: number, { versions, waitMs }: SimulatedAnswer): void {
      const second = secondAt(at)
      if (!second) return
      waits.push(waitMs)
      second.visits += 1
      second.slowestMs = Math.max(second.slowestMs, waitMs)
      if (!versions) second.unavailable += 1
      // What changes while the visitor waits for the first byte counts from the answer on.
      const ageMs = versions ? ageOf(versions, at, changeTimes) : 0
      second.oldestMs = Math.max(second.oldestMs, ageMs)
      if (ageMs > maxAgeMs) tooOld += 1
    },
    finish(
      { seed, places, isolatesPerPlace, hasShield, visitors }: CrowdOptions,
      mostShieldCalls: number,
    ): CrowdReport {
      for (const { at } of stats.asked) {
        const second = secondAt(at)
        if (second) second.queries += 1
      }
      waits.sort((one, other) => one - other)
      const waitOf = (share: number) =>
        waits[Math.min(waits.length - 1, Math.floor(share * waits.length))] ?? 0
      const mostOf = (take: (second: CrowdSecond) => number) => Math.max(0, ...seconds.map(take))
      return {
        options: { seed, places, isolatesPerPlace, hasShield, visitors },
        seconds,
        visits: waits.length,
        unavailable: seconds.reduce((sum, { unavailable }) => sum + unavailable, 0),
        waits: { half: waitOf(0.5), most: waitOf(0.99), nearlyAll: waitOf(0.999), longest: waitOf(1) },
        longWaits: waits.filter((ms) => ms > oneAnswerMs).length,
        oldestMs: mostOf(({ oldestMs }) => oldestMs),
        tooOld,
        queries: seconds.reduce((sum, { queries }) => sum + queries, 0),
        forOneChange: countForOneChange(stats.asked, changeTimes),
        mostQueriesPerSecond: mostOf(({ queries }) => queries),
        refused: stats.refused,
        late: stats.late,
        mostShieldCalls,
        kv: { ...kv },
      }
    },
  }
}

/** How long ago the oldest thing of a page changed after the version that the page shows; 0 where all are current. */
function ageOf(versions: ShownVersions, at: number, changeTimes: ChangeTimes): number {
  let oldest = 0
  for (const [name, version] of Object.entries(versions)) {
    const changedAt = changeTimes.get(name)?.[version]
    if (changedAt !== undefined) oldest = Math.max(oldest, at - changedAt)
  }
  return oldest
}

/**
 * Counts the queries for a thing in a language between one change of its type and the next, a minute later at most:
 * then copies are refreshed whether anything has changed or not. The site is told which type has changed, so every copy
 * of the type counts as changed.
 */
function countForOneChange(
  asked: ContentServiceStandIn['stats']['asked'],
  changeTimes: ChangeTimes,
): { most: number; mean: number } {
  const counts = new Map<string, number>()
  for (const { thing, locale, at } of asked) {
    const times = changeTimes.get(listOfType(thing)) ?? []
    const index = times.findLastIndex((time) => time <= at)
    const changedAt = times[index]
    if (changedAt === undefined || at - changedAt > maxAgeMs) continue
    const change = `${thing} ${locale} ${index}`
    counts.set(change, (counts.get(change) ?? 0) + 1)
  }
  const all = [...counts.values()]
  const sum = all.reduce((total, count) => total + count, 0)
  return { most: Math.max(0, ...all), mean: all.length > 0 ? sum / all.length : 0 }
}

interface Curve {
  title: string
  take: (second: CrowdSecond) => number
  /** The value that should not be passed, drawn as a line. */
  limit?: number
}

const curves: readonly Curve[] = [
  { title: 'visits a second', take: ({ visits }) => visits },
  {
    title: 'queries a second to the content service',
    take: ({ queries }) => queries,
    limit: answersPerSecond,
  },
  { title: 'the longest wait, ms', take: ({ slowestMs }) => slowestMs, limit: oneAnswerMs },
  {
    title: 'the oldest content seen, s',
    take: ({ oldestMs }) => oldestMs / 1000,
    limit: maxAgeMs / 1000,
  },
  { title: 'answers 503 a second', take: ({ unavailable }) => unavailable },
]
const [width, height, gap, left] = [900, 120, 48, 16]

/** Draws the ten minutes as an SVG file: one curve below the other, each with its limit. */
export function drawPlot({ seconds, options }: CrowdReport): string {
  const rows = curves.map((curve, index) => drawCurve(curve, seconds, gap + index * (height + gap)))
  const full = gap + curves.length * (height + gap)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width + 2 * left} ${full}" font-family="sans-serif" font-size="13">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    `<title>${options.visitors} visitors in ten minutes</title>`,
    ...rows,
    '</svg>',
  ].join('\n')
}

function drawCurve({ title, take, limit }: Curve, seconds: readonly CrowdSecond[], top: number): string {
  const values = seconds.map(take)
  const most = Math.max(1, limit ?? 0, ...values)
  const x = (index: number) => left + (index * width) / Math.max(1, values.length - 1)
  const y = (value: number) => top + height - (value / most) * height
  const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
  const highest = Math.max(0, ...values)
  const limitLine =
    limit === undefined
      ? ''
      : `<line x1="${left}" x2="${left + width}" y1="${y(limit)}" y2="${y(limit)}" stroke="#b3261e" stroke-dasharray="4 4"/>`
  return [
    `<text x="${left}" y="${top - 8}">${title}: ${highest.toFixed(0)} at most${limit === undefined ? '' : `, limit ${limit}`}</text>`,
    `<line x1="${left}" x2="${left + width}" y1="${top + height}" y2="${top + height}" stroke="#999"/>`,
    limitLine,
    `<polyline points="${points}" fill="none" stroke="#1f5fa8" stroke-width="1.5"/>`,
  ].join('\n')
}
