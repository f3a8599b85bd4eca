import { type StdioOptions, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chooseBrandFolder, findFolderProblem, findGivenBrand, findSiteConfig } from '../chosen-brand.ts'
import { brandHelp, brandOption, exitCodes, printError, WrongArguments } from '../command-line.ts'
import { describeBrand } from './printed-commands.ts'
import { runSql } from './run-sql.ts'

/** What a program may use of its process. Tests pass objects of their own. */
export interface ProgramContext {
  environment: Readonly<Record<string, string | undefined>>
  /** Whether standard input is a terminal, so that the program can ask questions. */
  isAttended: boolean
  /** Absolute path of the brand's folder. */
  brandFolder: string
  /** Path of the `wrangler.toml` of the deployment. */
  configPath: string
  print: (line: string) => void
  /** Prints what is not part of a program's result, such as the brand, so that the result can be read by others. */
  note: (line: string) => void
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
 * @throws Error whose message is printed; the exit code is 1 then, or 2 for `WrongArguments`
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
    return printError(error, surroundings.print, surroundings.printError)
  }
}

/** Runs a program in this process: `if (import.meta.main) await startProgram(run)`. */
export async function startProgram(program: OperatorProgram): Promise<void> {
  const words = process.argv.slice(2)
  const brandFolder = chooseBrandFolder({
    given: findGivenBrand(words),
    // A program that builds first takes the demo.
    orLastBuild: !words.includes('--build'),
  })
  process.exitCode = await runProgram(program, words, {
    environment: process.env,
    isAttended: process.stdin.isTTY,
    brandFolder,
    configPath: findSiteConfig(brandFolder),
    print: (line) => console.log(line),
    note: (line) => console.error(line),
    printError: (line) => console.error(line),
    wrangler,
  })
}

/**
 * Notes for which brand a program works, and where.
 *
 * @param place as «database on this machine»
 * @param environment name of one of `[env.…]` in `wrangler.toml`
 * @throws WrongArguments where the chosen folder is no brand's
 */
export function notePlace({ brandFolder, note }: ProgramContext, place: string, environment?: string): void {
  const problem = findFolderProblem(brandFolder)
  if (problem) throw new WrongArguments(problem)
  note(
    `${describeBrand(brandFolder)}, ${place}${environment === undefined ? '' : `, environment ${environment}`}`,
  )
}

const stdio: Record<Printed, StdioOptions> = {
  everything: 'inherit',
  errors: ['ignore', 'pipe', 'inherit'],
  nothing: 'pipe',
}

/**
 * Wrangler's script, which Node runs: the command `wrangler` is a batch file on Windows and would need a shell there
 * (nodejs.org/api/child_process.html#spawning-bat-and-cmd-files-on-windows). `WRANGLER_PATH` names another script.
 */
const wranglerFile =
  process.env.WRANGLER_PATH ?? join(import.meta.dirname, '../../../node_modules/wrangler/bin/wrangler.js')

/** Starts wrangler and waits until it has ended. */
export const wrangler: Wrangler = (words, { printed = 'nothing', environment = {} } = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [wranglerFile, ...words], {
    stdio: stdio[printed],
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
    env: { ...process.env, ...environment },
  })
  return { status: status ?? 1, stdout: stdout ?? '', stderr: stderr ?? '' }
}

/** The lines of `--help` about `databaseOptions`. */
export const databaseHelp = `  --remote     the deployment's database instead of the one that \`npm start\` keeps on this machine
  --env NAME   that of an environment of wrangler.toml
  --json       prints a list as JSON
${brandHelp}`

/** Options of every program that reads the database. */
export const databaseOptions = {
  ...brandOption,
  remote: { type: 'boolean', default: false },
  env: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

/** The database that the options mean: this machine's or the deployment's, in an environment of `wrangler.toml`. */
interface DatabaseChoice {
  remote: boolean
  env?: string | undefined
}

/** Notes which database the options mean, and returns a function that runs SQL in it and returns the rows. */
export function openDatabase(
  surroundings: ProgramContext,
  { remote, env }: DatabaseChoice,
): (sql: string) => unknown[] {
  notePlace(surroundings, `database ${remote ? 'of the deployment' : 'on this machine'}`, env)
  return (sql) => runSql(surroundings, sql, { isRemote: remote, environment: env })
}

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
  else if (typeof otherwise === 'string') throw new WrongArguments(otherwise)
  else await otherwise(words)
  return exitCodes.done
}
