import type { VoteSpec } from '../../content/programs/vote-spec.ts'
import { createSigner } from '../../crypto/signature.ts'
import { chooseVoteState } from '../../shared/votes.ts'
import { callObject } from './call-object.ts'
import { type CastResult, toShardName } from './vote-rules.ts'
import type { CastInput, VoteDeps, VoteService } from './vote-service.ts'
import { chooseShard, toIdCreatedAt, toVoterId, type Voter } from './voter.ts'

/** @throws UpstreamFailed('store') */
export async function castVote(
  deps: VoteDeps,
  { spec, voter, option, address }: CastInput,
): Promise<CastResult> {
  const of = await readShardCount(deps, spec)
  // A vote without a number of shards isn't open: its times tell whether it begins later or is closed.
  if (of === undefined) return { refused: chooseVoteState(spec, Date.now()) === 'ahead' ? 'ahead' : 'closed' }
  const { id, device } = await toVoterIds(deps, spec, voter)
  const shard = chooseShard(id, of)
  const ballot = {
    spec,
    option,
    voter: id,
    place: { shard, of },
    ...(device === undefined
      ? {
          address: await toVoterId(createSigner(deps.secret), 'address', spec.vote, address),
          knownSince: toIdCreatedAt(voter.visitor),
        }
      : { device: { voter: device, shard: chooseShard(device, of) } }),
  }
  return callObject(async () => deps.shards.getByName(toShardName(spec.vote, shard)).cast(ballot))
}

/** @throws UpstreamFailed('store') */
export async function findOwnVote(deps: VoteDeps, spec: VoteSpec, voter: Voter): Promise<string | undefined> {
  const of = await readShardCount(deps, spec)
  const { id } = await toVoterIds(deps, spec, voter)
  const shard = chooseShard(id, of ?? 1)
  return callObject(async () => deps.shards.getByName(toShardName(spec.vote, shard)).find(id))
}

/** @returns the voter's id, and for a signed-in voter that of their browser too, whose own vote is then replaced */
async function toVoterIds({ secret }: VoteDeps, { vote }: VoteSpec, { visitor, account }: Voter) {
  const signer = createSigner(secret)
  const own = await toVoterId(signer, 'visitor', vote, visitor)
  if (account === undefined) return { id: own, device: undefined }
  return { id: await toVoterId(signer, 'account', vote, account), device: own }
}

/**
 * Of how many votes an isolate remembers the number of shards: more than are open at once, and few enough for its
 * memory.
 */
const maxCachedVotes = 500

/** @returns how many shards the vote has; `undefined` if it isn't open and never was */
async function readShardCount(deps: VoteDeps, spec: VoteSpec): Promise<number | undefined> {
  const { shardCounts } = deps
  const known = shardCounts.get(spec.vote)
  if (known !== undefined) return known
  const count = (await callObject(async () => deps.tallies.getByName(spec.vote).open(spec))) ?? undefined
  if (shardCounts.size >= maxCachedVotes) shardCounts.clear()
  if (count !== undefined) shardCounts.set(spec.vote, count)
  return count
}

/** The visitor who sends a vote, with what their request says about them. */
export interface VotingVisitor {
  voter: { read: () => Promise<string | undefined>; give: () => Promise<void> }
  session: () => Promise<{ user: { id: string } } | undefined>
  accountVisitor: { visitor: string }
}

/** The choice that a visitor sends. */
export interface VoteInput {
  option: string
  /** Whether the visitor has confirmed the choice on a page that named it. */
  isConfirmed: boolean
}

/** The vote that a choice belongs to. */
export interface VoteTarget {
  spec: VoteSpec
  /** Present if only signed-in visitors may vote. */
  requiresAccount?: true | undefined
}

export type AcceptedVote =
  | CastResult
  | { refused: 'account-needed' | 'no-cookies' }
  /** Not counted: the response sets the cookie without which each attempt would come from another visitor. */
  | 'to-be-confirmed'

/**
 * Checks who may vote, and counts the choice.
 *
 * @throws UpstreamFailed('store') where the objects don't answer in time, and what reading the session throws
 */
export async function acceptVote(
  votes: Pick<VoteService, 'cast'>,
  { voter, session, accountVisitor }: VotingVisitor,
  { spec, requiresAccount }: VoteTarget,
  { option, isConfirmed }: VoteInput,
): Promise<AcceptedVote> {
  const [visitor, signedIn] = await Promise.all([voter.read(), session()])
  const account = signedIn?.user.id
  if (requiresAccount && account === undefined) return { refused: 'account-needed' }
  if (visitor === undefined) {
    if (isConfirmed) return { refused: 'no-cookies' }
    await voter.give()
    return 'to-be-confirmed'
  }
  return votes.cast({ spec, voter: { visitor, account }, option, address: accountVisitor.visitor })
}
