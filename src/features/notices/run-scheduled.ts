import { withinLimit } from '../../cache/time-limit.ts'
import { compareContent, readCompareAt } from './compare-content.ts'
import { deliverDueNotices } from './deliver-due.ts'
import { fanOutNotices } from './fan-out-notice.ts'
import { batchSize } from './lease-deliveries.ts'
import { unconfirmedMs } from './mail-subscriptions.ts'
import type { NoticeDeps } from './notice-service.ts'
import { silentAfterMs } from './subscriptions.ts'

/** Before the next run begins. */
const runMs = 45_000
/** Deliveries of what was told so long ago are forgotten. */
const keptMs = 30 * 24 * 60 * 60_000
/** A queue that takes longer is none for this minute. */
const queueLimitMs = 10_000
/** The platform takes so many messages at once. */
const maxMessages = 100

/**
 * What the platform's clock starts every minute: compares content when it is time, makes deliveries, and sends them, or
 * has the queue send them. Each part goes on where the last run was, and none keeps the others from their work.
 */
export async function runScheduledNotices(world: NoticeDeps): Promise<void> {
  const until = world.now() + runMs
  await attempt(world, 'content was not compared with what is known', () => compareWhenDue(world))
  await attempt(world, 'notices were not spread', () => fanOutNotices(world, until))
  await attempt(world, 'notices were not sent', () => sendOrWakeQueue(world, until))
  await attempt(world, 'old notices were not forgotten', () => forgetOld(world))
}

async function compareWhenDue(world: NoticeDeps): Promise<void> {
  const at = await readCompareAt(world.database)
  if (at === undefined || at <= world.now()) await compareContent(world)
}

/** Where the queue takes no messages, the clock does its work: whoever claims a batch first sends it. */
async function sendOrWakeQueue(world: NoticeDeps, until: number): Promise<void> {
  if (!world.queue) return sendUntil(world, until)
  const batches = await countDueBatches(world)
  if (batches === 0) return
  try {
    await wakeQueue(world.queue, batches)
  } catch (error) {
    world.log.warn('the queue took no messages', { error })
    await sendUntil(world, until)
  }
}

async function sendUntil(world: NoticeDeps, until: number): Promise<void> {
  while (world.now() < until && (await deliverDueNotices(world)) === batchSize);
}

/** @returns as many as the platform takes messages at once, at the most */
async function countDueBatches({ database, now }: NoticeDeps): Promise<number> {
  const due = await database
    .prepare(
      `select count(*) as due from (select 1 from notice_delivery where state = 'waiting' and next_try_at <= ?
       limit ${batchSize * maxMessages})`,
    )
    .bind(now())
    .first<number>('due')
  return Math.ceil((due ?? 0) / batchSize)
}

/** A message for each batch. What it is about stands in the database: a message too many finds nothing. */
const wakeQueue = (queue: Queue, batches: number) =>
  withinLimit(
    queueLimitMs,
    queue.sendBatch(Array.from({ length: batches }, () => ({ body: 'due' }))),
    () => new Error(`no answer within ${queueLimitMs} ms`),
  )

/** One batch. @throws what the database throws: the message comes again */
export async function handleQueueMessage(world: NoticeDeps): Promise<void> {
  await deliverDueNotices(world)
}

/** With their deliveries; what nobody has confirmed; and codes that end by themselves now. */
async function forgetOld({ database, now }: NoticeDeps): Promise<void> {
  await database.batch([
    database
      .prepare('delete from notice where id in (select id from notice where made_at < ? limit 5)')
      .bind(now() - keptMs),
    database
      .prepare('delete from notice_subscription where is_confirmed = 0 and created_at < ?')
      .bind(now() - unconfirmedMs),
    database.prepare('delete from notice_code where until < ?').bind(now()),
    ...forgetSilent(database, now() - silentAfterMs),
  ])
}

/** Browsers that were never heard of again, with what they follow. @param since milliseconds */
function forgetSilent(database: D1Database, since: number): D1PreparedStatement[] {
  const silent = `select id from notice_subscription where channel = 'push' and seen_at < ? order by seen_at limit 100`
  return [
    database.prepare(`delete from notice_topic where owner in (${silent})`).bind(since),
    database.prepare(`delete from notice_subscription where id in (${silent})`).bind(since),
  ]
}

async function attempt({ log }: NoticeDeps, failure: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    // The next minute goes on where this one was.
    log.warn(failure, { error })
  }
}
