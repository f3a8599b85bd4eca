import { DurableObject } from 'cloudflare:workers'
import { addTry, chooseWait, forgottenAfterMs, type ThrottleRule, withoutTry } from './choose-wait.ts'
import { addEmail, type EmailRule, emailHourMs, type SentEmail, withoutEmail } from './email-limit.ts'

/** Whether a try may be made. */
export interface Begun {
  /** 0: it may, and is counted. Else it isn't, and the next one may be made after so long. */
  waitSeconds: number
  /** By which the try is taken back; milliseconds. */
  triedAt: number
}

/**
 * Counts the tries of one bucket: of a name, of a visitor, of a device, or the emails to one address; `throttle.ts` names
 * them. It keeps when its tries were, by its own clock, and nothing of whose they are. A day after the last one it keeps
 * nothing.
 *
 * Nothing is awaited between reading and writing: however many tries come at once, each sees the one before it. What
 * is answered leaves once it is stored (developers.cloudflare.com/durable-objects/reference/in-memory-state/ calls it
 * the output gate).
 */
export class SignInThrottle extends DurableObject {
  /** Counts a try before it is made, since a thousand at once would be over before the first one had failed. */
  async begin(rule: ThrottleRule): Promise<Begun> {
    const triedAt = Date.now()
    const tries = this.#read()
    const waitMs = chooseWait(rule, tries, triedAt)
    if (waitMs > 0) return { waitSeconds: Math.ceil(waitMs / 1000), triedAt }
    this.ctx.storage.kv.put(key, addTry(rule, tries, triedAt))
    await this.ctx.storage.setAlarm(triedAt + forgottenAfterMs)
    return { waitSeconds: 0, triedAt }
  }

  /** As if that try had not been made; all others stay. */
  async takeBack(triedAt: number): Promise<void> {
    const tries = withoutTry(this.#read(), triedAt)
    if (tries.length === 0) await this.forget()
    else this.ctx.storage.kv.put(key, tries)
  }

  /**
   * Counts an email to one address, in an object of its own.
   *
   * @returns when it was counted, in milliseconds, by which it is taken back; `undefined` where it may not leave
   */
  async beginEmail(rule: EmailRule): Promise<number | undefined> {
    const at = Date.now()
    const sent = addEmail(rule, this.#readEmails(), at)
    if (!sent) return undefined
    this.ctx.storage.kv.put(emailsKey, sent)
    await this.ctx.storage.setAlarm(at + emailHourMs)
    return at
  }

  /** It didn't leave. */
  async takeBackEmail(countedAt: number): Promise<void> {
    const sent = this.#readEmails()
    if (sent.some(({ at }) => at === countedAt))
      this.ctx.storage.kv.put(emailsKey, withoutEmail(sent, countedAt))
  }

  /** An object that holds nothing costs nothing, and no longer exists. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }

  override alarm(): Promise<void> {
    return this.forget()
  }

  #read(): number[] {
    return this.ctx.storage.kv.get<number[]>(key) ?? []
  }

  #readEmails(): SentEmail[] {
    return this.ctx.storage.kv.get<SentEmail[]>(emailsKey) ?? []
  }
}

/** When tries were: milliseconds, oldest first. */
const key = 'tries'
const emailsKey = 'emails'

declare module '../config/bindings.ts' {
  interface DurableObjectClasses {
    SignInThrottle: SignInThrottle
  }
}
