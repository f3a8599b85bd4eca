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
 * Does what the first word says, with all behind it; `list` where there is none. What goes wrong is said in a line, and
 * the process ends with 1.
 *
 * @param otherwise what is said, or done with all words, where the first one is no command
 */
export async function runCommand(
  words: string[],
  commands: Readonly<Record<string, Command>>,
  otherwise: string | Command,
): Promise<void> {
  try {
    const [first = 'list', ...rest] = words
    const command = Object.hasOwn(commands, first) ? commands[first] : undefined
    if (command) await command(rest)
    else if (typeof otherwise === 'string') throw new Error(otherwise)
    else await otherwise(words)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
