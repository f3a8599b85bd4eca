/**
 * Short addresses (README, `npm run links`): how often each was opened, export by day, removal. Asks the database by
 * wrangler: the one that `npm start` keeps on this machine, or with `--remote` the deployment's.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkCode, daySchema, daysSql, linkSchema, linksSql, removeSql } from './links/questions.ts'
import { daysToCsv } from './links/to-csv.ts'
import { toText } from './links/to-text.ts'
import { placeOptions, runCommand, toPlace } from './run-command.ts'
import { runSql } from './run-sql.ts'

const binding = 'DB'
const usage =
  'npm run links -- [list] [--remote] [--env NAME]\n                 export FILE.csv | remove CODE'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: placeOptions,
})
const place = toPlace(values)

await runCommand(positionals, { list, export: exportAs, remove }, usage)

function list(): void {
  const rows = runSql(binding, linksSql, place).map((row) => linkSchema.parse(row))
  for (const row of rows) console.log(toText(row))
  console.log(rows.length === 0 ? 'There are no short addresses yet.' : `${rows.length} in all.`)
}

function exportAs([file]: string[]): void {
  if (!file) throw new Error(usage)
  const rows = runSql(binding, daysSql, place).map((row) => daySchema.parse(row))
  writeFileSync(file, daysToCsv(rows))
  console.log(`${rows.length} days written to ${file}.`)
}

function remove([code]: string[]): void {
  const removed = runSql(binding, removeSql(checkCode(code)), place)
  if (removed.length === 0) throw new Error(`There is no ${code}.`)
  console.log(`/t/${code} leads nowhere now; what was counted for it is gone.`)
}
