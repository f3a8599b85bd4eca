import * as z from 'zod/mini'
import { slugPattern } from '../../shared/urls.ts'
import { toScriptCommand } from './printed-commands.ts'
import type { ProgramContext } from './program.ts'
import { tryParseJson } from './try-parse-json.ts'

export interface DatabaseLocation {
  /** Whether it is the deployment's database; otherwise the one that `npm start` keeps on this machine. */
  isRemote: boolean
  /** Name of one of `[env.…]` in `wrangler.toml`. */
  environment: string | undefined
}

const answerSchema = z.array(
  z.object({ results: z._default(z.array(z.record(z.string(), z.unknown())), []) }),
)
const refusalSchema = z.object({ error: z.object({ text: z.string() }) })

/**
 * Runs a command of `wrangler d1` for the site's database. wrangler signs in where that is needed, and asks no questions.
 *
 * @param words of the command, after the database and its location
 */
export function runD1(
  { wrangler, configPath }: ProgramContext,
  command: 'execute' | 'export',
  { isRemote, environment }: DatabaseLocation,
  words: readonly string[],
): ReturnType<ProgramContext['wrangler']> {
  return wrangler(
    [
      'd1',
      command,
      'DB',
      isRemote ? '--remote' : '--local',
      ...words,
      '--config',
      configPath,
      ...(environment ? ['--env', environment] : []),
    ],
    { environment: { CI: 'true' } },
  )
}

/**
 * Runs SQL in the site's database.
 *
 * @param sql values in it must have been checked, or quoted by `quote`
 * @throws Error with wrangler's message
 */
export function runSql(surroundings: ProgramContext, sql: string, location: DatabaseLocation): unknown[] {
  const { stdout, stderr, status } = runD1(surroundings, 'execute', location, ['--json', '--command', sql])
  const answer = tryParseJson(stdout)
  const rows = answerSchema.safeParse(answer)
  if (status === 0 && rows.success) return rows.data.flatMap(({ results }) => results)
  const refusal = refusalSchema.safeParse(answer).data?.error.text
  if (refusal && /^no such (table|column)/.test(refusal))
    throw new Error(toMissingTables(surroundings, location))
  throw new Error(refusal ?? (stderr || stdout))
}

/** The error for a database that a start of the site, or a deployment, has not made the tables of yet. */
function toMissingTables(
  { brandFolder }: ProgramContext,
  { isRemote, environment }: DatabaseLocation,
): string {
  const [script, maker] = isRemote
    ? (['deploy', 'a deployment'] as const)
    : (['start', 'a start of the site'] as const)
  const command = toScriptCommand(
    script,
    brandFolder,
    ...(environment === undefined ? [] : ['--env', environment]),
  )
  return `The database lacks tables, which ${maker} makes: ${command}`
}

/** Writes a text as a literal of SQL. */
export const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Quotes the name of a table or column for SQL. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`

/**
 * Makes a function that checks a slug which an operator has typed, and returns it.
 *
 * @param noun what the slug belongs to, as the error's message calls it
 * @returns a function that throws an Error naming a text that is no slug
 */
export const createSlugCheck =
  (noun: string) =>
  (text: string | undefined): string => {
    if (text === undefined || !slugPattern.test(text))
      throw new Error(`${text ?? 'nothing'} is no ${noun}'s slug`)
    return text
  }
