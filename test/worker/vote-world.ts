import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Bindings } from '../../src/config/config.ts'
import type { VoteSpec } from '../../src/content/programs/vote-spec.ts'
import { toShardName, type VoteBallot } from '../../src/features/votes/vote-rules.ts'
import { nowMs } from '../fixtures/clock.ts'
import { emptyDatabase } from './database.ts'

const { VOTE_SHARD, VOTE_TALLY } = env as Bindings
if (!VOTE_SHARD || !VOTE_TALLY) throw new Error('the tests need the Durable Objects of wrangler.toml')

let begun = 0

/** Slug of the vote in the current test. */
export let vote = 'encore'

/**
 * A vote that nobody has cast in, and its empty database. Each test has one of its own: objects of the test before may
 * still tell each other what they counted.
 */
export async function beginVote(): Promise<D1Database> {
  if (begun > 0) await silence(vote)
  begun += 1
  vote = `encore-${begun}`
  return emptyDatabase()
}

/** Deletes alarms that a test has left, since they would fire in a later test and meet its faults. */
async function silence(slug: string): Promise<void> {
  for (const object of [tallyOf(slug), shardOf(slug, 0), shardOf(slug, 1)])
    await runInDurableObject(object as ReturnType<typeof shardOf>, (_, { storage }) => storage.deleteAlarm())
}

export const shards = VOTE_SHARD
export const tallies = VOTE_TALLY
export const shardOf = (slug: string, shard = 0) => VOTE_SHARD.getByName(toShardName(slug, shard))
export const tallyOf = (slug: string) => VOTE_TALLY.getByName(slug)

export const options = ['imperial-march', 'cantina-band', 'duel-of-the-fates'] as const

export const openSpec = (more: Partial<VoteSpec> = {}): VoteSpec => ({
  vote,
  options,
  opensAt: nowMs() - 60_000,
  closesAt: nowMs() + 3_600_000,
  changedAt: 1,
  ...more,
})

export const ballot = (voter: string, option: string, more: Partial<VoteBallot> = {}): VoteBallot => ({
  spec: openSpec(),
  place: { shard: 0, of: 1 },
  voter,
  option,
  address: voter,
  ...more,
})

/** Sends the pending reports of all shards, to each other first, whether or not their alarms are running. */
export async function tellAll(slug = vote, of = 1): Promise<void> {
  for (const _ of ['to each other', 'to the one that adds up']) {
    for (let shard = 0; shard < of; shard++)
      await runInDurableObject(shardOf(slug, shard), (each) => each.alarm())
  }
}

export const countsOf = async (slug = vote, spec?: VoteSpec) => (await tallyOf(slug).read(spec)).counts

export const sumOf = async (slug = vote) =>
  Object.values(await countsOf(slug)).reduce((sum, votes) => sum + votes, 0)
