/**
 * Types and limits of the objects that count votes. Every isolate evaluates this file when it starts, so it contains
 * nothing else.
 */
import type { VoteSpec } from '../../content/programs/vote-spec.ts'
import type { Counts } from '../../shared/votes.ts'

/** The shard that counts a voter: its number, and how many shards the vote has. */
export interface ShardPlace {
  shard: number
  of: number
}

/** The counts of one shard so far. A report that arrives twice, or late, changes nothing. */
export interface ShardReport {
  shard: number
  /** Version of the counts; each change increases it. */
  version: number
  counts: Counts
}

export interface VoteBallot {
  spec: VoteSpec
  place: ShardPlace
  /** A pseudonymous id of the voter (`toVoterId`). */
  voter: string
  /** Id of the chosen option; empty if the voter takes the vote back. */
  option: string
  /** A pseudonymous id of the voter's network address; absent for signed-in voters. */
  address?: string | undefined
  /** When the voter's browser got its cookie, in milliseconds; absent where that isn't known. */
  knownSince?: number | undefined
  /** The browser's own voter id and shard: a signed-in voter's vote replaces the browser's. */
  device?: { voter: string; shard: number } | undefined
}

export type VoteRefusal =
  | { refused: 'ahead' | 'closed' | 'unknown-option' }
  /** The browser has voted with an account: only the account can change the vote. */
  | { refused: 'voted-with-account' }
  | { refused: 'too-many'; retryAfterSeconds: number }

/** How a vote was counted. `same`: the voter had chosen this option before. */
export type CastResult = { as: 'counted' | 'changed' | 'same' | 'taken-back' } | VoteRefusal

/**
 * @returns the spec that was edited later: cached content differs in age, so an older spec may arrive after a newer one
 */
export const chooseLaterSpec = (
  known: VoteSpec | undefined,
  given: VoteSpec | undefined,
): VoteSpec | undefined =>
  known && given ? (given.changedAt >= known.changedAt ? given : known) : (given ?? known)

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

/**
 * How many visitors without an account may vote from one address, which may be the network of a concert hall or of a
 * mobile operator. In a vote that never closes the limits begin anew each month (`endless-votes.ts`). After the first
 * `calmHourly` votes in an hour, a visitor's cookie must be a minute old, which slows down invented visitors. Each
 * shard counts its own part of an address: see `toShardLimit`.
 */
export const addressLimits = {
  calmHourly: 60,
  hourly: 1200,
  perVote: 3000,
  windowMs: hour,
  minAgeMs: minute,
} as const

/**
 * @returns the limit of one shard: twice its even share, since the visitors of one address don't spread evenly over the
 * shards and none should be refused by chance
 */
export const toShardLimit = (limit: number, shards: number): number =>
  shards === 1 ? limit : Math.ceil((2 * limit) / shards)

/** The shortest time between two reports of a shard. */
export const reportEveryMs = 250
/** The longest pause after failed reports; the pause doubles with each failure. */
export const longestReportPauseMs = 30 * 1000
/** An alarm that is this late was lost: the next request sets another. */
export const alarmLostAfterMs = 60 * 1000
/** The shortest time between two broadcasts to open pages. */
export const broadcastEveryMs = 1000
/** The shortest time between two copies of a result into the database. */
export const copyEveryMs = 10 * 1000
/** The first pause when closing didn't reach every shard; the pause doubles with each failure. */
export const closeRetryMs = 2000
export const longestClosePauseMs = 5 * minute
/** Voter ids are removed this long after closing: until then voters can see what they chose. */
export const voterIdsStoredMs = 30 * day

/** WebSockets of one vote; further pages poll. An object can hold 32,768. */
export const maxSockets = 5000
/** WebSockets of one network address, so that no single client uses up `maxSockets`; further pages poll. */
export const maxSocketsOfVisitor = 200
/** Names the listening visitor to the object, by a pseudonymous id. */
export const listenerHeader = 'x-listener'

/**
 * Whether a vote never closes, as requests for programs don't: what it stores of voters expires (`endless-votes.ts`).
 */
export const isEndless = ({ closesAt }: VoteSpec): boolean => closesAt === undefined

export const toShardName = (vote: string, shard: number): string => `${vote}:${shard}`
