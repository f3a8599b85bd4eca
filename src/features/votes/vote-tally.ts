import { DurableObject } from 'cloudflare:workers'
import type { VoteSpec } from '../../content/programs/vote-spec.ts'
import type { TallyState } from './tally-state.ts'
import type { ShardReport } from './vote-rules.ts'
import type { VoteObjects } from './vote-shard.ts'

/**
 * The Durable Object that adds up what the shards of a vote have counted. Every isolate evaluates this class, so its
 * code, `tally-state.ts`, is loaded in the object's own isolate only.
 */
export class VoteTally extends DurableObject<VoteObjects> {
  #opening: Promise<TallyState> | undefined

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

  /** Closes a socket that sends anything: pages only listen. The platform itself answers pings and closing. */
  async webSocketMessage(socket: WebSocket): Promise<void> {
    socket.close(1003)
  }

  override async alarm() {
    return (await this.#open()).alarm()
  }

  #open(): Promise<TallyState> {
    this.#opening ??= import('./tally-state.ts').then(({ TallyState: Book }) => new Book(this.ctx, this.env))
    return this.#opening
  }
}

declare module '../../config/bindings.ts' {
  interface DurableObjectClasses {
    VoteTally: VoteTally
  }
}
