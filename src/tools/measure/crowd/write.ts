import { setTimeout as pause } from 'node:timers/promises'
import { forEachAtOnce } from '../../../shared/for-each-at-once.ts'
import { setShardsSql } from '../../operate/votes.ts'
import { platformParts } from '../faults/page-failures.ts'
import { type FaultyContent, startFaultyContent } from '../laboratory/faulty-content.ts'
import type { FaultySite } from '../laboratory/faulty-site.ts'
import { findWorkerd, readCpuMs } from '../laboratory/process-figures.ts'
import type { Figure } from '../laboratory/run-parts.ts'
import {
  makeSender,
  type Sender,
  type SentKind,
  send,
  sentKinds,
  startSentSite,
  voteSlug,
  withCookie,
} from '../laboratory/sent-kinds.ts'

/** Shards of the vote: as many as a crowd needs (docs/votes.md). */
const voteShards = 8
/** Writes that are on their way at the same time. */
const atOnce = 32
/** Writes before the measurement, so that code and content are loaded. */
const warmUp = 64

/** A crowd sends so many writes of one kind in a second. */
const wantedASecond = 1000
/** D1 does one thing at a time; with 1 ms for each it does so many (developers.cloudflare.com/d1/platform/limits). */
const databaseCallsASecond = 1000
/** A Durable Object answers about so many calls in a second (developers.cloudflare.com/durable-objects/platform/limits). */
const objectCallsASecond = 1000
/** Forms that a small Strapi takes in a second. */
const contentCallsASecond = 20

/** The average cost of one write of a kind. */
interface WriteCost {
  /** Calls of D1; a batch is one. */
  databaseCalls: number
  /** The share of writes for which the busiest Durable Object was called. */
  busiestObject: { name: string; calls: number }
  /** Forms that the content service got. */
  contentCalls: number
}

/** A part of the system, with the number of writes of a kind that it can take in a second. */
interface Ceiling {
  part: string
  aSecond: number
}

/** The parts that a kind of write needs, the one that is full first at the beginning. */
function findCeilings({ databaseCalls, busiestObject, contentCalls }: WriteCost): Ceiling[] {
  const all: Ceiling[] = [
    { part: 'D1, with 1 ms for a call', aSecond: databaseCallsASecond / databaseCalls },
    { part: `the object ${busiestObject.name}`, aSecond: objectCallsASecond / busiestObject.calls },
    { part: 'a content service of 20 calls a second', aSecond: contentCallsASecond / contentCalls },
  ]
  return all
    .filter(({ aSecond }) => Number.isFinite(aSecond))
    .toSorted((one, other) => one.aSecond - other.aSecond)
}

/** Measures what writes of a crowd cost, and what is full first: `count` of each kind by as many visitors. */
export async function* measureWrites(count: number): AsyncGenerator<Figure> {
  const content = await startFaultyContent()
  const site = await startSentSite(content)
  // Calls that work are counted.
  const calls = platformParts.flatMap((part) => part.calls).map((call) => [call, 'works'] as const)
  await site.set({ calls: Object.fromEntries(calls) })
  try {
    await (await site.worker.database()).prepare(setShardsSql(voteSlug, voteShards)).all()
    for (const kind of sentKinds) {
      await sendAll(site, content, kind, warmUp)
      yield await measureKind(site, content, kind, count)
    }
  } finally {
    await site.stop()
    content.stop()
  }
}

async function measureKind(
  site: FaultySite,
  content: FaultyContent,
  kind: SentKind,
  count: number,
): Promise<Figure> {
  const { before, after, cpuMs, seconds, statuses, contentCalls } = await sendAll(site, content, kind, count)
  const each = (name: 'rowsWritten' | 'queries') => (after[name] - before[name]) / count
  const objects = Object.entries(after.objects)
    .map(([name, all]) => ({ name, calls: (all - (before.objects[name] ?? 0)) / count }))
    .toSorted((one, other) => other.calls - one.calls)
  const objectCalls = objects.reduce((sum, object) => sum + object.calls, 0)
  const ceilings = findCeilings({
    databaseCalls: each('queries'),
    busiestObject: objects[0] ?? { name: 'none', calls: 0 },
    contentCalls: contentCalls / count,
  })
  const refused = statuses.filter((status) => status !== kind.taken)
  return {
    name: kind.name,
    measured: [
      `${(count / seconds).toFixed(0)} a second here, ${(cpuMs / count).toFixed(1)} ms of CPU each`,
      `${each('queries').toFixed(2)} calls of D1, ${each('rowsWritten').toFixed(1)} rows`,
      `${objectCalls.toFixed(2)} calls of objects, ${(contentCalls / count).toFixed(2)} of Strapi`,
    ].join('; '),
    target: 'none is refused',
    isMet: refused.length === 0,
    details: [
      ...ceilings.map(
        ({ part, aSecond }) =>
          `${Math.round(aSecond)} a second: ${part}${aSecond >= wantedASecond ? '' : `, less than ${wantedASecond}`}`,
      ),
      ...(refused.length > 0
        ? [`${refused.length} were answered with ${[...new Set(refused)].join(', ')}`]
        : []),
    ],
  }
}

/** Sends writes of new visitors, and waits until what follows from them is done. */
async function sendAll({ worker, set }: FaultySite, content: FaultyContent, kind: SentKind, count: number) {
  const ready: Sender[] = []
  await forEachAtOnce(Array.from({ length: count }), atOnce, async () => {
    ready.push(await withCookie(worker, kind, makeSender()))
  })
  const { counted: before } = await set()
  const [cpuBefore, takenBefore] = [await readCpuMs(findWorkerd()), content.entries.length]
  const begun = performance.now()
  const statuses: number[] = []
  await forEachAtOnce(ready, atOnce, async (sender) => {
    statuses.push(await send(worker, kind, sender))
  })
  const seconds = (performance.now() - begun) / 1000
  await settle(() => content.entries.length)
  const { counted: after } = await set()
  const cpuMs = (await readCpuMs(findWorkerd())) - cpuBefore
  return { before, after, cpuMs, seconds, statuses, contentCalls: content.entries.length - takenBefore }
}

/** Waits until a counter hasn’t changed for two seconds, which shows that the Worker’s background work has ended. */
async function settle(count: () => number): Promise<void> {
  for (let seen = -1; seen !== count(); ) {
    seen = count()
    await pause(2000)
  }
}
