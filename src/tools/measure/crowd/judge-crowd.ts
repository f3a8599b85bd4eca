import { toTableLine } from '../faults/table-line.ts'
import { answersPerSecond } from './content-service.ts'
import { type CrowdReport, type CrowdSecond, maxAgeMs, oneAnswerMs } from './crowd-report.ts'

interface CrowdTarget {
  name: string
  measured: string
  target?: string
  isMet?: boolean
}

const mostForOneChange = 3
/** Most calls a second that one Durable Object takes: developers.cloudflare.com/durable-objects/platform/limits */
const mostObjectCalls = 1000

/** Says what one minute of the sale saw, as a line. */
export function describeMinute(minute: number, seen: readonly CrowdSecond[]): string {
  const sum = (take: (second: CrowdSecond) => number) =>
    seen.reduce((total, second) => total + take(second), 0)
  const most = (take: (second: CrowdSecond) => number) => Math.max(0, ...seen.map(take))
  return [
    `minute ${minute}: ${sum(({ visits }) => visits)} visits`,
    `${sum(({ unavailable }) => unavailable)} got 503`,
    `the longest wait ${most(({ slowestMs }) => slowestMs)} ms`,
    `the oldest content ${(most(({ oldestMs }) => oldestMs) / 1000).toFixed(1)} s`,
  ].join(', ')
}

/** Says what the simulation saw beside what it should see, as the lines of a table. */
export function judgeCrowd(report: CrowdReport): { lines: string[]; isMet: boolean } {
  const { seed, places, isolatesPerPlace, hasShield, visitors } = report.options
  const rows = toRows(report)
  const toLine = toTableLine([58, 44, 8, 0], () => true)
  const lines = [
    `${visitors} visitors in ten minutes, ${places} places × ${isolatesPerPlace} isolates, ${hasShield ? 'with' : 'without'} the origin shield, seed «${seed}»`,
    '',
    ...rows.map(({ name, measured, target = '', isMet }) =>
      toLine([name, measured, target, isMet === undefined ? '' : isMet ? 'met' : 'MISSED']),
    ),
  ]
  return { lines, isMet: rows.every(({ isMet = true }) => isMet) }
}

function toRows(report: CrowdReport): CrowdTarget[] {
  const { forOneChange, longWaits, waits, visits, kv } = report
  const whole = (ms: number) => `${Math.round(ms)} ms`
  return [
    {
      name: 'queries for one changed thing, worldwide',
      measured: `${forOneChange.most} (${forOneChange.mean.toFixed(1)} on average)`,
      target: `≤ ${mostForOneChange}`,
      isMet: forOneChange.most <= mostForOneChange,
    },
    {
      name: 'visitors who wait longer than one answer of the content service',
      measured: `${longWaits} of ${visits}`,
      target: '0',
      isMet: longWaits === 0,
    },
    {
      name: 'waiting: half, 99 of 100, 999 of 1000, everybody',
      measured: [waits.half, waits.most, waits.nearlyAll, waits.longest].map(whole).join(', '),
      target: `≤ ${oneAnswerMs} ms`,
    },
    {
      name: 'the oldest content that anybody saw, since it had changed',
      measured: `${(report.oldestMs / 1000).toFixed(1)} s (${report.tooOld} visits saw older than a minute)`,
      target: `≤ ${maxAgeMs / 1000} s`,
      isMet: report.oldestMs <= maxAgeMs,
    },
    {
      name: 'queries in the busiest second',
      measured: `${report.mostQueriesPerSecond} (of ${report.queries} in all)`,
      target: `≤ ${answersPerSecond * 2}`,
    },
    {
      name: 'queries that the content service could not answer, or in time',
      measured: `${report.refused} refused, ${report.late} too late`,
      target: '0',
      isMet: report.refused + report.late === 0,
    },
    {
      name: 'visitors who got 503',
      measured: `${report.unavailable}`,
      target: '0',
      isMet: report.unavailable === 0,
    },
    {
      name: 'calls of one object of the shield in the busiest second',
      measured: `${report.mostShieldCalls}`,
      target: `≤ ${mostObjectCalls}`,
      isMet: report.mostShieldCalls <= mostObjectCalls,
    },
    {
      name: 'KV',
      measured: `${kv.reads} reads, ${kv.writes} writes, ${kv.refusedWrites} writes refused`,
    },
  ]
}
