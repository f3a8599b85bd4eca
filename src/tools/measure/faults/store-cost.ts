import { storeLimitMs } from '../../../cache/call-store.ts'
import { startFaultySite } from './faulty-site.ts'
import { choosePages, noFailure, type PageFailure } from './page-failures.ts'
import { type Visit, visitInTurn } from './visits.ts'

/** The most milliseconds that a slow store added to one view of any page. */
export interface StoreCost {
  /** Added time of pages with a stale copy in memory. */
  inMemoryMs: number
  /** Added time of pages without any copy. */
  missingMs: number
  dearestPath: string
}

/** Milliseconds by which two views of a page may differ on an idle machine. */
const noiseMs = 100

export const isStoreCostLow = ({ inMemoryMs, missingMs }: Omit<StoreCost, 'dearestPath'>): boolean =>
  inMemoryMs <= noiseMs && missingMs <= storeLimitMs + noiseMs

/**
 * Measures views of a site with a slow store beside the same views of a healthy one. A page that seems too slow is
 * measured again on new sites, as the machine may have been busy.
 */
export async function measureStoreCost(fault: PageFailure): Promise<StoreCost> {
  const first = await addedBy(fault)
  const cost = toCost(first)
  if (isStoreCostLow(cost)) return cost
  const second = await addedBy(fault)
  return toCost({ seen: leastOf(first.seen, second.seen), unseen: leastOf(first.unseen, second.unseen) })
}

/** Milliseconds that the failure adds to a page, by path. */
type Added = Record<'seen' | 'unseen', Map<string, number>>

/** Parts of the sitemap are cached in the outer store only (`cache/policies.ts`). */
const isInMemory = (path: string) => !path.startsWith('/sitemaps/')

async function addedBy(fault: PageFailure): Promise<Added> {
  const { seen, unseen } = choosePages(fault)
  const pages = { seen: seen.filter(isInMemory), unseen }
  const slow = await view(fault, pages)
  const usual = await view(noFailure, pages)
  return { seen: difference(slow.seen, usual.seen), unseen: difference(slow.unseen, usual.unseen) }
}

async function view(fault: PageFailure, { seen, unseen }: { seen: string[]; unseen: string[] }) {
  const { worker, stop } = await startFaultySite(fault, seen, { since: 'twoMinutes' })
  try {
    return { seen: await visitInTurn(worker, seen), unseen: await visitInTurn(worker, unseen) }
  } finally {
    await stop()
  }
}

const difference = (slow: readonly Visit[], usual: readonly Visit[]): Map<string, number> =>
  new Map(slow.map(({ path, ms }, at) => [path, ms - (usual[at]?.ms ?? 0)]))

const leastOf = (
  some: ReadonlyMap<string, number>,
  others: ReadonlyMap<string, number>,
): Map<string, number> => new Map([...some].map(([path, ms]) => [path, Math.min(ms, others.get(path) ?? ms)]))

function toCost({ seen, unseen }: Added): StoreCost {
  const dearest = [...seen, ...unseen].toSorted(([, one], [, other]) => other - one)[0]
  return {
    inMemoryMs: Math.max(0, ...seen.values()),
    missingMs: Math.max(0, ...unseen.values()),
    dearestPath: dearest?.[0] ?? '',
  }
}
