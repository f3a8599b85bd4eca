import { beforeEach, describe, expect, it } from 'vitest'
import { UpstreamFailed } from '../../../src/errors.ts'
import { SellerBusy } from '../../../src/features/availability/ask-seller.ts'
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

const source = () => database.prepare('select * from availability_source').first()
const nextRead = (concert = 'near') =>
  database
    .prepare('select next_read_at from availability where concert = ?')
    .bind(concert)
    .first<number>('next_read_at')
const instant = (ms: number) => new Date(ms).toISOString()
const broken = (status = 500) => new UpstreamFailed('tickets', status, 'x'.repeat(300))

describe('a run that asks a seller', () => {
  it('keeps others from it for a minute, if it dies', async () => {
    sold.halls.near = seller(12)
    await sold.minutes(1)
    await database
      .prepare('update availability_source set leased_until = ?')
      .bind(world.state.now + 2 * minuteMs)
      .run()
    const before = sold.requests.length
    await sold.minutes(1)
    expect(sold.requests.length).toBe(before)
    await sold.minutes(1)
    expect(sold.requests.length).toBe(before + 1)
  })

  it('holds its lease for a minute from its beginning', async () => {
    sold.halls.near = seller(12)
    let leasedUntil: unknown
    sold.state.source.fetchEvents = async () => {
      leasedUntil = (await source())?.leased_until
      return new Map()
    }
    await sold.minutes(1)
    expect(leasedUntil).toBe(world.state.now + minuteMs)
    expect(await source()).toMatchObject({ leased_until: 0 })
  })

  it('asks no more after three quarters of a minute, and the next goes on', async () => {
    world.state.concerts = ['a', 'b', 'c'].map((slug) => ({ slug, date: '2026-12-05' }))
    const asked: string[] = []
    sold.state.source.fetchEvents = async (_seller, [event = '']) => {
      asked.push(event)
      world.state.now += 25_000
      return new Map([[event, seller(500)]])
    }
    await sold.minutes(1)
    expect(asked).toEqual(['a', 'b'])
    await sold.minutes(1)
    expect(asked).toEqual(['a', 'b', 'c'])
  })

  it('asks about as many events at once as the source takes', async () => {
    world.state.concerts = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug, date: '2026-12-05' }))
    sold.state.source.eventsAtOnce = 2
    await sold.minutes(1)
    expect(sold.requests.map((each) => each.length)).toEqual([2, 2, 1])
  })

  it('goes on with what is due beyond the first twenty', async () => {
    world.state.concerts = Array.from({ length: 45 }, (_, n) => ({ slug: `c${n}`, date: '2026-12-05' }))
    await sold.minutes(1)
    expect(new Set(sold.requests.flat()).size).toBe(45)
  })
})

describe('a seller that fails', () => {
  beforeEach(async () => {
    sold.halls.near = seller(12)
    await sold.minutes(1)
  })

  it.each<[number, number]>([
    [1, 1],
    [2, 2],
    [5, 16],
    [6, 30],
    [40, 30],
  ])('for the %i. time is asked again after %i minutes', async (failures, waitMinutes) => {
    await database
      .prepare('update availability_source set failures = ?')
      .bind(failures - 1)
      .run()
    sold.state.fault = broken()
    await sold.minutes(1)
    expect(await source()).toMatchObject({
      failures,
      blocked_until: world.state.now + waitMinutes * minuteMs,
    })
  })

  it('is described to operators from its first failure on, until it answers', async () => {
    sold.state.fault = broken()
    await sold.minutes(1)
    const failedSince = instant(world.state.now)
    await sold.minutes(1)
    expect(await sold.service().readState()).toEqual([
      {
        source: 'generic',
        concerts: 1,
        requests: 0,
        failedSince,
        blockedUntil: instant(world.state.now + 2 * minuteMs),
        fault: String(broken()).slice(0, 200),
        oldestAnswer: instant(noon + minuteMs),
      },
    ])
    sold.state.fault = undefined
    await sold.minutes(2)
    expect(await sold.service().readState()).toEqual([
      { source: 'generic', concerts: 1, requests: 0, oldestAnswer: instant(world.state.now) },
    ])
    expect(await source()).toMatchObject({ failures: 0, failed_since: null })
  })

  it('is no failing seller where it only wants to be asked later', async () => {
    sold.state.fault = new SellerBusy(7 * minuteMs)
    await sold.minutes(1)
    expect(await source()).toMatchObject({ failures: 0, blocked_until: world.state.now + 7 * minuteMs })
  })
})

describe('an event without a usable answer', () => {
  it.each<[string, () => Promise<ReadonlyMap<string, EventAvailability>>]>([
    ['since the seller leaves it out', async () => new Map()],
    ['since it isn’t there', () => Promise.reject(broken(404))],
    ['since it is gone', () => Promise.reject(broken(410))],
    ['since it isn’t shown to the site', () => Promise.reject(broken(403))],
    [
      'since the answer is another',
      () => Promise.reject(Object.assign(new Error('bad'), { name: '$ZodError' })),
    ],
  ])('%s is left alone for an hour, and is no failure of the seller', async (_name, fetchEvents) => {
    sold.state.source.fetchEvents = fetchEvents
    await sold.minutes(1)
    expect(await nextRead()).toBe(world.state.now + 60 * minuteMs)
    expect(await source()).toMatchObject({ failures: 0, fault: null })
  })

  it.each([401, 429, 500])('with the status %i is a failure of the seller', async (status) => {
    sold.state.source.fetchEvents = () => Promise.reject(broken(status))
    await sold.minutes(1)
    expect(await source()).toMatchObject({ failures: 1 })
  })

  it('is left alone for ten minutes where the seller knew it within the last hour', async () => {
    sold.halls.near = seller(500)
    await sold.minutes(1)
    delete sold.halls.near
    await sold.minutes(10)
    expect(await nextRead()).toBe(world.state.now + 10 * minuteMs)
    await sold.minutes(50)
    expect(await nextRead()).toBe(world.state.now + 60 * minuteMs)
  })
})

describe('a seller that tells its changes', () => {
  let changed: string[]
  let cursors: (string | undefined)[]
  beforeEach(() => {
    changed = []
    cursors = []
    sold.state.source.fetchChanges = async (_seller, _events, cursor) => {
      cursors.push(cursor)
      return { changed, cursor: `${cursors.length}` }
    }
  })

  it.each<[string, number, number]>([
    ['every four minutes', 500, 5],
    ['every minute while few tickets are left', 12, 20],
  ])('is asked for them %s, from where it was', async (_name, left, requests) => {
    sold.halls.near = seller(left)
    await sold.minutes(1)
    cursors = []
    await sold.minutes(20)
    expect(cursors).toHaveLength(requests)
    expect(cursors.at(-1)).toBe(`${requests - 1}`)
  })

  it('is asked every minute while somebody waits', async () => {
    await database
      .prepare(
        `insert into notice_topic (kind, key, owner, created_at) values ('tickets', 'near', 'anna', 0)`,
      )
      .run()
    sold.halls.near = seller(500)
    await sold.minutes(1)
    cursors = []
    await sold.minutes(20)
    expect(cursors).toHaveLength(20)
  })

  it('is asked about the events that changed, and about no other for a week', async () => {
    world.state.concerts.push({ slug: 'other', date: '2026-12-06' })
    Object.assign(sold.halls, { near: seller(500), other: seller(500) })
    await sold.minutes(1)
    sold.requests.length = 0
    await sold.minutes(60)
    expect(sold.requests).toEqual([])
    changed = ['other']
    await sold.minutes(4)
    expect(sold.requests).toEqual([['other']])
    expect(await nextRead()).toBe(noon + minuteMs + 7 * 1440 * minuteMs)
  })

  it('is asked event by event where the site’s key may not see its changes', async () => {
    sold.halls.near = seller(500)
    sold.state.source.fetchChanges = () => Promise.reject(broken(403))
    await sold.minutes(1)
    expect(await nextRead()).toBe(world.state.now + 10 * minuteMs)
    expect(await source()).toMatchObject({ failures: 0, cursor: null })
  })

  it('has failed where its changes fail otherwise', async () => {
    sold.state.source.fetchChanges = () => Promise.reject(broken(500))
    await sold.minutes(1)
    expect(await source()).toMatchObject({ failures: 1 })
    expect(sold.requests).toEqual([])
  })

  it('is asked for all states once an hour, and about the events whose state is another', async () => {
    world.state.concerts.push({ slug: 'other', date: '2026-12-06' }, { slug: 'third', date: '2026-12-06' })
    Object.assign(sold.halls, { near: seller(500), other: seller(500), third: seller(500) })
    let asked = 0
    const states = new Map<string, EventAvailability['state']>([['near', 'on-sale']])
    sold.state.source.fetchStates = async () => {
      asked += 1
      return states
    }
    await sold.minutes(1)
    expect(asked).toBe(1)
    sold.requests.length = 0
    states.set('other', 'sold-out')
    await sold.minutes(59)
    expect([asked, sold.requests]).toEqual([1, []])
    await sold.minutes(1)
    expect([asked, sold.requests]).toEqual([2, [['other']]])
  })

  it('is asked nothing where no concert is sold by it', async () => {
    world.state.concerts = []
    await sold.minutes(5)
    expect([cursors, sold.requests]).toEqual([[], []])
  })
})

describe('a webhook of a seller', () => {
  it('is about all events that it names, and marks no other as due', async () => {
    world.state.concerts = ['a', 'b', 'c'].map((slug) => ({ slug, date: '2026-12-05' }))
    Object.assign(sold.halls, { a: seller(500), b: seller(500), c: seller(500) })
    sold.state.source.isHookAbout = () => (event) => event !== 'b'
    await sold.minutes(1)
    sold.requests.length = 0
    expect(await sold.service().handleHook('generic', {})).toBe(2)
    expect(sold.requests.flat()).toEqual(['a', 'c'])
  })

  it('that the source can’t read asks nothing', async () => {
    await sold.minutes(1)
    sold.state.source.isHookAbout = () => undefined
    sold.requests.length = 0
    expect(await sold.service().handleHook('generic', 'near')).toBe(0)
    expect(sold.requests).toEqual([])
  })
})
