import { beforeEach, describe, expect, it } from 'vitest'
import { readConcerts } from '../../../src/content/concerts/concerts.ts'
import { readTicketCategories } from '../../../src/content/concerts/ticket-categories.ts'
import { UpstreamFailed } from '../../../src/errors.ts'
import { readDays } from '../../../src/features/availability/availability-history.ts'
import { emptyDatabase } from '../database.ts'
import { noon } from '../notice-steps.ts'
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

/** What pages show about a concert's tickets. */
const shown = async (slug = 'near') => {
  sold.isolate.readAt = 0
  const { concerts } = await readConcerts(sold.content(), 'ru', {
    when: 'upcoming',
    pageSize: 100,
  })
  const found = concerts.find((concert) => concert.slug === slug)
  return (
    found && { soldOut: found.soldOut, left: found.ticketsLeft, last: found.lastTickets, price: found.price }
  )
}
const categories = [
  { name: 'Партер', price: 450_000, available: 0 },
  { name: 'Амфитеатр', price: 300_000, available: 7 },
  { name: 'Балкон', price: 150_000, available: 293 },
]
/** Ticket categories that the concert's own page shows. */
const shownCategories = (price?: { from: number; currency: string }) => {
  sold.isolate.readAt = 0
  const ticket = { kind: 'frame' as const, host: 'intickets' as const, seanceId: '42' }
  return readTicketCategories(sold.content(), { slug: 'near', ticket, soldOut: false, price })
}
const asked = () => sold.requests.flat()

describe('a concert', () => {
  it('is shown as its seller says', async () => {
    sold.halls.near = seller(12)
    await sold.minutes(1)
    expect(await shown()).toEqual({
      soldOut: false,
      left: 12,
      last: true,
      price: { from: 250_000, currency: 'RUB' },
    })
  })

  it('with many tickets left says no number', async () => {
    sold.halls.near = seller(500)
    await sold.minutes(1)
    expect(await shown()).toMatchObject({ soldOut: false, left: undefined, last: false })
  })

  it('has its categories on its page, with numbers where few tickets are left', async () => {
    sold.halls.near = seller(300, { categories })
    await sold.minutes(1)
    expect(await shownCategories()).toEqual({
      currency: 'RUB',
      categories: [
        { name: 'Партер', price: 450_000, available: 0 },
        { name: 'Амфитеатр', price: 300_000, available: 7 },
        { name: 'Балкон', price: 150_000 },
      ],
    })
  })

  it('has no categories on its page where there is one, where its seller fails, and where none can be bought', async () => {
    sold.halls.near = seller(300)
    await sold.minutes(1)
    expect(await shownCategories()).toBe(undefined)
    sold.halls.near = seller(300, { categories })
    await sold.minutes(11)
    expect((await shownCategories())?.categories).toHaveLength(3)
    sold.state.fault = new UpstreamFailed('tickets', 500, 'down')
    await sold.minutes(45)
    expect(await shownCategories()).toBe(undefined)
    delete sold.state.fault
    sold.halls.near = seller(0, { categories })
    await sold.minutes(60)
    expect(await shownCategories()).toBe(undefined)
  })

  it.each([
    ['RUB', 3],
    ['KZT', undefined],
  ])('whose price an editor gave in %s has no categories in another currency', async (currency, shown) => {
    sold.halls.near = seller(300, { categories })
    await sold.minutes(1)
    expect((await shownCategories({ from: 100_000, currency }))?.categories.length).toBe(shown)
  })

  it('that its seller no longer knows keeps its state, and soon says no numbers', async () => {
    sold.halls.near = seller(12, { categories })
    await sold.minutes(1)
    delete sold.halls.near
    await sold.minutes(9)
    expect(await shown()).toMatchObject({ left: 12 })
    await sold.minutes(21)
    expect(await shown()).toMatchObject({ left: undefined, last: false, soldOut: false })
    expect(await shownCategories()).toBe(undefined)
    const before = asked().length
    await sold.minutes(120)
    expect(asked().length - before).toBeLessThanOrEqual(5)
  })

  it('that an editor called sold out stays sold out', async () => {
    world.state.concerts = [{ slug: 'near', date: '2026-12-05', soldOut: true }]
    sold.halls.near = seller(500)
    await sold.minutes(1)
    expect(await shown()).toMatchObject({ soldOut: true })
  })

  it('is as editors wrote it where its seller doesn’t know it', async () => {
    await sold.minutes(1)
    expect(await shown()).toEqual({
      soldOut: false,
      left: undefined,
      last: false,
      price: { from: 150_000, currency: 'RUB' },
    })
  })

  it('whose ticket an editor has changed begins anew', async () => {
    sold.halls.near = seller(0)
    await sold.minutes(1)
    sold.state.source.toEvent = () => 'another'
    sold.halls.another = seller(700)
    await sold.minutes(11)
    expect(await shown()).toMatchObject({ soldOut: false })
  })

  it('that has left the schedule is asked about no more', async () => {
    sold.halls.near = seller(5)
    await sold.minutes(1)
    world.state.concerts = []
    await sold.minutes(11)
    const before = asked().length
    await sold.minutes(20)
    expect(asked().length).toBe(before)
  })
})

describe('a seller', () => {
  it.each([
    ['every minute about a concert with few tickets', seller(12), '2026-12-05', 60],
    ['every ten minutes about a concert of the next sixty days', seller(500), '2026-12-05', 6],
    ['every hour about a later one', seller(500), '2027-03-01', 1],
  ])('is asked %s', async (_name, hall, date, requests) => {
    world.state.concerts = [{ slug: 'near', date }]
    sold.halls.near = hall
    await sold.minutes(1)
    const before = asked().length
    await sold.minutes(60)
    expect(asked().length - before).toBe(requests)
  })

  it('is asked by one run at a time', async () => {
    sold.halls.near = seller(12)
    world.state.now += 60_000
    await Promise.all([
      sold.service().runScheduled(),
      sold.service().runScheduled(),
      sold.service().runScheduled(),
    ])
    expect(asked()).toEqual(['near'])
  })

  it('that fails is asked ever more rarely', async () => {
    sold.halls.near = seller(12)
    await sold.minutes(1)
    sold.state.fault = new UpstreamFailed('tickets', 500, 'broken')
    const before = asked().length
    await sold.minutes(60)
    // Pauses after failures: 1, 2, 4, 8, 16 and then 30 minutes.
    expect(asked().length - before).toBe(6)
  })

  it('that fails leaves its last true state, and soon no numbers', async () => {
    sold.halls.near = seller(12)
    await sold.minutes(1)
    sold.state.fault = new UpstreamFailed('tickets', 500, 'broken')
    await sold.minutes(10)
    expect(await shown()).toMatchObject({ left: 12 })
    await sold.minutes(40)
    expect(await shown()).toMatchObject({ left: undefined, last: false, soldOut: false })
  })

  it('that fails for a day says nothing any more, and editors’ words count alone', async () => {
    sold.halls.near = seller(0)
    await sold.minutes(1)
    sold.state.fault = new UpstreamFailed('tickets', 500, 'broken')
    await sold.minutes(11)
    const soldOutAfter = async (ms: number) => {
      world.state.now += ms
      await sold.minutes(1)
      return (await shown())?.soldOut
    }
    expect([await soldOutAfter(23 * 3_600_000), await soldOutAfter(3_600_000)]).toEqual([true, false])
    delete sold.state.fault
    expect(await soldOutAfter(3_600_000)).toBe(true)
  })
})

describe('a seller that gives no answer about an event for whose tickets somebody waits', () => {
  beforeEach(async () => {
    await database
      .prepare(
        `insert into notice_topic (kind, key, owner, created_at) values ('tickets', 'near', 'anna', 0)`,
      )
      .run()
  })

  it('is asked once an hour, where it has never known the event', async () => {
    await sold.minutes(60)
    expect(asked()).toEqual(['near'])
  })

  it('is asked once a minute, where it has known it', async () => {
    sold.halls.near = seller(12)
    await sold.minutes(1)
    delete sold.halls.near
    const before = asked().length
    await sold.minutes(5)
    expect(asked().length - before).toBe(5)
  })
})

describe('a webhook', () => {
  beforeEach(async () => {
    sold.halls.near = seller(500)
    await sold.minutes(1)
    sold.halls.near = seller(0)
  })

  it('shows the change at once', async () => {
    await sold.service().handleHook('generic', 'near')
    expect(await shown()).toMatchObject({ soldOut: true })
    expect(sold.changed).toEqual(['near', 'near'])
  })

  it.each([
    ['of another event', 'generic', 'unknown'],
    ['of a seller that isn’t connected', 'pretix', 'near'],
    ['of a seller that there isn’t', '__proto__', 'near'],
  ])('%s asks nothing', async (_name, source, body) => {
    const before = asked().length
    expect(await sold.service().handleHook(source, body)).toBe(0)
    expect(asked().length).toBe(before)
  })

  it('that comes a hundred times at once is followed by a few requests', async () => {
    const before = asked().length
    await Promise.all(Array.from({ length: 100 }, () => sold.service().handleHook('generic', 'near')))
    expect(asked().length - before).toBeLessThanOrEqual(2)
    expect(await shown()).toMatchObject({ soldOut: true })
  })
})

describe('the days of a concert', () => {
  const days = async () => (await readDays(database, ['near'])).get('near')

  it('have the number of tickets at their end; a day without a change has no row', async () => {
    sold.halls.near = seller(500)
    await sold.minutes(1)
    sold.halls.near = seller(450)
    await sold.minutes(61)
    expect(await days()).toMatchObject([{ day: '2026-11-23', available: 450, capacity: 1000 }])
    world.state.now += 2 * 86_400_000
    await sold.minutes(61)
    expect(await days()).toHaveLength(1)
    sold.halls.near = seller(12)
    await sold.minutes(61)
    expect(await days()).toMatchObject([
      { day: '2026-11-23', available: 450 },
      { day: '2026-11-25', available: 12 },
    ])
  })

  it('have the number at their end, though it is that of the day before', async () => {
    sold.halls.near = seller(500)
    await sold.minutes(1)
    world.state.now += 86_400_000
    sold.halls.near = seller(490)
    await sold.minutes(1)
    sold.halls.near = seller(500)
    await sold.minutes(61)
    expect(await days()).toMatchObject([
      { day: '2026-11-23', available: 500 },
      { day: '2026-11-24', available: 500 },
    ])
  })

  it('are removed after three years', async () => {
    sold.halls.near = seller(500)
    await sold.minutes(1)
    world.state.now += 1101 * 86_400_000
    world.state.concerts = [{ slug: 'near', date: '2029-12-05' }]
    sold.halls.near = seller(400)
    await sold.minutes(2)
    expect(await days()).toMatchObject([{ available: 400 }])
  })

  it('don’t exist of a seller who doesn’t count', async () => {
    sold.halls.near = seller(500, { available: undefined })
    await sold.minutes(1)
    expect(await days()).toBeUndefined()
  })
})
