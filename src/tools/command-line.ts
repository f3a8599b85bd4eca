import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { findNearestName } from '../shared/nearest-name.ts'
import { startClock, testedInstant } from './clock.ts'

/** What a program accepts on its command line. */
interface CommandLine<Options extends ParseArgsOptionsConfig> {
  /** Printed by `--help`: usage lines first. */
  help: string
  options?: Options
  /** Whether words without a dash are accepted, as the names of files. */
  allowPositionals?: boolean
}

/**
 * Exit codes of every program. `failed` is a task that failed or was refused, or a check that found something;
 * `wrongArguments` is a command line that the program does not understand.
 */
export const exitCodes = { done: 0, failed: 1, wrongArguments: 2 } as const

/** Thrown where the command line asks for help; the message is the help text. */
export class HelpRequested extends Error {
  override readonly name = 'HelpRequested'
}

/** Thrown for a command line that the program does not understand; the message says what it accepts. */
export class WrongArguments extends Error {
  override readonly name = 'WrongArguments'
}

/** Option of every program that works for one orchestra; `tools/chosen-brand.ts` says what holds without it. */
export const brandOption = { brand: { type: 'string' } } as const

/** The line about `--brand` in `--help` of programs that take the brand of the last build by default. */
export const brandHelp =
  '  --brand DIR  the folder of an orchestra (or the variable BRAND); that of the last build otherwise'

/**
 * Parses the words of a command line.
 *
 * @throws HelpRequested for `--help` and `-h`; WrongArguments naming an argument that the program does not accept
 */
export function parseCommandLine<const Options extends ParseArgsOptionsConfig = Record<never, never>>(
  words: readonly string[],
  { help, options, allowPositionals = false }: CommandLine<Options>,
) {
  const end = words.indexOf('--')
  const before = end === -1 ? words : words.slice(0, end)
  if (before.includes('--help') || before.includes('-h')) throw new HelpRequested(help)
  try {
    return parseArgs({
      args: [...words],
      // Without options of the caller's, `Options` is inferred as a type without names.
      options: options ?? ({} as Options),
      allowPositionals: allowPositionals as true,
      allowNegative: true,
      strict: true,
    })
  } catch (error) {
    throw new WrongArguments(
      `${describeProblem(error, Object.keys(options ?? {}))} --help lists what is accepted.`,
    )
  }
}

/**
 * Parses the command line of this process, and sets its clock to what the variable `TUTTI_CLOCK` names. Prints the help and
 * exits with 0 where it is asked for; names what is not accepted and exits with 2.
 */
export function parseProcessArguments<const Options extends ParseArgsOptionsConfig = Record<never, never>>(
  commandLine: CommandLine<Options>,
) {
  return parseOrExit(commandLine, 'today')
}

/**
 * The same for a program that measures the site on a fixed day, so that figures of two days can be compared. With
 * `--today` it measures the site as it is now.
 */
export function parseMeasurementArguments<
  const Options extends ParseArgsOptionsConfig = Record<never, never>,
>({ help, ...others }: CommandLine<Options>) {
  const isToday = process.argv.includes('--today')
  const text = `${help}

  --today  measures today's concerts, not those of ${testedInstant.slice(0, 10)}`
  const words = process.argv.slice(2).filter((word) => word !== '--today')
  return parseOrExit({ help: text, ...others }, isToday ? 'today' : testedInstant, words)
}

/** @param clock when the clock of this process begins if `TUTTI_CLOCK` names nothing */
function parseOrExit<const Options extends ParseArgsOptionsConfig>(
  commandLine: CommandLine<Options>,
  clock: string,
  words = process.argv.slice(2),
) {
  try {
    const parsed = parseCommandLine(words, commandLine)
    startClock(clock)
    return parsed
  } catch (error) {
    process.exit(
      printError(
        error,
        (line) => console.log(line),
        (line) => console.error(line),
      ),
    )
  }
}

/**
 * Prints the message of an error, or the help that was asked for.
 *
 * @returns the exit code of the process
 */
export function printError(
  error: unknown,
  print: (line: string) => void,
  complain: (line: string) => void,
): number {
  if (error instanceof HelpRequested) {
    print(error.message)
    return exitCodes.done
  }
  complain(error instanceof Error ? error.message : String(error))
  return error instanceof WrongArguments ? exitCodes.wrongArguments : exitCodes.failed
}

/** Option of programs that take variables of the environment. */
export const envFileOption = { 'env-file': { type: 'string' } } as const

/**
 * Adds the variables of a file to the environment of this process; those that it has already go before them.
 *
 * @param file the value of `--env-file`; if absent, nothing is added
 * @returns why the file can't be read, if so
 */
export function addEnvFile(file: string | undefined): string | undefined {
  try {
    if (file !== undefined) process.loadEnvFile(file)
    return undefined
  } catch (error) {
    return `--env-file: ${file} can't be read: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** Ends this process where a value of its command line is wrong. */
export function refuseArguments(problem: string): never {
  console.error(problem)
  process.exit(exitCodes.wrongArguments)
}

/** Returns an option's value as a number; ends this process where it is no whole number from `least` on. */
export function readCount(option: string, text: string, least = 1): number {
  const count = Number(text)
  if (text.trim() !== '' && Number.isInteger(count) && count >= least) return count
  return refuseArguments(`--${option} takes a whole number from ${least} on, not «${text}».`)
}

/**
 * Returns the first sentence of an error of `parseArgs` (nodejs.org/api/util.html#utilparseargsconfig); its other
 * sentences explain a syntax that this site does not use.
 */
function describeProblem(error: unknown, known: readonly string[]): string {
  const [message = ''] = String(error instanceof Error ? error.message : error).split('. ')
  const [, unknown] = /^Unknown option '--(.+)'$/.exec(message) ?? []
  if (unknown === undefined) return message.replace(/\.?$/, '.')
  const meant = findNearestName(unknown, known)
  return `--${unknown} is not an option of this program${meant ? `; did you mean --${meant}?` : '.'}`
}
