import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ServedWorker, serveWorker } from '../serve-worker.ts'
import { startContentProxy } from './content-proxy.ts'
import type { Fault } from './fault-rows.ts'

export interface Tally {
  asked: number
  fresh: number
  stale: number
  /** Without a part of them. */
  partly: number
  unavailable: number
  other: number
  slowestMs: number
}

export interface FaultResult {
  fault: Fault
  /** Pages that were seen before, under load. */
  seen: Tally
  /** Pages that nobody had seen. */
  unseen: Tally
  /** Unhandled rejections. */
  unhandled: string[]
  /** What was neither a whole page nor a 503, named. */
  complaints: string[]
}

interface Visit {
  path: string
  status: number
  requestId: string
  word: string | null
  isError: boolean
  ms: number
}

const dayMs = 24 * 60 * 60 * 1000
/** All pages and all content are past every lifetime within which they are served as they are. */
const agedMs = 3 * dayMs
const atOnce = 16
const rounds = 6
/** Log lines come by another way than answers. */
const settleMs = 300

/**
 * Shows the built Worker some pages, starts it anew three days later while something fails, and asks for the
 * same pages under load and for others that nobody has seen.
 */
export async function runFault(
  fault: Fault,
  pages: { seen: string[]; unseen: string[] },
): Promise<FaultResult> {
  const [content, search] = await Promise.all([startContentProxy(), startContentProxy()])
  search.fault = fault.search ?? 'none'
  const incomplete = new Set<string>()
  const worker = await serveWorker({
    port: 0,
    wrapper: await readFile(join(import.meta.dirname, 'faulty-worker.mjs'), 'utf8'),
    location: { city: 'Moscow', country: 'RU', latitude: '55.7558', longitude: '37.6173' },
    variables: { CONTENT_URL: content.url, ...(fault.search ? { SEARCH_URL: search.url } : {}) },
    onLog: ({ message }) => {
      if (message.includes('a part of the page failed')) incomplete.add(requestIdOf(message))
    },
  })
  try {
    for (const path of pages.seen) await visit(worker, path)
    await worker.restart()
    await tell(worker, { shiftMs: agedMs, ...fault.platform })
    content.fault = fault.content ?? 'none'

    const first = await visitAtOnce(worker, pages.seen)
    const views = Array.from({ length: rounds }, () => pages.seen).flat()
    const [seen, unseen] = await Promise.all([
      visitAtOnce(worker, views).then((more) => [...first, ...more]),
      visitInTurn(worker, pages.unseen),
    ])
    await pause(settleMs)
    const outcomes = (visits: Visit[]) =>
      visits.map((each) => ({ ...each, outcome: outcomeOf(each, fault, incomplete.has(each.requestId)) }))
    const all = { seen: outcomes(seen), unseen: outcomes(unseen) }
    return {
      fault,
      seen: toTally(all.seen),
      unseen: toTally(all.unseen),
      unhandled: await tell(worker, {}),
      complaints: [...all.seen, ...all.unseen]
        .filter(({ outcome }) => outcome === 'other' || outcome === 'partly')
        .map(({ path, status, outcome }) => {
          return `${path} answered ${status}${outcome === 'partly' ? ' with a part missing' : ''}`
        }),
    }
  } finally {
    await worker.stop()
    await Promise.all([content.stop(), search.stop()])
  }
}

const requestIdOf = (message: string): string => /"requestId":"([^"]+)"/.exec(message)?.[1] ?? ''

async function tell({ url }: ServedWorker, faults: object): Promise<string[]> {
  const answer = await fetch(new URL('/__faults', url), { method: 'POST', body: JSON.stringify(faults) })
  return (await answer.json()) as string[]
}

async function visit({ url }: ServedWorker, path: string): Promise<Visit> {
  const begun = performance.now()
  const response = await fetch(new URL(path, url), { redirect: 'manual' })
  const html = await response.text()
  const { headers, status } = response
  return {
    path,
    status,
    requestId: headers.get('x-request-id') ?? '',
    word: headers.get('x-cache'),
    isError: status === 503 && headers.has('retry-after') && html.endsWith('</html>'),
    ms: performance.now() - begun,
  }
}

async function visitInTurn(worker: ServedWorker, paths: readonly string[]): Promise<Visit[]> {
  const visits: Visit[] = []
  for (const path of paths) visits.push(await visit(worker, path))
  return visits
}

async function visitAtOnce(worker: ServedWorker, paths: readonly string[]): Promise<Visit[]> {
  const lanes = Array.from({ length: atOnce }, (_, lane) => paths.filter((_path, at) => at % atOnce === lane))
  return (await Promise.all(lanes.map((lane) => visitInTurn(worker, lane)))).flat()
}

type Outcome = 'fresh' | 'stale' | 'partly' | 'unavailable' | 'other'

/** While the content service fails, a page can only be made of copies, whatever the page cache says. */
function outcomeOf({ status, word, isError }: Visit, fault: Fault, isIncomplete: boolean): Outcome {
  if (isError) return 'unavailable'
  // A new page may have failed before the old one was sent in its place.
  if (status === 200 && word === 'STALE') return 'stale'
  if (status !== 200) return 'other'
  if (isIncomplete) return 'partly'
  return fault.content ? 'stale' : 'fresh'
}

function toTally(visits: { outcome: Outcome; ms: number }[]): Tally {
  const count = (wanted: Outcome) => visits.filter(({ outcome }) => outcome === wanted).length
  return {
    asked: visits.length,
    fresh: count('fresh'),
    stale: count('stale'),
    partly: count('partly'),
    unavailable: count('unavailable'),
    other: count('other'),
    slowestMs: Math.max(0, ...visits.map(({ ms }) => ms)),
  }
}
