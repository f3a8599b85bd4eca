import { setTimeout as pause } from 'node:timers/promises'
import { type ContentFailure, type EntryFailure, startFaultyContent } from '../laboratory/faulty-content.ts'
import type { CallFailure, FaultySite } from '../laboratory/faulty-site.ts'
import { type Figure, type LaboratoryRow, runRow } from '../laboratory/run-parts.ts'
import {
  makeSender,
  type Sender,
  send,
  sentKinds,
  startSentSite,
  withCookie,
} from '../laboratory/sent-kinds.ts'
import { platformParts } from './page-failures.ts'

/** What fails while visitors send votes, wishes, subscriptions and forms. Everything works again afterwards. */
interface SentFailure {
  name: string
  calls?: Readonly<Record<string, CallFailure>>
  content?: ContentFailure
  entry?: EntryFailure
  /** The status with which a messenger answers. */
  messenger?: number
  /** The moment at which the process is killed and another one starts. */
  killed?: 'meanwhile' | 'at once after it'
  /** How often each visitor sends the same at once. */
  timesAtOnce?: number
}

const visitors = 8
/** Runs of the scheduled handler after which everything is delivered that can be. */
const runs = 3
/** Milliseconds, longer than a visitor waits: the call arrives after they were told that it failed. */
const slowMs = 4000
/** Milliseconds until shards have reported their sums, slow calls have arrived, and copies of isolates have expired. */
const settleMs = slowMs + 3000

const failEach = (part: string, trouble: CallFailure) =>
  Object.fromEntries(
    platformParts
      .filter(({ name }) => name === part)
      .flatMap(({ calls }) => calls.map((call) => [call, trouble])),
  )

export const sentFailures: readonly SentFailure[] = [
  { name: 'nothing, for comparison' },
  { name: 'each is sent ten times at once', timesAtOnce: 10 },
  ...(['fails', 'is slow', 'loses its answer'] as const).map((trouble) => ({
    name: `D1 ${trouble}`,
    calls: failEach('D1', trouble),
  })),
  { name: 'D1 fails before it writes', calls: { 'DB.run': 'fails', 'DB.batch': 'fails' } },
  { name: 'D1 fails after it has written', calls: { 'DB.batch': 'loses its answer' } },
  ...(['fails', 'is slow', 'loses its answer', 'never ends'] as const).map((trouble) => ({
    name: `Durable Objects: a call ${trouble}`,
    calls: failEach('Durable Objects', trouble),
  })),
  { name: 'the queue fails', calls: failEach('queues', 'fails') },
  { name: 'Strapi is down', content: 'down' },
  ...(['answers 500', 'creates, and its answer is lost', 'refuses one field with 400'] as const).map(
    (entry) => ({ name: `Strapi ${entry}`, entry }),
  ),
  ...[429, 503].map((messenger) => ({ name: `the messenger answers ${messenger}`, messenger })),
  { name: 'the process is killed meanwhile', killed: 'meanwhile' },
  { name: 'the process is killed at once after it', killed: 'at once after it' },
]

/** What happened to one kind of what visitors sent. */
interface SentSum {
  kind: string
  /** Visitors who were told that it was taken: while something failed, and on a second try. */
  toldNow: number
  toldLater: number
  /** How many more the site has in the end; absent where only an object knows. */
  counted: number | undefined
}

/** Prints what becomes of what visitors send while something fails: each is to be taken once. */
export async function* measureSent(only = ''): AsyncGenerator<Figure> {
  const content = await startFaultyContent()
  const site = await startSentSite(content)

  const toRow = ({
    name,
    calls = {},
    content: fault = 'none',
    entry,
    messenger = 200,
    killed,
    timesAtOnce = 2,
  }: SentFailure) => {
    const row: LaboratoryRow<FaultySite, SentSum[]> = {
      name,
      do: async ({ worker, set, kill, runScheduled }) => {
        // A new process has nothing of the previous row in memory.
        await kill()
        const crowds = await Promise.all(
          sentKinds.map(async (kind) => ({
            kind,
            before: await kind.count?.(worker, content),
            senders: await Promise.all(
              Array.from({ length: visitors }, () => withCookie(worker, kind, makeSender())),
            ),
          })),
        )
        await set({ calls, slowMs })
        Object.assign(content, { fault, entryFault: entry })
        site.messenger.status = messenger
        const sending = Promise.all(
          crowds.map(async ({ kind, senders }) => {
            const untold: Sender[] = []
            await Promise.all(
              senders.map(async (sender) => {
                const times = Array.from({ length: timesAtOnce }, () => send(worker, kind, sender))
                if (!(await Promise.all(times)).includes(kind.taken)) untold.push(sender)
              }),
            )
            return untold
          }),
        )
        if (killed === 'meanwhile') await kill()
        const untold = await sending
        if (killed === 'at once after it') await kill()
        await set({ calls: {} })
        Object.assign(content, { fault: 'none', entryFault: undefined })
        site.messenger.status = 200
        const again = await Promise.all(
          crowds.map(({ kind }, at) =>
            Promise.all((untold[at] ?? []).map((sender) => send(worker, kind, sender))),
          ),
        )
        await pause(settleMs)
        for (let run = 0; run < runs; run++) {
          // Alarms of objects ring by the machine's clock, so that no time passes: what waits is due at once.
          await (await worker.database()).prepare('update delivery set next_try_at = 0').run()
          await runScheduled()
        }
        return Promise.all(
          crowds.map(async ({ kind, before = 0 }, at) => ({
            kind: kind.name,
            toldNow: visitors - (untold[at]?.length ?? 0),
            toldLater: (again[at] ?? []).filter((status) => status === kind.taken).length,
            counted: kind.count && (await kind.count(worker, content)) - before,
          })),
        )
      },
      expect: (sums) =>
        sums.flatMap(({ kind, toldNow, toldLater, counted }) => [
          ...(toldNow + toldLater === visitors ? [] : [`${kind}: ${toldNow} and ${toldLater} were told`]),
          ...(counted === undefined || counted === visitors
            ? []
            : [`${kind}: ${counted} of ${visitors} counted`]),
        ]),
    }
    return row
  }

  try {
    for (const failure of sentFailures.filter(({ name }) => name.includes(only)))
      yield await runRow(site, toRow(failure), (sums) =>
        sums.map(({ kind, toldNow, toldLater }) => `${kind} ${toldNow} + ${toldLater}`).join(', '),
      )
    const unhandled = await site.readUnhandled()
    yield {
      name: 'promise rejections that nothing has handled',
      measured: String(unhandled.length),
      target: '0',
      isMet: unhandled.length === 0,
      details: unhandled,
    }
  } finally {
    await site.stop()
    content.stop()
  }
}
