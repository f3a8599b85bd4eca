import { DurableObject } from 'cloudflare:workers'
import type { VoteSpec } from '../../content/programs/vote-spec.ts'
import type { ShardState } from './shard-state.ts'
import type { VoteBallot } from './vote-rules.ts'
import type { VoteTally } from './vote-tally.ts'

export interface VoteObjects {
  VOTE_SHARD?: DurableObjectNamespace<VoteShard>
  VOTE_TALLY?: DurableObjectNamespace<VoteTally>
  DB?: D1Database
}

/**
 * The Durable Object that counts the votes of one part of a vote's visitors. Every isolate of the Worker evaluates this
 * class; the code that does the work, `shard-state.ts`, is loaded in the object's own isolate only.
 */
export class VoteShard extends DurableObject<VoteObjects> {
  #opening: Promise<ShardState> | undefined

  async cast(ballot: VoteBallot) {
    return (await this.#open()).cast(ballot)
  }

  async find(voter: string) {
    return (await this.#open()).find(voter)
  }

  async giveWay(voter: string) {
    return (await this.#open()).giveWay(voter)
  }

  async seal(spec: VoteSpec, shard: number) {
    return (await this.#open()).seal(spec, shard)
  }

  async report() {
    return (await this.#open()).report()
  }

  async forget() {
    return (await this.#open()).forget()
  }

  override async alarm() {
    return (await this.#open()).alarm()
  }

  #open(): Promise<ShardState> {
    this.#opening ??= import('./shard-state.ts').then(({ ShardState: Book }) => new Book(this.ctx, this.env))
    return this.#opening
  }
}

declare module '../../config/bindings.ts' {
  interface DurableObjectClasses {
    VoteShard: VoteShard
  }
}
