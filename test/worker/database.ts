import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { inject } from 'vitest'
import type { Bindings } from '../../src/config.ts'
import { reset } from './reset.ts'

declare module 'vitest' {
  interface ProvidedContext {
    migrations: D1Migration[]
    /** Whether tests with many random cases take all of them. */
    isThorough: boolean
  }
}

/** A database with its tables, and nothing in them. */
export async function emptyDatabase(): Promise<D1Database> {
  const { DB: database } = env as Bindings
  await reset()
  if (!database) throw new Error('the tests need the database of wrangler.toml')
  await applyD1Migrations(database, inject('migrations'))
  return database
}

/** One that fails with every write, before it or after it: then all is there, and nobody has heard so. */
export const failingDatabase = (database: D1Database, fail: 'before' | 'after'): D1Database =>
  new Proxy(database, {
    get: (target, name) => {
      if (name !== 'batch') return Reflect.get(target, name).bind(target)
      return async (statements: D1PreparedStatement[]) => {
        if (fail === 'after') await target.batch(statements)
        throw new Error('D1_ERROR: network connection lost')
      }
    },
  })
