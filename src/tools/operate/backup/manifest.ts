import { createHash } from 'node:crypto'
import { chmodSync, readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import type { ProgramContext } from '../program.ts'
import { type DatabaseLocation, quoteName, runD1 } from '../run-sql.ts'
import { openInMemory } from './open-in-memory.ts'

export const backupFiles = { database: 'database.sql', manifest: 'manifest.json' } as const

/** Lines for operators about data that a backup of the database lacks. */
export const notInBackups = [
  'votes that are open, and attempts to sign in: they are in Durable Objects (closed results are in the database)',
  'cached content and the search index, in KV: both are made anew',
  'content and its pictures, in Strapi, and secrets, in Cloudflare: they need backups of their own',
] as const

const tableSchema = z.object({
  rows: z.number(),
  /** SHA-256 of all rows, whatever order they are in. */
  sha256: z.string(),
})
type TableSums = z.infer<typeof tableSchema>

export const manifestSchema = z.object({
  format: z.literal(1),
  /** When the backup was made: ISO 8601 in UTC. */
  made: z.string(),
  brand: z.string(),
  database: z.string(),
  place: z.string(),
  /** SHA-256 of the file `database.sql`. */
  sha256: z.string(),
  bytes: z.number(),
  /** Names of the applied files of `src/database/migrations`, in order. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), tableSchema),
  notIncluded: z.array(z.string()),
})
export type BackupManifest = z.infer<typeof manifestSchema>

/** What is read from a dump of the database. */
type DumpFacts = Pick<BackupManifest, 'sha256' | 'bytes' | 'migrations' | 'tables'>

/**
 * Reads a dump, as `wrangler d1 export` writes it, into a database in memory, and returns what it contains.
 *
 * @throws Error where the dump is no SQL of SQLite
 */
export function readDump(sql: string): DumpFacts {
  const database = openInMemory()
  try {
    database.exec(sql)
    const names = selectNames(database, selectTablesSql)
    return {
      sha256: toChecksum(sql),
      bytes: Buffer.byteLength(sql),
      migrations: names.includes(migrationsTable)
        ? selectNames(database, `select name from ${migrationsTable} order by id`)
        : [],
      tables: Object.fromEntries(names.map((name) => [name, sumTable(database, name)])),
    }
  } finally {
    database.close()
  }
}

/** The table in which wrangler records applied migrations. */
export const migrationsTable = 'd1_migrations'

/** Selects the site's tables: not those of SQLite and of D1 itself. */
export const selectTablesSql = `select name from sqlite_master where type = 'table'
  and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\' order by name`

const selectNames = (database: DatabaseSync, sql: string): string[] =>
  database
    .prepare(sql)
    .all()
    .map(({ name }) => String(name))

function sumTable(database: DatabaseSync, name: string): TableSums {
  const select = database.prepare(`select * from ${quoteName(name)}`)
  // Integers beyond 2^53 would lose digits as numbers.
  select.setReadBigInts(true)
  const rows = select.all().map((row) => JSON.stringify(row, toJson))
  return { rows: rows.length, sha256: toChecksum(rows.toSorted().join('\n')) }
}

const toJson = (_key: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return `${value}n`
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value
}

/** SHA-256 in hexadecimal digits. */
export const toChecksum = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Returns a line for each table that differs between a backup and what was restored; nothing where all rows are equal. */
export function compareTables(
  wanted: Readonly<Record<string, TableSums>>,
  found: Readonly<Record<string, TableSums>>,
): string[] {
  return [...new Set([...Object.keys(wanted), ...Object.keys(found)])].flatMap((name) => {
    const [one, other] = [wanted[name], found[name]]
    if (one?.sha256 === other?.sha256) return []
    return [
      `${name}: ${one?.rows ?? 'no'} rows in the backup, ${other?.rows ?? 'no rows'} here, and they differ`,
    ]
  })
}

export const countRows = (tables: Readonly<Record<string, TableSums>>): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)

/**
 * Writes the whole database into a file that only its owner may read, and returns its text. D1 answers no other query
 * during an export, so that the file shows one moment (developers.cloudflare.com/d1/best-practices/import-export-data).
 *
 * @throws Error with wrangler's message
 */
export function exportDatabase(
  surroundings: ProgramContext,
  file: string,
  location: DatabaseLocation,
): string {
  const { status, stdout, stderr } = runD1(surroundings, 'export', location, ['--output', file])
  if (status !== 0) throw new Error(stderr || stdout)
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8')
}
