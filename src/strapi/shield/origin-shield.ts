import { DurableObject } from 'cloudflare:workers'
import type { Changes } from '../port/change-times.ts'
import type { ShieldObject } from './shield-object.ts'

/**
 * The Durable Object through which the isolates of all places ask the content service for a group of keys. It stores
 * nothing. Every isolate of the Worker evaluates this class; `shield-object.ts` is loaded in the object's own isolate only.
 */
export class OriginShield extends DurableObject {
  #opening: Promise<ShieldObject> | undefined

  /** Answers a request of the content service, with the answer's age in the first line (`shield-answer.ts`). */
  override async fetch(request: Request): Promise<Response> {
    return (await this.#open()).answer(request)
  }

  /** Stores changes that an isolate has got by the webhook. @returns all changes that this object knows of */
  async tell(changes: Changes): Promise<Changes> {
    return (await this.#open()).tell(changes)
  }

  /** Returns the changes that this object knows of from the webhook and from queries. */
  async readChanges(): Promise<Changes> {
    return (await this.#open()).readChanges()
  }

  /** Loads the object’s code with its first call, and keeps it until the object leaves the memory. */
  #open(): Promise<ShieldObject> {
    this.#opening ??= import('./shield-object.ts').then(({ createShieldObject }) =>
      createShieldObject((work) => this.ctx.waitUntil(work)),
    )
    return this.#opening
  }
}

declare module '../../config/bindings.ts' {
  interface DurableObjectClasses {
    OriginShield: OriginShield
  }
}
