import { type StdioOptions, spawnSync } from 'node:child_process'
import { HelpRequested } from '../command-line.ts'
import { siteConfigPath } from './site-config.ts'

/** What a program of the operator's may use: tests call it with their own, in their own process. */
export interface Surroundings {
  environment: Readonly<Record<string, string | undefined>>
  /** Whether somebody sits at the terminal, and can be asked. */
  isAttended: boolean
  /** The `wrangler.toml` of what the operator deploys. */
  configPath: string
  print: (line: string) => void
  complain: (line: string) => void
  wrangler: Wrangler
}

/** Which of its output wrangler itself prints; the rest is returned. */
type Printed = 'everything' | 'errors' | 'nothing'

export type Wrangler = (
  words: readonly string[],
  options?: { printed?: Printed; environment?: Surroundings['environment'] },
) => { status: number; stdout: string; stderr: string }

/**
 * One of the files of this folder, as a function of its command line.
 *
 * @returns the exit code of its process
 * @throws what ends it with 1, said in the error's words
 */
export type Program = (words: string[], surroundings: Surroundings) => Promise<number>

/** @returns the exit code of the program's process */
export async function runProgram(
  program: Program,
  words: string[],
  surroundings: Surroundings,
): Promise<number> {
  try {
    return await program(words, surroundings)
  } catch (error) {
    if (error instanceof HelpRequested) {
      surroundings.print(error.message)
      return 0
    }
    surroundings.complain(error instanceof Error ? error.message : String(error))
    return 1
  }
}

/** Of a file that is the process's own: `if (import.meta.main) await startProgram(run)`. */
export async function startProgram(program: Program): Promise<void> {
  process.exitCode = await runProgram(program, process.argv.slice(2), {
    environment: process.env,
    isAttended: process.stdin.isTTY,
    configPath: siteConfigPath,
    print: (line) => console.log(line),
    complain: (line) => console.error(line),
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

/** On the command line of everything that asks the database. */
export const placeOptions = {
  remote: { type: 'boolean', default: false },
  env: { type: 'string' },
} as const

/** Whose database is asked: this machine's, or the deployment's, of an environment of `wrangler.toml`. */
export const toPlace = ({ remote, env }: { remote: boolean; env?: string | undefined }) => ({
  isRemote: remote,
  environment: env,
})

type Command = (words: string[]) => void | Promise<void>

/**
 * Does what the first word says, with all behind it; `list` where there is none.
 *
 * @param otherwise what is said, or done with all words, where the first one is no command
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
