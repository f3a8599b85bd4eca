import { setTimeout as pause } from 'node:timers/promises'
import { pathTo } from '../../../../routes/paths.ts'
import { addDays, toUtcDay } from '../../../../shared/zoned-time.ts'
import { browserKeys, movedConcert } from '../../notices/stand-ins.ts'
import { failEveryCall } from '../forms/form-site.ts'
import type { NoticeSite } from './notice-site.ts'
import type { NoticeFailure } from './print-notice-table.ts'

/** What happened to followers of a concert that is moved. */
export interface NoticeResult {
  people: number
  /** Number of people whose subscription succeeded at once. */
  askedNow: number
  /** Number of people whose subscription succeeded at the second try. */
  askedLater: number
  /** Number of people who were notified while something failed. */
  toldMeanwhile: number
  /** Number of people who were notified in the end. */
  told: number
  /** Number of repeated pushes with the same topic, of which a browser shows one. */
  again: number
  /** Number of people who would see the notice twice. */
  twice: number
  lost: number
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const usualPeople = 30
const daysAhead = 40

/** Lets people subscribe to a concert, moves it, lets time pass, ends the failure, and returns who was notified. */
export async function runNoticeFailure(site: NoticeSite, fault: NoticeFailure): Promise<NoticeResult> {
  await begin(site)
  const { people = usualPeople, during } = fault
  const browsers = Array.from({ length: people }, (_, at) => `/wp/${at}`)
  const { askedNow, askedLater } = await askDuring(site, browsers, during === 'asking' ? fault : {})
  site.content.day = addDays(site.content.day, 1)
  if (during === 'telling') await tellDuring(site, fault)
  const toldMeanwhile = site.push.given.size
  await makeWell(site)
  await runUntilAllIsSent(site)
  const given = browsers.map((browser) => site.push.given.get(browser) ?? [])
  const told = given.filter((topics) => topics.length > 0).length
  return {
    people,
    askedNow,
    askedLater,
    toldMeanwhile,
    told,
    again: given.reduce((sum, topics) => sum + topics.length - new Set(topics).size, 0),
    twice: given.filter((topics) => new Set(topics).size > 1).length,
    lost: people - told,
  }
}

/** Starts at noon of a new day in the concert's city, weeks before the concert; nobody follows anything. */
async function begin(site: NoticeSite): Promise<void> {
  const { push, content, worker, now } = site
  push.given.clear()
  // A new process has nothing of the previous row in memory.
  await site.kill()
  const tables = ['notice_delivery', 'notice', 'notice_topic', 'notice_subscription'].concat(
    'notice_concert',
    'notice_run',
  )
  const database = await worker.database()
  await database.batch(tables.map((table) => database.prepare(`delete from ${table}`)))
  await site.setNow(Date.parse(`${toUtcDay(now() + dayMs)}T09:00:00Z`))
  content.day = addDays(toUtcDay(now()), daysAhead)
  await site.runLater(minuteMs)
}

/** Subscribes everybody in parallel, and again those whose first try failed. */
async function askDuring(
  site: NoticeSite,
  browsers: readonly string[],
  { calls = {} }: Partial<NoticeFailure>,
) {
  const askAll = async (some: readonly string[]) => {
    const answers = await Promise.all(some.map(async (each) => ({ each, isTaken: await ask(site, each) })))
    return answers.flatMap(({ each, isTaken }) => (isTaken ? [] : [each]))
  }
  await site.setTroubles(calls)
  const refused = await askAll(browsers)
  await site.setTroubles({})
  const refusedAgain = await askAll(refused)
  return {
    askedNow: browsers.length - refused.length,
    askedLater: refused.length - refusedAgain.length,
  }
}

/** @returns whether the response says that the subscription succeeded */
async function ask({ worker: { url } }: NoticeSite, browser: string): Promise<boolean> {
  const response = await fetch(new URL(pathTo('subscribePush'), url), {
    method: 'POST',
    headers: { origin: url.origin, 'content-type': 'application/json' },
    body: JSON.stringify({
      subscription: { endpoint: `https://fcm.googleapis.com${browser}`, keys: browserKeys },
      topics: [{ kind: 'concert', key: movedConcert }],
    }),
  })
  await response.body?.cancel()
  return response.ok
}

/** Minutes between scheduled runs in which the change is detected, settled and announced, and one more. */
const runsInMinutes = [6, 3, 6] as const

async function tellDuring(site: NoticeSite, fault: NoticeFailure): Promise<void> {
  const { push, content } = site
  const { calls = {}, callsOncePushed, killed } = fault
  await site.setTroubles({ ...failEveryCall('works'), ...calls })
  push.setFault(fault.push)
  content.fault = fault.content
  if (callsOncePushed) push.onPush = () => site.setTroubles(callsOncePushed)
  for (const minutes of runsInMinutes) {
    const isToldNow = killed !== undefined && minutes === runsInMinutes[1]
    if (isToldNow) return killWhile(site, killed, minutes * minuteMs)
    await site.runLater(minutes * minuteMs)
    await untilBatchesAreDone(site)
  }
}

const notedAtOnce = 12

/** Kills the process at the given moment: its next call is configured never to end. */
async function killWhile(site: NoticeSite, killed: NonNullable<NoticeFailure['killed']>, ms: number) {
  const { push } = site
  const isBeforeQueue = killed === 'before the queue is told'
  if (isBeforeQueue) await site.setTroubles({ 'NOTICES.sendBatch': 'never ends' })
  else push.onPush = () => site.setTroubles({ ...failEveryCall('works'), 'DB.batch': 'never ends' })
  // The error is ignored, since the request fails when the process is killed.
  void site.runLater(ms).catch(() => undefined)
  await untilTrue(async () =>
    isBeforeQueue
      ? (await count(site, 'select count(*) from notice_delivery')) > 0
      : push.given.size >= notedAtOnce,
  )
  await site.kill()
}

async function makeWell(site: NoticeSite): Promise<void> {
  const { push, content } = site
  push.onPush = undefined
  push.setFault(undefined)
  content.fault = undefined
  await site.setTroubles({})
}

/** Minutes between later runs, longer than any pause between tries; all are before the evening. */
const laterMinutes = [1, 6, 11, 31, 61, 61, 61]
const unsent = `select (select count(*) from notice_delivery where state = 'waiting')
  + (select count(*) from notice where reached_topic is not null)
  + (select not exists (select 1 from notice))`

async function runUntilAllIsSent(site: NoticeSite): Promise<void> {
  for (const minutes of laterMinutes) {
    await site.runLater(minutes * minuteMs)
    await untilBatchesAreDone(site)
    if ((await count(site, unsent)) === 0) return
  }
}

async function count({ worker }: NoticeSite, sql: string): Promise<number> {
  const [row] = await (await worker.database()).prepare(sql).raw<[number]>()
  return row?.[0] ?? 0
}

const pollMs = 50
/** Number of polls in a row without work after which the queue counts as empty; messages are in transit for less. */
const quietPolls = 4

async function untilBatchesAreDone(site: NoticeSite): Promise<void> {
  for (let quiet = 0; quiet < quietPolls; await pause(pollMs))
    quiet = (await site.countBatches()) === 0 ? quiet + 1 : 0
}

const patienceMs = 30_000

/**
 * Polls until a condition is true.
 *
 * @throws Error where it never is
 */
async function untilTrue(isTrue: () => Promise<boolean>): Promise<void> {
  for (const until = performance.now() + patienceMs; !(await isTrue()); await pause(pollMs))
    if (performance.now() > until) throw new Error('the moment at which the process is to end never comes')
}
