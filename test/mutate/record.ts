import { afterEach, beforeEach } from 'vitest'

/**
 * Setup file of runs that record which functions each test calls (`recording.ts` puts the calls of `ran` into the
 * sources). What ran before a test, as its file was loaded or in `beforeAll`, counts for all tests of the file.
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
    /** Functions that ran in the test, by their numbers. */
    ran?: number[]
    /** Functions that ran since the test before. */
    ranBefore?: number[]
  }
}

beforeEach(({ task }) => {
  task.meta.ranBefore = taken()
})

afterEach(({ task }) => {
  task.meta.ran = taken()
})
