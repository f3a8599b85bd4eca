import { withinLimit } from '../../cache/time-limit.ts'
import { createMailer } from '../../mail/mailer.ts'
import { hasPassedChallenge } from './check-challenge.ts'
import {
  type DeliverSubmission,
  type DeliveryDeps,
  deliverDueSubmissions,
  deliverSubmission,
} from './deliver.ts'
import { emailEditors, emailSender, senderEmail } from './deliver-by-email.ts'
import { deliverToStrapi } from './deliver-to-strapi.ts'
import {
  type FoundSubmission,
  findSubmission,
  removalKey,
  type SentClaim,
  type SentRemoval,
} from './find-sent.ts'
import { readOutboxState } from './read-outbox-state.ts'
import { removeSubmission } from './remove-sent.ts'
import { type StoredSubmission, storeSubmission } from './store-submission.ts'
import { type Recipient, recipients, type Submission } from './submission.ts'
import type { IncomingSubmission, SubmissionDeps } from './submission-service.ts'

/** A visitor waits no longer for the database; what they sent then goes back to them. */
const storeLimitMs = 5000

/** Stores what was sent, and tries to carry it on behind the answer. @throws see `SubmissionService.send` */
export async function sendSubmission(
  world: SubmissionDeps,
  incoming: IncomingSubmission,
): Promise<StoredSubmission> {
  const { visitor, ...sent } = incoming
  const daily = await world.throttle.spendDaily('submissions', visitor)
  const submission = await judge(world, sent)
  const carriers = carriersOf(world)
  // The content service gets all of it, sooner or later; letters are for those who are told now.
  const wanted = recipients.filter(
    (recipient) => recipient === 'content' || (carriers[recipient] && isAddressed(submission, recipient)),
  )
  const isReachable = (recipient: Recipient) => !submission.suspicion && carriers[recipient] !== undefined
  const stored = await inTime(
    storeSubmission(
      world.database,
      submission,
      wanted.filter(isReachable),
      wanted.filter((recipient) => !isReachable(recipient)),
      world.now(),
    ),
  )
  if (stored.as === 'new') world.waitUntil(deliver(world, submission.key))
  else daily.takeBack()
  return stored
}

/** @throws see `SubmissionService.find` */
export const findInOutbox = (
  { database }: SubmissionDeps,
  claim: SentClaim,
): Promise<FoundSubmission | undefined> => inTime(findSubmission(database, claim))

/** Removes what was sent, and writes to the editors behind the answer. @throws see `SubmissionService.remove` */
export async function removeFromOutbox(
  world: SubmissionDeps,
  claim: SentClaim,
): Promise<SentRemoval | undefined> {
  const letter = carriersOf(world).editors ? 'waiting' : 'held'
  const removal = await inTime(removeSubmission(world.database, claim, letter, world.now()))
  if (removal) world.waitUntil(deliver(world, removalKey(claim)))
  return removal
}

const inTime = <Value>(work: Promise<Value>): Promise<Value> =>
  withinLimit(storeLimitMs, work, () => new Error(`the database did not answer within ${storeLimitMs} ms`))

/** Says whether it looks like spam. Neither fails nor takes long: whatever is sent is stored. */
async function judge(
  { challengeSecret, log }: SubmissionDeps,
  incoming: Omit<IncomingSubmission, 'visitor'>,
): Promise<Submission> {
  const { challengeToken, ...submission } = incoming
  if (submission.suspicion || challengeSecret === undefined) return submission
  const hasPassed = await hasPassedChallenge(challengeSecret, submission.key, challengeToken, log)
  return hasPassed ? submission : { ...submission, suspicion: 'challenge' }
}

export async function runScheduledOutbox(world: SubmissionDeps): Promise<void> {
  const { database, now, log } = world
  await deliver(world)
  const { failed } = await readOutboxState(database, now())
  // One line for a run, however many they are, for as long as nobody has looked.
  if (failed > 0) log.error('what was sent lies given up', { failed })
  await forgetOld(database, now())
}

/** In one run, so that no statement takes long. */
const mostForgotten = 200

/** Removes form submissions that have been here for as long as they may (`lifetimes.ts`), arrived or not. */
async function forgetOld(database: D1Database, now: number): Promise<void> {
  await database
    .prepare(
      `delete from submission where key in (
         select key from submission where forget_at < ? order by forget_at limit ${mostForgotten})`,
    )
    .bind(now)
    .run()
}

/** What goes wrong here is in the log, and is tried again by the next scheduled run. */
async function deliver(world: SubmissionDeps, key?: string): Promise<void> {
  const { database, now, log } = world
  const deliveries: DeliveryDeps = { database, now, log, carriers: carriersOf(world) }
  try {
    await (key === undefined ? deliverDueSubmissions(deliveries) : deliverSubmission(deliveries, key))
  } catch (error) {
    log.error('what was sent could not be carried on', { error })
  }
}

const isAddressed = ({ content }: Submission, recipient: Recipient): boolean =>
  recipient !== 'sender' || senderEmail(content) !== undefined

function carriersOf({
  content,
  mail,
  throttle,
}: SubmissionDeps): Partial<Record<Recipient, DeliverSubmission>> {
  const letter = mail && createMailer(mail)
  return {
    ...(content ? { content: deliverToStrapi(content.url, content.token) } : {}),
    ...(letter && mail.editors ? { editors: emailEditors(letter, mail.editors) } : {}),
    ...(letter && mail.site ? { sender: emailSender(letter, throttle, mail.site) } : {}),
  }
}
