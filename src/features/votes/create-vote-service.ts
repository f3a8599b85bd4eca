import type { FeatureContext } from '../../context/context.ts'
import { isolateState } from '../../context/isolate-state.ts'
import { ConfigInvalid } from '../../errors.ts'
import { acceptVote } from './accept-vote.ts'
import { castVote, findOwnVote } from './cast-vote.ts'
import { closeRequestedVotes } from './close-asked.ts'
import { listenToResults, readResults } from './read-results.ts'
import { readWishes } from './read-wishes.ts'
import type { VoteDeps, VoteService } from './vote-service.ts'
import { makeVoterCookie, readVoterCookie } from './voter.ts'
import { readWritingState, writeResults } from './write-results.ts'

/** @throws ConfigInvalid where the deployment lacks what votes need */
export function createVoteService(context: FeatureContext): VoteService {
  const { config, contentUrl, voteShards, voteTallies, database, memoryCache, now, log } = context
  const { SITE_SECRET: secret, VOTES_TOKEN: token } = config
  if (!secret || !voteShards || !voteTallies)
    throw new ConfigInvalid(['SITE_SECRET, VOTE_SHARD and VOTE_TALLY are needed'])
  return createVoteMethods({
    ...{ secret, database, now, log },
    shards: voteShards,
    tallies: voteTallies,
    shardCounts: isolateState.voteShardCounts,
    cache: memoryCache,
    content: config.CONTENT_URL && token ? { url: contentUrl, token } : undefined,
  })
}

export const createVoteMethods = (world: VoteDeps): VoteService => ({
  cast: (input) => castVote(world, input),
  accept: (visitor, asked, input) =>
    acceptVote({ cast: (each) => castVote(world, each) }, visitor, asked, input),
  findOwn: (spec, voter) => findOwnVote(world, spec, voter),
  readResults: (spec, isFresh) => readResults(world, spec, isFresh),
  readWishes: () => readWishes(world),
  listen: (spec, request, address) => listenToResults(world, spec, request, address),
  makeCookie: () => makeVoterCookie(world),
  readCookie: (cookie) => readVoterCookie(world, cookie),
  runScheduled: async () => {
    await closeRequestedVotes(world)
    await writeResults(world)
  },
  readState: () => readWritingState(world),
})
