import { reset as deleteStores } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Bindings } from '../../src/config/config.ts'
import { forgetPublished } from './fake-publisher.ts'

/** Rounds of deletions that may leave something behind; more means that something is writing all the time. */
const mostTries = 50

/**
 * Deletes what KV, the database, the Durable Objects and the Publisher hold. On a busy machine workerd may answer the first query
 * after a deletion from a store that it is still closing, so each is looked into until nothing is left.
 */
export async function reset(): Promise<void> {
  forgetPublished()
  for (let tries = 0; tries < mostTries; tries += 1) {
    await deleteStores()
    if (await isEmpty()) return
  }
  throw new Error(`stores still hold something after ${mostTries} deletions`)
}

async function isEmpty(): Promise<boolean> {
  const { CACHE: kv, DB: database } = env as Bindings
  const [keys, tables] = await Promise.all([
    kv?.list({ limit: 1 }),
    database
      ?.prepare("select count(*) as count from sqlite_master where name not like '\\_cf%' escape '\\'")
      .first('count'),
  ])
  return !keys?.keys.length && !tables
}
