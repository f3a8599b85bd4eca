import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseMeasurementArguments, readCount } from '../command-line.ts'
import { makePushKeys, makeSecret } from '../operate/make-secrets.ts'
import { serveWorker } from '../operate/serve-worker.ts'
import { findWorkerd, readCpuMs } from './bench/process-figures.ts'
import { answerContent, browserKeys, createPushService, movedConcert } from './notices/stand-ins.ts'
import { requireBuild } from './require-build.ts'

const help = `Moves a concert that many people follow, and kills the Worker ten times while it tells them: the built Worker in
workerd with its D1 and its queue on this machine, and a push service that takes everything. Prints who was told, how
often, and what it took: time, processor time, rows of D1. Ends with 1 when somebody wasn't told, or would see it twice.

  npm run measure:notices
  npm run measure:notices -- --subscriptions 5000 --kills 3 --seed 7   a short one`

const { values } = parseMeasurementArguments({
  help,
  options: {
    subscriptions: { type: 'string', default: '100000' },
    kills: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
await requireBuild()
const subscriptions = readCount('subscriptions', values.subscriptions)
const kills = readCount('kills', values.kills, 0)
const minuteMs = 60_000
/** Noon of a winter's day in the concert's city. */
const noon = Date.UTC(2026, 10, 23, 9)

let day = '2026-12-05'
const service = createPushService()
const keys = makePushKeys()
const worker = await serveWorker({
  port: 0,
  variables: {
    SITE_SECRET: makeSecret(),
    SITE_URL: 'https://tutti.example',
    CONTENT_URL: 'https://content.example',
    CONTENT_DIALECT: '4',
    ...keys,
  },
  wrapper: readFileSync(join(import.meta.dirname, 'notices/counted-worker.mjs'), 'utf8'),
  outbound: (request) =>
    new URL(request.url).host === 'content.example' ? answerContent(request, day) : service.answer(request),
  onLog: ({ level, message }) => {
    if (level === 'error' && !message.includes('content')) console.error(message.slice(0, 200))
  },
})

interface Counted {
  rowsRead: number
  rowsWritten: number
  queries: number
}
let now = noon
/** Totals of the processes that were killed. */
const before: Counted = { rowsRead: 0, rowsWritten: 0, queries: 0 }
let cpuBeforeMs = 0

try {
  await measure()
} finally {
  await worker.stop()
}

async function measure(): Promise<void> {
  console.log(`${subscriptions} subscriptions, ${kills} kills, seed ${values.seed}\n`)
  await runMinute()
  await insertSubscriptions()
  day = '2026-12-06'
  const begun = performance.now()
  // Preparations are subtracted from the totals.
  subtract(await read())
  cpuBeforeMs = -(await readCpuMs(findWorkerd()))
  const chance = random(Number(values.seed))
  let killed = 0
  let isDone = false
  while (!isDone) {
    // The error is ignored, since the request fails when the process is killed.
    const running = runMinute().catch(() => undefined)
    let isRunning = true
    void running.then(() => {
      isRunning = false
    })
    const arrivedBefore = service.arrived.size
    // The process is killed at a random point within its share of the pushes.
    const until = arrivedBefore + (chance() * subscriptions) / (kills + 1)
    while (isRunning && (killed >= kills || service.arrived.size <= Math.max(until, arrivedBefore + 1)))
      await pause(5)
    if (isRunning) {
      await kill()
      killed += 1
      console.log(`killed ${killed} of ${kills} times: ${service.arrived.size} have been told`)
    }
    await running
    isDone = now > noon + 4 * minuteMs && (await countWaiting()) === 0
  }
  const seconds = (performance.now() - begun) / 1000
  const counted = await read()
  const total = {
    rowsRead: before.rowsRead + counted.rowsRead,
    rowsWritten: before.rowsWritten + counted.rowsWritten,
    queries: before.queries + counted.queries,
  }
  const cpuMs = cpuBeforeMs + (await readCpuMs(findWorkerd()))
  const times = [...service.arrived.values()]
  const sent = times.reduce((sum, each) => sum + each.times, 0)
  const seenTwice = times.filter(({ topics }) => topics.size > 1).length
  const missed = subscriptions - times.length
  console.log(`
told             ${times.length}, ${missed} missed
pushes           ${sent}: ${sent - times.length} came twice after a kill, and replace the first one
seen twice       ${seenTwice}
killed           ${killed} times
took             ${seconds.toFixed(0)} s, ${(sent / seconds).toFixed(0)} pushes a second
processor time   ${(cpuMs / sent).toFixed(2)} ms a push, of workerd with D1 and the queue
rows read        ${(total.rowsRead / sent).toFixed(1)} a push
rows written     ${(total.rowsWritten / sent).toFixed(1)} a push
queries to D1  ${(total.queries / sent).toFixed(2)} a push`)
  process.exitCode = missed === 0 && seenTwice === 0 ? 0 : 1
}

async function insertSubscriptions(): Promise<void> {
  const database = await worker.database()
  const keyId = keys.PUSH_PUBLIC_KEY.slice(-12)
  const numbers = `with recursive n (i) as (select ? union all select i + 1 from n where i < ?)`
  const chunk = 5000
  for (let from = 1; from <= subscriptions; from += chunk) {
    const to = Math.min(subscriptions, from + chunk - 1)
    await database.batch([
      database
        .prepare(
          `${numbers} insert into notice_subscription
             (id, owner, channel, address, p256dh, auth, key_id, locale, time_zone, is_confirmed, created_at)
           select 's' || i, 's' || i, 'push', 'https://fcm.googleapis.com/wp/' || i, ?, ?, ?, 'ru', 'Europe/Moscow', 1, 0 from n`,
        )
        .bind(from, to, browserKeys.p256dh, browserKeys.auth, keyId),
      database
        .prepare(
          `${numbers} insert into notice_topic (kind, key, owner, created_at) select 'concert', ?, 's' || i, 0 from n`,
        )
        .bind(from, to, movedConcert),
    ])
  }
}

/** Moves the clock by a minute and runs the scheduled handler. */
async function runMinute(): Promise<void> {
  now += minuteMs
  await fetch(new URL(`/measure?ahead=${now - Date.now()}`, worker.url))
  await fetch(new URL('/cdn-cgi/local/scheduled', worker.url), { signal: AbortSignal.timeout(minuteMs) })
  // The queue's consumer runs after the response.
  for (let seen = -1; seen !== service.arrived.size; await pause(1000)) seen = service.arrived.size
}

async function kill(): Promise<void> {
  const counted = await read()
  before.rowsRead += counted.rowsRead
  before.rowsWritten += counted.rowsWritten
  before.queries += counted.queries
  cpuBeforeMs += await readCpuMs(findWorkerd())
  await worker.restart()
  // The clock moves on five minutes, so that the leases of the killed process have expired.
  now += 5 * minuteMs
}

async function read(): Promise<Counted> {
  return (await fetch(new URL('/measure', worker.url))).json() as Promise<Counted>
}

function subtract(counted: Counted): void {
  before.rowsRead -= counted.rowsRead
  before.rowsWritten -= counted.rowsWritten
  before.queries -= counted.queries
}

async function countWaiting(): Promise<number> {
  const database = await worker.database()
  const row = await database
    .prepare(
      `select (select count(*) from notice_delivery where state = 'waiting')
         + (select count(*) from notice where reached_topic is not null)
         + (select case when exists (select 1 from notice) then 0 else 1 end) as waiting`,
    )
    .first<number>('waiting')
  return row ?? 0
}

/** Lehmer's random number generator, so that a run can be repeated. */
function random(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
