import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsTable } from './manifest.ts'
import { openInMemory } from './open-in-memory.ts'

/**
 * Compares everything that a dump creates with what its migrations create: a dump may hold a trigger or a view that
 * changes rows later, which no comparison of rows shows.
 *
 * @param migrations names of the migrations that the dump says were applied
 * @returns a line for each table, index, trigger or view that differs
 */
export function compareSchemas(dump: string, folder: string, migrations: readonly string[]): string[] {
  const found = readSchema([dump])
  const wanted = readSchema(migrations.map((name) => readFileSync(join(folder, name), 'utf8')))
  return [...new Set([...found.keys(), ...wanted.keys()])]
    .filter((name) => found.get(name) !== wanted.get(name))
    .map((name) => `${name}: ${describe(found.has(name), wanted.has(name))}`)
}

function describe(isFound: boolean, isWanted: boolean): string {
  if (isFound && isWanted) return 'it differs from the migrations'
  return isFound ? 'no migration creates it' : 'the backup lacks it'
}

/** The SQL of everything in a database by kind and name, but for tables of SQLite and of D1 itself. */
function readSchema(statements: readonly string[]): Map<string, string> {
  const database = openInMemory()
  try {
    for (const sql of statements) database.exec(sql)
    const rows = database
      .prepare(`select type, name, sql from sqlite_master where sql is not null order by name`)
      .all()
      .map(({ type, name, sql }) => ({ name: `${type} ${name}`, sql: toPlain(String(sql)) }))
    return new Map(
      rows
        .filter(({ name }) => !/^table (?:sqlite_|_cf_)/.test(name) && name !== `table ${migrationsTable}`)
        .map(({ name, sql }) => [name, sql]),
    )
  } finally {
    database.close()
  }
}

/** Without comments and differences of spacing and quotes: `wrangler d1 export` writes names of tables in quotes. */
const toPlain = (sql: string): string =>
  sql
    .replace(/--[^\n]*/g, '')
    .replace(/[\s"`[\]]+/g, ' ')
    .replace(/ ?([(),]) ?/g, '$1')
    .trim()
    .toLowerCase()
