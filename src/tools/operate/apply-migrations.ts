import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { unstable_splitSqlQuery as splitSql } from 'wrangler'

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>

/**
 * Runs the SQL files of a folder in the order of their names, as `wrangler d1 migrations apply` does for a deployment.
 * For a database that is empty: what has been applied before isn't written down.
 *
 * @throws what the database says of a statement, with the file's name.
 */
export async function applyMigrations(database: Database, folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  for (const file of files) {
    const statements = splitSql(await readFile(join(folder, file), 'utf8'))
    await database
      .batch(statements.map((statement) => database.prepare(statement)))
      .catch((cause) => Promise.reject(new Error(`migration ${file} failed`, { cause })))
  }
}
