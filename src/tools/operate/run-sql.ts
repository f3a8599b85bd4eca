import * as z from 'zod/mini'
import { slugPattern } from '../../shared/urls.ts'
import type { ProgramContext } from './program.ts'

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
 * Runs SQL by `wrangler d1 execute`, which signs in where that is needed.
 *
 * @param sql values in it must have been checked, or quoted by `quote`
 * @throws Error with wrangler's message
 */
export function runSql(
  { wrangler, configPath }: ProgramContext,
  sql: string,
  { isRemote, environment }: DatabaseLocation,
): unknown[] {
  const { stdout, stderr, status } = wrangler(
    [
      ...['d1', 'execute', 'DB', isRemote ? '--remote' : '--local', '--json', '--command', sql],
      ...['--config', configPath, ...(environment ? ['--env', environment] : [])],
    ],
    { environment: { CI: 'true' } },
  )
  const answer = parse(stdout)
  const rows = answerSchema.safeParse(answer)
  if (status === 0 && rows.success) return rows.data.flatMap(({ results }) => results)
  throw new Error(refusalSchema.safeParse(answer).data?.error.text ?? (stderr || stdout))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // wrangler printed no JSON: the caller reports the text.
    return undefined
  }
}

/** Quotes a text for SQL. */
export const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`

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
