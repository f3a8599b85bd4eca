import type { Attack, Exchange, Sent } from './attack.ts'
import type { AttackedSite } from './attacked-site.ts'
import { send } from './connection.ts'
import { measuredTurns, secondTries, usualAtOnce } from './limits.ts'
import { type AnswerFigures, createTally, type Tally } from './tally.ts'
import { startVisitors, type Visits } from './visitors.ts'

/** What a row of the table says. */
export interface Figures extends AnswerFigures {
  /** What JavaScript holds after a garbage collection, in bytes. */
  heapBefore: number
  heapAfter: number
  /** In buffers beside it, and of the whole process at its highest. */
  bufferGrowth: number
  peakGrowth: number
  newKvKeys: readonly string[]
  /** Writes of keys that had been written within ten seconds before. */
  kvRewrites: number
  contentCalls: number
  questionBytes: number
  hasLentToken: boolean
  letters: number
  /** Hosts that the site called for an attacker. */
  strangers: readonly string[]
  /** Rows of the database, where there is one. */
  rowsWritten: number | undefined
  rowsKept: number | undefined
  visits: Visits
}

/** Sends all that an attack is made of, while visitors look at their pages. */
export async function runAttack(site: AttackedSite, attack: Attack): Promise<Figures> {
  const { worker, kv, content, database } = site
  const before = site.memory ?? (await worker.memory())
  const peakBefore = await worker.peakBytes()
  Object.assign(content.state, { calls: 0, questionBytes: 0, hasLentToken: false, letters: 0 })
  content.state.strangers.clear()
  Object.assign(kv.state, { newKeys: [], rewrites: 0 })

  const [writtenBefore, keptBefore] = [database?.countWritten() ?? 0, database?.countKept() ?? 0]
  const visitors = startVisitors(worker.url, attack.visitors ?? 'warm')
  const tally = createTally(attack)
  await sendAll(site, attack, tally)
  const visits = await visitors.stop()

  const figures = tally.figures()
  // An isolate that is stuck isn't asked.
  const after = figures.isHopeless ? undefined : await worker.memory()
  site.memory = after
  const { calls, questionBytes, hasLentToken, letters, strangers } = content.state
  return {
    ...figures,
    heapBefore: before.heapBytes,
    heapAfter: after?.heapBytes ?? Number.NaN,
    bufferGrowth: (after?.bufferBytes ?? Number.NaN) - before.bufferBytes,
    peakGrowth: (await worker.peakBytes()) - peakBefore,
    newKvKeys: kv.state.newKeys,
    kvRewrites: kv.state.rewrites,
    contentCalls: calls,
    questionBytes,
    hasLentToken,
    letters,
    strangers: [...strangers],
    rowsWritten: database && database.countWritten() - writtenBefore,
    rowsKept: database && database.countKept() - keptBefore,
    visits,
  }
}

/** Some turns one request after the other, each measured; the others many at a time; then the dear ones again. */
async function sendAll(site: AttackedSite, attack: Attack, tally: Tally): Promise<void> {
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

async function sendTurn(site: AttackedSite, attack: Attack, turn: number, tally: Tally): Promise<void> {
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

/** Visitors' pages are in the figure too; they cost a small part of a millisecond. */
async function sendMeasured({ worker }: AttackedSite, sent: Sent, place: number, tally: Tally) {
  const before = await worker.cpuMs()
  const exchange = { sent, answer: await send(worker.url, sent) }
  tally.noteCpu(place, (await worker.cpuMs()) - before)
  tally.noteAnswer(exchange)
  return exchange
}

/** All turns from one number on. */
async function sendAtOnce(
  { worker }: AttackedSite,
  attack: Attack,
  from: number,
  tally: Tally,
): Promise<void> {
  const { requests, turns, isBurst, atOnce = usualAtOnce } = attack
  const all = Array.from({ length: turns - from }, (_, at) => requests(from + at)).flat()
  const exchanges: Exchange[] = []
  const before = await worker.cpuMs()
  let next = 0
  const sendOn = async () => {
    for (let sent = all[next++]; sent && !tally.isHopeless(); sent = all[next++]) {
      const exchange = { sent, answer: await send(worker.url, sent) }
      tally.noteAnswer(exchange)
      exchanges.push(exchange)
    }
  }
  await Promise.all(Array.from({ length: isBurst ? all.length : atOnce }, sendOn))
  if (isBurst) tally.noteCpu(0, ((await worker.cpuMs()) - before) / all.length)
  tally.noteTurn(exchanges)
}
