import type { FeatureContext } from '../../context/context.ts'
import { isolateState } from '../../context/isolate-state.ts'
import { ConfigInvalid } from '../../errors.ts'
import { minPeople } from '../../shared/min-people.ts'
import { acceptVote, castVote, findOwnVote } from './cast-vote.ts'
import { listenToResults, readProgramRequests, readResults } from './read-results.ts'
import type { VoteDeps, VoteService } from './vote-service.ts'
import { makeVoterCookie, readVoterCookie } from './voter.ts'
import { closeRequestedVotes, readResultWritingState, writeResults } from './write-results.ts'

/** @throws ConfigInvalid where the deployment lacks what votes need */
export function createVoteService(context: FeatureContext): VoteService {
  const { config, contentUrl, voteShards, voteTallies, database, memoryCache, now, log } = context
  const { SITE_SECRET: secret, VOTES_TOKEN: token } = config
  if (!secret || !voteShards || !voteTallies)
    throw new ConfigInvalid(['SITE_SECRET, VOTE_SHARD and VOTE_TALLY are needed'])
  return createVoteMethods({
    secret,
    database,
    now,
    log,
    shards: voteShards,
    tallies: voteTallies,
    shardCounts: isolateState.voteShardCounts,
    cache: memoryCache,
    content: config.CONTENT_URL && token ? { url: contentUrl, token } : undefined,
  })
}

export const createVoteMethods = (deps: VoteDeps): VoteService => ({
  cast: (input) => castVote(deps, input),
  accept: (visitor, asked, input) =>
    acceptVote({ cast: (each) => castVote(deps, each) }, visitor, asked, input),
  findOwn: (spec, voter) => findOwnVote(deps, spec, voter),
  readResults: (spec, isFresh) => readResults(deps, spec, isFresh),
  readProgramRequests: async () =>
    (await readProgramRequests(deps))?.filter(({ people }) => people >= minPeople),
  readAllRequests: () => readProgramRequests(deps),
  listen: (spec, request, address) => listenToResults(deps, spec, request, address),
  makeCookie: () => makeVoterCookie(deps),
  readCookie: (cookie) => readVoterCookie(deps, cookie),
  runScheduled: async () => {
    await closeRequestedVotes(deps)
    await writeResults(deps)
  },
  listStored: async () => {
    if (!deps.database) return []
    return (await import('./stored-votes.ts')).listStoredVotes(deps.database)
  },
  close: async (slug) => {
    if (!deps.database) return false
    return (await import('./stored-votes.ts')).closeStoredVote(deps.database, slug, deps.now())
  },
  readState: () => readResultWritingState(deps),
})
