import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brandHelp, parseCommandLine } from '../command-line.ts'
import {
  type BackupManifest,
  backupFiles,
  countRows,
  exportDatabase,
  notInBackups,
  readDump,
} from './backup/manifest.ts'
import { describeBrand, toNearPath, toScriptCommand } from './printed-commands.ts'
import { databaseOptions, notePlace, type OperatorProgram, startProgram } from './program.ts'
import { readWranglerConfig } from './wrangler-config.ts'
import { writeOwnerOnly } from './write-privately.ts'

const help = `npm run backup -- [FOLDER] [--remote] [--env NAME]

Writes the whole database into a new folder: database.sql, and manifest.json with each table's rows and checksum, the
migrations, the time and the brand. The folder holds what visitors have sent: keep it where only you can read it.

  FOLDER       a folder that is to be made; backup-{date} without it
  --remote     the deployment's database instead of the one that \`npm start\` keeps on this machine
  --env NAME   that of an environment of wrangler.toml
  --json       prints the manifest
${brandHelp}

What isn't in it:
${notInBackups.map((line) => `  ${line}`).join('\n')}`

export const backup: OperatorProgram = async (given, surroundings) => {
  const { values, positionals } = parseCommandLine(given, {
    help,
    allowPositionals: true,
    options: databaseOptions,
  })
  const { brandFolder, configPath, print } = surroundings
  const place = `database ${values.remote ? 'of the deployment' : 'on this machine'}`
  notePlace(surroundings, place, values.env)
  const made = new Date().toISOString()
  const folder = resolve(positionals[0] ?? `backup-${made.slice(0, 19).replaceAll(':', '-')}`)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${toNearPath(folder)} holds something already; name a new folder.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const sql = exportDatabase(surroundings, join(folder, backupFiles.database), {
    isRemote: values.remote,
    environment: values.env,
  })
  const manifest: BackupManifest = {
    format: 1,
    made,
    brand: describeBrand(brandFolder),
    database: readWranglerConfig(configPath, { environment: values.env }).databaseNames.DB ?? 'DB',
    place,
    ...readDump(sql),
    notIncluded: [...notInBackups],
  }
  const text = JSON.stringify(manifest, null, 2)
  writeOwnerOnly(join(folder, backupFiles.manifest), `${text}\n`)
  if (values.json) {
    print(text)
    return 0
  }
  const tables = Object.entries(manifest.tables)
  for (const [name, { rows }] of tables) print(`${String(rows).padStart(9)}  ${name}`)
  print(
    `${countRows(manifest.tables)} rows of ${tables.length} tables are in ${toNearPath(folder)}. It holds personal data.`,
  )
  print(`Not in it:\n${notInBackups.map((line) => `  ${line}`).join('\n')}`)
  print(
    `To restore it into an empty database: ${toScriptCommand('restore', brandFolder, toNearPath(folder))}`,
  )
  return 0
}

if (import.meta.main) await startProgram(backup)
