import { listOfType } from './content-model.ts'
import type { ChangeTimes, ContentServiceStandIn } from './content-service.ts'
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
/** Nobody should see what is older. */
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
