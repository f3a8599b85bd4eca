import { withinLimit } from '../../cache/time-limit.ts'
import { attempt } from '../../shared/attempt.ts'
import { compareContent, readCompareAt } from './compare-content.ts'
import { deliverDueNotices } from './deliver-due.ts'
import { confirmationMs } from './email-subscriptions.ts'
import { fanOutNotices } from './fan-out-notice.ts'
import { deliveriesPerBatch } from './lease-deliveries.ts'
import type { NoticeDeps } from './notice-deps.ts'
import { silentBrowserLifetimeMs } from './subscriptions.ts'

/** Longest time of a run: it ends before the next one begins. */
const runMs = 45_000
/** Notices and their deliveries are removed after this time. */
const noticeLifetimeMs = 30 * 24 * 60 * 60_000
/** A queue that accepts messages more slowly isn't used in this run. */
const queueLimitMs = 10_000
/** The platform accepts at most this many messages at once. */
const maxMessages = 100

/**
 * The platform's clock runs this every minute: it compares content when that is due, creates deliveries, and sends them
 * or has the queue send them. Each part continues where the last run ended, and a part that fails doesn't stop the
 * others.
 */
export async function runScheduledNotices(deps: NoticeDeps): Promise<void> {
  const until = deps.now() + runMs
  await attempt(deps, 'content was not compared with what is known', () => compareWhenDue(deps))
  await attempt(deps, 'notices were not spread', () => fanOutNotices(deps, until))
  await attempt(deps, 'notices were not sent', () => sendOrWakeQueue(deps, until))
  await attempt(deps, 'a messenger does not report to the site', () => connectBots(deps))
  await attempt(deps, 'the newsletter has other readers than its provider knows', () => syncReaders(deps))
  await attempt(deps, 'old notices were not forgotten', () => removeOld(deps))
}

async function compareWhenDue(deps: NoticeDeps): Promise<void> {
  const at = await readCompareAt(deps.database)
  if (at === undefined || at <= deps.now()) await compareContent(deps)
}

/**
 * Sends due deliveries through the queue, or directly where the queue accepts no messages. Leases prevent sending
 * twice.
 */
async function sendOrWakeQueue(deps: NoticeDeps, until: number): Promise<void> {
  if (!deps.queue) return sendUntil(deps, until)
  const batches = await countDueBatches(deps)
  if (batches === 0) return
  try {
    await wakeQueue(deps.queue, batches)
  } catch (error) {
    deps.log.warn('the queue took no messages', { error })
    await sendUntil(deps, until)
  }
}

async function sendUntil(deps: NoticeDeps, until: number): Promise<void> {
  while (deps.now() < until && (await deliverDueNotices(deps)) === deliveriesPerBatch);
}

/** @returns how many batches are due, at most `maxMessages` */
async function countDueBatches({ database, now }: NoticeDeps): Promise<number> {
  const due = await database
    .prepare(
      `select count(*) as due from (select 1 from notice_delivery where state = 'waiting' and next_try_at <= ?
       limit ${deliveriesPerBatch * maxMessages})`,
    )
    .bind(now())
    .first<number>('due')
  return Math.ceil((due ?? 0) / deliveriesPerBatch)
}

/**
 * Sends the queue a message for each batch. The work stands in the database, so that an extra message finds nothing.
 */
const wakeQueue = (queue: Queue, batches: number) =>
  withinLimit(
    queueLimitMs,
    queue.sendBatch(Array.from({ length: batches }, () => ({ body: 'due' }))),
    () => new Error(`no answer within ${queueLimitMs} ms`),
  )

async function connectBots(deps: NoticeDeps): Promise<void> {
  if (deps.messengers.length === 0) return
  await (await import('./messengers/messenger-bots.ts')).connectMessengers(deps)
}

/** Where the orchestra sends its newsletter by itself, no code of it is loaded. */
async function syncReaders(deps: NoticeDeps): Promise<void> {
  if (!deps.newsletter) return
  await (await import('./newsletter/sync-newsletter.ts')).syncNewsletter(deps, deps.newsletter)
}

/** Sends one batch. @throws what the database throws; the queue then delivers the message again */
export async function handleQueueMessage(deps: NoticeDeps): Promise<void> {
  await deliverDueNotices(deps)
}

/** Removes old notices with their deliveries, unconfirmed addresses, expired codes and silent browsers. */
async function removeOld({ database, now }: NoticeDeps): Promise<void> {
  await database.batch([
    database
      .prepare('delete from notice where id in (select id from notice where made_at < ? limit 5)')
      .bind(now() - noticeLifetimeMs),
    database
      .prepare('delete from notice_subscription where is_confirmed = 0 and created_at < ?')
      .bind(now() - confirmationMs),
    database.prepare('delete from notice_code where until < ?').bind(now()),
    ...removeSilent(database, now() - silentBrowserLifetimeMs),
  ])
}

/** @param since milliseconds @returns statements that remove browsers that were silent since then, with their topics */
function removeSilent(database: D1Database, since: number): D1PreparedStatement[] {
  const silent = `select id from notice_subscription where channel = 'push' and seen_at < ? order by seen_at limit 100`
  return [
    database.prepare(`delete from notice_topic where owner in (${silent})`).bind(since),
    database.prepare(`delete from notice_subscription where id in (${silent})`).bind(since),
  ]
}
