/**
 * Votes and wishes (`docs/commands.md`, `npm run votes`): how each stands, export, closing, how many objects count the next one. Asks
 * the database by wrangler: the one that `npm start` keeps on this machine, or with `--remote` the deployment's. Objects
 * write their sums there ten seconds later at the most.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Program, placeOptions, runCommand, startProgram, toPlace } from './program.ts'
import { runSql } from './run-sql.ts'
import {
  checkShards,
  checkSlug,
  closeSql,
  type Row,
  rowSchema,
  shardsSql,
  votesSql,
  wishesSql,
} from './votes/questions.ts'
import { votesToCsv, wishesToCsv } from './votes/to-csv.ts'
import { toText, wishesToText } from './votes/to-text.ts'
import { toWishes } from './votes/to-wishes.ts'

const usage = `npm run votes -- [list] [--remote] [--env NAME]
                 export FILE.csv | close SLUG | shards SLUG NUMBER | wishes [FILE.csv]`

export const votes: Program = async (given, surroundings) => {
  const { print } = surroundings
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: placeOptions,
  })
  const ask = (sql: string) => runSql(surroundings, sql, toPlace(values))

  return runCommand(positionals, { list, export: exportAs, close, shards, wishes }, usage)

  function list(): void {
    const rows = read(votesSql)
    for (const row of rows) print(toText(row))
    print(rows.length === 0 ? 'Nobody has voted yet.' : `${rows.length} in all.`)
  }

  function exportAs([file]: string[]): void {
    if (!file) throw new Error(usage)
    const rows = read(votesSql)
    writeFileSync(file, votesToCsv(rows))
    print(`${rows.length} votes written to ${file}.`)
  }

  function close([slug]: string[]): void {
    const closed = ask(closeSql(checkSlug(slug), Date.now()))
    if (closed.length === 0)
      throw new Error(`${slug} is not open here: nobody has voted yet, or it is final.`)
    print(`${slug} is closed within a minute, for good.`)
  }

  function shards([slug, number]: string[]): void {
    const set = ask(shardsSql(checkSlug(slug), checkShards(number)))
    if (set.length === 0) throw new Error(`${slug} has votes already: its number of shards is fixed.`)
    print(`${slug} will be counted by ${number}.`)
  }

  function wishes([file]: string[]): void {
    const found = toWishes(read(wishesSql))
    if (!file) {
      print(found.length === 0 ? 'Nobody has wished yet.' : wishesToText(found))
      return
    }
    writeFileSync(file, wishesToCsv(found))
    print(`${found.length} written to ${file}.`)
  }

  function read(sql: string): Row[] {
    return ask(sql).map((row) => rowSchema.parse(row))
  }
}

if (import.meta.main) await startProgram(votes)
