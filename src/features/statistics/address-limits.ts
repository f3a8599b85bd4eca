import { mostOfAddress, mostOfNetwork } from '../../throttle/visitor-address.ts'
import type { DaySums } from './day-sums.ts'
import { toMark } from './marks.ts'
import type { Brought } from './statistics-batch.ts'
import {
  type Occurrence,
  type StatisticsDimension,
  type StatisticsKind,
  wholeSite,
} from './statistics-kinds.ts'

/** What one address may bring in a day while sums are small: of a kind in all, and to one page, source or campaign. */
interface LeastLimits {
  inAll: number
  toOne: number
}
const clicks: LeastLimits = { inAll: 30, toOne: 10 }
/** Kinds that visitors can't cause have no limits. */
const leastLimits: Partial<Record<StatisticsKind, LeastLimits>> = {
  view: { inAll: 60, toOne: 3 },
  visitor: { inAll: 20, toOne: 20 },
  ticket: clicks,
  save: clicks,
  share: clicks,
  'search-miss': { inAll: 20, toOne: 3 },
  missing: { inAll: 20, toOne: 3 },
}

/** The first occurrences of an address need no marks for single pages and sources: most visitors have no more. */
export const freeOfAddress = 3

/** The facts that a browser may claim; all others follow from the network address. */
const claimed = ['source', 'campaign'] as const satisfies readonly StatisticsDimension[]

/** How often each mark was counted on this day. */
export interface DayMarks {
  key: Uint32Array
  read: (mark: number) => number
  /** @returns false where the day has no room for another mark */
  increase: (mark: number) => boolean
}

/** The marks by which an address and its network are counted, for a kind. */
export const toWholeMarks = (key: Uint32Array, { kind }: Occurrence, { address, network }: Brought) => ({
  ofAddress: toMark(key, `${kind}\n${address}`),
  ofNetwork: network === undefined ? undefined : toMark(key, `${kind}\nnetwork\n${network}`),
})

/** What one address has brought of an occurrence, with the marks by which it is counted. */
export interface MarkedCount {
  occurrence: Occurrence
  brought: Brought
  whole: ReturnType<typeof toWholeMarks>
}

/** The marks by which an address is counted for a page, and for what its browser claims. */
export const toSingleMarks = (key: Uint32Array, { kind, path, facts }: Occurrence, { address }: Brought) => ({
  path: path === wholeSite ? undefined : toMark(key, `${kind}\npath\n${path}\n${address}`),
  claims: claimed.flatMap((dimension) => {
    const value = facts[dimension]
    return value
      ? [{ dimension, value, mark: toMark(key, `${kind}\n${dimension}\n${value}\n${address}`) }]
      : []
  }),
})

/**
 * Adds what one address has brought, as far as it is within the limits. What is beyond the limit of a source or campaign
 * counts without it; what is beyond any other limit doesn't count.
 */
export function addBrought(
  sums: DaySums,
  marks: DayMarks,
  { occurrence, brought, whole }: MarkedCount,
): void {
  const least = leastLimits[occurrence.kind]
  if (!least) {
    sums.add(occurrence, brought.count)
    return
  }
  for (let each = 0; each < brought.count; each += 1) {
    const counted = countOnce(sums, marks, { occurrence, brought, whole, least })
    if (!counted) return
    sums.add(counted, 1)
  }
}

/** @returns the occurrence with the facts that count; `undefined` where it doesn't count */
function countOnce(
  sums: DaySums,
  { key, read, increase }: DayMarks,
  { occurrence, brought, whole, least }: MarkedCount & { least: LeastLimits },
): Occurrence | undefined {
  const { kind, path, facts } = occurrence
  const { ofAddress, ofNetwork } = whole
  const all = sums.read({ kind, path: wholeSite, dimension: '', value: '' })
  const before = read(ofAddress)
  if (brought.own !== undefined && read(brought.own) > 0) return undefined
  if (before >= mostOfAddress(least.inAll, all)) return undefined
  if (ofNetwork !== undefined && read(ofNetwork) >= mostOfNetwork(least.inAll, all)) return undefined
  const single = before < freeOfAddress ? undefined : toSingleMarks(key, occurrence, brought)
  const isWithin = (mark: number, sum: number) => read(mark) < mostOfAddress(least.toOne, sum)
  if (
    single?.path !== undefined &&
    !isWithin(single.path, sums.read({ kind, path, dimension: '', value: '' }))
  )
    return undefined
  // A visitor who couldn't be marked would count again and again.
  if (brought.own !== undefined && !increase(brought.own)) return undefined
  increase(ofAddress)
  if (ofNetwork !== undefined) increase(ofNetwork)
  if (!single) return occurrence
  if (single.path !== undefined) increase(single.path)
  const beyond = single.claims.filter(({ dimension, value, mark }) => {
    if (!isWithin(mark, sums.read({ kind, path: wholeSite, dimension, value }))) return true
    increase(mark)
    return false
  })
  const kept = Object.entries(facts).filter(([name]) => !beyond.some(({ dimension }) => dimension === name))
  return beyond.length === 0 ? occurrence : { ...occurrence, facts: Object.fromEntries(kept) }
}
