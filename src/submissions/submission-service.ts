import type { Log } from '../log.ts'
import type { MailConfig } from '../mail/mailer.ts'
import type { Claim, Found, Removal } from './find-sent.ts'
import type { Stored } from './store-submission.ts'
import type { Submission } from './submission.ts'

/** What forms are sent by. */
export interface SubmissionService {
  /**
   * Stores what was sent, then carries it on behind the answer.
   *
   * @throws what the database throws, or Error where it takes too long; the same again is safe.
   */
  send: (submission: Submission) => Promise<Stored>
  /** What was sent under a number, for who knows the contact in it. @throws as `send` */
  find: (claim: Claim) => Promise<Found | undefined>
  /** Removes that, and asks the editors to remove what they have of it. @throws as `send` */
  remove: (claim: Claim) => Promise<Removal | undefined>
  /** Carries on what is due, and forgets what has arrived long ago. */
  carryOn: () => Promise<void>
}

export interface SubmissionWorld {
  database: D1Database
  /** Strapi's address, without a slash at its end, and a token that may create entries. */
  content: { url: string; token: string } | undefined
  mail: MailWorld | undefined
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  log: Log
}

export interface MailWorld extends MailConfig {
  /** Who reads what visitors send. */
  editors: string | undefined
  /** The address that the site is known by. */
  site: string
}

/** Its code comes with the first form: most requests never need it. */
export const createSubmissions = (world: SubmissionWorld): SubmissionService => ({
  send: async (submission) => (await import('./outbox.ts')).send(world, submission),
  find: async (claim) => (await import('./outbox.ts')).find(world, claim),
  remove: async (claim) => (await import('./outbox.ts')).remove(world, claim),
  carryOn: async () => (await import('./outbox.ts')).carryOn(world),
})
