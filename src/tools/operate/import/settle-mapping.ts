import { createInterface } from 'node:readline/promises'
import {
  describeMissing,
  describeUnsure,
  importFields,
  type Mapping,
  type MatchedColumns,
  matchColumns,
  type UnsureColumn,
} from './mapping.ts'
import type { NearName } from './new-entries.ts'
import { type DateOrder, findDateOrder } from './read-moment.ts'
import type { SourceTable } from './source.ts'

/** Asks at a terminal; returns the answer without spaces around it. */
export type Ask = (question: string) => Promise<string>

/** Asks a question at the terminal of this process. */
export async function askAtTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(question)).trim()
  } finally {
    terminal.close()
  }
}

/** Asks what each unsure column is, and returns the mapping with the answers. An empty answer takes the first choice. */
async function askForColumns(unsure: readonly UnsureColumn[], mapping: Mapping, ask: Ask): Promise<Mapping> {
  const columns = { ...mapping.columns }
  for (const { column, choices } of unsure) {
    const list = choices.map((choice, at) => `${at + 1} ${choice} (${importFields[choice].label})`).join(', ')
    const answer = await ask(`What is the column «${column}»? ${list}, 0 nothing [1] `)
    columns[column] = choices[Number(answer || '1') - 1] ?? null
  }
  return { ...mapping, columns }
}

/** Asks which number of the dates is the day. */
async function askForDateOrder(example: string, ask: Ask): Promise<DateOrder> {
  const answer = await ask(`In «${example}», is the day first (1) or the month (2)? [1] `)
  return answer === '2' ? 'month-day' : 'day-month'
}

/** Finds what the columns are, and asks or ends with an error where that is not sure. */
export async function settleMapping(
  table: SourceTable,
  known: Mapping,
  file: string,
  { isAttended, ask }: { isAttended: boolean; ask: Ask },
): Promise<{ mapping: Mapping; columns: MatchedColumns; dateOrder: DateOrder }> {
  const first = matchColumns(table, known)
  if (first.unsure.length > 0 && !isAttended) throw new Error(describeUnsure(first.unsure, file))
  const asked = first.unsure.length > 0 ? await askForColumns(first.unsure, known, ask) : known
  const columns = first.unsure.length > 0 ? matchColumns(table, asked) : first
  const missing = table.isMapped ? undefined : describeMissing(columns, asked, file)
  if (missing) throw new Error(missing)
  const dates = datesOf(table, columns)
  const found = asked.dateOrder ?? findDateOrder(dates)
  const [example = ''] = dates
  if (found === 'unsure' && !isAttended) {
    throw new Error(
      `In «${example}» each number may be the day. Say so in ${file}: "dateOrder": "day-month" or "month-day".`,
    )
  }
  const dateOrder = found === 'unsure' ? await askForDateOrder(example, ask) : found
  const remembered = table.isMapped ? asked.columns : columns.columns
  return { mapping: { ...asked, columns: remembered, dateOrder }, columns, dateOrder }
}

function datesOf({ rows }: SourceTable, { columns }: MatchedColumns): string[] {
  const headers = Object.keys(columns).filter((header) => ['date', 'start'].includes(columns[header] ?? ''))
  return rows.flatMap(({ cells }) => headers.flatMap((header) => cells[header] ?? []))
}

/** Asks what names mean that are nearly known ones. A name without an answer stays open, and its rows are refused. */
export async function askForNames(near: readonly NearName[], mapping: Mapping, ask: Ask): Promise<Mapping> {
  const names = { ...mapping.names }
  for (const { type, name, known } of near) {
    const question = `Is the ${type} «${name}» the known «${known.names[0]}» (1), a new one (2), or neither (0)? [1] `
    const answer = await ask(question)
    if (answer === '' || answer === '1') names[name] = known.slug
    else if (answer === '2') names[name] = null
  }
  return { ...mapping, names }
}
