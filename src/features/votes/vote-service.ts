import type { Cache } from '../../cache/cache.ts'
import type { VoteSpec } from '../../content/programs/vote-spec.ts'
import type { Log } from '../../log.ts'
import type { ProgramRequest, VoteResults } from '../../shared/votes.ts'
import type { AcceptedVote, AskedVote, VoteInput, VotingVisitor } from './accept-vote.ts'
import type { CastResult } from './vote-rules.ts'
import type { VoteObjects } from './vote-shard.ts'
import type { Voter } from './voter.ts'
import type { WritingState } from './write-results.ts'

export interface CastInput {
  spec: VoteSpec
  voter: Voter
  /** Empty: the vote is taken back. */
  option: string
  /** The visitor's, a /64 of IPv6 as one. */
  address: string
}

/** What votes and wishes are cast by, and read. */
export interface VoteService {
  /**
   * Counts a vote; when it returns, that is stored. The same again is safe.
   *
   * @throws UpstreamFailed('store') where the objects don't answer in time
   */
  cast: (input: CastInput) => Promise<CastResult>
  /**
   * Accepts what a request votes for: checks who may vote, and counts it. The first vote of a browser only gives it a cookie.
   *
   * @throws as `cast`, and what reading the session throws
   */
  accept: (visitor: VotingVisitor, asked: AskedVote, input: VoteInput) => Promise<AcceptedVote>
  /** What somebody has chosen. @throws as `cast` */
  findOwn: (spec: VoteSpec, voter: Voter) => Promise<string | undefined>
  /**
   * How it stands: a second old at the most, unless objects don't answer; then as it was last known here.
   *
   * @param isFresh past that copy: for who has just voted
   * @returns `undefined` where nothing is known
   */
  readResults: (spec: VoteSpec, isFresh?: boolean) => Promise<VoteResults | undefined>
  /** Who wants which program where: some ten seconds old. @returns `undefined` where nothing is known */
  readWishes: () => Promise<ProgramRequest[] | undefined>
  /**
   * Hands a WebSocket to the object that adds up: 429 where too many come from that address, 503 where too many are open.
   *
   * @param address the visitor's, a /64 of IPv6 as one
   * @throws as `cast`
   */
  listen: (spec: VoteSpec, request: Request, address: string) => Promise<Response>
  /** A cookie for a browser that votes for the first time. */
  makeCookie: () => Promise<string>
  /** @returns by what the browser is known; `undefined` for no cookie, or one that isn't the site's */
  readCookie: (cookie: string | undefined) => Promise<string | undefined>
  /** Closes what an operator wants closed, and writes results into the content service. Never fails. */
  runScheduled: () => Promise<void>
  /** For operators. @throws what the database throws */
  readState: () => Promise<WritingState>
}

export interface VoteDeps {
  shards: NonNullable<VoteObjects['VOTE_SHARD']>
  tallies: NonNullable<VoteObjects['VOTE_TALLY']>
  /** The deployment's own. */
  secret: string
  /** What this isolate knows of votes that are open: how many shards each has, which stays so. */
  shardCounts: Map<string, number>
  /** Of the isolate: results are a second old here, and KV is slower than the object. */
  cache: Cache
  /** Where operators look; absent where none is bound. */
  database: D1Database | undefined
  /** Strapi's address, without a slash at its end, and a token that may find and update votes. */
  content: { url: string; token: string } | undefined
  now: () => number
  log: Log
}
