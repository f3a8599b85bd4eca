import type { VoteSpec } from '../../content/programs/vote-spec.ts'
import { type Counts, chooseVoteState, maxShards, type VoteResults } from '../../shared/votes.ts'
import { copyTally } from './copy-tally.ts'
import {
  alarmLostAfterMs,
  broadcastEveryMs,
  chooseLaterSpec,
  closeRetryMs,
  copyEveryMs,
  listenerHeader,
  longestClosePauseMs,
  maxSockets,
  maxSocketsOfVisitor,
  type ShardReport,
  toShardName,
  voterIdsStoredMs,
} from './vote-rules.ts'
import type { VoteObjects, VoteShard } from './vote-shard.ts'

interface Frozen {
  at: number
  counts: Counts
}

/** When each task of the object's only alarm is due, in milliseconds. */
interface Due {
  close?: number
  copy?: number
  forget?: number
}

const tables =
  'create table if not exists report (shard integer primary key, version integer not null, counts text not null)'

/**
 * Adds up what the shards of a vote have counted, sends it to open pages, and freezes the sum when the vote closes.
 * Each report of a shard contains all its votes and a version, so that no vote can be added twice.
 *
 * Closing has three steps, each of which can be repeated: every shard is sealed and tells the others which votes it has
 * replaced; every shard reports its final sum; the sum is frozen in one transaction.
 */
export class TallyState {
  readonly #state: DurableObjectState
  readonly #objects: VoteObjects
  #isTellingPages = false
  #failures = 0

  constructor(state: DurableObjectState, objects: VoteObjects) {
    this.#state = state
    this.#objects = objects
    state.storage.sql.exec(tables)
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  /**
   * @returns how many shards the vote has; `undefined` where it isn't open. The first visitor fixes the number: a
   * change would send voters to shards that don't know them
   *
   * @throws what the database throws
   */
  async open(spec: VoteSpec): Promise<number | undefined> {
    if (this.#learn(spec)) await this.#plan({})
    const known = this.#state.storage.kv.get<number>('shards')
    if (known !== undefined) return known
    if (chooseVoteState(this.#spec() ?? spec, Date.now()) !== 'open') return undefined
    const wanted = await readWantedShards(this.#objects.DB, spec.vote)
    // The number of shards is read again, since another visitor may have fixed it while the database was read.
    const meanwhile = this.#state.storage.kv.get<number>('shards')
    if (meanwhile !== undefined) return meanwhile
    this.#state.storage.kv.put('shards', wanted)
    await this.#plan({ copy: Date.now() })
    return wanted
  }

  /** Stores a shard's report. @returns the vote's spec where it is newer than the shard's, else `undefined` */
  async add(report: ShardReport, given: VoteSpec): Promise<VoteSpec | undefined> {
    const isNew = !this.#frozen() && this.#store(report)
    if (this.#learn(given) || isNew) {
      this.#tellPages()
      await this.#plan(isNew ? { copy: Date.now() + copyEveryMs } : {})
    }
    const spec = this.#spec()
    return spec && spec.changedAt > given.changedAt ? spec : undefined
  }

  /** @param given the spec that the reader has: an editor may have moved the closing time since the last one */
  async read(given?: VoteSpec): Promise<VoteResults> {
    if (given && this.#learn(given)) {
      this.#tellPages()
      await this.#plan({})
    } else if (this.#isLate(Date.now())) await this.#plan({})
    return this.#results()
  }

  /**
   * Closes the vote now, whatever content says, and repeats it until it succeeds.
   *
   * @throws what the first attempt throws
   */
  async close(): Promise<void> {
    if (this.#frozen()) return
    this.#state.storage.kv.put('isClosing', true)
    await this.#plan({})
    await this.#close(Date.now())
    await this.#plan({})
  }

  /** Opens a WebSocket to a page, and sends it the results now and whenever they change. */
  async listen({ headers }: Request): Promise<Response> {
    const listener = headers.get(listenerHeader) ?? ''
    if (this.#state.getWebSockets().length >= maxSockets) return new Response(null, { status: 503 })
    if (this.#state.getWebSockets(listener).length >= maxSocketsOfVisitor)
      return new Response(null, { status: 429 })
    const { 0: client, 1: server } = new WebSocketPair()
    this.#state.acceptWebSocket(server, [listener])
    server.send(JSON.stringify(this.#results()))
    return new Response(null, { status: 101, webSocket: client })
  }

  async alarm(): Promise<void> {
    const now = Date.now()
    const { close = Number.POSITIVE_INFINITY, copy, forget } = this.#due()
    try {
      if (close <= now && !this.#frozen()) await this.#close(now)
      if (copy !== undefined && copy <= now) await this.#copy()
      if (forget !== undefined && forget <= now) await this.#forget()
      this.#failures = 0
      await this.#plan({})
    } catch {
      // Results stay as they were until the next attempt. Attempts never end.
      this.#failures += 1
      const pauseMs = Math.min(closeRetryMs * 2 ** (this.#failures - 1), longestClosePauseMs)
      await this.#state.storage.setAlarm(now + pauseMs)
    }
  }

  async #close(now: number): Promise<void> {
    const { kv } = this.#state.storage
    const spec = this.#spec()
    if (!spec) return
    kv.put('isClosing', true)
    const shards = this.#shards(spec)
    await Promise.all(shards.map((shard, index) => shard.seal(spec, index)))
    const reports = await Promise.all(shards.map((shard) => shard.report()))
    this.#state.storage.transactionSync(() => {
      if (this.#frozen()) return
      for (const report of reports) this.#store(report)
      kv.put('frozen', { at: now, counts: this.#sum() } satisfies Frozen)
      kv.put('version', this.#version() + 1)
      kv.put('due', { copy: now, forget: now + voterIdsStoredMs } satisfies Due)
    })
    this.#tellPages()
  }

  /** Copies the sum into the database. Reports that arrive during the write are copied the next time. */
  async #copy(): Promise<void> {
    const { kv } = this.#state.storage
    const version = this.#version()
    const spec = this.#spec()
    const shards = kv.get<number>('shards') ?? 1
    if (spec && this.#objects.DB) {
      const { closesAt } = spec
      const frozenAt = this.#frozen()?.at
      await copyTally(this.#objects.DB, { vote: spec.vote, shards, counts: this.#sum(), closesAt, frozenAt })
    }
    const { copy: _, ...others } = this.#due()
    kv.put('due', version === this.#version() ? others : { ...others, copy: Date.now() + copyEveryMs })
  }

  async #forget(): Promise<void> {
    const spec = this.#spec()
    if (spec) await Promise.all(this.#shards(spec).map((shard) => shard.forget()))
    const { forget: _, ...others } = this.#due()
    this.#state.storage.kv.put('due', others)
  }

  /** Adds tasks to those that are due, closing included, and sets the alarm for the earliest. */
  async #plan(more: Due): Promise<void> {
    const { kv } = this.#state.storage
    const known = this.#due()
    const isFrozen = this.#frozen() !== undefined
    const isClosing = kv.get<boolean>('isClosing') ?? false
    const close = isFrozen ? undefined : isClosing ? Date.now() + closeRetryMs : this.#spec()?.closesAt
    const { close: _, ...others } = known
    const due: Due = {
      ...others,
      ...(close === undefined ? {} : { close }),
      ...(more.copy === undefined ? {} : { copy: Math.min(more.copy, known.copy ?? more.copy) }),
    }
    if (JSON.stringify(due) !== JSON.stringify(known)) kv.put('due', due)
    const times = Object.values(due).filter((time) => time !== undefined)
    if (times.length > 0) await this.#state.storage.setAlarm(Math.min(...times))
  }

  /** Whether the alarm that closes the vote was lost. */
  #isLate(now: number): boolean {
    const times = Object.values(this.#due()).filter((time) => time !== undefined)
    return times.some((time) => time + alarmLostAfterMs < now) && this.#failures === 0
  }

  /** Stores the spec if it was edited later than the stored one. @returns whether that changed anything */
  #learn(given: VoteSpec): boolean {
    const { kv } = this.#state.storage
    const known = this.#spec()
    if (this.#frozen() && known) return false
    const spec = chooseLaterSpec(known, given)
    if (JSON.stringify(spec) === JSON.stringify(known)) return false
    kv.put('spec', spec)
    if (JSON.stringify(spec?.options) !== JSON.stringify(known?.options))
      kv.put('version', this.#version() + 1)
    return true
  }

  /** Stores a report if its version is newer than the stored one. @returns whether it was */
  #store({ shard, version, counts }: ShardReport): boolean {
    const { sql, kv } = this.#state.storage
    const [known] = sql.exec<{ version: number }>('select version from report where shard = ?', shard)
    if (known && known.version >= version) return false
    sql.exec('insert or replace into report values (?, ?, ?)', shard, version, JSON.stringify(counts))
    kv.put('version', this.#version() + 1)
    return true
  }

  /** @returns the votes of all options, also of options that an editor has since removed */
  #sum(): Counts {
    const frozen = this.#frozen()
    if (frozen) return frozen.counts
    const sum = new Map<string, number>()
    for (const { counts } of this.#state.storage.sql.exec<{ counts: string }>('select counts from report')) {
      // The cast is safe, since this object wrote the JSON itself from a shard's report.
      const parsed = JSON.parse(counts) as Counts
      for (const [option, votes] of Object.entries(parsed)) sum.set(option, (sum.get(option) ?? 0) + votes)
    }
    return Object.fromEntries(sum)
  }

  #results(): VoteResults {
    const { options } = this.#spec() ?? {}
    const shown = Object.entries(this.#sum()).filter(([option]) => options?.includes(option) ?? true)
    return {
      version: this.#version(),
      counts: Object.fromEntries(shown),
      isFinal: this.#frozen() !== undefined,
    }
  }

  /** Sends the results to open pages within a second. A lost timer is harmless: the next change sends all results. */
  #tellPages(): void {
    if (this.#isTellingPages || this.#state.getWebSockets().length === 0) return
    this.#isTellingPages = true
    setTimeout(() => {
      this.#isTellingPages = false
      const text = JSON.stringify(this.#results())
      for (const socket of this.#state.getWebSockets()) {
        try {
          socket.send(text)
        } catch {
          // The page has closed its socket. The platform removes it.
        }
      }
    }, broadcastEveryMs)
  }

  #shards({ vote }: VoteSpec): DurableObjectStub<VoteShard>[] {
    const { VOTE_SHARD: namespace } = this.#objects
    const count = this.#state.storage.kv.get<number>('shards') ?? 0
    if (!namespace) return []
    return Array.from({ length: count }, (_, shard) => namespace.getByName(toShardName(vote, shard)))
  }

  #spec = (): VoteSpec | undefined => this.#state.storage.kv.get<VoteSpec>('spec')
  #frozen = (): Frozen | undefined => this.#state.storage.kv.get<Frozen>('frozen')
  #version = (): number => this.#state.storage.kv.get<number>('version') ?? 0
  #due = (): Due => this.#state.storage.kv.get<Due>('due') ?? {}
}

/**
 * @returns the number of shards that an operator has set (`npm run votes`), else one
 * @throws what the database throws
 */
async function readWantedShards(database: D1Database | undefined, vote: string): Promise<number> {
  if (!database) return 1
  const asked = database.prepare('select shards from vote where slug = ?').bind(vote)
  const wanted = await asked.first<number>('shards')
  return Math.min(Math.max(1, wanted ?? 1), maxShards)
}
