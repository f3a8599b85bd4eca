import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { brandHelp, parseCommandLine, WrongArguments } from '../command-line.ts'
import {
  type BackupManifest,
  backupFiles,
  compareTables,
  countRows,
  exportDatabase,
  manifestSchema,
  migrationsTable,
  notInBackups,
  readDump,
  selectTablesSql,
  toChecksum,
} from './backup/manifest.ts'
import { compareSchemas } from './backup/schema.ts'
import { toNearPath } from './printed-commands.ts'
import { databaseOptions, type OperatorProgram, openDatabase, startProgram } from './program.ts'
import { quoteName, runD1 } from './run-sql.ts'
import { tryParseJson } from './try-parse-json.ts'
import { readWranglerConfig } from './wrangler-config.ts'

const help = `npm run restore -- FOLDER [--remote] [--env NAME]

Restores a backup of \`npm run backup\` into an empty database, and compares every row with it. A database with rows in it is
refused and left as it is. Tables without rows, as a deployment makes them, are replaced.

  --remote     the deployment's database instead of the one that \`npm start\` keeps on this machine
  --env NAME   that of an environment of wrangler.toml
${brandHelp}

What a backup doesn't have:
${notInBackups.map((line) => `  ${line}`).join('\n')}`

export const restore: OperatorProgram = async (given, surroundings) => {
  const { json: _, ...options } = databaseOptions
  const { values, positionals } = parseCommandLine(given, { help, allowPositionals: true, options })
  const [name] = positionals
  if (name === undefined) throw new WrongArguments('Name the folder of a backup: npm run restore -- FOLDER')
  const { configPath, print } = surroundings
  const folder = resolve(name)
  const location = { isRemote: values.remote, environment: values.env }
  const ask = openDatabase(surroundings, values)

  const manifest = readBackup(folder)
  const { migrations } = readWranglerConfig(configPath, { environment: values.env })
  const added = checkMigrations(manifest, migrations.DB)
  checkSchema(readFileSync(join(folder, backupFiles.database), 'utf8'), manifest, migrations.DB)
  const tables = ask(selectTablesSql).map((row) => tableRowSchema.parse(row).name)
  checkEmpty(tables)
  if (tables.length > 0) ask(tables.map((table) => `drop table ${quoteName(table)}`).join(';\n'))
  const words = ['--yes', '--file', join(folder, backupFiles.database)]
  const { status, stdout, stderr } = runD1(surroundings, 'execute', location, words)
  if (status !== 0) throw new Error(`The backup could not be read in: ${stderr || stdout}`)
  const differences = compareTables(manifest.tables, readTables())
  if (differences.length > 0)
    throw new Error(`What was restored is not what was backed up:\n${differences.join('\n')}`)
  print(
    `${countRows(manifest.tables)} rows of ${Object.keys(manifest.tables).length} tables of ${manifest.made} are restored, and each equals the backup's.`,
  )
  if (added > 0)
    print(
      `It is of an earlier version: the next deployment adds ${added} migrations, and \`npm start\` on this machine.`,
    )
  print(`Not in it:\n${notInBackups.map((line) => `  ${line}`).join('\n')}`)
  return 0

  function checkEmpty(tables: readonly string[]): void {
    const counted = tables.filter((table) => table !== migrationsTable)
    if (counted.length === 0) return
    // D1 joins at most five `select` by `union all`.
    const counts = counted.map((table) => `(select count(*) from ${quoteName(table)}) as ${quoteName(table)}`)
    const [row] = ask(`select ${counts.join(', ')}`)
    const filled = Object.entries(countsSchema.parse(row)).filter(([, rows]) => rows > 0)
    if (filled.length === 0) return
    const list = filled.map(([table, rows]) => `${table} (${rows})`).join(', ')
    throw new Error(
      `The database is not empty: ${list}. Nothing was changed. Name a new database in ${toNearPath(configPath)}, and restore into that.`,
    )
  }

  function readTables(): BackupManifest['tables'] {
    const temporary = mkdtempSync(join(tmpdir(), 'tutti-restored-'))
    try {
      return readDump(exportDatabase(surroundings, join(temporary, backupFiles.database), location)).tables
    } finally {
      rmSync(temporary, { recursive: true })
    }
  }
}

const tableRowSchema = z.object({ name: z.string() })
const countsSchema = z.record(z.string(), z.number())

/** @throws Error where the folder is no backup, or its file is not the one that the manifest describes */
function readBackup(folder: string): BackupManifest {
  const [manifestFile, databaseFile] = [
    join(folder, backupFiles.manifest),
    join(folder, backupFiles.database),
  ]
  if (!existsSync(manifestFile) || !existsSync(databaseFile))
    throw new Error(
      `${toNearPath(folder)} is no backup: it lacks ${backupFiles.manifest} or ${backupFiles.database}.`,
    )
  const manifest = manifestSchema.safeParse(tryParseJson(readFileSync(manifestFile, 'utf8'))).data
  if (!manifest) throw new Error(`${toNearPath(manifestFile)} is no manifest of a backup.`)
  if (toChecksum(readFileSync(databaseFile, 'utf8')) !== manifest.sha256)
    throw new Error(
      `${toNearPath(databaseFile)} is not the file that the manifest describes: its checksum differs.`,
    )
  return manifest
}

/**
 * @returns how many migrations of this version the backup lacks
 * @throws Error where the backup has migrations that this version of the software lacks
 */
function checkMigrations({ migrations }: BackupManifest, folder: string | undefined): number {
  const files = folder !== undefined && existsSync(folder) ? readdirSync(folder) : []
  const known = files.filter((name) => name.endsWith('.sql'))
  const unknown = migrations.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(
      `The backup is of a newer version of the software, which has the migrations ${unknown.join(', ')}. Upgrade first.`,
    )
  return known.length - migrations.length
}

/** @throws Error where the backup would create something that its migrations don't */
function checkSchema(dump: string, { migrations }: BackupManifest, folder: string | undefined): void {
  const applied = readDump(dump).migrations
  if (applied.join() !== migrations.join())
    throw new Error('The manifest names other migrations than the backup itself. Nothing was changed.')
  const differences = folder === undefined ? [] : compareSchemas(dump, folder, applied)
  if (differences.length > 0)
    throw new Error(
      `The backup is not only rows of this software's tables. Nothing was changed.\n${differences.join('\n')}`,
    )
}

if (import.meta.main) await startProgram(restore)
