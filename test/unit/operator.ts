import type { DatabaseSync } from 'node:sqlite'
import { demoBrandFolder } from '../../src/tools/chosen-brand.ts'
import {
  type OperatorProgram,
  type ProgramContext,
  runProgram,
  type Wrangler,
} from '../../src/tools/operate/program.ts'

/** Answers as wrangler does, from this database, also to several statements; what it refuses is an error. */
export function answerFrom(database: DatabaseSync): Wrangler {
  return (words) => {
    try {
      const statements = (words[words.indexOf('--command') + 1] ?? '').split(/;\s*\n/)
      const answers = statements.map((sql) => ({ results: database.prepare(sql).all(), success: true }))
      return { status: 0, stdout: JSON.stringify(answers), stderr: '' }
    } catch (error) {
      return { status: 1, stdout: JSON.stringify({ error: { text: String(error) } }), stderr: '' }
    }
  }
}

/** Calls an operator's program in this process, and notes how wrangler was called. */
export async function operate(
  program: OperatorProgram,
  words: string[],
  given: Partial<ProgramContext> & { wrangler: Wrangler },
) {
  const printed: string[] = []
  const complaints: string[] = []
  const calls: string[][] = []
  const notes: string[] = []
  const status = await runProgram(program, words, {
    environment: {},
    isAttended: false,
    brandFolder: demoBrandFolder,
    configPath: 'wrangler.toml',
    print: (line) => printed.push(line),
    note: (line) => notes.push(line),
    printError: (line) => complaints.push(line),
    ...given,
    wrangler: (called, options) => {
      calls.push([...called])
      return given.wrangler(called, options)
    },
  })
  return { status, printed, complaints, notes, calls }
}
