import { writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { codePattern } from '../../routes/short-links.ts'
import { toCsv } from '../../shared/csv.ts'
import { parseCommandLine, WrongArguments } from '../command-line.ts'
import {
  databaseHelp,
  databaseOptions,
  type OperatorProgram,
  openDatabase,
  runCommand,
  startProgram,
} from './program.ts'
import { quote } from './run-sql.ts'

const help = `npm run links -- [list]            each short address, and how often it was opened
                 export FILE.csv   visits by day, as CSV
                 remove CODE       removes a short address with its counts
${databaseHelp}`

export const linksProgram: OperatorProgram = async (given, surroundings) => {
  const { print } = surroundings
  const { values, positionals } = parseCommandLine(given, {
    help,
    allowPositionals: true,
    options: databaseOptions,
  })
  const ask = openDatabase(surroundings, values)

  return runCommand(positionals, { list, export: exportAs, remove }, help)

  function list(): void {
    const rows = ask(selectShortLinksSql).map((row) => shortLinkRowSchema.parse(row))
    if (values.json) {
      print(JSON.stringify(rows))
      return
    }
    for (const row of rows) print(linkToText(row))
    print(rows.length === 0 ? 'There are no short addresses yet.' : `${rows.length} in all.`)
  }

  function exportAs([file]: string[]): void {
    if (!file) throw new WrongArguments(help)
    const rows = ask(selectShortLinkDaysSql).map((row) => shortLinkDayRowSchema.parse(row))
    writeFileSync(file, shortLinkDaysToCsv(rows))
    print(`${rows.length} days written to ${file}.`)
  }

  function remove([code]: string[]): void {
    const removed = ask(removeLinkSql(checkLinkCode(code)))
    if (removed.length === 0) throw new Error(`There is no ${code}.`)
    print(`/t/${code} leads nowhere now; what was counted for it is gone.`)
  }
}

/** @throws Error naming `text`, where it is not the code of a short address */
export function checkLinkCode(text: string | undefined): string {
  if (text === undefined || !codePattern.test(text))
    throw new Error(`${text ?? 'nothing'} is no code of a short address`)
  return text
}

export const selectShortLinksSql = `select code, target, made_at, coalesce(sum(visits), 0) as visits, max(day) as last_day
  from short_link left join short_link_day using (code) group by code order by visits desc, made_at desc, code`

/** Selects one row for each day on which a short address was opened. */
export const selectShortLinkDaysSql = `select code, target, day, visits from short_link join short_link_day using (code)
  order by day desc, visits desc, code`

/** Two statements: they delete the counts of a short address, then the address; the second returns its code. */
const removeLinkSql = (code: string): string =>
  `delete from short_link_day where code = ${quote(code)};
   delete from short_link where code = ${quote(code)} returning code`

export const shortLinkRowSchema = z.object({
  code: z.string(),
  target: z.string(),
  made_at: z.number(),
  visits: z.number(),
  /** The day of the last visit; null where nobody has opened the address. */
  last_day: z.nullable(z.string()),
})
export type ShortLinkRow = z.infer<typeof shortLinkRowSchema>

export const shortLinkDayRowSchema = z.object({
  code: z.string(),
  target: z.string(),
  day: z.string(),
  visits: z.number(),
})
export type ShortLinkDayRow = z.infer<typeof shortLinkDayRowSchema>

export const shortLinkDaysToCsv = (rows: readonly ShortLinkDayRow[]): string =>
  toCsv(rows, ['code', 'target', 'day', 'visits'])

/** Returns one line for the terminal. */
export const linkToText = ({
  code,
  target,
  made_at: madeAt,
  visits,
  last_day: lastDay,
}: ShortLinkRow): string =>
  `/t/${code}  ${String(visits).padStart(7)}  ${lastDay ?? 'never opened'}  made ${new Date(madeAt).toISOString().slice(0, 10)}  ${target}`

if (import.meta.main) await startProgram(linksProgram)
