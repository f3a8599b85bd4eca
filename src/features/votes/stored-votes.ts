import * as z from 'zod/mini'
import { wishPrefix } from '../../shared/votes.ts'

/** The copies of votes in the database, for the desk and for `npm run votes`. Requests for programs aren't among them. */
export const selectVotesSql = `select * from vote where slug not like '${wishPrefix}%' order by frozen_at is not null, slug`

/**
 * Marks an open vote to be closed by the next scheduled run.
 *
 * @param slug SQL of the slug: quoted, or a parameter
 * @param now milliseconds since 1970
 */
export const closeVoteSql = (slug: string, now: number): string =>
  `update vote set close_asked_at = ${now} where slug = ${slug} and counted_at is not null and frozen_at is null returning slug`

const instant = z.nullable(z.number())

export const voteRowSchema = z.object({
  slug: z.string(),
  shards: z.number(),
  counts: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => JSON.parse(text) as unknown),
    ),
    z.record(z.string(), z.number()),
  ),
  total: z.number(),
  counted_at: instant,
  closes_at: instant,
  close_asked_at: instant,
  frozen_at: instant,
  written_at: instant,
  write_fault: z.nullable(z.string()),
})
export type VoteRow = z.infer<typeof voteRowSchema>

/** How a vote stands, at most ten seconds old. */
export interface StoredVote {
  slug: string
  total: number
  /** Options of the vote with their numbers of votes, the most popular one first. */
  options: { option: string; votes: number }[]
  state: 'open' | 'closing' | 'final' | 'unwritten' | 'unvoted'
  /** When the vote closes, in milliseconds since 1970. */
  closesAt: number | undefined
}

/** @throws what the database throws */
export async function listStoredVotes(database: D1Database): Promise<StoredVote[]> {
  const { results } = await database.prepare(selectVotesSql).all()
  return results.map((row) => {
    const vote = voteRowSchema.parse(row)
    return {
      slug: vote.slug,
      total: vote.total,
      options: Object.entries(vote.counts)
        .map(([option, votes]) => ({ option, votes }))
        .toSorted((one, other) => other.votes - one.votes),
      state: toState(vote),
      closesAt: vote.frozen_at ?? vote.closes_at ?? undefined,
    }
  })
}

function toState(vote: VoteRow): StoredVote['state'] {
  if (vote.frozen_at !== null)
    return vote.write_fault !== null && vote.written_at === null ? 'unwritten' : 'final'
  if (vote.counted_at === null) return 'unvoted'
  return vote.close_asked_at === null ? 'open' : 'closing'
}

/** Closes a vote for good within a minute. @returns false where it isn't open */
export async function closeStoredVote(database: D1Database, slug: string, now: number): Promise<boolean> {
  return (await database.prepare(closeVoteSql('?1', now)).bind(slug).first()) !== null
}
