import type { VoteSpec } from '../../content/programs/vote-spec.ts'
import { type Counts, maxShards, stateOf, type VoteResults } from '../../shared/votes.ts'
import { copyTally } from './copy-tally.ts'
import {
  broadcastEveryMs,
  chooseSpec,
  closeRetryMs,
  copyEveryMs,
  listenerHeader,
  longestClosePauseMs,
  maxSockets,
  maxSocketsOfVisitor,
  resultsLateAfterMs,
  type ShardReport,
  shardName,
  voterForgottenAfterMs,
} from './vote-rules.ts'
import type { VoteObjects, VoteShard } from './vote-shard.ts'

interface Frozen {
  at: number
  counts: Counts
}

/** When each of what its one alarm is for is due, in milliseconds. */
interface Due {
  close?: number
  copy?: number
  forget?: number
}

const tables =
  'create table if not exists report (shard integer primary key, version integer not null, counts text not null)'

/**
 * Adds up what the shards of a vote have counted, tells pages that listen, and freezes the sum when the vote closes.
 * Shards tell all that they have counted each time, with a version: nothing is added that could be added twice.
 *
 * Closing has three steps, each of which may be made again: every shard is sealed, and tells the others what it has
 * replaced there; then every shard tells its last sum; then the sum is frozen, in one turn.
 */
export class TallyBook {
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
   * How many shards the vote has. From its first visitor on it is fixed: another number would send people to shards that
   * don't know them. `undefined` where it isn't open.
   *
   * @throws what the database throws
   */
  async open(spec: VoteSpec): Promise<number | undefined> {
    if (this.#learn(spec)) await this.#plan({})
    const known = this.#state.storage.kv.get<number>('shards')
    if (known !== undefined) return known
    if (stateOf(this.#spec() ?? spec, Date.now()) !== 'open') return undefined
    const wanted = await readWantedShards(this.#objects.DB, spec.vote)
    // Another visitor may have been first while the database was asked.
    const meanwhile = this.#state.storage.kv.get<number>('shards')
    if (meanwhile !== undefined) return meanwhile
    this.#state.storage.kv.put('shards', wanted)
    await this.#plan({ copy: Date.now() })
    return wanted
  }

  /** @returns what an editor said last, where that is newer than what the shard has */
  async add(report: ShardReport, given: VoteSpec): Promise<VoteSpec | undefined> {
    const isNew = !this.#frozen() && this.#store(report)
    if (this.#learn(given) || isNew) {
      this.#tellPages()
      await this.#plan(isNew ? { copy: Date.now() + copyEveryMs } : {})
    }
    const spec = this.#spec()
    return spec && spec.changedAt > given.changedAt ? spec : undefined
  }

  /** @param given what an editor has said: who reads tells of a vote that is closed earlier or later now. */
  async read(given?: VoteSpec): Promise<VoteResults> {
    if (given && this.#learn(given)) {
      this.#tellPages()
      await this.#plan({})
    } else if (this.#isLate(Date.now())) await this.#plan({})
    return this.#results()
  }

  /** Closes the vote now, whatever content says; it is tried again until it is. @throws what the first try throws */
  async close(): Promise<void> {
    if (this.#frozen()) return
    this.#state.storage.kv.put('isClosing', true)
    await this.#plan({})
    await this.#close(Date.now())
    await this.#plan({})
  }

  /** A page that listens: it is told the results now, and whenever they change. */
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
      // Results stay as they were until the next try; there is no last try.
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
      kv.put('due', { copy: now, forget: now + voterForgottenAfterMs } satisfies Due)
    })
    this.#tellPages()
  }

  /** What came in while the database was asked is copied the next time. */
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

  /** Sets the alarm for what is due first: what was due before, what is due now, and the vote's closing. */
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

  /** Whether its alarm was lost. */
  #isLate(now: number): boolean {
    const times = Object.values(this.#due()).filter((time) => time !== undefined)
    return times.some((time) => time + resultsLateAfterMs < now) && this.#failures === 0
  }

  /** @returns whether it was news. */
  #learn(given: VoteSpec): boolean {
    const { kv } = this.#state.storage
    const known = this.#spec()
    if (this.#frozen() && known) return false
    const spec = chooseSpec(known, given)
    if (JSON.stringify(spec) === JSON.stringify(known)) return false
    kv.put('spec', spec)
    if (JSON.stringify(spec?.options) !== JSON.stringify(known?.options))
      kv.put('version', this.#version() + 1)
    return true
  }

  /** @returns whether it says anything new. */
  #store({ shard, version, counts }: ShardReport): boolean {
    const { sql, kv } = this.#state.storage
    const [known] = sql.exec<{ version: number }>('select version from report where shard = ?', shard)
    if (known && known.version >= version) return false
    sql.exec('insert or replace into report values (?, ?, ?)', shard, version, JSON.stringify(counts))
    kv.put('version', this.#version() + 1)
    return true
  }

  /** Of all options, those that an editor has taken away since, too. */
  #sum(): Counts {
    const frozen = this.#frozen()
    if (frozen) return frozen.counts
    const sum = new Map<string, number>()
    for (const { counts } of this.#state.storage.sql.exec<{ counts: string }>('select counts from report')) {
      // Written by this object out of a shard's report.
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

  /** At once, then once a second at the most. A timer that is lost costs nothing: the next change tells all of it. */
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
          // It has gone, and nobody reads it; the platform forgets it.
        }
      }
    }, broadcastEveryMs)
  }

  #shards({ vote }: VoteSpec): DurableObjectStub<VoteShard>[] {
    const { VOTE_SHARD: namespace } = this.#objects
    const count = this.#state.storage.kv.get<number>('shards') ?? 0
    if (!namespace) return []
    return Array.from({ length: count }, (_, shard) => namespace.getByName(shardName(vote, shard)))
  }

  #spec = (): VoteSpec | undefined => this.#state.storage.kv.get<VoteSpec>('spec')
  #frozen = (): Frozen | undefined => this.#state.storage.kv.get<Frozen>('frozen')
  #version = (): number => this.#state.storage.kv.get<number>('version') ?? 0
  #due = (): Due => this.#state.storage.kv.get<Due>('due') ?? {}
}

/** As an operator has set it (`npm run votes`); one where nobody has. @throws what the database throws */
async function readWantedShards(database: D1Database | undefined, vote: string): Promise<number> {
  if (!database) return 1
  const asked = database.prepare('select shards from vote where slug = ?').bind(vote)
  const wanted = await asked.first<number>('shards')
  return Math.min(Math.max(1, wanted ?? 1), maxShards)
}
