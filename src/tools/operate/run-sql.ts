import * as z from 'zod/mini'
import { slugPattern } from '../../shared/urls.ts'
import type { Surroundings } from './program.ts'

export interface DatabasePlace {
  /** The deployment's; else the one that `npm start` keeps on this machine. */
  isRemote: boolean
  /** One of `[env.…]`. */
  environment: string | undefined
}

const answerSchema = z.array(
  z.object({ results: z._default(z.array(z.record(z.string(), z.unknown())), []) }),
)
const refusalSchema = z.object({ error: z.object({ text: z.string() }) })

/**
 * Asks the database by wrangler, which is signed in where that is needed.
 *
 * @param sql whatever stands in it has been checked, or quoted by `quote`
 * @throws Error with what wrangler says
 */
export function runSql(
  { wrangler, configPath }: Surroundings,
  sql: string,
  { isRemote, environment }: DatabasePlace,
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
    // Not an answer: the caller says what stands there instead.
    return undefined
  }
}

/** A text as SQL writes it. */
export const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`

/**
 * Reads a slug that an operator has typed.
 *
 * @param noun what it is the slug of, as the complaint calls it
 * @returns a function that throws an Error naming what is no slug
 */
export const createSlugCheck =
  (noun: string) =>
  (text: string | undefined): string => {
    if (text === undefined || !slugPattern.test(text))
      throw new Error(`${text ?? 'nothing'} is no ${noun}'s slug`)
    return text
  }
