import { setTimeout as pause } from 'node:timers/promises'
import { pathTo } from '../../../../routes/paths.ts'
import { confirmedField, optionField } from '../../../../shared/votes.ts'
import { makeSecret } from '../../../operate/make-secrets.ts'
import { type ServedWorker, serveWorker } from '../../../operate/serve-worker.ts'
import { readFaultyWorker, setFailures } from '../faulty-site.ts'
import { type CallFailure, type CallFailures, failEveryCall } from '../forms/form-site.ts'
import { toTableLine } from '../table-line.ts'

/** A vote of the demo; in each row people vote for one of its options. */
const slug = 'film-vote-2026'
const option = 'time'
const visitors = 30
const timesAtOnce = 2
/**
 * Milliseconds, longer than a visitor waits (`votes/call-object.ts`): the call arrives after they were told that it
 * failed.
 */
const slowMs = 4000
/** Milliseconds until shards have reported their sums, slow calls have arrived, and the isolate's copy has expired. */
const settleMs = slowMs + 3000

const toLine = toTableLine([32, 8, 8, 8, 8, 5, 6])

/**
 * Prints the table of what happens to votes while something fails: everybody votes twice in parallel, and again after a
 * failure.
 *
 * @returns whether every voter was counted once
 */
export async function printVoteTable(): Promise<boolean> {
  const worker = await serveWorker({
    port: 0,
    wrapper: await readFaultyWorker(),
    variables: { SITE_SECRET: makeSecret() },
    // The log would show each failure; the table shows its result.
    onLog: () => undefined,
  })
  let isAllKept = true
  let [sum, votes] = [0, 0]
  console.log(toLine(['what fails', 'visitors', 'told now', 'later', 'sum', 'lost', 'twice']))
  try {
    for (const [row, fault] of voteFaults.entries()) {
      const before = sum
      const { toldNow, toldLater } = await voteDuring(worker, fault, row)
      sum = await readSum(worker)
      const counted = sum - before
      const [lost, twice] = [Math.max(0, visitors - counted), Math.max(0, counted - visitors)]
      const isKept = lost + twice === 0 && toldNow + toldLater === visitors
      votes += visitors
      isAllKept &&= isKept
      const cells = [fault.name, visitors, toldNow, toldLater, counted, lost, twice]
      console.log(toLine([...cells, isKept ? '' : 'BROKEN']))
    }
    const unhandled = await setFailures(worker, {})
    console.log(`${votes} visitors voted: a sum of ${sum}, ${unhandled.length} unhandled rejections`)
    for (const each of unhandled) console.log(`  ${each}`)
    return isAllKept && unhandled.length === 0
  } finally {
    await worker.stop()
  }
}

async function voteDuring(worker: ServedWorker, { calls = {}, killed }: VoteFault, row: number) {
  const comers = await Promise.all(
    Array.from({ length: visitors }, async (_, at) => {
      const address = `10.2.${row}.${at}`
      return { address, cookie: await receiveCookie(worker, address) }
    }),
  )
  const sendAll = (some: readonly Comer[]) =>
    Promise.all(
      some.map(async (comer) => {
        const answers = Array.from({ length: timesAtOnce }, () => send(worker, comer))
        return { comer, isTold: (await Promise.all(answers)).includes(200) }
      }),
    )
  await setFailures(worker, { calls, slowMs })
  const sending = sendAll(comers)
  if (killed === 'meanwhile') await worker.restart()
  const sent = await sending
  if (killed === 'at once after it') await worker.restart()
  await setFailures(worker, { calls: {} })
  const untold = sent.filter(({ isTold }) => !isTold).map(({ comer }) => comer)
  const again = await sendAll(untold)
  return { toldNow: comers.length - untold.length, toldLater: again.filter(({ isTold }) => isTold).length }
}

interface Comer {
  address: string
  cookie: string
}

const post = ({ url }: ServedWorker, { address, cookie }: Comer, body: object) =>
  fetch(new URL(pathTo('castVote', { slug }), url), {
    method: 'POST',
    headers: {
      origin: url.origin,
      'content-type': 'application/json',
      'cf-connecting-ip': address,
      cookie,
    },
    body: JSON.stringify(body),
  })

async function receiveCookie(worker: ServedWorker, address: string): Promise<string> {
  const response = await post(worker, { address, cookie: '' }, { [optionField]: option })
  await response.body?.cancel()
  const [cookie] = response.headers.getSetCookie()
  if (!cookie) throw new Error(`a visitor got no cookie, but ${response.status}`)
  return cookie.split(';')[0] ?? ''
}

/** @returns the status; 0 without any response */
async function send(worker: ServedWorker, comer: Comer): Promise<number> {
  try {
    const response = await post(worker, comer, { [optionField]: option, [confirmedField]: 'yes' })
    await response.body?.cancel()
    return response.status
  } catch {
    return 0
  }
}

async function readSum({ url }: ServedWorker): Promise<number> {
  await pause(settleMs)
  const response = await fetch(new URL(pathTo('voteResults', { slug }), url))
  // The cast is safe, since `src/features/votes/api/votes.ts` writes the JSON.
  const { data } = (await response.json()) as { data: { counts: Record<string, number> } }
  return data.counts[option] ?? 0
}

/** One row: what fails while people vote. Everything works again afterwards. */
interface VoteFault {
  name: string
  calls?: CallFailures
  /** The moment at which the process is killed: while people vote, or before the sum was reported. */
  killed?: 'meanwhile' | 'at once after it'
}

const objects = (trouble: CallFailure): CallFailures => ({
  'VOTE_SHARD.call': trouble,
  'VOTE_TALLY.call': trouble,
})

const voteFaults: readonly VoteFault[] = [
  { name: 'nothing, for comparison' },
  { name: 'objects fail', calls: objects('fails') },
  { name: 'objects lose their answers', calls: objects('loses its answer') },
  { name: 'objects are slow', calls: objects('is slow') },
  { name: 'objects never answer', calls: objects('never ends') },
  { name: 'D1 fails', calls: failEveryCall('fails') },
  { name: 'D1 is slow', calls: failEveryCall('is slow') },
  { name: 'killed while people vote', killed: 'meanwhile' },
  { name: 'killed before the sum is told', killed: 'at once after it' },
]
