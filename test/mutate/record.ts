import { afterEach, beforeEach } from 'vitest'

/**
 * Setup file of runs that record which functions each test calls (`recording.ts` inserts the calls of `ran` into the
 * sources). Functions that ran before a test, while its file was loaded or in `beforeAll`, count for all tests of the
 * file.
 */
const ran = new Set<number>()
Object.assign(globalThis, { __ran: ran })

const taken = () => {
  const ids = [...ran]
  ran.clear()
  return ids
}

declare module 'vitest' {
  interface TaskMeta {
    /** Numbers of the functions that ran in the test. */
    ran?: number[]
    /** Numbers of the functions that ran between the previous test and this one. */
    ranBefore?: number[]
  }
}

beforeEach(({ task }) => {
  task.meta.ranBefore = taken()
})

afterEach(({ task }) => {
  task.meta.ran = taken()
})
