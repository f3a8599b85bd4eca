import { DurableObject } from 'cloudflare:workers'
import type { VoteSpec } from '../../content/programs/vote-spec.ts'
import type { TallyBook } from './tally-book.ts'
import type { ShardReport } from './vote-rules.ts'
import type { VoteObjects } from './vote-shard.ts'

/** Adds up what the shards of a vote have counted; `tally-book.ts` says how, apart for the same reason as theirs. */
export class VoteTally extends DurableObject<VoteObjects> {
  #opening: Promise<TallyBook> | undefined

  async open(spec: VoteSpec) {
    return (await this.#open()).open(spec)
  }

  async add(report: ShardReport, spec: VoteSpec) {
    return (await this.#open()).add(report, spec)
  }

  async read(spec?: VoteSpec) {
    return (await this.#open()).read(spec)
  }

  async close() {
    return (await this.#open()).close()
  }

  override async fetch(request: Request) {
    return (await this.#open()).listen(request)
  }

  /** Nothing that pages say is for this object. Who closes is answered by the platform. */
  async webSocketMessage(socket: WebSocket): Promise<void> {
    socket.close(1003)
  }

  override async alarm() {
    return (await this.#open()).alarm()
  }

  #open(): Promise<TallyBook> {
    this.#opening ??= import('./tally-book.ts').then(({ TallyBook: Book }) => new Book(this.ctx, this.env))
    return this.#opening
  }
}

declare module '../../config/bindings.ts' {
  interface DurableObjectClasses {
    VoteTally: VoteTally
  }
}
