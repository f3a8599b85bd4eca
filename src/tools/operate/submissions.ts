/**
 * What visitors have sent (`docs/commands.md`, `npm run submissions`): list, export, send again, remove. Asks the database by
 * wrangler: the one that `npm start` keeps on this machine, or with `--remote` the deployment's.
 */
import { parseArgs } from 'node:util'
import { type Program, placeOptions, runCommand, startProgram, toPlace } from './program.ts'
import { runSql } from './run-sql.ts'
import {
  type Chosen,
  checkChosen,
  listSql,
  type Row,
  removeSql,
  resendSql,
  rowSchema,
} from './submissions/questions.ts'
import { toCsv } from './submissions/to-csv.ts'
import { isToBeRemoved, toText } from './submissions/to-text.ts'
import { writePrivately } from './write-privately.ts'

const usage = `npm run submissions -- [list] [NUMBER …] [--state STATE] [--form FORM] [--remote] [--env NAME]
                       export FILE.csv | resend NUMBER … | remove NUMBER …`

export const submissions: Program = async (given, surroundings) => {
  const { print } = surroundings
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      ...placeOptions,
      form: { type: 'string' },
      state: { type: 'string' },
    },
  })
  const ask = (sql: string) => runSql(surroundings, sql, toPlace(values))

  return runCommand(positionals, { list, export: exportAs, resend, remove }, list)

  function list(numbers: string[]): void {
    const rows = read(choose(numbers))
    for (const row of rows) print(toText(row))
    const asked = rows.filter(isToBeRemoved).length
    const ofThem = asked > 0 ? ` ${asked} asked to be removed: when you have done so, \`remove NUMBER\`.` : ''
    print(rows.length === 0 ? 'Nothing is here.' : `${rows.length} in all.${ofThem}`)
  }

  function exportAs([file, ...numbers]: string[]): void {
    if (!file) throw new Error(usage)
    const rows = read(choose(numbers))
    writePrivately(file, toCsv(rows))
    print(`${rows.length} written to ${file}. It holds personal data: delete it when you are done.`)
  }

  function resend(numbers: string[]): void {
    const sent = ask(resendSql(chooseSome(numbers), Date.now()))
    print(`${sent.length} on the way again, within a minute.`)
  }

  function remove(numbers: string[]): void {
    const removed = ask(removeSql(chooseSome(numbers)))
    print(`${removed.length} removed here. What has arrived in the content service is removed there.`)
  }

  function choose(numbers: string[]): Chosen {
    return checkChosen({ numbers, form: values.form, state: values.state })
  }

  /** What changes something says of what. */
  function chooseSome(numbers: string[]): Chosen {
    if (numbers.length === 0 && !values.state) throw new Error(usage)
    return choose(numbers)
  }

  function read(chosen: Chosen): Row[] {
    return ask(listSql(chosen)).map((row) => rowSchema.parse(row))
  }
}

if (import.meta.main) await startProgram(submissions)
