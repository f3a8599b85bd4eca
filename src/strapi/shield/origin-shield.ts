import { DurableObject } from 'cloudflare:workers'
import type { Changes } from '../port/change-times.ts'
import type { ShieldObject } from './shield-object.ts'

/**
 * The Durable Object through which the isolates of all places ask the content service for a group of keys. It stores
 * nothing. Every isolate of the Worker evaluates this class; `shield-object.ts` is loaded in the object's own isolate only.
 */
export class OriginShield extends DurableObject {
  #opening: Promise<ShieldObject> | undefined

  override async fetch(request: Request): Promise<Response> {
    return (await this.#open()).answer(request)
  }

  async tell(changes: Changes): Promise<void> {
    return (await this.#open()).tell(changes)
  }

  async readChanges(): Promise<Changes> {
    return (await this.#open()).readChanges()
  }

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
