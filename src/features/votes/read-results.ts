import * as z from 'zod/mini'
import { createKeys } from '../../cache/key.ts'
import { policies } from '../../cache/policies.ts'
import type { VoteSpec } from '../../content/programs/vote-spec.ts'
import { createSigner } from '../../crypto/signature.ts'
import { type ProgramRequest, type VoteResults, wishPrefix } from '../../shared/votes.ts'
import { callObject } from './call-object.ts'
import { listenerHeader } from './vote-rules.ts'
import type { VoteDeps } from './vote-service.ts'
import { toVoterId } from './voter.ts'

const resultKeys = createKeys<VoteResults>('vote-results', 1)

/** @returns the current results; `undefined` where they can't be read, which doesn't fail a page */
export async function readResults(
  deps: VoteDeps,
  spec: VoteSpec,
  isFresh = false,
): Promise<VoteResults | undefined> {
  const ask = () => callObject(async () => deps.tallies.getByName(spec.vote).read(spec))
  try {
    if (isFresh) return await ask()
    return (await deps.cache.readOrMake(resultKeys(spec.vote), policies.results, ask)).value
  } catch (error) {
    deps.log.warn('the results of a vote could not be read', { vote: spec.vote, error })
    return undefined
  }
}

/** Opens a WebSocket to the vote's object, which sends the results. @throws UpstreamFailed('store') */
export async function listenToResults(
  { tallies, secret }: VoteDeps,
  { vote }: VoteSpec,
  request: Request,
  address: string,
): Promise<Response> {
  const asked = new Request(request)
  asked.headers.set(listenerHeader, await toVoterId(createSigner(secret), 'listener', vote, address))
  return callObject(() => tallies.getByName(vote).fetch(asked))
}

const requestKeys = createKeys<ProgramRequest[]>('wishes', 1)

const rowsSchema = z.array(z.object({ slug: z.string(), counts: z.string() }))
const countsSchema = z.record(z.string(), z.number())

/**
 * Reads how many people request which program in which city, from the copy that the objects write into the database:
 * every page of a program shows some of it, and none wakes an object.
 *
 * @returns `undefined` where the copy can't be read; pages then leave it out
 */
export async function readProgramRequests({
  cache,
  database,
  log,
}: VoteDeps): Promise<ProgramRequest[] | undefined> {
  if (!database) return undefined
  try {
    return (await cache.readOrMake(requestKeys(), policies.wishes, () => queryWishes(database))).value
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
