import { createKeys } from '../../cache/key.ts'
import { policies } from '../../cache/policies.ts'
import type { VoteSpec } from '../../content/programs/vote-spec.ts'
import { createSigner } from '../../crypto/signature.ts'
import type { VoteResults } from '../../shared/votes.ts'
import { callObject } from './ask-object.ts'
import { listenerHeader } from './vote-rules.ts'
import type { VoteDeps } from './vote-service.ts'
import { voterIdOf } from './voter.ts'

const keys = createKeys<VoteResults>('vote-results', 1)

/** @returns `undefined` where nothing is known: a page says so, and stands */
export async function readResults(
  world: VoteDeps,
  spec: VoteSpec,
  isFresh = false,
): Promise<VoteResults | undefined> {
  const ask = () => callObject(async () => world.tallies.getByName(spec.vote).read(spec))
  try {
    if (isFresh) return await ask()
    return (await world.cache.readOrMake(keys(spec.vote), policies.results, ask)).value
  } catch (error) {
    world.log.warn('the results of a vote could not be read', { vote: spec.vote, error })
    return undefined
  }
}

/** @throws UpstreamFailed('store') */
export async function listenToResults(
  { tallies, secret }: VoteDeps,
  { vote }: VoteSpec,
  request: Request,
  address: string,
): Promise<Response> {
  const asked = new Request(request)
  asked.headers.set(listenerHeader, await voterIdOf(createSigner(secret), 'listener', vote, address))
  return callObject(() => tallies.getByName(vote).fetch(asked))
}
