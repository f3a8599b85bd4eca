import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { nearestName } from '../shared/nearest-name.ts'

/** What a program accepts on its command line. */
interface CommandLine<Options extends ParseArgsOptionsConfig> {
  /** Printed by `--help`: usage lines first. */
  help: string
  options?: Options
  /** Whether words without a dash are accepted, as the names of files. */
  allowPositionals?: boolean
}

/** Thrown where the command line asks for help; the message is the help text. */
export class HelpRequested extends Error {
  override readonly name = 'HelpRequested'
}

/**
 * Parses the words of a command line.
 *
 * @throws HelpRequested for `--help` and `-h`; Error naming an argument that the program does not accept
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
    throw new Error(`${describeProblem(error, Object.keys(options ?? {}))}\n--help lists what is accepted.`)
  }
}

/**
 * Parses the command line of this process. Prints the help and exits with 0 where it is asked for; names what is not
 * accepted and exits with 1.
 */
export function parseProcessArguments<const Options extends ParseArgsOptionsConfig = Record<never, never>>(
  commandLine: CommandLine<Options>,
) {
  try {
    return parseCommandLine(process.argv.slice(2), commandLine)
  } catch (error) {
    if (error instanceof HelpRequested) {
      console.log(error.message)
      process.exit(0)
    }
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

/**
 * Returns the first sentence of an error of `parseArgs` (nodejs.org/api/util.html#utilparseargsconfig); its other
 * sentences explain a syntax that this site does not use.
 */
function describeProblem(error: unknown, known: readonly string[]): string {
  const [message = ''] = String(error instanceof Error ? error.message : error).split('. ')
  const [, unknown] = /^Unknown option '--(.+)'$/.exec(message) ?? []
  if (unknown === undefined) return message.replace(/\.?$/, '.')
  const meant = nearestName(unknown, known)
  return `--${unknown} is not an option of this program${meant ? `; did you mean --${meant}?` : '.'}`
}
