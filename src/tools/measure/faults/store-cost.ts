import { storeLimitMs } from '../../../cache/ask-store.ts'
import { type Fault, noFault } from './fault-rows.ts'
import { startFaultySite } from './faulty-site.ts'
import { choosePages } from './seen-pages.ts'
import { type Visit, visitInTurn } from './visits.ts'

/** What a slow store adds to one view, in milliseconds, at the most that any page showed. */
export interface StoreCost {
  /** Pages of which a stale copy is in the isolate's memory. */
  inMemoryMs: number
  /** Pages that nobody has seen. */
  missingMs: number
}

/** What a view may differ from another of the same page, on a machine that has nothing else to do. */
const noiseMs = 100

export const isStoreCheap = ({ inMemoryMs, missingMs }: StoreCost): boolean =>
  inMemoryMs <= noiseMs && missingMs <= storeLimitMs + noiseMs

/**
 * Views one after the other, beside the same views where nothing is slow. What seems too dear is viewed once more on
 * other sites: a machine that is busy for a moment would decide else.
 */
export async function measureStoreCost(fault: Fault): Promise<StoreCost> {
  const first = await addedBy(fault)
  const cost = toCost(first)
  if (isStoreCheap(cost)) return cost
  const second = await addedBy(fault)
  return toCost({ seen: leastOf(first.seen, second.seen), unseen: leastOf(first.unseen, second.unseen) })
}

/** Milliseconds, page by page. */
type Added = Record<'seen' | 'unseen', number[]>

async function addedBy(fault: Fault): Promise<Added> {
  const pages = choosePages(fault)
  const slow = await view(fault, pages)
  const usual = await view(noFault, pages)
  return { seen: difference(slow.seen, usual.seen), unseen: difference(slow.unseen, usual.unseen) }
}

async function view(fault: Fault, { seen, unseen }: { seen: string[]; unseen: string[] }) {
  const { worker, stop } = await startFaultySite(fault, seen, { since: 'twoMinutes' })
  try {
    return { seen: await visitInTurn(worker, seen), unseen: await visitInTurn(worker, unseen) }
  } finally {
    await stop()
  }
}

const difference = (slow: readonly Visit[], usual: readonly Visit[]): number[] =>
  slow.map(({ ms }, at) => ms - (usual[at]?.ms ?? 0))

const leastOf = (some: readonly number[], others: readonly number[]): number[] =>
  some.map((ms, at) => Math.min(ms, others[at] ?? ms))

const toCost = ({ seen, unseen }: Added): StoreCost => ({
  inMemoryMs: Math.max(0, ...seen),
  missingMs: Math.max(0, ...unseen),
})
