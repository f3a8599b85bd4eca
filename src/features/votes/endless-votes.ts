import type { VoteSpec } from '../../content/programs/vote-spec.ts'
import { voterCookie } from '../../shared/stored-names.ts'
import { toUtcDay } from '../../shared/zoned-time.ts'
import { isEndless } from './vote-rules.ts'

/**
 * When each voter last voted, in milliseconds. Shards store these times for votes that never close, such as requests
 * for programs. Other votes remove what they store about voters a while after closing; a vote without an end removes it
 * when it expires.
 */
export const voterTimesTable = `
  create table if not exists voted_at (voter text primary key, at integer not null) without rowid;
  create index if not exists voted_at_by_time on voted_at (at);`

/** A vote expires with the cookie by which its visitor could take it back. */
const voteMs = voterCookie.maxAgeSeconds * 1000
/** Milliseconds between two searches of a shard for expired votes. */
const sweepEveryMs = 30 * 24 * 60 * 60 * 1000

/** In a vote that never closes, the limits of an address begin anew each month (UTC). */
export const toCountedAddress = (spec: VoteSpec, address: string, now: number): string =>
  isEndless(spec) ? `${toUtcDay(now).slice(0, 7)} ${address}` : address

export function recordVoterTime({ sql }: DurableObjectStorage, voter: string, now: number): void {
  sql.exec('insert or replace into voted_at (voter, at) values (?, ?)', voter, now)
}

/** Removes expired votes, once in 30 days. @param takeBack removes a voter's vote, from the sum too */
export function removeExpiredVotes(
  storage: DurableObjectStorage,
  now: number,
  takeBack: (voter: string) => void,
): void {
  const { kv, sql } = storage
  const spec = kv.get<VoteSpec>('spec')
  if (!spec || !isEndless(spec) || now < (kv.get<number>('sweptAt') ?? 0) + sweepEveryMs) return
  storage.transactionSync(() => {
    kv.put('sweptAt', now)
    // Votes that are older than this table count as cast now.
    sql.exec('insert or ignore into voted_at (voter, at) select voter, ? from vote', now)
    const ended = [...sql.exec<{ voter: string }>('select voter from voted_at where at <= ?', now - voteMs)]
    for (const { voter } of ended) takeBack(voter)
    sql.exec('delete from voted_at where at <= ?', now - voteMs)
    sql.exec('delete from address where hour_began <= ?', now - sweepEveryMs)
  })
}

/** @returns when to look for expired votes next, in milliseconds; `undefined` where no vote is stored */
export function toNextSweepAt({ kv, sql }: DurableObjectStorage): number | undefined {
  const sweptAt = kv.get<number>('sweptAt')
  const isEmpty = [...sql.exec('select 1 from voted_at union all select 1 from address limit 1')].length === 0
  return sweptAt === undefined || isEmpty ? undefined : sweptAt + sweepEveryMs
}
