/**
 * Short addresses (`docs/commands.md`, `npm run links`): how often each was opened, export by day, removal. Asks the database by
 * wrangler: the one that `npm start` keeps on this machine, or with `--remote` the deployment's.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkCode, daySchema, daysSql, linkSchema, linksSql, removeSql } from './links/questions.ts'
import { daysToCsv } from './links/to-csv.ts'
import { toText } from './links/to-text.ts'
import { type Program, placeOptions, runCommand, startProgram, toPlace } from './program.ts'
import { runSql } from './run-sql.ts'

const usage =
  'npm run links -- [list] [--remote] [--env NAME]\n                 export FILE.csv | remove CODE'

export const links: Program = async (given, surroundings) => {
  const { print } = surroundings
  const { values, positionals } = parseArgs({ args: given, allowPositionals: true, options: placeOptions })
  const ask = (sql: string) => runSql(surroundings, sql, toPlace(values))

  return runCommand(positionals, { list, export: exportAs, remove }, usage)

  function list(): void {
    const rows = ask(linksSql).map((row) => linkSchema.parse(row))
    for (const row of rows) print(toText(row))
    print(rows.length === 0 ? 'There are no short addresses yet.' : `${rows.length} in all.`)
  }

  function exportAs([file]: string[]): void {
    if (!file) throw new Error(usage)
    const rows = ask(daysSql).map((row) => daySchema.parse(row))
    writeFileSync(file, daysToCsv(rows))
    print(`${rows.length} days written to ${file}.`)
  }

  function remove([code]: string[]): void {
    const removed = ask(removeSql(checkCode(code)))
    if (removed.length === 0) throw new Error(`There is no ${code}.`)
    print(`/t/${code} leads nowhere now; what was counted for it is gone.`)
  }
}

if (import.meta.main) await startProgram(links)
