import type { VoteSpec } from '../../content/programs/vote-spec.ts'
import { createSigner } from '../../crypto/signature.ts'
import { chooseVoteState } from '../../shared/votes.ts'
import { callObject } from './call-object.ts'
import { type CastResult, toShardName } from './vote-rules.ts'
import type { CastInput, VoteDeps } from './vote-service.ts'
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
