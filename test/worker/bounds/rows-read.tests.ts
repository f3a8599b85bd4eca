import { beforeAll, describe, expect, inject, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { makePushKeys, pushBrowsers } from '../../fixtures/push-browsers.ts'
import {
  type AccountSite,
  anna,
  type Browser,
  makeAccount,
  openBrowser,
  openSignedIn,
  openSite,
} from '../account-site.ts'
import { listDatabaseRequests, toFillStatements } from '../full-database.ts'
import { origin } from '../visit.ts'
import { wrapDatabase } from '../wrap-database.ts'

/** The most rows that a request may read, whatever other visitors have stored. */
const mostRows = 200
const forms = 100_000
const subscriptions = 100_000
const keptRows = inject('isThorough') ? 1_000_000 : 100_000

let site: AccountSite
let browser: Browser
const pushKeys = makePushKeys()

beforeAll(async () => {
  forgetIsolateCache()
  site = await openSite('the service that ships with the site', {
    PUSH_PUBLIC_KEY: pushKeys.publicKey,
    PUSH_PRIVATE_KEY: pushKeys.privateKey,
    HOOK_SECRET: 'a secret of the webhook',
  })
  await makeAccount(site)
  for (const filling of toFillStatements({ forms, keptRows, subscriptions }, anna.email))
    await site.database.prepare(filling).run()
  browser = await openSignedIn(site)
}, 120_000)

/** Wraps a database so that it adds up the rows that its statements read, as D1 reports them (`meta.rows_read`). */
function countRows(database: D1Database): { database: D1Database; rowsRead: () => number } {
  let rows = 0
  const add = <Result extends D1Result>(result: Result): Result => {
    rows += result.meta.rows_read
    return result
  }
  const counting = wrapDatabase(database, {
    ask: async (statement, how, [column]) => {
      // D1 reports no figures for `first`, so the statement is sent by `all`.
      const result = add(await statement.all<Record<string, unknown>>())
      if (how !== 'first') return result
      const [row] = result.results
      return row && typeof column === 'string' ? row[column] : (row ?? null)
    },
    batch: async (run) => (await run()).map(add),
  })
  return { database: counting, rowsRead: () => rows }
}

describe('with a hundred thousand forms, subscriptions and kept concerts in the database', () => {
  const phone = pushBrowsers().subscribe('phone')

  it.each(listDatabaseRequests(anna.email, phone, nowMs()))(
    '$name reads two hundred rows at the most',
    async ({ isSignedIn, path, method, body, type, status: expected = 200 }) => {
      const counted = countRows(site.database)
      site.bindings.DB = counted.database
      const headers = { origin, ...(type ? { 'content-type': type } : {}) }
      const asker = isSignedIn ? browser : openBrowser(site, '198.51.100.20')
      const { status } = await asker.open(path, { method, headers, ...(body === undefined ? {} : { body }) })
      expect(status).toBe(expected)
      expect(counted.rowsRead()).toBeLessThanOrEqual(mostRows)
    },
  )
})
