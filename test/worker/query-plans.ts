import { emptyDatabase } from './database.ts'
import { wrapDatabase } from './wrap-database.ts'

/** Statements that the site has sent in the tests of this isolate. */
const statements = new Set<string>()

/** Wraps a database so that it records its statements. */
export const recordStatements = (database: D1Database): D1Database =>
  wrapDatabase(database, {
    prepare: (sql) => {
      statements.add(sql)
      return database.prepare(sql)
    },
  })

/**
 * Tables that visitors can't fill: one row a vote, a concert ahead, a change that editors have made in thirty days, or
 * one in all; a concert that was played; short addresses, which only editors list; and three hundred ready texts. Reading one of them whole is a
 * bounded work.
 */
const boundedTables = [
  'evening',
  'evening_run',
  'vote',
  'notice',
  'notice_concert',
  'notice_run',
  'newsletter_run',
  'embedded_key',
  'short_link',
  'reply_text',
]

/**
 * Finds whole scans in a query plan, such as `SCAN submission`, whether or not along an index. Temporary tables of a
 * statement don't count.
 */
const scanPattern = /^SCAN (\w+)/

/** @returns statements that read a whole table which may have any number of rows, each with SQLite's words for it */
export async function findUnboundedScans(): Promise<string[]> {
  const asked = [...statements]
  const database = await emptyDatabase()
  const { results: tables } = await database
    .prepare("select name from sqlite_master where type = 'table'")
    .all<{ name: string }>()
  const unbounded = tables.map(({ name }) => name).filter((name) => !boundedTables.includes(name))
  const found: string[] = []
  for (const sql of asked) {
    const plan = await explain(database, sql)
    const scans = plan.filter((detail) => unbounded.includes(scanPattern.exec(detail)?.[1] ?? ''))
    found.push(...scans.map((detail) => `${detail}: ${sql.replace(/\s+/g, ' ')}`))
  }
  return found
}

async function explain(database: D1Database, sql: string): Promise<string[]> {
  const numbered = [...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number))
  const count = numbered.length > 0 ? Math.max(...numbered) : (sql.match(/\?/g)?.length ?? 0)
  const { results } = await database
    .prepare(`explain query plan ${sql}`)
    .bind(...Array.from({ length: count }, () => null))
    .all<{ detail: string }>()
    // A statement for a test's broken database, or one that creates tables.
    .catch(() => ({ results: [] }))
  return results.map(({ detail }) => detail)
}
