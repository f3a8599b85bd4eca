import type { Counts } from '../../shared/votes.ts'

/** The result of a vote as operators see it in the database. Times are milliseconds. */
export interface TallyCopy {
  vote: string
  shards: number
  /** Votes by option, removed options included. */
  counts: Counts
  closesAt?: number | undefined
  frozenAt?: number | undefined
}

/**
 * Writes an object's sum into the database, where `npm run votes` and `/wishes` read it: objects can't be asked from
 * outside, nor all at once. @throws what the database throws
 */
export async function copyTally(
  database: D1Database,
  {
    vote,
    shards,
    counts,
    closesAt = null,
    frozenAt = null,
  }: Omit<TallyCopy, 'closesAt' | 'frozenAt'> & {
    closesAt?: number | null | undefined
    frozenAt?: number | null | undefined
  },
): Promise<void> {
  const total = Object.values(counts).reduce((sum, votes) => sum + votes, 0)
  await database
    .prepare(
      `insert into vote (slug, shards, counts, total, counted_at, closes_at, frozen_at)
       values (?1, ?2, ?3, ?4, ?5, ?6, ?7)
       on conflict do update set
         shards = ?2, counts = ?3, total = ?4, counted_at = ?5, closes_at = ?6, frozen_at = ?7`,
    )
    .bind(vote, shards, JSON.stringify(counts), total, Date.now(), closesAt, frozenAt)
    .run()
}
