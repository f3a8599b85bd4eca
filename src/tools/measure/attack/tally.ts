import { median } from '../laboratory/run-parts.ts'
import type { Attack, AttackRequest, Exchange } from './attack.ts'
import { hopelessCpuMs, usualLimits } from './judge.ts'

/** Collects responses of an attack and the cost of each request. */
export interface AttackTally {
  noteAnswer: (exchange: Exchange) => void
  /** Checks the responses of one turn together. */
  noteTurn: (turn: readonly Exchange[]) => void
  /**
   * Records a cost.
   *
   * @param place index of the request in its turn; turns differ in little but their number
   */
  noteCpu: (place: number, cpuMs: number) => void
  /** Returns the indices of requests that seem too expensive. */
  dearPlaces: () => number[]
  /** Whether the isolate hangs or has clearly exceeded its limits, so that the rest is not sent. */
  isHopeless: () => boolean
  figures: () => AnswerFigures
}

export interface AnswerFigures {
  requests: number
  /** The highest status; 0 where a response never came. */
  worstStatus: number
  /** Forbidden statuses with the requests that caused them. */
  failures: string[]
  /** Problems of responses besides forbidden statuses. */
  complaints: string[]
  /** CPU milliseconds of the most expensive request, the median of its tries. */
  cpuMs: number
  /** Median response time in milliseconds, measured at the client. */
  middleMs: number
  isHopeless: boolean
}

const maxNamed = 3

export function createAttackTally({
  mayFail = [],
  complain,
  limits,
}: Pick<Attack, 'mayFail' | 'complain' | 'limits'>): AttackTally {
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
/** Headers that every request has; they do not identify one. */
const usualHeaders = ['user-agent', 'content-type']

/** Returns the name of a request for reports, as `POST /graphql {"query":…`. */
function nameOf({ method = 'GET', path, body = '', raw, headers = {} }: AttackRequest): string {
  const own = Object.entries(headers).filter(([name]) => !usualHeaders.includes(name))
  const parts = [method, path, ...own.map(([name, value]) => `${name}: ${value}`), body]
  const line = JSON.stringify(raw ?? parts.filter(Boolean).join(' '))
    .slice(1, -1)
    .replaceAll('\\"', '"')
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line
}
