import { setTimeout as pause } from 'node:timers/promises'
import { startFaultySite } from './faulty-site.ts'
import type { PageFailure } from './page-failures.ts'
import { type Visit, visitAtOnce, visitInTurn } from './visits.ts'

export interface ResponseTally {
  asked: number
  fresh: number
  stale: number
  /** Number of pages of which a part is missing. */
  partly: number
  unavailable: number
  other: number
  slowestMs: number
}

export interface PageFailureResult {
  fault: PageFailure
  /** Results of pages that were visited before. */
  seen: ResponseTally
  /** Results of pages that nobody had visited. */
  unseen: ResponseTally
  /** Promise rejections that nothing handled. */
  unhandled: string[]
  /** Descriptions of responses that were neither a whole page nor a 503 page. */
  complaints: string[]
}

const rounds = 6
/** Milliseconds until log lines have arrived, which take another way than responses. */
const settleMs = 300

/**
 * Starts a site, visits some pages, and three days later requests them under load while something fails, with others
 * that nobody has visited.
 */
export async function runPageFailure(
  fault: PageFailure,
  pages: { seen: string[]; unseen: string[] },
): Promise<PageFailureResult> {
  const incomplete = new Set<string>()
  const { worker, readUnhandled, stop } = await startFaultySite(fault, pages.seen, {
    onLog: (message) => {
      if (message.includes('a part of the page failed')) incomplete.add(requestIdOf(message))
    },
  })
  try {
    const first = await visitAtOnce(worker, pages.seen)
    const views = Array.from({ length: rounds }, () => pages.seen).flat()
    const [seen, unseen] = await Promise.all([
      visitAtOnce(worker, views).then((more) => [...first, ...more]),
      visitInTurn(worker, pages.unseen),
    ])
    await pause(settleMs)
    const outcomes = (visits: Visit[]) =>
      visits.map((each) => ({ ...each, outcome: outcomeOf(each, incomplete.has(each.requestId)) }))
    const all = { seen: outcomes(seen), unseen: outcomes(unseen) }
    return {
      fault,
      seen: toTally(all.seen),
      unseen: toTally(all.unseen),
      unhandled: await readUnhandled(),
      complaints: [...all.seen, ...all.unseen]
        .filter(({ outcome }) => outcome === 'other' || outcome === 'partly')
        .map(({ path, status, outcome }) => {
          return `${path} answered ${status}${outcome === 'partly' ? ' with a part missing' : ''}`
        }),
    }
  } finally {
    await stop()
  }
}

const requestIdOf = (message: string): string => /"requestId":"([^"]+)"/.exec(message)?.[1] ?? ''

type Outcome = 'fresh' | 'stale' | 'partly' | 'unavailable' | 'other'

function outcomeOf({ status, word, isError }: Visit, isIncomplete: boolean): Outcome {
  if (isError) return 'unavailable'
  // Rendering a new page may have failed before the stale one was served.
  if (status === 200 && word === 'STALE') return 'stale'
  if (status !== 200) return 'other'
  return isIncomplete ? 'partly' : 'fresh'
}

function toTally(visits: { outcome: Outcome; ms: number }[]): ResponseTally {
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
