import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { readWranglerConfig } from '../../operate/wrangler-config.ts'
import { serve } from '../bench/content-stand-in.ts'

/** A call of `database-worker.mjs`: the statements of one transaction. */
interface Asked {
  sql: string
  values: SQLInputValue[]
}

export interface AttackedDatabase {
  port: number
  /** Returns the rows that were written so far; D1 also bills rows of indexes. */
  countWritten: () => number
  /** Returns the number of rows in all tables. */
  countKept: () => number
  stop: () => void
}

/** Starts a SQLite database with the site's tables behind a port, since bare workerd has no D1. */
export async function startDatabase(): Promise<AttackedDatabase> {
  const database = new DatabaseSync(':memory:')
  const folder = readWranglerConfig().migrations.DB
  if (!folder) throw new Error('wrangler.toml names no tables of DB')
  for (const file of readdirSync(folder).sort()) database.exec(readFileSync(join(folder, file), 'utf8'))
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table'")
    .all()
    .map(({ name }) => String(name))
  const read = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0])
  const server = await serve(async (request, response) => {
    // The JSON comes from `database-worker.mjs`.
    const asked = JSON.parse(Buffer.concat(await request.toArray()).toString()) as Asked[]
    database.exec('begin')
    try {
      const results = asked.map(({ sql, values }) => run(database, sql, values))
      database.exec('commit')
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(results))
    } catch (error) {
      database.exec('rollback')
      return response.writeHead(500).end(String(error))
    }
  })
  return {
    ...server,
    countWritten: () => read('select total_changes()'),
    countKept: () => read(`select ${tables.map((table) => `(select count(*) from ${table})`).join(' + ')}`),
  }
}

/** @returns what D1 answers: the rows, and how many were changed */
function run(database: DatabaseSync, sql: string, values: SQLInputValue[]) {
  const countChanges = () => Number(database.prepare('select total_changes() as n').get()?.n)
  const before = countChanges()
  const results = ask(database, sql, values)
  return { results, changes: countChanges() - before }
}

/** Runs a statement; `node:sqlite` accepts values of numbered parameters by name only. */
function ask(database: DatabaseSync, sql: string, values: SQLInputValue[]) {
  const statement = database.prepare(sql)
  if (!/\?\d/.test(sql)) return statement.all(...values)
  return statement.all(Object.fromEntries(values.map((value, at) => [`?${at + 1}`, value])))
}
