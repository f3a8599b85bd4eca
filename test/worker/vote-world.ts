import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Bindings } from '../../src/config.ts'
import { type Ballot, shardName, type VoteSpec } from '../../src/votes/vote-rules.ts'

const { VOTE_SHARD, VOTE_TALLY } = env as Bindings
if (!VOTE_SHARD || !VOTE_TALLY) throw new Error('the tests need the Durable Objects of wrangler.toml')

export const shards = VOTE_SHARD
export const tallies = VOTE_TALLY
export const shardOf = (vote: string, shard = 0) => VOTE_SHARD.getByName(shardName(vote, shard))
export const tallyOf = (vote: string) => VOTE_TALLY.getByName(vote)

export const options = ['imperial-march', 'cantina-band', 'duel-of-the-fates'] as const

export const openSpec = (more: Partial<VoteSpec> = {}): VoteSpec => ({
  vote: 'encore',
  options,
  opensAt: Date.now() - 60_000,
  closesAt: Date.now() + 3_600_000,
  changedAt: 1,
  ...more,
})

export const ballot = (voter: string, option: string, more: Partial<Ballot> = {}): Ballot => ({
  spec: openSpec(),
  place: { shard: 0, of: 1 },
  voter,
  option,
  address: voter,
  ...more,
})

/** What shards have yet to tell is told, to each other first, whether or not their alarms are under way. */
export async function tellAll(vote = 'encore', of = 1): Promise<void> {
  for (const _ of ['to each other', 'to the one that adds up']) {
    for (let shard = 0; shard < of; shard++)
      await runInDurableObject(shardOf(vote, shard), (each) => each.alarm())
  }
}

export const countsOf = async (vote = 'encore', spec?: VoteSpec) => (await tallyOf(vote).read(spec)).counts

export const sumOf = async (vote = 'encore') =>
  Object.values(await countsOf(vote)).reduce((sum, votes) => sum + votes, 0)
