import { env } from 'cloudflare:workers'
import { inject } from 'vitest'
import type { Bindings } from '../../src/config/config.ts'
import { reset } from './reset.ts'
import { wrapDatabase } from './wrap-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** SQL that makes the database's tables. */
    schema: string
    /** Whether tests with many random cases run all cases. */
    isThorough: boolean
  }
}

/** A database with its tables, and nothing in them. One call makes them all: hundreds of tests begin with one. */
export async function emptyDatabase(): Promise<D1Database> {
  const { DB: database } = env as Bindings
  await reset()
  if (!database) throw new Error('the tests need the database of wrangler.toml')
  await database.prepare(inject('schema')).run()
  return database
}

/**
 * A database that fails with every write, before or after the write: after it the rows are stored, but the caller gets
 * an error.
 */
export const failingDatabase = (database: D1Database, fail: 'before' | 'after'): D1Database =>
  wrapDatabase(database, {
    batch: async (run) => {
      if (fail === 'after') await run()
      throw new Error('D1_ERROR: network connection lost')
    },
  })
