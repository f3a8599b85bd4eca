import { createInterface } from 'node:readline/promises'
import { importFields } from './fields.ts'
import type { Mapping, UnsureColumn } from './mapping.ts'

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
export async function askForColumns(
  unsure: readonly UnsureColumn[],
  mapping: Mapping,
  ask: Ask,
): Promise<Mapping> {
  const columns = { ...mapping.columns }
  for (const { column, choices } of unsure) {
    const list = choices.map((choice, at) => `${at + 1} ${choice} (${importFields[choice].label})`).join(', ')
    const answer = await ask(`What is the column «${column}»? ${list}, 0 nothing [1] `)
    columns[column] = choices[Number(answer || '1') - 1] ?? null
  }
  return { ...mapping, columns }
}

/** Asks which number of the dates is the day. */
export async function askForDateOrder(example: string, ask: Ask): Promise<'day-month' | 'month-day'> {
  const answer = await ask(`In «${example}», is the day first (1) or the month (2)? [1] `)
  return answer === '2' ? 'month-day' : 'day-month'
}
