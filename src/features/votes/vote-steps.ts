import { acceptVote } from './accept-vote.ts'
import { castVote, findOwnVote } from './cast-vote.ts'
import { closeRequestedVotes } from './close-asked.ts'
import { listenToResults, readResults } from './read-results.ts'
import { readWishes } from './read-wishes.ts'
import type { VoteDeps, VoteService } from './vote-service.ts'
import { makeVoterCookie, readVoterCookie } from './voter.ts'
import { readWritingState, writeResults } from './write-results.ts'

/** All that a vote takes, loaded with the first one (`vote-service.ts`). */
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
