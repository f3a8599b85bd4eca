import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { openDatabase } from './site-database.ts'
import { serveStandIn } from './stand-ins.ts'
import { readBuiltWorker } from './workerd.ts'

/** Name of the variable with which `bare-worker.mjs` refuses every call that a rate limit counts. */
export const refusalVariable = 'REFUSED_CALLS'

/** Reads the modules of the built Worker with `bare-worker.mjs` before it. */
export async function readWrapped(): Promise<Record<string, string>> {
  const { 'index.js': site = '', ...parts } = await readBuiltWorker()
  const wrapper = await readFile(join(import.meta.dirname, 'bare-worker.mjs'), 'utf8')
  return { ...parts, 'site.js': site, 'index.js': wrapper }
}

/**
 * Starts a fake of the Cache API as workerd calls it: `PUT` sends a whole response with status line and headers, `GET`
 * expects it back with `cf-cache-status`.
 */
export async function startCache() {
  const entries = new Map<string, Buffer>()
  const server = await serveStandIn(async (request, response) => {
    const key = `${request.headers.host}${request.url}`
    const body = Buffer.concat(await request.toArray())
    if (request.method === 'PUT') entries.set(key, body)
    else if (request.method === 'GET') return giveBack(response, entries.get(key))
    else entries.delete(key)
    return response.writeHead(204).end()
  })
  return server
}

const headEnd = '\r\n\r\n'

function giveBack(response: ServerResponse, stored: Buffer | undefined): void {
  if (!stored) {
    response.writeHead(504, { 'cf-cache-status': 'MISS' }).end()
    return
  }
  const end = stored.indexOf(headEnd)
  const [, ...lines] = stored.subarray(0, end).toString('latin1').split('\r\n')
  for (const line of lines) {
    const at = line.indexOf(':')
    const name = line.slice(0, at).toLowerCase()
    if (name !== 'transfer-encoding' && name !== 'content-length')
      response.setHeader(name, line.slice(at + 1).trim())
  }
  response.writeHead(200, { 'cf-cache-status': 'HIT' }).end(stored.subarray(end + headEnd.length))
}

/** A call of `bare-worker.mjs`: the statements of one transaction. */
interface Asked {
  sql: string
  values: SQLInputValue[]
}

export interface StandInDatabase {
  port: number
  /** Returns the rows that were written so far; D1 also bills rows of indexes. */
  countWritten: () => number
  /** Returns the number of rows in all tables. */
  countKept: () => number
  stop: () => void
}

/** Starts a SQLite database with the site's tables behind a port, since bare workerd has no D1. */
export async function startDatabase(): Promise<StandInDatabase> {
  const database = openDatabase()
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table'")
    .all()
    .map(({ name }) => String(name))
  const read = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0])
  const server = await serveStandIn(async (request, response) => {
    // The cast is safe, since `bare-worker.mjs` writes the JSON.
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
