import { type CallFailure, type CallFailures, failEveryCall } from '../forms/form-site.ts'
import { toTableLine } from '../table-line.ts'
import { startNoticeSite } from './notice-site.ts'
import { runNoticeFailure } from './run-notice-fault.ts'

const toLine = toTableLine([40, 6, 5, 5, 9, 6, 6, 6, 5])

/**
 * Prints the table of what happens to followers of a concert that is moved, while something fails: who could subscribe
 * at once and on a second try, who was notified meanwhile and in the end, and whose push was repeated.
 *
 * @returns whether everybody was notified and saw it once
 */
export async function printNoticeTable(): Promise<boolean> {
  const site = await startNoticeSite()
  let isAllKept = true
  let [followed, sent] = [0, 0]
  console.log(
    toLine(['what fails', 'people', 'asked', 'later', 'told then', 'in all', 'again', 'twice', 'lost']),
  )
  try {
    for (const fault of noticeFailures) {
      const result = await runNoticeFailure(site, fault)
      const { people, askedNow, askedLater, toldMeanwhile, told, again, twice, lost } = result
      const isExplained = again === 0 || fault.mayComeAgain === true
      const isKept = askedNow + askedLater === people && lost + twice === 0 && isExplained
      isAllKept &&= isKept
      followed += people
      sent += told
      const cells = [fault.name, people, askedNow, askedLater, toldMeanwhile, told, again, twice, lost]
      console.log(toLine([...cells, isKept ? '' : 'BROKEN']))
    }
    const unhandled = await site.readUnhandled()
    console.log(`${followed} people followed: ${sent} told, ${unhandled.length} unhandled rejections`)
    for (const each of unhandled) console.log(`  ${each}`)
    return isAllKept && unhandled.length === 0
  } finally {
    await site.stop()
  }
}

/** How the push service fails. */
export type PushFailure =
  | 'answers 500'
  | 'answers 429'
  | 'hangs up'
  /** The site's time limit is ten seconds. */
  | 'never answers'
  /** The push was accepted, and the response is lost. */
  | 'loses its answer'

/** Failure of the content service: for all queries, or only for that of the concert which is about to be announced. */
export type NoticeContentFailure = 'is down' | 'is down for who tells'

/** One row: what fails while people subscribe or are notified. Everything works again afterwards. */
export interface NoticeFailure {
  name: string
  during: 'asking' | 'telling'
  calls?: CallFailures
  /** Failing calls from the first push on. */
  callsOncePushed?: CallFailures
  push?: PushFailure
  content?: NoticeContentFailure
  /** The moment at which the process is killed and another one starts. */
  killed?: 'before the queue is told' | 'before the first push is noted'
  /** Number of people who subscribe. */
  people?: number
  /** Whether pushes may be repeated with the same topic, since responses are lost. */
  mayComeAgain?: true
}

const toQueue = (trouble: CallFailure): CallFailures => ({ 'NOTICES.sendBatch': trouble })
/** The first call writes the subscriber, both write the topics (`notices/follow-topics.ts`). */
const writes = (trouble: CallFailure): CallFailures => ({
  'DB.run': trouble,
  'DB.batch': trouble,
})

const asking: readonly Omit<NoticeFailure, 'during'>[] = [
  { name: 'nothing, for comparison' },
  { name: 'D1 down while they ask', calls: failEveryCall('fails') },
  { name: 'D1 slow while they ask', calls: failEveryCall('is slow') },
  { name: 'D1 fails before the write', calls: writes('fails') },
  { name: 'D1 fails after the write', calls: writes('loses its answer') },
]

const telling: readonly Omit<NoticeFailure, 'during'>[] = [
  { name: 'D1 down', calls: failEveryCall('fails') },
  { name: 'D1 slow', calls: failEveryCall('is slow') },
  { name: 'D1 fails before it writes', calls: { 'DB.batch': 'fails' } },
  { name: 'D1 fails after it has written', calls: { 'DB.batch': 'loses its answer' } },
  {
    name: 'D1 fails once the first push is out',
    callsOncePushed: failEveryCall('fails'),
    mayComeAgain: true,
  },
  // A batch of deliveries is leased by one query (`features/notices/lease-deliveries.ts`).
  { name: 'D1 loses the answer to a claim', calls: { 'DB.all': 'loses its answer' } },
  { name: 'the queue fails', calls: toQueue('fails') },
  { name: 'the queue is slow', calls: toQueue('is slow') },
  { name: 'the queue loses its answer', calls: toQueue('loses its answer') },
  { name: 'the push service answers 500', push: 'answers 500' },
  { name: 'the push service answers 429', push: 'answers 429' },
  { name: 'the push service hangs up', push: 'hangs up' },
  { name: 'the push service never answers', push: 'never answers', people: 6 },
  { name: 'the push service loses its answer', push: 'loses its answer', mayComeAgain: true },
  { name: 'content is down', content: 'is down' },
  { name: 'content is down for who tells', content: 'is down for who tells' },
  { name: 'killed before the queue is told', killed: 'before the queue is told' },
  {
    name: 'killed before the first push is noted',
    killed: 'before the first push is noted',
    mayComeAgain: true,
  },
]

const noticeFailures: readonly NoticeFailure[] = [
  ...asking.map((row) => ({ ...row, during: 'asking' as const })),
  ...telling.map((row) => ({ ...row, during: 'telling' as const })),
]
