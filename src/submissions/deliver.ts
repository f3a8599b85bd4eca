import type { Log } from '../log.ts'
import { givenUpAfterMs, pauseAfter } from './pauses.ts'
import type { Recipient, Submission } from './submission.ts'

/** Takes what was sent to where it belongs. The same submission twice does nothing more. @throws where it didn't arrive */
export type Carry = (submission: Carried) => Promise<void>

interface Carried extends Submission {
  number: string
  /** Milliseconds. */
  sentAt: number
  /** The number of what is to be removed: this asks for it. */
  removalOf: string | null
}

export interface DeliveryWorld {
  database: D1Database
  /** How each recipient is reached; those that nobody has configured are absent. */
  carriers: Partial<Record<Recipient, Carry>>
  /** Milliseconds. */
  now: () => number
  log: Log
}

/** What one scheduled run takes on: services that have just come back aren't overrun. */
const maxPerRun = 20

interface DueRow {
  key: string
  recipient: Recipient
  tries: number
}

/**
 * Carries what is due, one after the other.
 *
 * @param key only what was sent under it; absent: whatever is due
 */
export async function deliverDueSubmissions(world: DeliveryWorld, key?: string): Promise<void> {
  const reachable = Object.keys(world.carriers)
  if (reachable.length === 0) return
  const marks = reachable.map(() => '?').join()
  const { results } = await world.database
    .prepare(
      `select key, recipient, tries from delivery
       where state = 'waiting' and next_try_at <= ? and recipient in (${marks}) ${key ? 'and key = ?' : ''}
       order by next_try_at limit ${maxPerRun}`,
    )
    .bind(world.now(), ...reachable, ...(key ? [key] : []))
    .all<DueRow>()
  for (const row of results) await deliver(world, row)
}

async function deliver(world: DeliveryWorld, { key, recipient, tries }: DueRow): Promise<void> {
  const { database, carriers, now, log } = world
  const carry = carriers[recipient]
  if (!carry) return
  // Whoever writes first has it; if the isolate dies now, it is due again after the pause.
  const claim = await database
    .prepare(
      `update delivery set tries = tries + 1, next_try_at = ?
       where key = ? and recipient = ? and state = 'waiting' and tries = ?`,
    )
    .bind(now() + pauseAfter(tries + 1), key, recipient, tries)
    .run()
  if (!claim.meta.changes) return
  const submission = await readSubmission(database, key)
  if (!submission) return
  try {
    await carry(submission)
    await noteArrival(database, key, recipient)
  } catch (error) {
    const isGivenUp = now() - submission.sentAt > givenUpAfterMs
    const fault = error instanceof Error ? error.message : String(error)
    await noteFault(database, key, recipient, isGivenUp ? 'failed' : 'waiting', fault)
    const details = { form: submission.form, number: submission.number, recipient, tries: tries + 1, fault }
    if (isGivenUp) log.error('what was sent was given up', details)
    else log.warn('what was sent did not arrive yet', details)
  }
}

const noteArrival = (database: D1Database, key: string, recipient: Recipient) =>
  database
    .prepare(`update delivery set state = 'delivered', fault = null where key = ? and recipient = ?`)
    .bind(key, recipient)
    .run()

/** A try that ends late takes nothing back: another one may have arrived since. */
const noteFault = (
  database: D1Database,
  key: string,
  recipient: Recipient,
  state: 'waiting' | 'failed',
  fault: string,
) =>
  database
    .prepare(`update delivery set state = ?, fault = ? where key = ? and recipient = ? and state = 'waiting'`)
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
