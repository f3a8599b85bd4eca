import { measureMemory } from '../bench/memory.ts'
import { choosePages, pageFailures } from './page-failures.ts'
import { type PageFailureResult, type ResponseTally, runPageFailure } from './run-fault.ts'
import { isStoreCostLow, measureStoreCost } from './store-cost.ts'

const maxUnseenMs = 3000
const namedComplaints = 5

const toCells = ({ asked, fresh, stale, partly, unavailable, other, slowestMs }: ResponseTally) =>
  [asked, fresh, stale, partly, unavailable, other, `${Math.round(slowestMs)} ms`].map(String)

const isKept = ({ seen, unseen, unhandled }: PageFailureResult) =>
  seen.partly + seen.unavailable + seen.other + unseen.other + unhandled.length === 0

const header = ['what fails', 'pages', 'asked', 'fresh', 'stale', 'partly', '503', 'other', 'slowest', '']
const toLine = (cells: string[]) =>
  cells.map((cell, at) => (at < 2 || at === 9 ? cell.padEnd([54, 7][at] ?? 0) : cell.padStart(8))).join(' ')

/**
 * Prints the table of what visitors get while something fails, under load, for pages that were visited before and for
 * others.
 *
 * @param only a part of the names of the rows that are wanted; if absent, all, and what a thousand pages leave in memory
 * @returns whether every visited page is served, and every other response is a page or a 503 page
 */
export async function printPageTable(only?: string): Promise<boolean> {
  console.log(toLine(header))
  let isAllKept = true
  const wanted = pageFailures.filter(({ name }) => only === undefined || name.includes(only))
  for (const fault of wanted) {
    const result = await runPageFailure(fault, choosePages(fault))
    const isLate = result.unseen.slowestMs > maxUnseenMs
    isAllKept &&= isKept(result)
    console.log(toLine([fault.name, 'seen', ...toCells(result.seen), isKept(result) ? '' : 'BROKEN']))
    console.log(toLine(['', 'unseen', ...toCells(result.unseen), isLate ? `over ${maxUnseenMs} ms` : '']))
    for (const line of new Set([...result.complaints, ...result.unhandled].slice(0, namedComplaints))) {
      console.log(`  ${line}`)
    }
  }

  console.log('\nwhat a store that is slow adds to a view                 in memory  nobody has seen it')
  for (const fault of wanted) {
    if (fault.platform?.trouble !== 'is slow') continue
    const cost = await measureStoreCost(fault)
    const cells = [cost.inMemoryMs, cost.missingMs].map((ms) => `${Math.round(ms)} ms`.padStart(9))
    isAllKept &&= isStoreCostLow(cost)
    console.log(
      `${fault.name.padEnd(54)} ${cells.join('        ')} ${isStoreCostLow(cost) ? '' : `BROKEN, as ${cost.dearestPath}`}`,
    )
  }

  if (only !== undefined) return isAllKept
  console.log('')
  const memory = await measureMemory()
  console.log(`${memory.name}: ${memory.measured} (${memory.target})`)
  return isAllKept && memory.isMet === true
}
