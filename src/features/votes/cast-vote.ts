import type { VoteSpec } from '../../content/programs/vote-spec.ts'
import { createSigner } from '../../crypto/signature.ts'
import { stateOf } from '../../shared/votes.ts'
import { askObject } from './ask-object.ts'
import { type Cast, shardName } from './vote-rules.ts'
import type { CastInput, VoteWorld } from './vote-service.ts'
import { chooseShard, knownSinceOf, markOf, type Voter } from './voter.ts'

/** @throws UpstreamFailed('store') */
export async function castVote(world: VoteWorld, { spec, voter, option, address }: CastInput): Promise<Cast> {
  const of = await readShardCount(world, spec)
  // The object says that it isn't open; which of the two it is, the times tell.
  if (of === undefined) return { refused: stateOf(spec, Date.now()) === 'ahead' ? 'ahead' : 'closed' }
  const { mark, device } = await toMarks(world, spec, voter)
  const shard = chooseShard(mark, of)
  const ballot = {
    ...{ spec, option, voter: mark, place: { shard, of } },
    ...(device === undefined
      ? {
          address: await markOf(createSigner(world.secret), 'address', spec.vote, address),
          knownSince: knownSinceOf(voter.visitor),
        }
      : { device: { voter: device, shard: chooseShard(device, of) } }),
  }
  return askObject(async () => world.shards.getByName(shardName(spec.vote, shard)).cast(ballot))
}

/** @throws UpstreamFailed('store') */
export async function findOwn(world: VoteWorld, spec: VoteSpec, voter: Voter): Promise<string | undefined> {
  const of = await readShardCount(world, spec)
  const { mark } = await toMarks(world, spec, voter)
  const shard = chooseShard(mark, of ?? 1)
  return askObject(async () => world.shards.getByName(shardName(spec.vote, shard)).find(mark))
}

/** Who is signed in votes as their account, and their browser has no vote of its own. */
async function toMarks({ secret }: VoteWorld, { vote }: VoteSpec, { visitor, account }: Voter) {
  const signer = createSigner(secret)
  const own = await markOf(signer, 'visitor', vote, visitor)
  if (account === undefined) return { mark: own, device: undefined }
  return { mark: await markOf(signer, 'account', vote, account), device: own }
}

/** More votes than a site has open at once; whoever makes more up costs questions, and no memory. */
const maxKnown = 500

/** @returns `undefined` where it isn't open, and never was */
async function readShardCount(world: VoteWorld, spec: VoteSpec): Promise<number | undefined> {
  const { shardCounts } = world
  const known = shardCounts.get(spec.vote)
  if (known !== undefined) return known
  const count = (await askObject(async () => world.tallies.getByName(spec.vote).open(spec))) ?? undefined
  if (shardCounts.size >= maxKnown) shardCounts.clear()
  if (count !== undefined) shardCounts.set(spec.vote, count)
  return count
}
