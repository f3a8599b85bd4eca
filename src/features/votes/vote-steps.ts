import { acceptVote } from './accept-vote.ts'
import { castVote, findOwn } from './cast-vote.ts'
import { closeWhatIsAsked } from './close-asked.ts'
import { listen, readResults } from './read-results.ts'
import { readWishes } from './read-wishes.ts'
import type { VoteService, VoteWorld } from './vote-service.ts'
import { makeVoterCookie, readVoterCookie } from './voter.ts'
import { readWritingState, writeResults } from './write-results.ts'

/** All that a vote takes, loaded with the first one (`vote-service.ts`). */
export const createVoteSteps = (world: VoteWorld): VoteService => ({
  cast: (input) => castVote(world, input),
  accept: (visitor, asked, input) =>
    acceptVote({ cast: (each) => castVote(world, each) }, visitor, asked, input),
  findOwn: (spec, voter) => findOwn(world, spec, voter),
  readResults: (spec, isFresh) => readResults(world, spec, isFresh),
  readWishes: () => readWishes(world),
  listen: (spec, request, address) => listen(world, spec, request, address),
  makeCookie: () => makeVoterCookie(world),
  readCookie: (cookie) => readVoterCookie(world, cookie),
  carryOn: async () => {
    await closeWhatIsAsked(world)
    await writeResults(world)
  },
  readState: () => readWritingState(world),
})
