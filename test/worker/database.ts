import type { D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { inject } from 'vitest'
import type { Bindings } from '../../src/config/config.ts'
import { reset } from './reset.ts'
import { wrapDatabase } from './wrap-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    migrations: D1Migration[]
    /** Whether tests with many random cases run all cases. */
    isThorough: boolean
  }
}

/**
 * A database with its tables, and nothing in them. One call makes them all: `applyD1Migrations` makes two calls for each
 * migration, to remember which it has applied, and hundreds of tests begin with an empty database.
 */
export async function emptyDatabase(): Promise<D1Database> {
  const { DB: database } = env as Bindings
  await reset()
  if (!database) throw new Error('the tests need the database of wrangler.toml')
  const statements = inject('migrations').flatMap(({ queries }) => queries)
  await database.batch(statements.map((statement) => database.prepare(statement)))
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
