import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { inject } from 'vitest'
import type { Bindings } from '../../src/config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    migrations: D1Migration[]
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
