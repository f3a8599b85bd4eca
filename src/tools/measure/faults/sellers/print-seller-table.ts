import { Response } from 'miniflare'
import { makeSecret } from '../../../operate/make-secrets.ts'
import { type ServedWorker, serveWorker } from '../../../operate/serve-worker.ts'
import { readFaultyWorker, setFailures } from '../faulty-site.ts'
import { type CallFailures, failEveryCall } from '../forms/form-site.ts'
import { toTableLine } from '../table-line.ts'

const minuteMs = 60_000
/** Minutes between two runs while something fails: a concert with few tickets is asked about each minute. */
const minutesOfFailure = [1, 1, 1, 1, 1]
/** Minutes between the runs afterwards: a seller that has failed is asked ever more rarely. */
const minutesAfterwards = [1, 2, 5, 8, 8, 8, 8, 8, 8, 8, 8]

const toLine = toTableLine([32, 9, 8, 9, 9, 8])

/**
 * Prints the table of what a concert's page says while a seller or a store fails: before, meanwhile and afterwards, and
 * how often the seller was asked.
 *
 * @returns whether every page was there and said something true, and the seller got one request at a time
 */
export async function printSellerTable(): Promise<boolean> {
  const seller = {
    concert: '',
    answers: healthySeller,
    left: ticketsBefore,
    asked: 0,
    asking: 0,
    isAskedTwice: false,
  }
  const worker = await serveWorker({
    port: 0,
    wrapper: await readFaultyWorker(),
    variables: {
      SITE_SECRET: makeSecret(),
      AVAILABILITY_URL: 'https://seller.example/tickets',
    },
    // The demo's content is embedded, so that only the seller is asked.
    outbound: async () => {
      seller.asked += 1
      seller.asking += 1
      seller.isAskedTwice ||= seller.asking > 1
      await new Promise((resolve) => setTimeout(resolve, 20))
      seller.asking -= 1
      const {
        status = 200,
        headers = {},
        text,
      } = seller.answers({ [seller.concert]: { available: seller.left } })
      if (text === undefined && status === 200) throw new Error('the seller hangs up')
      return new Response(text ?? null, { status, headers })
    },
    // The log would show each failure; the table shows its result.
    onLog: () => undefined,
  })
  seller.concert = await chooseConcert(worker)
  let shiftMs = 0
  const pass = async (minutes: number, calls: SellerFailure['calls'] = {}) => {
    shiftMs += minutes * minuteMs
    await setFailures(worker, { shiftMs, calls })
    await (await fetch(new URL('/cdn-cgi/local/scheduled', worker.url))).text()
    return readTickets(worker, seller.concert)
  }
  let isAllKept = true
  console.log(toLine(['what fails', 'requests', 'at once', 'meanwhile', 'afterwards', 'pages']))
  try {
    for (const failure of sellerFailures) {
      Object.assign(seller, { answers: healthySeller, left: ticketsBefore, isAskedTwice: false })
      await empty(worker)
      const before = await pass(1)
      Object.assign(seller, { answers: failure.seller ?? healthySeller, left: ticketsNow, asked: 0 })
      const meanwhile: Seen[] = []
      for (const minutes of minutesOfFailure) meanwhile.push(await pass(minutes, failure.calls))
      const { asked } = seller
      seller.answers = healthySeller
      const afterwards: Seen[] = []
      for (const minutes of minutesAfterwards) afterwards.push(await pass(minutes))
      const all = [before, ...meanwhile, ...afterwards]
      const [last, end] = [meanwhile.at(-1)?.left, afterwards.at(-1)?.left]
      const isKept =
        before.left === ticketsBefore &&
        last === (failure.isTold ? ticketsNow : ticketsBefore) &&
        end === ticketsNow &&
        all.every(({ status }) => status === 200) &&
        asked <= minutesOfFailure.length &&
        !seller.isAskedTwice
      isAllKept &&= isKept
      const pages = `${all.filter(({ status }) => status === 200).length}/${all.length}`
      const cells = [failure.name, asked, seller.isAskedTwice ? 'two' : 'one', last ?? '–', end ?? '–', pages]
      console.log(toLine([...cells, isKept ? '' : 'BROKEN']))
    }
    const unhandled = await setFailures(worker, {})
    console.log(`${sellerFailures.length} failures: ${unhandled.length} unhandled rejections`)
    return isAllKept && unhandled.length === 0
  } finally {
    await worker.stop()
  }
}

/** @returns the slug of a concert whose tickets can be bought: it is still ahead when the clock has gone through all rows */
async function chooseConcert({ url }: ServedWorker): Promise<string> {
  const list = await (await fetch(new URL('/concerts?city=all&available=1&page=2', url))).text()
  const slug = [...list.matchAll(/href="\/c\/([\w-]+)\/tickets"/g)].at(-1)?.[1]
  if (!slug) throw new Error('the demo has no concert whose tickets can be bought')
  return slug
}

interface Seen {
  status: number
  /** Tickets left, as the page's structured data says. */
  left?: number
}

async function readTickets({ url }: ServedWorker, concert: string): Promise<Seen> {
  // The first view makes the page anew after it has answered.
  await (await fetch(new URL(`/c/${concert}`, url))).text()
  const answer = await fetch(new URL(`/c/${concert}`, url))
  const [, left] = /"inventoryLevel":\{[^}]*"value":(\d+)/.exec(await answer.text()) ?? []
  return { status: answer.status, ...(left ? { left: Number(left) } : {}) }
}

/** Nothing of the row before is stored, or in the memory of a process. */
async function empty(worker: ServedWorker): Promise<void> {
  await worker.restart()
  const database = await worker.database()
  const tables = ['availability', 'availability_source', 'availability_published']
  await database.batch(tables.map((table) => database.prepare(`delete from ${table}`)))
}

/** What the concert has in truth while something fails: the seller had sold five of twelve. */
export const [ticketsBefore, ticketsNow] = [12, 7]

/** How a seller answers; `truth` is what it would answer, by the slug of the concert. */
type SellerAnswers = (truth: Readonly<Record<string, object>>) => StandInAnswer

interface StandInAnswer {
  status?: number
  headers?: Readonly<Record<string, string>>
  /** Text of the seller's answer; if it is absent, the connection is closed without an answer. */
  text?: string
}

const json = (body: object): StandInAnswer => ({ text: JSON.stringify(body) })
const withEach =
  (more: object): SellerAnswers =>
  (truth) =>
    json(Object.fromEntries(Object.entries(truth).map(([slug, said]) => [slug, { ...said, ...more }])))

const healthySeller: SellerAnswers = (truth) => json(truth)

/** One row of the table: what fails while the clock goes on. Everything works again afterwards. */
interface SellerFailure {
  name: string
  seller?: SellerAnswers
  calls?: CallFailures
  /** Whether pages learn the truth although something fails. */
  isTold?: true
}

const manyOthers = Object.fromEntries(
  Array.from({ length: 10_000 }, (_, at) => [`another-${at}`, { available: at }]),
)

const sellerFailures: readonly SellerFailure[] = [
  { name: 'nothing, for comparison', isTold: true },
  { name: 'the seller hangs up', seller: () => ({}) },
  { name: 'the seller answers 500', seller: () => ({ status: 500, text: '{}' }) },
  {
    name: 'the seller answers 429',
    seller: () => ({ status: 429, headers: { 'retry-after': '120' }, text: '' }),
  },
  { name: 'the seller answers HTML', seller: () => ({ text: '<html>maintenance</html>' }) },
  { name: 'half a JSON', seller: (truth) => ({ text: JSON.stringify(truth).slice(0, 20) }) },
  { name: 'the seller redirects', seller: () => ({ status: 302, headers: { location: '/elsewhere' } }) },
  { name: 'a number below zero', seller: withEach({ available: -5 }) },
  { name: 'half a ticket', seller: withEach({ available: 2.5 }) },
  { name: 'an unknown state', seller: withEach({ state: 'maybe' }) },
  { name: 'an unknown currency', seller: withEach({ currency: 'ROUBLES' }) },
  { name: 'the event is unknown', seller: () => json({}) },
  { name: '10,000 other events', seller: (truth) => json({ ...manyOthers, ...truth }), isTold: true },
  { name: 'a price in another currency', seller: withEach({ from: 5, currency: 'EUR' }), isTold: true },
  { name: 'D1 fails', calls: failEveryCall('fails') },
  { name: 'D1 fails before it writes', calls: { 'DB.run': 'fails', 'DB.batch': 'fails' } },
  { name: 'D1 fails after it has written', calls: { 'DB.batch': 'loses its answer' } },
  { name: 'KV fails', calls: { 'CACHE.get': 'fails', 'CACHE.put': 'fails' }, isTold: true },
]
