/**
 * What a vote is to the objects that count it, and the rules by which they decide. Evaluated by every isolate when it
 * starts, so nothing else is in here.
 */
import type { VoteSpec } from '../../content/programs/vote-spec.ts'
import type { Counts } from '../../shared/votes.ts'

/** Which of a vote's shards somebody meets. */
export interface ShardPlace {
  shard: number
  of: number
}

/** What a shard has counted. The whole, not what is new: the same twice, or an older one late, changes nothing. */
export interface ShardReport {
  shard: number
  /** One more with every change. */
  version: number
  counts: Counts
}

export interface VoteBallot {
  spec: VoteSpec
  place: ShardPlace
  /** Who votes, by a mark that says nothing of them (`voter.ts`). */
  voter: string
  /** Empty: the voter's vote is taken back. */
  option: string
  /** Of the voter's address, where no account vouches for them. */
  address?: string | undefined
  /** When their browser got its cookie, in milliseconds; absent where that isn't known. */
  knownSince?: number | undefined
  /** The device's own vote: the account's takes its place. */
  device?: { voter: string; shard: number } | undefined
}

export type VoteRefusal =
  | { refused: 'ahead' | 'closed' | 'unknown-option' }
  /** The device has voted with an account: it is changed there. */
  | { refused: 'voted-with-account' }
  | { refused: 'too-many'; retryAfterSeconds: number }

/** `same`: that is what the voter had chosen before. */
export type CastResult = { as: 'counted' | 'changed' | 'same' | 'taken-back' } | VoteRefusal

/** The later of two. Copies of content are of different ages, so an older one may well come after a newer one. */
export const chooseSpec = (known: VoteSpec | undefined, given: VoteSpec | undefined): VoteSpec | undefined =>
  known && given ? (given.changedAt >= known.changedAt ? given : known) : (given ?? known)

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

/**
 * How many may vote from one address without an account: a concert hall's network, or the one address behind which a
 * mobile operator's customers are; of a vote that never closes, each month anew (`endless-votes.ts`). Beyond what a household or an office brings (`calmHourly`), a browser's cookie must be
 * a minute old: who makes visitors up waits for each. Each shard sees its own part of an address; `addressShare` says how
 * much.
 */
export const addressLimits = {
  calmHourly: 60,
  hourly: 1200,
  perVote: 3000,
  windowMs: hour,
  minAgeMs: minute,
} as const

/**
 * A shard's share of a limit. Twice the even one: who comes from one address doesn't spread evenly, and nobody should be
 * refused by chance.
 */
export const addressShare = (limit: number, shards: number): number =>
  shards === 1 ? limit : Math.ceil((2 * limit) / shards)

/** A shard tells what it has counted so often at the most. */
export const reportEveryMs = 250
/** After the first try that failed; twice as long after each further one. */
export const longestReportPauseMs = 30 * 1000
/** An alarm that is later than that will not come: whoever comes next sets another. */
export const resultsLateAfterMs = 60 * 1000
/** Pages that listen are told so often at the most. */
export const broadcastEveryMs = 1000
/** Operators' copy in the database. */
export const copyEveryMs = 10 * 1000
/** The next try, where closing didn't reach every shard; twice as long after each further one. */
export const closeRetryMs = 2000
export const longestClosePauseMs = 5 * minute
/** Marks of voters are removed so long after closing: until then somebody may come back to see what they chose. */
export const voterForgottenAfterMs = 30 * day

/** More pages than that poll. One object can hold 32,768 sockets. */
export const maxSockets = 5000
/** Of one address: further pages of a hall's network poll, and no single client keeps everybody else from listening. */
export const maxSocketsOfVisitor = 200
/** Says to the object whose page listens, by a mark that says nothing of them. */
export const listenerHeader = 'x-listener'

/** A vote that nobody closes, as wishes are: what it knows of somebody ends by itself. */
export const isEndless = ({ closesAt }: VoteSpec): boolean => closesAt === undefined

export const shardName = (vote: string, shard: number): string => `${vote}:${shard}`
