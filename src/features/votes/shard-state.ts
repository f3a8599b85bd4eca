import type { VoteSpec } from '../../content/programs/vote-spec.ts'
import { type Counts, chooseVoteState } from '../../shared/votes.ts'
import {
  recordVoterTime,
  removeExpiredVotes,
  toCountedAddress,
  toNextSweepAt,
  voterTimesTable,
} from './endless-votes.ts'
import {
  addressLimits,
  alarmLostAfterMs,
  type CastResult,
  chooseLaterSpec,
  isEndless,
  longestReportPauseMs,
  reportEveryMs,
  type ShardReport,
  toShardLimit,
  toShardName,
  type VoteBallot,
  type VoteRefusal,
} from './vote-rules.ts'
import type { VoteObjects } from './vote-shard.ts'

/** The option of a browser whose visitor has voted with an account: the browser's own vote no longer counts. */
const votedWithAccount = ''

const tables = `
  create table if not exists vote (voter text primary key, option text not null) without rowid;
  create table if not exists tally (option text primary key, votes integer not null) without rowid;
  create table if not exists address
    (mark text primary key, hour_began integer not null, in_hour integer not null, total integer not null)
    without rowid;
  ${voterTimesTable}
  create table if not exists device (voter text primary key, shard integer not null) without rowid;`

/**
 * Counts the votes of one part of a vote's visitors. A visitor always has the same shard, so that a shard alone can
 * limit each to one vote. A vote, the vote that it replaces, the sum and its version are written in one transaction
 * without awaiting, and the response leaves after they are stored
 * (developers.cloudflare.com/durable-objects/reference/in-memory-state/).
 *
 * An alarm reports the sum to the vote's `VoteTally`. Alarms outlive the object's memory, and a failed one is set
 * again.
 */
export class ShardState {
  readonly #state: DurableObjectState
  readonly #objects: VoteObjects
  /** When the alarm is due, so that none is set twice. Lost when the object leaves memory: then one more is set. */
  #reportDueAt: number | undefined
  #toldAt = 0
  #failures = 0

  constructor(state: DurableObjectState, objects: VoteObjects) {
    this.#state = state
    this.#objects = objects
    state.storage.sql.exec(tables)
  }

  async cast(ballot: VoteBallot): Promise<CastResult> {
    const now = Date.now()
    const cast = this.#state.storage.transactionSync(() => this.#count(ballot, now))
    if (this.#hasNews()) await this.#reportSoon(now)
    return cast
  }

  /** @returns the option that a visitor has chosen; `undefined` where they have no vote of their own */
  async find(voter: string): Promise<string | undefined> {
    return this.#chosen(voter) || undefined
  }

  /** Removes a browser's vote, since an account's vote has replaced it. */
  async giveWay(voter: string): Promise<void> {
    this.#state.storage.transactionSync(() => this.#setVote(voter, votedWithAccount))
    if (this.#hasNews()) await this.#reportSoon(Date.now())
  }

  /** Accepts no more votes, whatever the time is, and tells other shards which browsers' votes were replaced here. */
  async seal(spec: VoteSpec, shard: number): Promise<void> {
    const { kv } = this.#state.storage
    kv.put('spec', spec)
    kv.put('shard', shard)
    kv.put('isSealed', true)
    await this.#tellDevices()
  }

  /** @returns all that was counted; it is final once the shard is sealed */
  async report(): Promise<ShardReport> {
    return this.#toReport()
  }

  /** Removes the ids of voters and addresses. The sum and the seal stay. */
  async forget(): Promise<void> {
    this.#state.storage.sql.exec('delete from vote; delete from voted_at; delete from address')
  }

  async alarm(): Promise<void> {
    this.#reportDueAt = undefined
    this.#toldAt = Date.now()
    try {
      removeExpiredVotes(this.#state.storage, Date.now(), (voter) => this.#setVote(voter, undefined))
      await this.#tellDevices()
      if (this.#hasNews()) await this.#tell()
      this.#failures = 0
      const sweepAt = toNextSweepAt(this.#state.storage)
      // A vote that came meanwhile has set an earlier alarm.
      if (sweepAt !== undefined && this.#reportDueAt === undefined)
        await this.#state.storage.setAlarm(sweepAt)
    } catch {
      // Visitors see an older sum until the next attempt. Attempts never end.
      this.#failures += 1
      const pauseMs = Math.min(reportEveryMs * 2 ** this.#failures, longestReportPauseMs)
      await this.#setAlarm(Date.now() + pauseMs)
    }
  }

  #count(
    { spec: given, place, voter, option, address, knownSince, device }: VoteBallot,
    now: number,
  ): CastResult {
    const { kv } = this.#state.storage
    const spec = this.#learn(given)
    if (kv.get<number>('shard') !== place.shard) kv.put('shard', place.shard)
    const refusal = this.#refuse(spec, option, now)
    if (refusal) return refusal
    const before = this.#chosen(voter)
    if (address !== undefined && before === votedWithAccount) return { refused: 'voted-with-account' }
    if (device) this.#replaceDevice(device, place.shard)
    if ((before ?? '') === option) {
      if (option && isEndless(spec)) recordVoterTime(this.#state.storage, voter, now)
      return { as: option ? 'same' : 'taken-back' }
    }
    if (option === '') {
      this.#setVote(voter, undefined)
      return { as: 'taken-back' }
    }
    if (before === undefined && address !== undefined) {
      const tooMany = this.#countAddress(toCountedAddress(spec, address, now), place.of, now, knownSince)
      if (tooMany) return tooMany
    }
    this.#setVote(voter, option)
    if (isEndless(spec)) recordVoterTime(this.#state.storage, voter, now)
    return { as: before ? 'changed' : 'counted' }
  }

  #refuse(spec: VoteSpec, option: string, now: number): VoteRefusal | undefined {
    if (this.#state.storage.kv.get<boolean>('isSealed')) return { refused: 'closed' }
    const state = chooseVoteState(spec, now)
    if (state !== 'open') return { refused: state }
    if (option && spec.options && !spec.options.includes(option)) return { refused: 'unknown-option' }
    return undefined
  }

  /** Writes a vote and the sum. Nothing else writes either, so they always agree. */
  #setVote(voter: string, option: string | undefined): void {
    const { kv, sql } = this.#state.storage
    const before = this.#chosen(voter)
    if (before === option) return
    if (option === undefined) sql.exec('delete from vote where voter = ?', voter)
    else sql.exec('insert or replace into vote (voter, option) values (?, ?)', voter, option)
    const add =
      'insert into tally (option, votes) values (?1, ?2) on conflict do update set votes = votes + ?2'
    if (before) sql.exec(add, before, -1)
    if (option) sql.exec(add, option, 1)
    if (before || option) kv.put('version', this.#version() + 1)
  }

  #replaceDevice({ voter, shard }: { voter: string; shard: number }, own: number): void {
    if (shard === own) this.#setVote(voter, votedWithAccount)
    else
      this.#state.storage.sql.exec('insert or ignore into device (voter, shard) values (?, ?)', voter, shard)
  }

  #countAddress(addressId: string, shards: number, now: number, knownSince = now): VoteRefusal | undefined {
    const { sql } = this.#state.storage
    const [known] = sql.exec<{ hour_began: number; in_hour: number; total: number }>(
      'select hour_began, in_hour, total from address where mark = ?',
      addressId,
    )
    const isOver = !known || now - known.hour_began >= addressLimits.windowMs
    const began = isOver ? now : known.hour_began
    const inHour = isOver ? 0 : known.in_hour
    const total = known?.total ?? 0
    if (
      inHour >= toShardLimit(addressLimits.hourly, shards) ||
      total >= toShardLimit(addressLimits.perVote, shards)
    ) {
      const waitMs = began + addressLimits.windowMs - now
      return { refused: 'too-many', retryAfterSeconds: Math.max(60, Math.ceil(waitMs / 1000)) }
    }
    const youngMs = addressLimits.minAgeMs - (now - knownSince)
    if (inHour >= toShardLimit(addressLimits.calmHourly, shards) && youngMs > 0)
      return { refused: 'too-many', retryAfterSeconds: Math.min(60, Math.ceil(youngMs / 1000)) }
    sql.exec('insert or replace into address values (?, ?, ?, ?)', addressId, began, inHour + 1, total + 1)
    return undefined
  }

  /** Stores the spec if it was edited later than the stored one. @returns the later one */
  #learn(given: VoteSpec): VoteSpec {
    const { kv } = this.#state.storage
    const known = kv.get<VoteSpec>('spec')
    const spec = chooseLaterSpec(known, given) ?? given
    if (spec !== known && JSON.stringify(spec) !== JSON.stringify(known)) kv.put('spec', spec)
    return spec
  }

  #chosen(voter: string): string | undefined {
    const [row] = this.#state.storage.sql.exec<{ option: string }>(
      'select option from vote where voter = ?',
      voter,
    )
    return row?.option
  }

  #version = (): number => this.#state.storage.kv.get<number>('version') ?? 0

  #hasNews(): boolean {
    const hasDevices = [...this.#state.storage.sql.exec('select 1 from device limit 1')].length > 0
    return hasDevices || this.#version() > (this.#state.storage.kv.get<number>('told') ?? 0)
  }

  async #reportSoon(now: number): Promise<void> {
    // An alarm that is long overdue was lost or never set.
    if (this.#reportDueAt !== undefined && now < this.#reportDueAt + alarmLostAfterMs) return
    // The first report after a pause goes at once: a visitor who has voted looks at the results next.
    await this.#setAlarm(Math.max(now, this.#toldAt + reportEveryMs))
  }

  async #setAlarm(at: number): Promise<void> {
    this.#reportDueAt = at
    await this.#state.storage.setAlarm(at)
  }

  #toReport(): ShardReport {
    const rows = this.#state.storage.sql.exec<{ option: string; votes: number }>(
      'select option, votes from tally where votes > 0 order by option',
    )
    const counts: Counts = Object.fromEntries([...rows].map(({ option, votes }) => [option, votes]))
    return { shard: this.#state.storage.kv.get<number>('shard') ?? 0, version: this.#version(), counts }
  }

  async #tell(): Promise<void> {
    const { kv } = this.#state.storage
    const spec = kv.get<VoteSpec>('spec')
    const { VOTE_TALLY: tallies } = this.#objects
    if (!spec || !tallies) return
    const report = this.#toReport()
    const latest = await tallies.getByName(spec.vote).add(report, spec)
    this.#state.storage.transactionSync(() => {
      // Votes that were cast during the call have set the next alarm.
      kv.put('told', report.version)
      if (latest && !kv.get<boolean>('isSealed')) this.#learn(latest)
    })
  }

  /** Has other shards remove the votes of browsers that accounts have replaced: until then a person counts twice. */
  async #tellDevices(): Promise<void> {
    const { kv, sql } = this.#state.storage
    const spec = kv.get<VoteSpec>('spec')
    const { VOTE_SHARD: shards } = this.#objects
    const devices = [...sql.exec<{ voter: string; shard: number }>('select voter, shard from device')]
    if (!spec || !shards) return
    for (const { voter, shard } of devices) {
      await shards.getByName(toShardName(spec.vote, shard)).giveWay(voter)
      sql.exec('delete from device where voter = ?', voter)
    }
  }
}
