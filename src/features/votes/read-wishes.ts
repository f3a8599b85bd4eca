import * as z from 'zod/mini'
import { createKeys } from '../../cache/key.ts'
import { policies } from '../../cache/policies.ts'
import { type ProgramRequest, wishPrefix } from '../../shared/votes.ts'
import type { VoteDeps } from './vote-service.ts'

const keys = createKeys<ProgramRequest[]>('wishes', 1)

const rowsSchema = z.array(z.object({ slug: z.string(), counts: z.string() }))
const countsSchema = z.record(z.string(), z.number())

/**
 * Who wants which program where, of the copy that objects write: every page of a program shows some of it, and none
 * wakes an object.
 *
 * @returns `undefined` where nothing is known: pages leave it out
 */
export async function readWishes({ cache, database, log }: VoteDeps): Promise<ProgramRequest[] | undefined> {
  if (!database) return undefined
  try {
    return (await cache.readOrMake(keys(), policies.wishes, () => queryWishes(database))).value
  } catch (error) {
    log.warn('wishes could not be read', { error })
    return undefined
  }
}

async function queryWishes(database: D1Database): Promise<ProgramRequest[]> {
  const { results } = await database
    .prepare(`select slug, counts from vote where slug like '${wishPrefix}%' and total > 0`)
    .all()
  return rowsSchema.parse(results).flatMap(({ slug, counts }) =>
    Object.entries(countsSchema.parse(JSON.parse(counts)))
      .filter(([, people]) => people > 0)
      .map(([city, people]) => ({ program: slug.slice(wishPrefix.length), city, people })),
  )
}
