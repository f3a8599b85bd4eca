import { DurableObject } from 'cloudflare:workers'
import type { EmailRule, ThrottleRule } from './attempt-limits.ts'
import type { BegunAttempt, ThrottleState } from './throttle-state.ts'

/**
 * The Durable Object that counts the attempts of one bucket, or the e-mails to one address. Every isolate of the Worker
 * evaluates this class; the code that does the work, `throttle-state.ts`, is loaded in the object's own isolate only.
 */
export class SignInThrottle extends DurableObject {
  #opening: Promise<ThrottleState> | undefined

  async begin(rule: ThrottleRule): Promise<BegunAttempt> {
    return (await this.#open()).begin(rule)
  }

  async takeBack(triedAt: number): Promise<void> {
    return (await this.#open()).takeBack(triedAt)
  }

  async beginEmail(rule: EmailRule): Promise<number | undefined> {
    return (await this.#open()).beginEmail(rule)
  }

  async takeBackEmail(countedAt: number): Promise<void> {
    return (await this.#open()).takeBackEmail(countedAt)
  }

  async forget(): Promise<void> {
    return (await this.#open()).forget()
  }

  override alarm(): Promise<void> {
    return this.forget()
  }

  #open(): Promise<ThrottleState> {
    this.#opening ??= import('./throttle-state.ts').then(({ ThrottleState: State }) => new State(this.ctx))
    return this.#opening
  }
}

declare module '../config/bindings.ts' {
  interface DurableObjectClasses {
    SignInThrottle: SignInThrottle
  }
}
