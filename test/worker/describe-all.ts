import { describe, expect, it } from 'vitest'
import { findUnboundedScans } from './query-plans.ts'

/**
 * Registers the tests of an area's files, each below the name of its file, in an order that is always the same.
 *
 * Vitest gives every test file an isolate of its own, and loading the site into one takes longer than most files'
 * tests: the files of an area share one. `npm run test:worker -- test/worker/votes/counted.tests.ts` runs one alone.
 */
export function describeAll(files: Record<string, () => Promise<unknown>>): void {
  for (const [path, load] of Object.entries(files)) {
    describe(path.replace(/^\.\/|\.tests\.tsx?$/g, ''), async () => void (await load()))
  }
  it('asks the database for nothing that reads a whole table which may have any number of rows', async () => {
    expect(await findUnboundedScans()).toEqual([])
  })
}
