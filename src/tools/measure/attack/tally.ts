import { median } from '../bench/figure.ts'
import type { Attack, Exchange, Sent } from './attack.ts'
import { hopelessCpuMs, usualLimits } from './limits.ts'

/** What the answers to an attack say, and what each of its requests cost. */
export interface Tally {
  noteAnswer: (exchange: Exchange) => void
  /** What is wrong with answers, seen beside the others of their turn. */
  noteTurn: (turn: readonly Exchange[]) => void
  /** @param place of the request in its turn: turns differ in little else than their number. */
  noteCpu: (place: number, cpuMs: number) => void
  /** Places of requests that seem too dear. */
  dearPlaces: () => number[]
  /** The isolate answers no more, or it has lost beyond doubt: the rest isn't sent. */
  isHopeless: () => boolean
  figures: () => AnswerFigures
}

export interface AnswerFigures {
  requests: number
  /** The highest; 0 where an answer never came. */
  worstStatus: number
  /** Statuses that may not be, each with the request that it answered. */
  failures: string[]
  /** What else is wrong with answers. */
  complaints: string[]
  /** Of the dearest request, in milliseconds: the middle one of its tries. */
  cpuMs: number
  /** The middle one of the times that answers took. */
  middleMs: number
  isHopeless: boolean
}

const maxNamed = 3

export function createTally({
  mayFail = [],
  complain,
  limits,
}: Pick<Attack, 'mayFail' | 'complain' | 'limits'>): Tally {
  const { cpuMs: dearMs = usualLimits.cpuMs } = limits ?? {}
  const tries = new Map<number, number[]>()
  const times: number[] = []
  const failures = new Set<string>()
  const complaints = new Set<string>()
  let worstStatus = 200
  let isHopeless = false

  return {
    noteAnswer({ sent, answer: { ms, status, hasLeft, isLate } }) {
      times.push(ms)
      isHopeless ||= isLate
      if (hasLeft) return
      worstStatus = status === 0 || worstStatus === 0 ? 0 : Math.max(worstStatus, status)
      const isFailure = status === 0 || (status >= 500 && !mayFail.includes(status))
      if (isFailure) failures.add(`${status || 'no answer'} to ${nameOf(sent)}`)
    },
    noteTurn(turn) {
      for (const exchange of turn) {
        const complaint = exchange.answer.hasLeft ? undefined : complain?.(exchange, turn)
        if (complaint) complaints.add(`${complaint}: ${nameOf(exchange.sent)}`)
      }
    },
    noteCpu(place, cpuMs) {
      tries.set(place, [...(tries.get(place) ?? []), cpuMs])
      isHopeless ||= cpuMs > hopelessCpuMs
    },
    dearPlaces: () => [...tries].filter(([, each]) => median(each) > dearMs).map(([place]) => place),
    isHopeless: () => isHopeless,
    figures: () => ({
      requests: times.length,
      worstStatus,
      failures: [...failures].slice(0, maxNamed),
      complaints: [...complaints].slice(0, maxNamed),
      cpuMs: Math.max(0, ...[...tries.values()].map(median)),
      middleMs: median(times),
      isHopeless,
    }),
  }
}

const maxLength = 100
/** What every request carries says nothing of this one. */
const usualHeaders = ['user-agent', 'content-type']

/** As `POST /graphql {"query":…`, on one line. */
function nameOf({ method = 'GET', path, body = '', raw, headers = {} }: Sent): string {
  const own = Object.entries(headers).filter(([name]) => !usualHeaders.includes(name))
  const parts = [method, path, ...own.map(([name, value]) => `${name}: ${value}`), body]
  const line = JSON.stringify(raw ?? parts.filter(Boolean).join(' '))
    .slice(1, -1)
    .replaceAll('\\"', '"')
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line
}
