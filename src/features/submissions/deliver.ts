import type { Log } from '../../log.ts'
import { keptAfterSendingMs } from './lifetimes.ts'
import { deliveryGivenUpAfterMs, deliveryRetryDelayMs } from './pauses.ts'
import { type Recipient, recipients, type Submission } from './submission.ts'

/**
 * Takes what was sent to where it belongs. The same submission twice does nothing more.
 *
 * @returns `left-out` where this recipient gets nothing, and needs nothing
 * @throws where it didn't arrive; NeverArrives where no other try will be taken either
 */
export type DeliverSubmission = (submission: Carried) => Promise<'left-out' | undefined>

/** A recipient that refuses for good, as a mailer does an address that doesn't exist. */
export class UndeliverableError extends Error {
  override readonly name = 'NeverArrives'
}

interface Carried extends Submission {
  number: string
  /** Milliseconds. */
  sentAt: number
  /** The number of what is to be removed: this asks for it. */
  removalOf: string | null
}

export interface DeliveryDeps {
  database: D1Database
  /** How each recipient is reached; those that nobody has configured are absent. */
  carriers: Partial<Record<Recipient, DeliverSubmission>>
  /** Milliseconds. */
  now: () => number
  log: Log
}

/** How one scheduled run takes on what is due for a recipient. */
interface Run {
  atOnce: number
  /** Services that have just come back aren't overrun. */
  most: number
}

/** Senders' receipts come last, and several at once: mailers take their time over addresses that don't exist. */
const runs: Record<Recipient, Run> = {
  content: { atOnce: 1, most: 20 },
  editors: { atOnce: 1, most: 20 },
  sender: { atOnce: 4, most: 200 },
}

/** Before the next run begins. */
const runMs = 45_000

/**
 * Of a row that is named by its key. The plus keeps SQLite from the index of what is due (sqlite.org/optoverview.html,
 * «Disqualifying WHERE clause terms using unary +»): it would read all that wait.
 */
const isWaiting = `+state = 'waiting'`

interface DueRow {
  key: string
  recipient: Recipient
  tries: number
}

/** Carries one submission to all whom it is due to. */
export async function deliverSubmission(world: DeliveryDeps, key: string): Promise<void> {
  const { results } = await world.database
    .prepare(`select key, recipient, tries from delivery where key = ? and ${isWaiting} and next_try_at <= ?`)
    .bind(key, world.now())
    .all<DueRow>()
  const inOrder = results.toSorted(
    (a, b) => recipients.indexOf(a.recipient) - recipients.indexOf(b.recipient),
  )
  for (const row of inOrder) await deliver(world, row)
}

/**
 * Carries what is due: for each recipient first what has been tried least, and of that the newest, so that what never
 * arrives delays nothing, however much of it waits.
 */
export async function deliverDueSubmissions(world: DeliveryDeps): Promise<void> {
  const until = world.now() + runMs
  for (const recipient of recipients) {
    if (!world.carriers[recipient]) continue
    const { atOnce, most } = runs[recipient]
    const { results } = await world.database
      .prepare(
        `select key, recipient, tries from delivery
         where state = 'waiting' and recipient = ? and next_try_at <= ?
         order by tries, next_try_at desc limit ${most}`,
      )
      .bind(recipient, world.now())
      .all<DueRow>()
    const due = results.values()
    const carryOn = async () => {
      for (const row of due) if (world.now() < until) await deliver(world, row)
    }
    await Promise.all(Array.from({ length: atOnce }, carryOn))
  }
}

async function deliver(world: DeliveryDeps, { key, recipient, tries }: DueRow): Promise<void> {
  const { database, carriers, now, log } = world
  const carry = carriers[recipient]
  if (!carry) return
  // Whoever writes first has it; if the isolate dies now, it is due again after the pause.
  const claim = await database
    .prepare(
      `update delivery set tries = tries + 1, next_try_at = ?
       where key = ? and recipient = ? and ${isWaiting} and +tries = ?`,
    )
    .bind(now() + deliveryRetryDelayMs(tries + 1), key, recipient, tries)
    .run()
  if (!claim.meta.changes) return
  const submission = await readSubmission(database, key)
  if (!submission) return
  try {
    if ((await carry(submission)) === 'left-out') await leaveOut(database, key, recipient)
    else await noteArrival(database, key, recipient)
  } catch (error) {
    const isGivenUp =
      error instanceof UndeliverableError || now() - submission.sentAt > deliveryGivenUpAfterMs
    const fault = error instanceof Error ? error.message : String(error)
    const details = { form: submission.form, number: submission.number, recipient, tries: tries + 1, fault }
    // A receipt that can't arrive is nobody's loss: its number stood on the page, and nothing is to be done about it.
    if (isGivenUp && recipient === 'sender') {
      await leaveOut(database, key, recipient)
      log.info('a receipt was given up', details)
      return
    }
    await noteFault(database, key, recipient, isGivenUp ? 'failed' : 'waiting', fault)
    if (isGivenUp) log.error('what was sent was given up', details)
    else log.warn('what was sent did not arrive yet', details)
  }
}

/** What has arrived everywhere is forgotten sooner. */
const forgetSooner = (database: D1Database, key: string) =>
  database
    .prepare(
      `update submission set forget_at = min(forget_at, sent_at + ${keptAfterSendingMs})
       where key = ?1 and not exists (select 1 from delivery where key = ?1 and state <> 'delivered')`,
    )
    .bind(key)

const noteArrival = (database: D1Database, key: string, recipient: Recipient) =>
  database.batch([
    database
      .prepare(`update delivery set state = 'delivered', fault = null where key = ? and recipient = ?`)
      .bind(key, recipient),
    forgetSooner(database, key),
  ])

const leaveOut = (database: D1Database, key: string, recipient: Recipient) =>
  database.batch([
    database.prepare('delete from delivery where key = ? and recipient = ?').bind(key, recipient),
    forgetSooner(database, key),
  ])

/** A try that ends late takes nothing back: another one may have arrived since. */
const noteFault = (
  database: D1Database,
  key: string,
  recipient: Recipient,
  state: 'waiting' | 'failed',
  fault: string,
) =>
  database
    .prepare(`update delivery set state = ?, fault = ? where key = ? and recipient = ? and ${isWaiting}`)
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

async function readSubmission(database: D1Database, key: string): Promise<Carried | null> {
  const row = await database
    .prepare('select key, number, form, locale, content, sent_at, removal_of from submission where key = ?')
    .bind(key)
    .first<SubmissionRow>()
  if (!row) return null
  const { content, sent_at: sentAt, removal_of: removalOf, ...rest } = row
  return { ...rest, content: JSON.parse(content), sentAt, removalOf }
}
