import { median } from '../bench/figure.ts'
import type { Attack, Exchange, Sent } from './attack.ts'
import type { AttackedSite } from './attacked-site.ts'
import { send } from './connection.ts'
import { hopelessCpuMs, measuredTurns, secondTries, usualLimits } from './limits.ts'
import { startVisitors, type Visits } from './visitors.ts'

/** What a row of the table says. */
export interface Figures {
  requests: number
  /** The highest; 0 where an answer never came. */
  worstStatus: number
  /** Statuses that may not be, each with the request that it answered. */
  failures: string[]
  /** Of the dearest request, in milliseconds: the middle one of its tries. */
  cpuMs: number
  /** After a garbage collection, in bytes; the whole process at its highest. */
  heapBefore: number
  heapAfter: number
  bufferGrowth: number
  peakGrowth: number
  newKvKeys: readonly string[]
  /** Of keys that had been written within ten seconds before. */
  kvRewrites: number
  contentCalls: number
  questionBytes: number
  /** Of all answers, the middle one. */
  middleMs: number
  visits: Visits
  /** What is wrong with answers. */
  complaints: string[]
  hasLentToken: boolean
  /** The isolate answers no more, or not before it has lost. */
  isHopeless: boolean
}

const maxNamed = 3

/** Sends all that an attack is made of, while visitors look at their pages. */
export async function runAttack(site: AttackedSite, attack: Attack): Promise<Figures> {
  const { worker, kv, content } = site
  const { turns } = attack
  const memoryBefore = site.memory ?? (await worker.memory())
  const peakBefore = await worker.peakBytes()
  Object.assign(content.state, { calls: 0, questionBytes: 0, hasLentToken: false })
  Object.assign(kv.state, { newKeys: [], rewrites: 0 })
  const visitors = startVisitors(worker.url, attack.visitors ?? 'warm')

  const sending = createSending(site, attack)
  const measured = attack.isBurst ? 0 : Math.min(turns, measuredTurns)
  for (let turn = 0; turn < measured && !sending.isHopeless(); turn++) await sending.inTurn(turn)
  await sending.atOnce(measured, turns)
  await sending.again(turns)

  const visits = await visitors.stop()
  const isHopeless = sending.isHopeless()
  const memory = isHopeless ? memoryBefore : await worker.memory()
  site.memory = memory
  const { state } = content
  return {
    ...sending.figures(),
    heapBefore: memoryBefore.heapBytes,
    heapAfter: isHopeless ? Number.NaN : memory.heapBytes,
    bufferGrowth: memory.bufferBytes - memoryBefore.bufferBytes,
    peakGrowth: (await worker.peakBytes()) - peakBefore,
    newKvKeys: kv.state.newKeys,
    kvRewrites: kv.state.rewrites,
    contentCalls: state.calls,
    questionBytes: state.questionBytes,
    hasLentToken: state.hasLentToken,
    visits,
    isHopeless,
  }
}

function createSending(
  { worker }: AttackedSite,
  { requests, atOnce = 8, isBurst, mayFail = [], follow, complain }: Attack,
) {
  const cpuTries = new Map<number, number[]>()
  const [times, failures, complaints]: [number[], string[], Set<string>] = [[], [], new Set()]
  let [count, worstStatus, isHopeless, sharedCpuMs] = [0, 200, false, 0]

  const judge = (exchange: Exchange) => {
    const { sent, answer } = exchange
    count += 1
    times.push(answer.ms)
    if (answer.hasLeft) return
    if (answer.isLate) isHopeless = true
    worstStatus = answer.status === 0 || worstStatus === 0 ? 0 : Math.max(worstStatus, answer.status)
    const isFailure = answer.status === 0 || (answer.status >= 500 && !mayFail.includes(answer.status))
    if (isFailure) failures.push(`${answer.status || 'no answer'} to ${nameOf(sent)}`)
  }
  const judgeTurn = (turn: readonly Exchange[]) => {
    for (const exchange of turn) {
      const complaint = exchange.answer.hasLeft ? undefined : complain?.(exchange, turn)
      if (complaint) complaints.add(`${complaint}: ${nameOf(exchange.sent)}`)
    }
  }
  const measure = async (sent: Sent, at: number): Promise<Exchange> => {
    const before = await worker.cpuMs()
    const exchange = { sent, answer: await send(worker.url, sent) }
    const cpuMs = (await worker.cpuMs()) - before
    cpuTries.set(at, [...(cpuTries.get(at) ?? []), cpuMs])
    if (cpuMs > hopelessCpuMs) isHopeless = true
    judge(exchange)
    return exchange
  }

  const inTurn = async (turn: number) => {
    const exchanges: Exchange[] = []
    const all = requests(turn)
    for (const [at, sent] of all.entries()) {
      if (isHopeless) break
      const exchange = await measure(sent, at)
      const next = follow?.(exchange)
      exchanges.push(exchange)
      if (next) exchanges.push(await measure(next, all.length + at))
    }
    judgeTurn(exchanges)
  }
  /** The turns from one number to before another, so many requests at a time. */
  const allAtOnce = async (from: number, to: number) => {
    const all = Array.from({ length: Math.max(0, to - from) }, (_, turn) => requests(from + turn)).flat()
    const exchanges: Exchange[] = []
    const before = await worker.cpuMs()
    let next = 0
    const sendOn = async () => {
      for (let sent = all[next++]; sent && !isHopeless; sent = all[next++]) {
        const exchange = { sent, answer: await send(worker.url, sent) }
        judge(exchange)
        exchanges.push(exchange)
      }
    }
    await Promise.all(Array.from({ length: isBurst ? all.length : atOnce }, sendOn))
    if (isBurst) sharedCpuMs = ((await worker.cpuMs()) - before) / all.length
    judgeTurn(exchanges)
  }
  const isDear = (tries: number[]) => median(tries) > usualLimits.cpuMs
  /** More tries for those that seem too dear. */
  const again = async (from: number) => {
    const dear = [...cpuTries].filter(([, tries]) => isDear(tries)).map(([at]) => at)
    for (let turn = from; turn < from + secondTries && !isHopeless; turn++) {
      const sent = requests(turn)
      for (const at of dear) {
        const request = sent[at]
        if (request) await measure(request, at)
      }
    }
  }

  return {
    inTurn,
    atOnce: allAtOnce,
    again,
    isHopeless: () => isHopeless,
    figures: () => ({
      requests: count,
      worstStatus,
      failures: [...new Set(failures)].slice(0, maxNamed),
      complaints: [...complaints].slice(0, maxNamed),
      cpuMs: Math.max(sharedCpuMs, ...[...cpuTries.values()].map(median)),
      middleMs: median(times),
    }),
  }
}

const maxNameLength = 100

/** As `POST /graphql {"query":…`. */
function nameOf({ method = 'GET', path, body = '', raw, headers = {} }: Sent): string {
  const own = Object.entries(headers).filter(([name]) => name !== 'user-agent' && name !== 'content-type')
  const shown =
    raw ?? `${method} ${path} ${own.map(([name, value]) => `${name}: ${value}`).join('; ')} ${body}`
  const line = JSON.stringify(shown.trim()).slice(1, -1).replaceAll('\\"', '"')
  return line.length > maxNameLength ? `${line.slice(0, maxNameLength)}…` : line
}
