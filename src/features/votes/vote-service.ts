import type { Cache } from '../../cache/cache.ts'
import type { VoteSpec } from '../../content/programs/vote-spec.ts'
import type { FeatureContext } from '../../context/context.ts'
import { isolateState } from '../../context/isolate-state.ts'
import { ConfigInvalid } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { minPeople } from '../../shared/min-people.ts'
import type { ProgramRequest, VoteResults } from '../../shared/votes.ts'
import {
  type AcceptedVote,
  acceptVote,
  castVote,
  findOwnVote,
  type VoteInput,
  type VoteTarget,
  type VotingVisitor,
} from './cast-vote.ts'
import { listenToResults, readProgramRequests, readResults } from './read-results.ts'
import type { StoredVote } from './stored-votes.ts'
import type { CastResult } from './vote-rules.ts'
import type { VoteObjects } from './vote-shard.ts'
import { makeVoterCookie, readVoterCookie, type Voter } from './voter.ts'
import {
  closeRequestedVotes,
  type ResultWritingState,
  readResultWritingState,
  writeResults,
} from './write-results.ts'

export interface CastInput {
  spec: VoteSpec
  voter: Voter
  /** Id of the chosen option; empty if the voter takes the vote back. */
  option: string
  /** The visitor's, a /64 of IPv6 as one. */
  address: string
}

/** Casts and reads votes and requests for programs. */
export interface VoteService {
  /**
   * Counts a vote. When it returns, the vote is stored; repeating the call changes nothing.
   *
   * @throws UpstreamFailed('store') where the objects don't answer in time
   */
  cast: (input: CastInput) => Promise<CastResult>
  /**
   * Checks who may vote, and counts the choice of a request. The first vote of a browser only gives it a cookie.
   *
   * @throws as `cast`, and what reading the session throws
   */
  accept: (visitor: VotingVisitor, asked: VoteTarget, input: VoteInput) => Promise<AcceptedVote>
  /** @returns the option that a voter has chosen; `undefined` for none @throws as `cast` */
  findOwn: (spec: VoteSpec, voter: Voter) => Promise<string | undefined>
  /**
   * Reads the current results: at most a second old, or the last known here if the objects don't answer.
   *
   * @param isFresh bypasses the cached results, for a visitor who has just voted
   * @returns `undefined` where no results can be read
   */
  readResults: (spec: VoteSpec, isFresh?: boolean) => Promise<VoteResults | undefined>
  /**
   * Reads how many people request which program where, about ten seconds old, as far as anybody may see it: numbers below five
   * are left out. @returns `undefined` where the numbers can't be read
   */
  readProgramRequests: () => Promise<ProgramRequest[] | undefined>
  /** The same with numbers of few people, which nobody may see as they are. */
  readAllRequests: () => Promise<ProgramRequest[] | undefined>
  /**
   * Connects a WebSocket to the object with the results. @returns 429 for too many from that address, 503 for too many
   *
   * @param address the visitor's, a /64 of IPv6 as one
   * @throws as `cast`
   */
  listen: (spec: VoteSpec, request: Request, address: string) => Promise<Response>
  /** @returns the value of a cookie for a browser that votes for the first time */
  makeCookie: () => Promise<string>
  /** @returns the browser's visitor id; `undefined` for no cookie, or one that the site didn't sign */
  readCookie: (cookie: string | undefined) => Promise<string | undefined>
  /** Closes votes that an operator wants closed, and writes results into the content service. Never fails. */
  runScheduled: () => Promise<void>
  /** How each vote stands in the database. @throws what the database throws */
  listStored: () => Promise<StoredVote[]>
  /** Closes a vote for good within a minute. @returns false where it isn't open */
  close: (slug: string) => Promise<boolean>
  /** Tells operators how many results still have to be written. @throws what the database throws */
  readState: () => Promise<ResultWritingState>
}

export interface VoteDeps {
  shards: NonNullable<VoteObjects['VOTE_SHARD']>
  tallies: NonNullable<VoteObjects['VOTE_TALLY']>
  /** The secret `SITE_SECRET`, which signs cookies and voter ids. */
  secret: string
  /** How many shards each open vote has, by its slug; the number never changes. */
  shardCounts: Map<string, number>
  /**
   * A cache in the isolate's memory: results are fresh for a second, and reading KV would take longer than the object.
   */
  cache: Cache
  /** The database with copies of the results, which operators and `/wishes` read; absent where none is bound. */
  database: D1Database | undefined
  /** Strapi's address, without a slash at its end, and a token that may find and update votes. */
  content: { url: string; token: string } | undefined
  now: () => number
  log: Log
}

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
