import { type StdioOptions, spawnSync } from 'node:child_process'
import { HelpRequested } from '../command-line.ts'
import { siteConfigPath } from './site-config.ts'

/** What a program may use of its process. Tests pass objects of their own. */
export interface ProgramContext {
  environment: Readonly<Record<string, string | undefined>>
  /** Whether standard input is a terminal, so that the program can ask questions. */
  isAttended: boolean
  /** Path of the `wrangler.toml` of the deployment. */
  configPath: string
  print: (line: string) => void
  printError: (line: string) => void
  wrangler: Wrangler
}

/** Which part of its output wrangler prints itself; the rest is returned. */
type Printed = 'everything' | 'errors' | 'nothing'

export type Wrangler = (
  words: readonly string[],
  options?: { printed?: Printed; environment?: ProgramContext['environment'] },
) => { status: number; stdout: string; stderr: string }

/**
 * A program as a function of its command line.
 *
 * @returns the exit code of its process
 * @throws Error whose message is printed; the exit code is 1 then
 */
export type OperatorProgram = (words: string[], surroundings: ProgramContext) => Promise<number>

/**
 * Runs a program, and prints the message of an error that it throws.
 *
 * @returns the exit code of its process
 */
export async function runProgram(
  program: OperatorProgram,
  words: string[],
  surroundings: ProgramContext,
): Promise<number> {
  try {
    return await program(words, surroundings)
  } catch (error) {
    if (error instanceof HelpRequested) {
      surroundings.print(error.message)
      return 0
    }
    surroundings.printError(error instanceof Error ? error.message : String(error))
    return 1
  }
}

/** Runs a program in this process: `if (import.meta.main) await startProgram(run)`. */
export async function startProgram(program: OperatorProgram): Promise<void> {
  process.exitCode = await runProgram(program, process.argv.slice(2), {
    environment: process.env,
    isAttended: process.stdin.isTTY,
    configPath: siteConfigPath,
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
    wrangler,
  })
}

const stdio: Record<Printed, StdioOptions> = {
  everything: 'inherit',
  errors: ['ignore', 'pipe', 'inherit'],
  nothing: 'pipe',
}

const wrangler: Wrangler = (words, { printed = 'nothing', environment = {} } = {}) => {
  const { status, stdout, stderr } = spawnSync('wrangler', words, {
    stdio: stdio[printed],
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
    env: { ...process.env, ...environment },
  })
  return { status: status ?? 1, stdout: stdout ?? '', stderr: stderr ?? '' }
}

/** The lines of `--help` about `databaseOptions`. */
export const databaseHelp = `  --remote    the deployment's database instead of the one that \`npm start\` keeps on this machine
  --env NAME  that of an environment of wrangler.toml`

/** Options of every program that reads the database. */
export const databaseOptions = {
  remote: { type: 'boolean', default: false },
  env: { type: 'string' },
} as const

/**
 * Returns which database the options mean: this machine's or the deployment's, in an environment of `wrangler.toml`.
 */
export const toDatabasePlace = ({ remote, env }: { remote: boolean; env?: string | undefined }) => ({
  isRemote: remote,
  environment: env,
})

type Command = (words: string[]) => void | Promise<void>

/**
 * Runs the command that the first word names, with the words after it; `list` without any words.
 *
 * @param otherwise the error's message, or the command that gets all words, where the first word names no command
 * @returns the exit code
 */
export async function runCommand(
  words: string[],
  commands: Readonly<Record<string, Command>>,
  otherwise: string | Command,
): Promise<number> {
  const [first = 'list', ...rest] = words
  const command = Object.hasOwn(commands, first) ? commands[first] : undefined
  if (command) await command(rest)
  else if (typeof otherwise === 'string') throw new Error(otherwise)
  else await otherwise(words)
  return 0
}
