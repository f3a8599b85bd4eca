import { toTableLine } from '../faults/table-line.ts'
import { writeKinds } from './write-kinds.ts'
import { startWrittenSite, type WriteCost } from './write-load.ts'

/** A crowd sends so many writes of one kind in a second. */
const wantedASecond = 1000
/** D1 does one thing at a time; with 1 ms for each it does so many (developers.cloudflare.com/d1/platform/limits). */
const databaseCallsASecond = 1000
/** A Durable Object answers about so many calls in a second (developers.cloudflare.com/durable-objects/platform/limits). */
const objectCallsASecond = 1000
/** Forms that a small Strapi takes in a second. */
const contentCallsASecond = 20

/** A part of the system, with the number of writes of a kind that it can take in a second. */
interface Ceiling {
  part: string
  aSecond: number
}

/** The parts that a kind of write needs, the one that is full first at the beginning. */
export function findCeilings(
  cost: Pick<WriteCost, 'databaseCalls' | 'busiestObject' | 'contentCalls'>,
): Ceiling[] {
  const { databaseCalls, busiestObject, contentCalls } = cost
  const all: Ceiling[] = [
    { part: 'D1, with 1 ms for a call', aSecond: databaseCallsASecond / databaseCalls },
    { part: `the object ${busiestObject.name}`, aSecond: objectCallsASecond / busiestObject.calls },
    { part: 'a content service of 20 calls a second', aSecond: contentCallsASecond / contentCalls },
  ]
  return all
    .filter(({ aSecond }) => Number.isFinite(aSecond))
    .toSorted((one, other) => one.aSecond - other.aSecond)
}

const toLine = toTableLine([32, 9, 7, 9, 7, 8, 9], (at) => at === 0)

/**
 * Prints what writes of a crowd cost, and what is full first, each kind when it has been measured.
 *
 * @returns whether every write was taken
 */
export async function printWriteTable(count: number): Promise<boolean> {
  const site = await startWrittenSite()
  let areAllTaken = true
  console.log(`${count} writes of each kind by as many visitors, 32 at a time\n`)
  console.log(toLine(['', 'here', 'CPU', 'D1 calls', 'rows', 'objects', 'to Strapi']))
  try {
    for (const kind of writeKinds) {
      const cost = await site.measure(kind, count)
      const { aSecond, cpuMs, databaseCalls, rowsWritten, objectCalls, contentCalls } = cost
      const figures = [
        ...[`${aSecond.toFixed(0)}/s`, `${cpuMs.toFixed(1)} ms`, databaseCalls.toFixed(2)],
        ...[rowsWritten.toFixed(1), objectCalls.toFixed(2), contentCalls.toFixed(2)],
      ]
      console.log(toLine([kind.name, ...figures]))
      for (const { part, aSecond: most } of findCeilings(cost)) {
        const isEnough = most >= wantedASecond
        console.log(
          `  ${Math.round(most)} a second: ${part}${isEnough ? '' : `, less than ${wantedASecond}`}`,
        )
      }
      for (const [status, times] of Object.entries(cost.refused)) {
        areAllTaken = false
        console.log(`  ${times} were answered with ${status}`)
      }
    }
    return areAllTaken
  } finally {
    await site.stop()
  }
}
