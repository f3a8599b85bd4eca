import { type CallFailures, everyCall } from '../forms/form-faults.ts'

/** What the concert has in truth while something fails: the seller had sold five of twelve. */
export const [ticketsBefore, ticketsNow] = [12, 7]

/** How a seller answers; `truth` is what it would answer, by the slug of the concert. */
export type SellerAnswers = (truth: Readonly<Record<string, object>>) => StandInAnswer

interface StandInAnswer {
  status?: number
  headers?: Readonly<Record<string, string>>
  /** Absent: the seller hangs up. */
  text?: string
}

const json = (body: object): StandInAnswer => ({ text: JSON.stringify(body) })
const withEach =
  (more: object): SellerAnswers =>
  (truth) =>
    json(Object.fromEntries(Object.entries(truth).map(([slug, said]) => [slug, { ...said, ...more }])))

export const healthySeller: SellerAnswers = (truth) => json(truth)

/** One row of the table: what fails while the clock goes on. Everything works again afterwards. */
export interface SellerFailure {
  name: string
  seller?: SellerAnswers
  calls?: CallFailures
  /** Whether pages learn the truth although something fails. */
  isTold?: true
}

const manyOthers = Object.fromEntries(
  Array.from({ length: 10_000 }, (_, at) => [`another-${at}`, { available: at }]),
)

export const sellerFailures: readonly SellerFailure[] = [
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
  { name: 'D1 fails', calls: everyCall('fails') },
  { name: 'D1 fails before it writes', calls: { 'DB.run': 'fails', 'DB.batch': 'fails' } },
  { name: 'D1 fails after it has written', calls: { 'DB.batch': 'loses its answer' } },
  { name: 'KV fails', calls: { 'CACHE.get': 'fails', 'CACHE.put': 'fails' }, isTold: true },
]
