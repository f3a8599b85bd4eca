import { describe, expect, it } from 'vitest'
import { isLast, mergeAvailability, type SoldFacts } from '../../src/content/concerts/availability.ts'
import type { ConcertSummary } from '../../src/content/concerts/concert-summary.ts'

const now = Date.UTC(2026, 10, 26, 12)
const minuteMs = 60_000
const url = 'https://tickets.example/1'

type Seen = Partial<
  Pick<ConcertSummary, 'soldOut' | 'lastTickets' | 'ticketsLeft' | 'onSaleAt' | 'price' | 'ticket'>
>
const merge = (written: Seen, said: Partial<SoldFacts>, age = 0): Seen => {
  const concert = {
    slug: 'kazan',
    soldOut: false,
    lastTickets: false,
    ticket: { kind: 'link' as const, url },
    ...written,
  }
  const facts: SoldFacts = { ticket: url, state: 'on-sale', ...said }
  return mergeAvailability(concert, { madeAt: now - age, concerts: { kazan: facts } }, now)
}
const rubles = (from: number) => ({ from, currency: 'RUB' })

describe('what an editor wrote and what the seller says', () => {
  it.each<[string, Seen, Partial<SoldFacts>, Seen]>([
    ['sold out by hand stays sold out', { soldOut: true }, {}, { soldOut: true }],
    ['sold out at the seller is sold out', {}, { state: 'sold-out' }, { soldOut: true }],
    ['few are left', {}, { left: 3 }, { lastTickets: true, ticketsLeft: 3 }],
    [
      '«last tickets» by hand goes where the seller has many',
      { lastTickets: true },
      {},
      { lastTickets: false },
    ],
    [
      'prices of the seller are newer',
      { price: rubles(150_000) },
      { price: rubles(90_000) },
      { price: rubles(90_000) },
    ],
    [
      'a price in another currency is a mistake',
      { price: rubles(150_000) },
      { price: { from: 1, currency: 'EUR' } },
      { price: rubles(150_000) },
    ],
    ['free admission stays free', { price: rubles(0) }, { price: rubles(90_000) }, { price: rubles(0) }],
    [
      'a price of sold-out tickets is nobody’s',
      { price: rubles(5) },
      { state: 'sold-out', price: rubles(9) },
      { price: rubles(5) },
    ],
    [
      'the later beginning of a sale counts',
      { onSaleAt: '2026-11-27T09:00:00Z' },
      { state: 'not-yet', onSaleAt: '2026-11-28T09:00:00.000Z' },
      { onSaleAt: '2026-11-28T09:00:00.000Z', ticket: { kind: 'link', url } },
    ],
    ['a sale without a beginning has no link yet', {}, { state: 'not-yet' }, { ticket: { kind: 'none' } }],
    ['a sale that is over has none any more', {}, { state: 'over' }, { ticket: { kind: 'none' } }],
    [
      'another ticket’s facts don’t count',
      {},
      { ticket: 'https://tickets.example/2', state: 'sold-out' },
      { soldOut: false },
    ],
  ])('%s', (_name, written, said, expected) => {
    expect(merge(written, said)).toMatchObject(expected)
  })

  it.each([
    [24 * minuteMs, 3],
    [26 * minuteMs, undefined],
  ])('numbers that are %i ms old: %s', (age, left) => {
    expect(merge({}, { left: 3 }, age).ticketsLeft).toBe(left)
  })

  it.each([
    [23 * 60 * minuteMs, true],
    [25 * 60 * minuteMs, false],
  ])('a state that is %i ms old counts: %s', (age, soldOut) => {
    expect(merge({}, { state: 'sold-out' }, age).soldOut).toBe(soldOut)
  })
})

describe('the last tickets', () => {
  it.each([
    [0, 1000, false],
    [1, 1000, true],
    [20, 100, true],
    [21, 100, false],
    [49, 1000, true],
    [50, 1000, false],
  ])('%i of %i are: %s', (available, capacity, expected) => {
    expect(isLast({ available, capacity })).toBe(expected)
  })

  it('aren’t told of a seller that doesn’t count', () => {
    expect(isLast({})).toBe(false)
  })
})
