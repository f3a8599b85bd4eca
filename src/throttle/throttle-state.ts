import {
  addTry,
  chooseWait,
  countSentEmail,
  type EmailRule,
  emailHourMs,
  forgottenAfterMs,
  type SentEmail,
  type ThrottleRule,
  withoutEmail,
  withoutTry,
} from './attempt-limits.ts'

/** Whether an attempt may be made. */
export interface BegunAttempt {
  /** 0 if the attempt may be made and was counted; otherwise the seconds until the next one may be made. */
  waitSeconds: number
  /** Identifies the attempt for `takeBack`; milliseconds. */
  triedAt: number
}

/**
 * Counts the attempts of one bucket (a name, a visitor, a device), or the e-mails to one address. It stores only times,
 * by its own clock, and removes them a day after the last attempt.
 *
 * Nothing is awaited between reading and writing, so that each of many concurrent attempts sees the one before it. The
 * output gate holds the response until the count is stored
 * (developers.cloudflare.com/durable-objects/reference/in-memory-state/).
 */
export class ThrottleState {
  readonly #ctx: DurableObjectState

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx
  }

  /** Counts an attempt before it is made: a thousand at once would be over before the first one had failed. */
  async begin(rule: ThrottleRule): Promise<BegunAttempt> {
    const triedAt = Date.now()
    const tries = this.#read()
    const waitMs = chooseWait(rule, tries, triedAt)
    if (waitMs > 0) return { waitSeconds: Math.ceil(waitMs / 1000), triedAt }
    this.#ctx.storage.kv.put(key, addTry(rule, tries, triedAt))
    await this.#ctx.storage.setAlarm(triedAt + forgottenAfterMs)
    return { waitSeconds: 0, triedAt }
  }

  /** Removes one attempt from the count. */
  async takeBack(triedAt: number): Promise<void> {
    const tries = withoutTry(this.#read(), triedAt)
    if (tries.length === 0) await this.forget()
    else this.#ctx.storage.kv.put(key, tries)
  }

  /**
   * Counts an e-mail to one address, which has an object of its own.
   *
   * @returns when it was counted, in milliseconds, for `takeBackEmail`; `undefined` where it may not be sent
   */
  async beginEmail(rule: EmailRule): Promise<number | undefined> {
    const at = Date.now()
    const sent = countSentEmail(rule, this.#readEmails(), at)
    if (!sent) return undefined
    this.#ctx.storage.kv.put(emailsKey, sent)
    await this.#ctx.storage.setAlarm(at + emailHourMs)
    return at
  }

  /** Removes an e-mail that couldn't be sent from the count. */
  async takeBackEmail(countedAt: number): Promise<void> {
    const sent = this.#readEmails()
    if (sent.some(({ at }) => at === countedAt))
      this.#ctx.storage.kv.put(emailsKey, withoutEmail(sent, countedAt))
  }

  /** Removes everything: an object without data costs nothing. */
  async forget(): Promise<void> {
    await this.#ctx.storage.deleteAll()
  }

  #read(): number[] {
    return this.#ctx.storage.kv.get<number[]>(key) ?? []
  }

  #readEmails(): SentEmail[] {
    return this.#ctx.storage.kv.get<SentEmail[]>(emailsKey) ?? []
  }
}

/** Key of the times of attempts: milliseconds, oldest first. */
const key = 'tries'
const emailsKey = 'emails'
