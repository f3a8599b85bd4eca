import { storeLimitMs } from '../../../cache/ask-store.ts'
import type { Fault } from './fault-rows.ts'
import { noFault } from './fault-rows.ts'
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

/** Views one after the other, beside the same views where nothing is slow. */
export async function measureStoreCost(fault: Fault): Promise<StoreCost> {
  const pages = choosePages(fault)
  const slow = await view(fault, pages)
  const usual = await view(noFault, pages)
  return {
    inMemoryMs: mostAdded(slow.seen, usual.seen),
    missingMs: mostAdded(slow.unseen, usual.unseen),
  }
}

async function view(fault: Fault, { seen, unseen }: { seen: string[]; unseen: string[] }) {
  const { worker, stop } = await startFaultySite(fault, seen, { since: 'twoMinutes' })
  try {
    return { seen: await visitInTurn(worker, seen), unseen: await visitInTurn(worker, unseen) }
  } finally {
    await stop()
  }
}

const mostAdded = (slow: readonly Visit[], usual: readonly Visit[]): number =>
  Math.max(0, ...slow.map(({ ms }, at) => ms - (usual[at]?.ms ?? 0)))
