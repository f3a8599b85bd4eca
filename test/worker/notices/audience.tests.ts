import { beforeEach, describe, expect, it } from 'vitest'
import { fanOutNotices } from '../../../src/features/notices/fan-out-notice.ts'
import { leaseDeliveries, recordOutcomes } from '../../../src/features/notices/lease-deliveries.ts'
import { emptyDatabase } from '../database.ts'
import { numbersUpTo } from '../full-database.ts'
import { noon, noticeSteps } from '../notice-steps.ts'
import { noticeWorld } from '../notice-world.ts'

let database: D1Database
let world: ReturnType<typeof noticeWorld>
beforeEach(async () => {
  database = await emptyDatabase()
  world = noticeWorld(database, noon)
})

/** Makes this many browsers that follow the topic, named with the letter and a number. */
const follow = (
  letter: string,
  count: number,
  kind: 'concert' | 'tickets',
  { isConfirmed = 1, zone = 'Europe/Moscow' } = {},
) =>
  database.batch([
    database
      .prepare(
        `${numbersUpTo(count)} insert into notice_subscription
           (id, owner, channel, address, locale, time_zone, is_confirmed, created_at)
         select ?1 || printf('%05d', n), ?1 || printf('%05d', n), 'push', ?1 || n, 'ru', ?3, ?2, 0 from numbers`,
      )
      .bind(letter, isConfirmed, zone),
    database
      .prepare(
        `${numbersUpTo(count)} insert into notice_topic (kind, key, owner, created_at)
         select ?2, 'kazan-zimmer', ?1 || printf('%05d', n), 0 from numbers`,
      )
      .bind(letter, kind),
  ])

const start = noon + 12 * 24 * 3_600_000
const said = {
  date: '2026-12-05',
  timeZone: 'Europe/Moscow',
  status: 'cancelled',
  tickets: 'none',
  start,
  end: start,
}

/** Adds a notice for followers of the concert, and then for those who wait for its tickets. */
const addNotice = (id = 'told', kind = 'cancelled') =>
  database
    .prepare(
      `insert into notice (id, kind, concert, facts, audience, made_at, expires_at)
       values (?, ?, 'kazan-zimmer', ?, ?, ?, ?)`,
    )
    .bind(
      ...[id, kind, JSON.stringify({ said })],
      JSON.stringify([
        { kind: 'concert', key: 'kazan-zimmer' },
        { kind: 'tickets', key: 'kazan-zimmer' },
      ]),
      ...[noon, start],
    )
    .run()

const countDeliveries = (of = '%') =>
  database
    .prepare('select count(*) as n from notice_delivery where subscription like ?')
    .bind(of)
    .first<number>('n')
const spread = (until = Number.POSITIVE_INFINITY) => fanOutNotices(world.make(), until)
const reached = () =>
  database.prepare('select reached_topic as topic, reached_owner as owner from notice').first()

describe('the deliveries of a notice', () => {
  it.each([499, 500, 501, 1000, 1001])(
    'are made for each of %i who follow a concert, and for all who come after them',
    async (people) => {
      await follow('m', people, 'concert')
      // The names sort before and after the names of the other subscribers.
      await follow('a', 3, 'tickets')
      await follow('z', 3, 'tickets')
      await addNotice()
      await spread()
      expect([await countDeliveries('m%'), await countDeliveries('a%'), await countDeliveries('z%')]).toEqual(
        [people, 3, 3],
      )
      expect(await reached()).toEqual({ topic: null, owner: '' })
    },
  )

  it('are made once for who follows both', async () => {
    await follow('m', 3, 'concert')
    await database.exec(
      "insert into notice_topic (kind, key, owner, created_at) select 'tickets', key, owner, 0 from notice_topic",
    )
    await addNotice()
    await spread()
    expect(await countDeliveries()).toBe(3)
  })

  it('are made for nobody who hasn’t confirmed their address', async () => {
    await follow('m', 2, 'concert', { isConfirmed: 0 })
    await addNotice()
    await spread()
    expect([await countDeliveries(), await reached()]).toEqual([0, { topic: null, owner: '' }])
  })

  it('go on after where a run ended', async () => {
    await follow('m', 1200, 'concert')
    await addNotice()
    let looks = 0
    const now = () => {
      looks += 1
      return noon + looks
    }
    // The run checks the clock several times in each chunk.
    await fanOutNotices({ ...world.make(), now }, noon + 4)
    expect(await countDeliveries()).toBe(500)
    await spread()
    expect(await countDeliveries()).toBe(1200)
  })

  it('are due in the morning of each one’s city, where it is known, else at once', async () => {
    const { cities } = world.state
    expect(cities).toEqual(['kazan'])
    world.state.now = Date.UTC(2026, 10, 23, 20)
    await follow('m', 1, 'concert')
    await follow('x', 1, 'concert', { zone: 'Pacific/Apia' })
    await addNotice()
    await spread()
    const { results } = await database
      .prepare('select subscription, next_try_at as at from notice_delivery order by subscription')
      .all()
    expect(results).toEqual([
      { subscription: 'm00001', at: Date.UTC(2026, 10, 24, 6) },
      { subscription: 'x00001', at: Date.UTC(2026, 10, 23, 20) },
    ])
  })
})

describe('a batch of deliveries', () => {
  const waiting = async () =>
    (
      await database
        .prepare(
          'select notice, subscription, state, tries, next_try_at as at, fault from notice_delivery order by notice, subscription',
        )
        .all()
    ).results

  beforeEach(async () => {
    await follow('m', 2, 'concert')
    await addNotice('one')
    await addNotice('two')
    await spread()
  })

  it('is a hundred of those that are due, the longest due first', async () => {
    await follow('n', 150, 'tickets')
    await addNotice('three')
    await spread()
    await database.exec("update notice_delivery set next_try_at = 0 where subscription = 'n00150'")
    const claimed = await leaseDeliveries(world.make())
    expect(claimed).toHaveLength(100)
    expect(claimed.map(({ subscription }) => subscription)).toContain('n00150')
  })

  it('is nobody else’s for five minutes', async () => {
    expect(await leaseDeliveries(world.make())).toHaveLength(4)
    world.state.now += 5 * 60_000 - 1
    expect(await leaseDeliveries(world.make())).toEqual([])
    world.state.now += 1
    expect((await leaseDeliveries(world.make())).map(({ tries }) => tries)).toEqual([2, 2, 2, 2])
  })

  it('is noted one by one: what became of one is none of the others', async () => {
    const claimed = await leaseDeliveries(world.make())
    const delivery = claimed.find(({ notice, subscription }) => notice === 'one' && subscription === 'm00001')
    if (!delivery) throw new Error('it was not claimed')
    await recordOutcomes(world.make(), [{ delivery, state: 'failed', fault: '400' }])
    const due = noon + 5 * 60_000
    expect(await waiting()).toEqual([
      { notice: 'one', subscription: 'm00001', state: 'failed', tries: 1, at: 0, fault: '400' },
      { notice: 'one', subscription: 'm00002', state: 'waiting', tries: 1, at: due, fault: null },
      { notice: 'two', subscription: 'm00001', state: 'waiting', tries: 1, at: due, fault: null },
      { notice: 'two', subscription: 'm00002', state: 'waiting', tries: 1, at: due, fault: null },
    ])
  })

  it('that has been noted stays so, whatever a late run says of it', async () => {
    const [delivery] = await leaseDeliveries(world.make())
    if (!delivery) throw new Error('nothing was claimed')
    await recordOutcomes(world.make(), [{ delivery, state: 'sent' }])
    await recordOutcomes(world.make(), [{ delivery, state: 'waiting', at: 1, fault: 'late' }])
    const states = (await waiting()).filter(
      (row) => row.notice === delivery.notice && row.subscription === delivery.subscription,
    )
    expect(states).toMatchObject([{ state: 'sent', fault: null }])
  })

  it('doesn’t count what wasn’t tried', async () => {
    const [delivery] = await leaseDeliveries(world.make())
    if (!delivery) throw new Error('nothing was claimed')
    await recordOutcomes(world.make(), [{ delivery, state: 'waiting', at: noon + 1, isUntried: true }])
    expect((await waiting())[0]).toMatchObject({ state: 'waiting', tries: 0, at: noon + 1 })
  })

  it('that finds a subscription gone removes what it alone was told of', async () => {
    await database.exec(
      "insert into notice_subscription (id, owner, channel, address, locale, time_zone, is_confirmed, created_at) select 'device-2', owner, channel, 'elsewhere', locale, time_zone, 1, 0 from notice_subscription where id = 'm00001'",
    )
    const claimed = await leaseDeliveries(world.make())
    await recordOutcomes(
      world.make(),
      claimed
        .filter(({ notice }) => notice === 'one')
        .map((delivery) => ({ delivery, state: 'dropped', fault: 'gone', isGone: true })),
    )
    const left = await database.prepare('select owner from notice_topic').all()
    expect(left.results).toEqual([{ owner: 'm00001' }])
    expect(await database.prepare('select id from notice_subscription').all()).toMatchObject({
      results: [{ id: 'device-2' }],
    })
  })
})

describe('what is over', () => {
  it('is forgotten thirty days later, with its deliveries', async () => {
    await follow('m', 1, 'concert')
    await addNotice()
    await spread()
    const steps = noticeSteps(world)
    world.state.now = noon + 30 * 24 * 3_600_000 - 60_000
    await steps.minutes(1)
    expect(await countDeliveries()).toBe(1)
    await steps.minutes(1)
    expect([await countDeliveries(), await reached()]).toEqual([0, null])
  })

  it('is a browser that was silent for 400 days, with its topics, and no other address', async () => {
    await follow('m', 1, 'concert')
    await database.exec(
      `insert into notice_subscription (id, owner, channel, address, locale, time_zone, is_confirmed, created_at, seen_at)
       values ('e', 'e', 'email', 'e@example.org', 'ru', 'Europe/Moscow', 1, 0, 0)`.replace(/\n */g, ' '),
    )
    await database.prepare(`update notice_subscription set seen_at = ?`).bind(noon).run()
    const left = async (now: number) => {
      world.state.now = now
      await noticeSteps(world).minutes(1)
      const { results } = await database
        .prepare('select id from notice_subscription union all select owner from notice_topic')
        .all<{ id: string }>()
      return results.map(({ id }) => id).sort()
    }
    const goneAt = noon + 400 * 24 * 3_600_000
    expect(await left(goneAt - 60_000)).toEqual(['e', 'm00001', 'm00001'])
    expect(await left(goneAt)).toEqual(['e'])
  })
})

describe('followers of places of the world', () => {
  const places = [
    // Places at 35 km, 97 km and 103 km from Kazan, and on the other side of the earth.
    { place: 'zelenodolsk-1', latitude: 55.84, longitude: 48.51 },
    { place: 'north-2', latitude: 56.66, longitude: 49.12 },
    { place: 'too-far-3', latitude: 56.72, longitude: 49.12 },
    { place: 'antipode-4', latitude: -55.79, longitude: -130.88 },
  ]
  const announce = (city: string) =>
    database
      .prepare(
        `insert into notice (id, kind, concert, facts, audience, made_at, expires_at)
         values ('near', 'announced', 'kazan-zimmer', ?, ?, ?, ?)`,
      )
      .bind(JSON.stringify({ said }), JSON.stringify([{ kind: 'near', key: city }]), noon, start)
      .run()
  const told = async () => {
    const { results } = await database
      .prepare('select subscription from notice_delivery order by subscription')
      .all<{ subscription: string }>()
    return results.map(({ subscription }) => subscription)
  }

  beforeEach(async () => {
    await database.batch(
      places.flatMap(({ place, latitude, longitude }) => [
        database
          .prepare(
            `insert into wished_place (place, names, country, latitude, longitude) values (?, '{}', 'ru', ?, ?)`,
          )
          .bind(place, latitude, longitude),
        database
          .prepare(
            `insert into notice_subscription (id, owner, channel, address, locale, time_zone, is_confirmed, created_at)
             values (?1, ?1, 'push', ?1, 'ru', 'Europe/Moscow', 1, 0)`,
          )
          .bind(place),
        database
          .prepare(`insert into notice_topic (kind, key, owner, created_at) values ('place', ?1, ?1, 0)`)
          .bind(place),
      ]),
    )
  })

  it('are told of a concert within 100 km', async () => {
    await announce('kazan')
    await spread()
    expect(await told()).toEqual(['north-2', 'zelenodolsk-1'])
  })

  it('are told once, whatever number of places they follow', async () => {
    await database
      .prepare(
        `insert into notice_topic (kind, key, owner, created_at) values ('place', 'zelenodolsk-1', 'north-2', 0)`,
      )
      .run()
    await announce('kazan')
    await spread()
    expect(await told()).toEqual(['north-2', 'zelenodolsk-1'])
  })

  it('aren’t told of a concert in a city without coordinates, or that there is not', async () => {
    await announce('samara')
    await spread()
    expect(await told()).toEqual([])
  })
})
