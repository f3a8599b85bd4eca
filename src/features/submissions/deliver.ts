import type { Log } from '../../log.ts'
import { chooseDeliveryRetryDelayMs, deliveredLifetimeMs, deliveryGivenUpAfterMs } from './outbox-times.ts'
import { type Recipient, recipients, type Submission } from './submission.ts'

/**
 * Delivers a submission to one recipient. A second delivery of the same submission has no effect.
 *
 * @returns `left-out` if this recipient gets nothing
 * @throws UndeliverableError if no further attempt can succeed, any other error if one may
 */
export type DeliverSubmission = (submission: DeliverableSubmission) => Promise<'left-out' | undefined>

/** The recipient will never accept the submission: its mailbox does not exist, for example. */
export class UndeliverableError extends Error {
  override readonly name = 'UndeliverableError'
}

interface DeliverableSubmission extends Submission {
  number: string
  /** When the visitor sent the submission, in milliseconds since 1970. */
  sentAt: number
  /** Number of the submission that this one asks to remove; `null` for a submission of a form. */
  removalOf: string | null
}

export interface DeliveryDeps {
  database: D1Database
  /** Delivery to each recipient. Recipients that are not configured are absent. */
  deliverers: Partial<Record<Recipient, DeliverSubmission>>
  /** Returns the current time in milliseconds. */
  now: () => number
  log: Log
}

/** Limits of a scheduled run for one recipient. */
interface RunLimits {
  concurrency: number
  /** Limits the load on a service that has just recovered. */
  maxDeliveries: number
}

/** Limits by recipient. Receipts to senders run in parallel: mailers are slow for addresses that don't exist. */
const runLimits: Record<Recipient, RunLimits> = {
  content: { concurrency: 1, maxDeliveries: 20 },
  editors: { concurrency: 1, maxDeliveries: 20 },
  sender: { concurrency: 4, maxDeliveries: 200 },
}

/** Maximum duration of a run: the next one starts after a minute. */
const maxRunMs = 45_000

/**
 * SQL condition on a row that is selected by its key. The plus prevents SQLite from using the index of due deliveries,
 * which would read all waiting rows (sqlite.org/optoverview.html, «Disqualifying WHERE clause terms using unary +»).
 */
const isWaitingSql = `+state = 'waiting'`

interface DueRow {
  key: string
  recipient: Recipient
  tries: number
}

/** Delivers one submission to all recipients that it is due for. */
export async function deliverSubmission(deps: DeliveryDeps, key: string): Promise<void> {
  const { results } = await deps.database
    .prepare(
      `select key, recipient, tries from delivery where key = ? and ${isWaitingSql} and next_try_at <= ?`,
    )
    .bind(key, deps.now())
    .all<DueRow>()
  const inOrder = results.toSorted(
    (a, b) => recipients.indexOf(a.recipient) - recipients.indexOf(b.recipient),
  )
  for (const row of inOrder) await deliver(deps, row)
}

/**
 * Delivers all due submissions. Those with the fewest attempts come first, and of these the newest, so that
 * undeliverable ones don't delay others.
 */
export async function deliverDueSubmissions(deps: DeliveryDeps): Promise<void> {
  const until = deps.now() + maxRunMs
  for (const recipient of recipients) {
    if (!deps.deliverers[recipient]) continue
    const { concurrency, maxDeliveries } = runLimits[recipient]
    const { results } = await deps.database
      .prepare(
        `select key, recipient, tries from delivery
         where state = 'waiting' and recipient = ? and next_try_at <= ?
         order by tries, next_try_at desc limit ${maxDeliveries}`,
      )
      .bind(recipient, deps.now())
      .all<DueRow>()
    const due = results.values()
    const deliverNext = async () => {
      for (const row of due) if (deps.now() < until) await deliver(deps, row)
    }
    await Promise.all(Array.from({ length: concurrency }, deliverNext))
  }
}

async function deliver(deps: DeliveryDeps, { key, recipient, tries }: DueRow): Promise<void> {
  const { database, deliverers, now, log } = deps
  const deliverTo = deliverers[recipient]
  if (!deliverTo) return
  // The first process to write leases the delivery. If the isolate stops now, the delivery is due again after the
  // delay.
  const lease = await database
    .prepare(
      `update delivery set tries = tries + 1, next_try_at = ?
       where key = ? and recipient = ? and ${isWaitingSql} and +tries = ?`,
    )
    .bind(now() + chooseDeliveryRetryDelayMs(tries + 1), key, recipient, tries)
    .run()
  if (!lease.meta.changes) return
  const submission = await readSubmission(database, key)
  if (!submission) return
  try {
    if ((await deliverTo(submission)) === 'left-out') await deleteDelivery(database, key, recipient)
    else await recordDelivery(database, key, recipient)
  } catch (error) {
    const isGivenUp =
      error instanceof UndeliverableError || now() - submission.sentAt > deliveryGivenUpAfterMs
    const fault = error instanceof Error ? error.message : String(error)
    const details = { form: submission.form, number: submission.number, recipient, tries: tries + 1, fault }
    // A lost receipt needs no action: its sender has seen the number on the page.
    if (isGivenUp && recipient === 'sender') {
      await deleteDelivery(database, key, recipient)
      log.info('a receipt was given up', details)
      return
    }
    await recordFailure(database, key, recipient, isGivenUp ? 'failed' : 'waiting', fault)
    if (isGivenUp) log.error('what was sent was given up', details)
    else log.warn('what was sent did not arrive yet', details)
  }
}

/** Shortens the lifetime of a submission that was delivered to all recipients. */
const shortenLifetime = (database: D1Database, key: string) =>
  database
    .prepare(
      `update submission set forget_at = min(forget_at, sent_at + ${deliveredLifetimeMs})
       where key = ?1 and not exists (select 1 from delivery where key = ?1 and state <> 'delivered')`,
    )
    .bind(key)

const recordDelivery = (database: D1Database, key: string, recipient: Recipient) =>
  database.batch([
    database
      .prepare(`update delivery set state = 'delivered', fault = null where key = ? and recipient = ?`)
      .bind(key, recipient),
    shortenLifetime(database, key),
  ])

const deleteDelivery = (database: D1Database, key: string, recipient: Recipient) =>
  database.batch([
    database.prepare('delete from delivery where key = ? and recipient = ?').bind(key, recipient),
    shortenLifetime(database, key),
  ])

/** Records a failed attempt, unless another attempt has succeeded meanwhile. */
const recordFailure = (
  database: D1Database,
  key: string,
  recipient: Recipient,
  state: 'waiting' | 'failed',
  fault: string,
) =>
  database
    .prepare(`update delivery set state = ?, fault = ? where key = ? and recipient = ? and ${isWaitingSql}`)
    .bind(state, fault, key, recipient)
    .run()

interface SubmissionRow {
  key: string
  number: string
  form: Submission['form']
  locale: Submission['locale']
  content: string
  sent_at: number
  removal_of: string | null
}

async function readSubmission(database: D1Database, key: string): Promise<DeliverableSubmission | null> {
  const row = await database
    .prepare('select key, number, form, locale, content, sent_at, removal_of from submission where key = ?')
    .bind(key)
    .first<SubmissionRow>()
  if (!row) return null
  const { content, sent_at: sentAt, removal_of: removalOf, ...rest } = row
  return { ...rest, content: JSON.parse(content), sentAt, removalOf }
}
