import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Figure, median } from './figure.ts'
import { type BareWorkerd, readBuiltWorker, startWorkerd } from './workerd.ts'

const rounds = 3
const votesForEachShard = 1500
const manyShards = 8
const pages = 1000
const visitors = 500

const leastASecond = 500
const leastTimes = 6

/**
 * Measures whether each visitor has one vote however often they repeat it, how many votes a shard counts in a second
 * and eight would, and what listening pages cost. All objects of a bare workerd share one thread, where the platform
 * gives each its own: eight shards are extrapolated from the CPU time of a vote, which grows if shards do work for each
 * other.
 */
export async function* measureVotes(): AsyncGenerator<Figure> {
  const { 'index.js': site = '', ...parts } = await readBuiltWorker()
  const entry = await readFile(join(import.meta.dirname, 'vote-worker.mjs'), 'utf8')
  const worker = await startWorkerd({
    modules: { ...parts, 'site.js': site, 'index.js': entry },
    hasObjects: true,
  })
  try {
    await castOn(worker, 'warm', 1)
    const repeated = await castRepeatedly(worker)
    yield {
      name: `votes: of ${visitors} visitors who send 4 times at once, the shard restarted twice meanwhile`,
      measured: `${repeated.votes}, a sum of ${repeated.sum} (${repeated.sent} ballots)`,
      target: `${visitors}, a sum of ${visitors}`,
      isMet: repeated.votes === visitors && repeated.sum === visitors,
    }
    const one = await castOften(worker, 1)
    yield {
      name: 'votes: written in a second, one shard',
      measured: one.aSecond.toFixed(0),
      target: `≥ ${leastASecond}`,
      isMet: one.aSecond >= leastASecond,
      // The figure is printed without a target, since times depend on the machine.
      isOnlyPrinted: true,
    }
    const many = await castOften(worker, manyShards)
    const times = (manyShards * one.cpuMs) / many.cpuMs
    yield {
      name: `votes: ${manyShards} shards beside one, each on a thread of its own, by a vote's processor time`,
      measured: `${times.toFixed(1)} × (${many.cpuMs.toFixed(2)} ms a vote)`,
      target: `≥ ${leastTimes} ×`,
      isMet: times >= leastTimes,
      isOnlyPrinted: true,
    }
    const [none, all] = [await listen(worker, 0), await listen(worker, pages)]
    yield {
      name: `votes: calls of shards for ${pages} open pages, that all hear of a vote`,
      measured: `${all.calls - none.calls} (${all.told} told)`,
      target: '0',
      isMet: all.calls === none.calls && all.told === pages,
    }
  } finally {
    await worker.stop()
  }
}

interface Repeated {
  sent: number
  votes: number
  sum: number
}

async function castRepeatedly({ url }: BareWorkerd): Promise<Repeated> {
  const response = await fetch(new URL(`/repeat?vote=repeated&number=${visitors}`, url))
  if (!response.ok) throw new Error(`votes were not cast: ${await response.text()}`)
  // The cast is safe, since `vote-worker.mjs` writes the JSON.
  return (await response.json()) as Repeated
}

interface Cost {
  aSecond: number
  /** CPU time of a vote, of the whole workerd. */
  cpuMs: number
}

async function castOften(worker: BareWorkerd, shards: number): Promise<Cost> {
  const costs: Cost[] = []
  for (let round = 0; round < rounds; round++) costs.push(await castOn(worker, `${shards}-${round}`, shards))
  return {
    aSecond: median(costs.map(({ aSecond }) => aSecond)),
    cpuMs: median(costs.map(({ cpuMs }) => cpuMs)),
  }
}

async function castOn({ url, cpuMs: readCpuMs }: BareWorkerd, vote: string, shards: number): Promise<Cost> {
  const votes = votesForEachShard * shards
  const [began, cpuBegan] = [performance.now(), await readCpuMs()]
  const response = await fetch(new URL(`/cast?vote=${vote}&number=${shards}&votes=${votes}`, url))
  if (!response.ok) throw new Error(`votes were not cast: ${await response.text()}`)
  const aSecond = votes / ((performance.now() - began) / 1000)
  return { aSecond, cpuMs: ((await readCpuMs()) - cpuBegan) / votes }
}

async function listen({ url }: BareWorkerd, number: number): Promise<{ told: number; calls: number }> {
  const response = await fetch(new URL(`/listen?vote=listened-by-${number}&number=${number}`, url))
  // The cast is safe, since `vote-worker.mjs` writes the JSON.
  return (await response.json()) as { told: number; calls: number }
}
