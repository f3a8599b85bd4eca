import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { unstable_splitSqlQuery as splitSql } from 'wrangler'

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>

/** Where it is written down what has been applied: the table of `wrangler d1 migrations`, which goes on from there. */
const table = `create table if not exists d1_migrations (
  id integer primary key autoincrement, name text unique,
  applied_at timestamp default current_timestamp not null
)`

/**
 * Runs the SQL files of a folder that haven't been run, in the order of their names, as
 * `wrangler d1 migrations apply` does for a deployment.
 *
 * @throws what the database says of a statement, with the file's name.
 */
export async function applyMigrations(database: Database, folder: string): Promise<void> {
  await database.prepare(table).run()
  const { results } = await database.prepare('select name from d1_migrations').all<{ name: string }>()
  const applied = results.map(({ name }) => name)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql') && !applied.includes(name))
  for (const file of files.sort()) {
    const statements = splitSql(await readFile(join(folder, file), 'utf8'))
    const note = database.prepare('insert into d1_migrations (name) values (?)').bind(file)
    await database
      .batch([...statements.map((statement) => database.prepare(statement)), note])
      .catch((cause) => Promise.reject(new Error(`migration ${file} failed`, { cause })))
  }
}
