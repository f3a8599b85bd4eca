import type { VoteSpec } from '../../content/programs/vote-spec.ts'
import { createSigner } from '../../crypto/signature.ts'
import { stateOf } from '../../shared/votes.ts'
import { callObject } from './ask-object.ts'
import { type CastResult, shardName } from './vote-rules.ts'
import type { CastInput, VoteDeps } from './vote-service.ts'
import { chooseShard, knownSinceOf, type Voter, voterIdOf } from './voter.ts'

/** @throws UpstreamFailed('store') */
export async function castVote(
  world: VoteDeps,
  { spec, voter, option, address }: CastInput,
): Promise<CastResult> {
  const of = await readShardCount(world, spec)
  // The object says that it isn't open; which of the two it is, the times tell.
  if (of === undefined) return { refused: stateOf(spec, Date.now()) === 'ahead' ? 'ahead' : 'closed' }
  const { mark, device } = await toMarks(world, spec, voter)
  const shard = chooseShard(mark, of)
  const ballot = {
    ...{ spec, option, voter: mark, place: { shard, of } },
    ...(device === undefined
      ? {
          address: await voterIdOf(createSigner(world.secret), 'address', spec.vote, address),
          knownSince: knownSinceOf(voter.visitor),
        }
      : { device: { voter: device, shard: chooseShard(device, of) } }),
  }
  return callObject(async () => world.shards.getByName(shardName(spec.vote, shard)).cast(ballot))
}

/** @throws UpstreamFailed('store') */
export async function findOwnVote(
  world: VoteDeps,
  spec: VoteSpec,
  voter: Voter,
): Promise<string | undefined> {
  const of = await readShardCount(world, spec)
  const { mark } = await toMarks(world, spec, voter)
  const shard = chooseShard(mark, of ?? 1)
  return callObject(async () => world.shards.getByName(shardName(spec.vote, shard)).find(mark))
}

/** Who is signed in votes as their account, and their browser has no vote of its own. */
async function toMarks({ secret }: VoteDeps, { vote }: VoteSpec, { visitor, account }: Voter) {
  const signer = createSigner(secret)
  const own = await voterIdOf(signer, 'visitor', vote, visitor)
  if (account === undefined) return { mark: own, device: undefined }
  return { mark: await voterIdOf(signer, 'account', vote, account), device: own }
}

/** More votes than a site has open at once; whoever makes more up costs questions, and no memory. */
const maxKnown = 500

/** @returns `undefined` where it isn't open, and never was */
async function readShardCount(world: VoteDeps, spec: VoteSpec): Promise<number | undefined> {
  const { shardCounts } = world
  const known = shardCounts.get(spec.vote)
  if (known !== undefined) return known
  const count = (await callObject(async () => world.tallies.getByName(spec.vote).open(spec))) ?? undefined
  if (shardCounts.size >= maxKnown) shardCounts.clear()
  if (count !== undefined) shardCounts.set(spec.vote, count)
  return count
}
