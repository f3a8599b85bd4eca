import { beforeEach, describe, expect, it } from 'vitest'
import { readStandingSeries } from '../../../src/content/series/readers.ts'
import { UpstreamFailed } from '../../../src/errors.ts'
import type { EventAvailability } from '../../../src/features/availability/ticket-source.ts'
import { emptyDatabase } from '../database.ts'
import { minuteMs, noon } from '../notice-steps.ts'
import { noticeWorld } from '../notice-world.ts'
import { seller, sellerWorld } from './seller-world.ts'

let database: D1Database
let world: ReturnType<typeof noticeWorld>
let sold: ReturnType<typeof sellerWorld>
beforeEach(async () => {
  database = await emptyDatabase()
  world = noticeWorld(database, noon)
  sold = sellerWorld(database, world)
  world.state.concerts = [{ slug: 'near', date: '2026-12-05' }]
})

const rowOf = (concert = 'near') =>
  database.prepare('select * from availability where concert = ?').bind(concert).first()
/** Reads the stored facts as pages do. */
const published = async () => {
  const row = await database
    .prepare('select made_at, body from availability_published')
    .first<{ made_at: number; body: string }>()
  return { madeAt: row?.made_at, concerts: JSON.parse(row?.body ?? '{}') }
}
const ticket = 'intickets/42'

describe('an answer is stored', () => {
  const named = (name: string, price?: number, available?: number) => ({
    name,
    ...(price === undefined ? {} : { price }),
    ...(available === undefined ? {} : { available }),
  })
  it.each<[string, Partial<EventAvailability>, object]>([
    [
      'with the cheapest and the dearest category that still has tickets',
      { categories: [named('A', 900, 0), named('B', 500, 2), named('C', 300, 9), named('D', 100, 0)] },
      { price_from: 300, price_to: 500 },
    ],
    [
      'with the prices of a seller that doesn’t count, free ones too',
      { categories: [named('A', 900), named('B', 0), named('C')] },
      { price_from: 0, price_to: 900 },
    ],
    [
      'without prices where it names none',
      { categories: [named('A')] },
      { price_from: null, price_to: null },
    ],
    [
      'without a price in a currency that there isn’t',
      { currency: 'XXQ' },
      { price_from: null, currency: null },
    ],
    ['with the brand’s currency where it names none', { currency: undefined }, { currency: 'RUB' }],
    [
      'with no number that isn’t whole',
      { available: 1.5, capacity: 2.5 },
      { available: null, capacity: null },
    ],
    ['with no number below none', { available: -1, capacity: -1 }, { available: null, capacity: null }],
    ['with none', { available: 0, capacity: 0 }, { available: 0, capacity: 0 }],
    [
      'with a million tickets, and no more',
      { available: 1_000_000, capacity: 1_000_001 },
      { available: 1_000_000, capacity: null },
    ],
    [
      'with its state and beginning',
      { state: 'not-yet', onSaleAt: '2026-11-24T09:00:00.000Z' },
      {
        state: 'not-yet',
        on_sale_at: '2026-11-24T09:00:00.000Z',
      },
    ],
  ])('%s', async (_name, answer, expected) => {
    sold.halls.near = seller(500, answer)
    await sold.minutes(1)
    expect(await rowOf()).toMatchObject({ ...expected, read_at: world.state.now })
  })

  it('with at most thirty categories, whose names have at most eighty letters', async () => {
    sold.halls.near = seller(500, {
      categories: Array.from({ length: 31 }, () => named('x'.repeat(81), 100, 1.5)),
    })
    await sold.minutes(1)
    expect(JSON.parse(String((await rowOf())?.categories))).toEqual(
      Array.from({ length: 30 }, () => ({ name: 'x'.repeat(80), price: 100 })),
    )
  })

  it('for each concert of the event, and for no other', async () => {
    world.state.concerts = ['near', 'same', 'other'].map((slug) => ({ slug, date: '2026-12-05' }))
    sold.state.source.toEvent = (_page, slug) => (slug === 'other' ? 'second' : 'first')
    sold.halls.first = seller(5)
    sold.halls.second = seller(7)
    await sold.minutes(1)
    const left = await Promise.all(
      ['near', 'same', 'other'].map(async (slug) => (await rowOf(slug))?.available),
    )
    expect(left).toEqual([5, 5, 7])
    // Two concerts with the same event cause one request.
    expect(sold.requests.flat().sort()).toEqual(['first', 'second'])
  })
})

describe('what pages show of concerts', () => {
  it.each<[string, EventAvailability, object]>([
    ['many tickets', seller(500), { state: 'on-sale', price: { from: 250_000, currency: 'RUB' } }],
    ['the last ones', seller(12), { left: 12 }],
    ['less than a twentieth', seller(49), { left: 49 }],
    ['none', seller(0), { state: 'sold-out', price: undefined, left: undefined }],
    ['no number before the sale', seller(3, { state: 'not-yet' }), { state: 'not-yet', left: undefined }],
    [
      'two prices',
      seller(500, {
        categories: [
          { name: 'A', price: 100 },
          { name: 'B', price: 300 },
        ],
      }),
      { price: { from: 100, to: 300, currency: 'RUB' } },
    ],
    [
      'a sale that is ahead',
      seller(500, { state: 'not-yet', onSaleAt: '2026-11-23T09:01:01.000Z' }),
      { onSaleAt: '2026-11-23T09:01:01.000Z' },
    ],
    ['a sale that has begun', seller(500, { onSaleAt: '2026-11-23T09:01:00.000Z' }), { onSaleAt: undefined }],
  ])('is %s', async (_name, hall, expected) => {
    sold.halls.near = hall
    await sold.minutes(1)
    const { near } = (await published()).concerts
    expect(near).toMatchObject({
      ticket,
      ...Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined)),
    })
    for (const [name, value] of Object.entries(expected))
      if (value === undefined) expect(near).not.toHaveProperty(name)
  })

  it('is published when it changes, and otherwise every ten minutes', async () => {
    sold.halls.near = seller(500)
    await sold.minutes(1)
    const first = await published()
    expect(first.madeAt).toBe(world.state.now)
    await sold.minutes(9)
    expect((await published()).madeAt).toBe(first.madeAt)
    await sold.minutes(1)
    expect(await published()).toEqual({ madeAt: world.state.now, concerts: first.concerts })
    expect(sold.changed).toEqual(['near'])
    sold.halls.near = seller(0)
    await sold.minutes(10)
    expect((await published()).concerts.near.state).toBe('sold-out')
    expect(sold.changed).toEqual(['near', 'near'])
  })

  it('ends with the concert', async () => {
    world.state.concerts = [{ slug: 'near', date: '2026-11-23', time: '13:00:00.000' }]
    sold.halls.near = seller(500)
    await sold.minutes(1)
    expect(Object.keys((await published()).concerts)).toEqual(['near'])
    // Two and a half hours after one o'clock in Kazan.
    world.state.now = Date.UTC(2026, 10, 23, 12, 30) - minuteMs
    await sold.minutes(1)
    expect((await published()).concerts).toEqual({})
    expect(sold.changed).toEqual(['near', 'near'])
  })

  it('has no numbers of a seller that has failed for a quarter of an hour', async () => {
    sold.halls.near = seller(12)
    await sold.minutes(1)
    sold.state.fault = new UpstreamFailed('tickets', 500, 'broken')
    await sold.minutes(1)
    await sold.minutes(14)
    expect((await published()).concerts.near).toMatchObject({ left: 12, state: 'on-sale' })
    await sold.minutes(1)
    expect((await published()).concerts.near).not.toHaveProperty('left')
    sold.state.fault = undefined
    await sold.minutes(16)
    expect((await published()).concerts.near).toMatchObject({ left: 12 })
  })
})

describe('the list of concerts', () => {
  const link = (url: string) => [{ __typename: 'ComponentTicketExternalLink', url }]
  const events = async () => {
    await sold.minutes(1)
    const { results } = await database
      .prepare('select concert, source, event, ticket from availability order by concert')
      .all()
    return results
  }

  it('has those with a ticket, none that is cancelled', async () => {
    world.state.concerts = [
      { slug: 'a', date: '2026-12-05' },
      { slug: 'b', date: '2026-12-05', ticketLink: link('https://tickets.example/b') },
      { slug: 'c', date: '2026-12-05', ticketLink: [] },
      { slug: 'd', date: '2026-12-05', status: 'cancelled' },
      { slug: 'e', date: '2026-12-05', status: 'postponed' },
    ]
    expect(await events()).toEqual([
      { concert: 'a', source: 'generic', event: 'a', ticket },
      { concert: 'b', source: 'generic', event: 'b', ticket: 'https://tickets.example/b' },
      { concert: 'e', source: 'generic', event: 'e', ticket },
    ])
  })

  it('is read every ten minutes, and after an editor’s change', async () => {
    await sold.minutes(1)
    const before = world.state.asked
    await sold.minutes(9)
    expect(world.state.asked).toBe(before)
    await sold.minutes(1)
    const read = world.state.asked
    expect(read).toBeGreaterThan(before)
    await sold.minutes(1)
    expect(world.state.asked).toBe(read)
    await sold.service().noteChange()
    await sold.minutes(1)
    expect(world.state.asked).toBeGreaterThan(read)
  })

  it('keeps what a seller has said while a concert’s event is the same', async () => {
    sold.halls.near = seller(500)
    await sold.minutes(1)
    const before = await rowOf()
    world.state.concerts = [
      { slug: 'near', date: '2026-12-06', ticketLink: link('https://tickets.example/n') },
    ]
    await sold.service().noteChange()
    await sold.minutes(1)
    const { starts_at, until, ...kept } = before ?? {}
    expect(await rowOf()).toEqual({
      ...kept,
      ticket: 'https://tickets.example/n',
      starts_at: Number(starts_at) + 1440 * minuteMs,
      until: Number(until) + 1440 * minuteMs,
    })
  })

  it('forgets it with the event', async () => {
    sold.halls.near = seller(500)
    await sold.minutes(1)
    sold.state.source.toEvent = () => 'another'
    await sold.service().noteChange()
    sold.state.fault = new UpstreamFailed('tickets', 500, 'broken')
    await sold.minutes(1)
    expect(await rowOf()).toMatchObject({
      event: 'another',
      state: null,
      categories: null,
      next_read_at: world.state.now,
    })
    expect((await published()).concerts).toEqual({})
  })

  it('is complete where it is longer than a batch', async () => {
    world.state.concerts = Array.from({ length: 101 }, (_, n) => ({ slug: `c${n}`, date: '2026-12-05' }))
    expect(await events()).toHaveLength(101)
  })
})

describe('a series that is sold as one', () => {
  const readSeries = async () => (await readStandingSeries(sold.content(), 'ru'))[0]
  const run = async (left: number) => {
    sold.halls['series/bow'] = seller(left)
    await sold.minutes(40)
  }
  beforeEach(() => {
    const ticketUrl = 'https://tickets.example/bow/'
    world.state.concerts.push({ slug: 'far', date: '2026-12-20' })
    world.state.series = [{ slug: 'bow', concerts: ['near', 'far'], ticketUrl }]
  })

  it('has what its seller says is left, and is sold out when nothing is', async () => {
    expect((await readSeries())?.sold).toMatchObject({ soldOut: false, ticket: { kind: 'link' } })
    await run(3)
    expect((await readSeries())?.sold).toMatchObject({ soldOut: false, ticketsLeft: 3 })
    await run(0)
    expect((await readSeries())?.sold).toMatchObject({ soldOut: true })
  })

  it('is no concert for the search, for notices and for the desk’s sales', async () => {
    await run(30)
    await run(3)
    const days = await database.prepare('select 1 from availability_day').all()
    expect([sold.changed, days.results]).toEqual([[], []])
  })

  it('is asked about until its last concert is over', async () => {
    await run(3)
    expect(await rowOf('series/bow')).toMatchObject({ available: 3 })
    world.state.now = Date.parse('2026-12-19T12:00:00Z')
    await sold.minutes(11)
    expect(await rowOf('series/bow')).not.toBeNull()
    world.state.now = Date.parse('2026-12-22T12:00:00Z')
    await sold.minutes(11)
    expect(await rowOf('series/bow')).toBeNull()
  })

  it('that an editor deletes is gone, and its concerts are asked about as before', async () => {
    await run(3)
    world.state.series = []
    await sold.minutes(11)
    expect([await readSeries(), await rowOf('series/bow')]).toEqual([undefined, null])
    expect(await rowOf('near')).toMatchObject({ concert: 'near' })
  })

  it('without a concert isn’t asked about', async () => {
    world.state.series = [{ slug: 'bow', concerts: [], ticketUrl: 'https://tickets.example/bow/' }]
    await run(3)
    expect(await rowOf('series/bow')).toBeNull()
  })
})
