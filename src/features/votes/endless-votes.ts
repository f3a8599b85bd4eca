import type { VoteSpec } from '../../content/programs/vote-spec.ts'
import { voterCookie } from '../../shared/stored-names.ts'
import { utcDay } from '../../shared/zoned-time.ts'
import { isEndless } from './vote-rules.ts'

/**
 * What a shard knows of the visitors of a vote that never closes, as wishes are: no closing removes it, so it ends by
 * itself.
 */

/** When somebody last said what they want; milliseconds. */
export const voterTimesTable = `
  create table if not exists voted_at (voter text primary key, at integer not null) without rowid;
  create index if not exists voted_at_by_time on voted_at (at);`

/** As long as the cookie by which a visitor can take it back. */
const voteMs = voterCookie.maxAgeSeconds * 1000
/** So often a shard looks for what has ended. */
const sweepEveryMs = 30 * 24 * 60 * 60 * 1000

/** Of a vote that never closes, an address is another one each month (UTC): nobody is kept out of it for good. */
export const toCountedAddress = (spec: VoteSpec, mark: string, now: number): string =>
  isEndless(spec) ? `${utcDay(now).slice(0, 7)} ${mark}` : mark

export function recordVoterTime({ sql }: DurableObjectStorage, voter: string, now: number): void {
  sql.exec('insert or replace into voted_at (voter, at) values (?, ?)', voter, now)
}

/** Removes what has ended, once a month. @param takeBack removes somebody's vote, from the sum too */
export function forgetOldVoters(
  storage: DurableObjectStorage,
  now: number,
  takeBack: (voter: string) => void,
): void {
  const { kv, sql } = storage
  const spec = kv.get<VoteSpec>('spec')
  if (!spec || !isEndless(spec) || now < (kv.get<number>('sweptAt') ?? 0) + sweepEveryMs) return
  storage.transactionSync(() => {
    kv.put('sweptAt', now)
    // For votes that were cast before times were noted, time begins here.
    sql.exec('insert or ignore into voted_at (voter, at) select voter, ? from vote', now)
    const ended = [...sql.exec<{ voter: string }>('select voter from voted_at where at <= ?', now - voteMs)]
    for (const { voter } of ended) takeBack(voter)
    sql.exec('delete from voted_at where at <= ?', now - voteMs)
    sql.exec('delete from address where hour_began <= ?', now - sweepEveryMs)
  })
}

/** @returns milliseconds; `undefined` where nothing is left to end */
export function nextSweepAt({ kv, sql }: DurableObjectStorage): number | undefined {
  const sweptAt = kv.get<number>('sweptAt')
  const isEmpty = [...sql.exec('select 1 from voted_at union all select 1 from address limit 1')].length === 0
  return sweptAt === undefined || isEmpty ? undefined : sweptAt + sweepEveryMs
}
