import { withinLimit } from '../../cache/time-limit.ts'
import { createMailer } from '../../mail/mailer.ts'
import { hasPassedChallenge } from './check-challenge.ts'
import {
  type DeliverSubmission,
  type DeliveryDeps,
  deliverDueSubmissions,
  deliverSubmission,
} from './deliver.ts'
import { createStrapiDelivery } from './deliver-to-strapi.ts'
import {
  type FoundSubmission,
  findSubmission,
  removeSubmission,
  type SubmissionCredentials,
  type SubmissionRemoval,
  toRemovalKey,
} from './find-submission.ts'
import { readOutboxState } from './read-outbox-state.ts'
import { type StoredSubmission, storeSubmission } from './store-submission.ts'
import { type Recipient, recipients, type Submission } from './submission.ts'
import { createEditorsDelivery, createSenderDelivery, senderEmail } from './submission-letters.ts'
import type { IncomingSubmission, SubmissionDeps } from './submission-service.ts'

/** Time limit of the database in milliseconds. After it the form is returned to the visitor with its text. */
const storeLimitMs = 5000

/**
 * Stores a submission, then delivers it after the response.
 *
 * @throws see `SubmissionService.send`
 */
export async function sendSubmission(
  deps: SubmissionDeps,
  incoming: IncomingSubmission,
): Promise<StoredSubmission> {
  const { limitKey, ...sent } = incoming
  const daily = await deps.throttle.countDaily('submissions', limitKey)
  const submission = await classifySpam(deps, sent)
  const deliverers = createDeliverers(deps)
  // Strapi gets every submission, sooner or later. E-mails are sent only if their recipient is configured now.
  const wanted = recipients.filter(
    (recipient) => recipient === 'content' || (deliverers[recipient] && hasAddress(submission, recipient)),
  )
  const isReachable = (recipient: Recipient) => !submission.suspicion && deliverers[recipient] !== undefined
  const stored = await withStoreLimit(
    storeSubmission(
      deps.database,
      submission,
      wanted.filter(isReachable),
      wanted.filter((recipient) => !isReachable(recipient)),
      deps.now(),
    ),
  )
  if (stored.outcome === 'new') deps.waitUntil(deliver(deps, submission.key))
  else daily.takeBack()
  return stored
}

/**
 * Finds a submission within the time limit of the database.
 *
 * @throws see `SubmissionService.find`
 */
export const findStoredSubmission = (
  { database }: SubmissionDeps,
  credentials: SubmissionCredentials,
): Promise<FoundSubmission | undefined> => withStoreLimit(findSubmission(database, credentials))

/**
 * Removes a submission, and e-mails the editors after the response.
 *
 * @throws see `SubmissionService.remove`
 */
export async function removeStoredSubmission(
  deps: SubmissionDeps,
  credentials: SubmissionCredentials,
): Promise<SubmissionRemoval | undefined> {
  const editorsDelivery = createDeliverers(deps).editors ? 'waiting' : 'held'
  const removal = await withStoreLimit(
    removeSubmission(deps.database, credentials, editorsDelivery, deps.now()),
  )
  if (removal) deps.waitUntil(deliver(deps, toRemovalKey(credentials)))
  return removal
}

const withStoreLimit = <Value>(work: Promise<Value>): Promise<Value> =>
  withinLimit(storeLimitMs, work, () => new Error(`the database did not answer within ${storeLimitMs} ms`))

/**
 * Adds `suspicion` to a submission that looks like spam. Never throws and never takes long: every submission is stored.
 */
async function classifySpam(
  { challengeSecret, log }: SubmissionDeps,
  incoming: Omit<IncomingSubmission, 'limitKey'>,
): Promise<Submission> {
  const { challengeToken, ...submission } = incoming
  if (submission.suspicion || challengeSecret === undefined) return submission
  const hasPassed = await hasPassedChallenge(challengeSecret, submission.key, challengeToken, log)
  return hasPassed ? submission : { ...submission, suspicion: 'challenge' }
}

export async function runScheduledOutbox(deps: SubmissionDeps): Promise<void> {
  const { database, now, log } = deps
  await deliver(deps)
  await sendAnswers(deps)
  const { failed } = await readOutboxState(database, now())
  // Each scheduled run logs one line, however many deliveries failed, until an operator has handled them.
  if (failed > 0) log.error('what was sent lies given up', { failed })
  await deleteOldSubmissions(database, now())
}

/** Maximum number of rows deleted in one run, so that no statement takes long. */
const maxDeletedSubmissions = 200

/** Deletes the submissions whose lifetime has ended (`outbox-times.ts`), delivered or not. */
async function deleteOldSubmissions(database: D1Database, now: number): Promise<void> {
  await database
    .prepare(
      `delete from submission where key in (
         select key from submission where forget_at < ? order by forget_at limit ${maxDeletedSubmissions})`,
    )
    .bind(now)
    .run()
}

/** Delivers one submission, or all due ones. An error is logged, and the next scheduled run tries again. */
async function deliver(deps: SubmissionDeps, key?: string): Promise<void> {
  const { database, now, log } = deps
  const deliveries: DeliveryDeps = { database, now, log, deliverers: createDeliverers(deps) }
  try {
    await (key === undefined ? deliverDueSubmissions(deliveries) : deliverSubmission(deliveries, key))
  } catch (error) {
    log.error('what was sent could not be carried on', { error })
  }
}

async function sendAnswers(deps: SubmissionDeps): Promise<void> {
  try {
    await (await import('./inbox/answer-entry.ts')).sendDueAnswers(deps)
  } catch (error) {
    deps.log.error('answers could not be sent', { error })
  }
}

const hasAddress = ({ content }: Submission, recipient: Recipient): boolean =>
  recipient !== 'sender' || senderEmail(content) !== undefined

function createDeliverers({
  content,
  mail,
  throttle,
}: SubmissionDeps): Partial<Record<Recipient, DeliverSubmission>> {
  const sendMail = mail && createMailer(mail)
  return {
    ...(content ? { content: createStrapiDelivery(content.url, content.token) } : {}),
    ...(sendMail && mail.editors
      ? { editors: createEditorsDelivery(sendMail, mail.editors, mail.site, mail.hasDesk) }
      : {}),
    ...(sendMail && mail.site ? { sender: createSenderDelivery(sendMail, throttle, mail.site) } : {}),
  }
}
