import type { Attack, AttackRequest, Exchange } from './attack.ts'
import type { AttackedSite } from './attacked-site.ts'
import { sendRawRequest } from './connection.ts'
import { measuredTurns, secondTries, usualAtOnce } from './judge.ts'
import { type AnswerFigures, type AttackTally, createAttackTally } from './tally.ts'
import { startVisitors, type VisitCounts } from './visitors.ts'

/** Figures of a row of the table. */
export interface Figures extends AnswerFigures {
  /** JavaScript heap after a garbage collection, in bytes. */
  heapBefore: number
  heapAfter: number
  /** Growth in bytes of buffers outside the heap; `peakGrowth`: of the whole process. */
  bufferGrowth: number
  peakGrowth: number
  newKvKeys: readonly string[]
  /** Number of KV keys that were written again within ten seconds. */
  kvRewrites: number
  contentCalls: number
  queryBytes: number
  hasLentToken: boolean
  letters: number
  /** Hosts that an attacker made the site call. */
  strangers: readonly string[]
  /** Number of database rows written, where there is a database. */
  rowsWritten: number | undefined
  rowsKept: number | undefined
  visits: VisitCounts
}

/** Sends all requests of an attack while visitors view their pages. */
export async function runAttack(site: AttackedSite, attack: Attack): Promise<Figures> {
  const { worker, kv, content, database } = site
  const before = site.memory ?? (await worker.memory())
  const peakBefore = await worker.peakBytes()
  Object.assign(content.state, { calls: 0, queryBytes: 0, hasLentToken: false, letters: 0 })
  content.state.strangers.clear()
  Object.assign(kv.state, { newKeys: [], rewrites: 0 })

  const [writtenBefore, keptBefore] = [database?.countWritten() ?? 0, database?.countKept() ?? 0]
  const visitors = startVisitors(worker.url, attack.visitors ?? 'warm')
  const tally = createAttackTally(attack)
  await sendAll(site, attack, tally)
  const visits = await visitors.stop()

  const figures = tally.figures()
  // The memory isn't read after a timeout, since a hanging isolate can't report it.
  const after = figures.isHopeless ? undefined : await worker.memory()
  site.memory = after
  const { calls, queryBytes, hasLentToken, letters, strangers } = content.state
  return {
    ...figures,
    heapBefore: before.heapBytes,
    heapAfter: after?.heapBytes ?? Number.NaN,
    bufferGrowth: (after?.bufferBytes ?? Number.NaN) - before.bufferBytes,
    peakGrowth: (await worker.peakBytes()) - peakBefore,
    newKvKeys: kv.state.newKeys,
    kvRewrites: kv.state.rewrites,
    contentCalls: calls,
    queryBytes,
    hasLentToken,
    letters,
    strangers: [...strangers],
    rowsWritten: database && database.countWritten() - writtenBefore,
    rowsKept: database && database.countKept() - keptBefore,
    visits,
  }
}

/**
 * Sends the first turns one request at a time and measures each, later turns in parallel, then repeats expensive
 * requests.
 */
async function sendAll(site: AttackedSite, attack: Attack, tally: AttackTally): Promise<void> {
  const measured = attack.isBurst ? 0 : Math.min(attack.turns, measuredTurns)
  for (let turn = 0; turn < measured && !tally.isHopeless(); turn++) await sendTurn(site, attack, turn, tally)
  await sendAtOnce(site, attack, measured, tally)
  const dear = tally.dearPlaces()
  for (let turn = attack.turns; turn < attack.turns + secondTries && dear.length > 0; turn++) {
    const all = attack.requests(turn)
    for (const place of dear) {
      const sent = all[place]
      if (sent && !tally.isHopeless()) await sendMeasured(site, sent, place, tally)
    }
  }
}

async function sendTurn(site: AttackedSite, attack: Attack, turn: number, tally: AttackTally): Promise<void> {
  const all = attack.requests(turn)
  const exchanges: Exchange[] = []
  for (const [place, sent] of all.entries()) {
    if (tally.isHopeless()) break
    const exchange = await sendMeasured(site, sent, place, tally)
    exchanges.push(exchange)
    const next = attack.follow?.(exchange)
    if (next) exchanges.push(await sendMeasured(site, next, all.length + place, tally))
  }
  tally.noteTurn(exchanges)
}

/** Sends one request and measures its CPU time, which includes a small part of visitors' pages. */
async function sendMeasured(
  { worker }: AttackedSite,
  sent: AttackRequest,
  place: number,
  tally: AttackTally,
) {
  const before = await worker.cpuMs()
  const exchange = { sent, answer: await sendRawRequest(worker.url, sent) }
  tally.noteCpu(place, (await worker.cpuMs()) - before)
  tally.noteAnswer(exchange)
  return exchange
}

/** Sends all turns from the given one on. */
async function sendAtOnce(
  { worker }: AttackedSite,
  attack: Attack,
  from: number,
  tally: AttackTally,
): Promise<void> {
  const { requests, turns, isBurst, atOnce = usualAtOnce } = attack
  const all = Array.from({ length: turns - from }, (_, at) => requests(from + at)).flat()
  const exchanges: Exchange[] = []
  const before = await worker.cpuMs()
  let next = 0
  const sendOn = async () => {
    for (let sent = all[next++]; sent && !tally.isHopeless(); sent = all[next++]) {
      const exchange = { sent, answer: await sendRawRequest(worker.url, sent) }
      tally.noteAnswer(exchange)
      exchanges.push(exchange)
    }
  }
  await Promise.all(Array.from({ length: isBurst ? all.length : atOnce }, sendOn))
  if (isBurst) tally.noteCpu(0, ((await worker.cpuMs()) - before) / all.length)
  tally.noteTurn(exchanges)
}
