import { beforeEach, describe, expect, it } from 'vitest'
import { leaseDeliveries } from '../../../src/features/notices/lease-deliveries.ts'
import type { Topic } from '../../../src/shared/notices.ts'
import { makePushKeys } from '../../fixtures/push-browsers.ts'
import { emptyDatabase } from '../database.ts'
import { minuteMs, nobody, noon, noticeSteps, reach } from '../notice-steps.ts'
import { type EditedConcert, noticeWorld } from '../notice-world.ts'

let database: D1Database
let world: ReturnType<typeof noticeWorld>
let steps: ReturnType<typeof noticeSteps>
const concert: EditedConcert = { slug: 'kazan-zimmer', date: '2026-12-05' }
const topics: readonly Topic[] = [{ kind: 'concert', key: concert.slug }]
const edit = (changes: Partial<EditedConcert>) => {
  world.state.concerts = [{ ...concert, ...changes }]
}
beforeEach(async () => {
  database = await emptyDatabase()
  world = noticeWorld(database, noon)
  steps = noticeSteps(world)
  world.state.concerts = [concert]
  await steps.service().runScheduled()
})

/** Runs the scheduled handler for some minutes on a site with other services than usual. */
async function minutesWith(changes: Parameters<typeof steps.service>[0], count: number): Promise<void> {
  for (let minute = 0; minute < count; minute++) {
    world.state.now += minuteMs
    await steps.service(changes).runScheduled()
  }
}

describe('a queue that takes no messages', () => {
  const failing = (work: () => Promise<unknown>) => ({ send: work, sendBatch: work }) as unknown as Queue

  it('keeps nobody from being told', async () => {
    await steps.subscribe('anna', topics)
    edit({ date: '2026-12-06' })
    const queue = failing(() => Promise.reject(new Error('the queue is down')))
    await minutesWith({ queue }, 10)
    expect(steps.titles()).toEqual(['Изменился концерт: Имя zimmer'])
  })

  it('and has taken them all the same tells nobody twice', async () => {
    await steps.subscribe('anna', topics)
    edit({ date: '2026-12-06' })
    const queue = failing(async () => {
      await steps.service().handleQueueMessage()
      throw new Error('its answer was lost')
    })
    await minutesWith({ queue }, 10)
    expect(world.received()).toHaveLength(1)
  })
})

describe('a run that ends before it has recorded what it sent', () => {
  it.each([
    { minutes: 4, leased: 0 },
    { minutes: 6, leased: 1 },
  ])('leaves its deliveries to another one: $leased after $minutes minutes', async ({ minutes, leased }) => {
    await steps.subscribe('anna', topics)
    edit({ date: '2026-12-06' })
    await steps.minutes(10)
    await database
      .prepare(`update notice_delivery set state = 'waiting', tries = 0, next_try_at = ?`)
      .bind(world.state.now)
      .run()
    expect(await leaseDeliveries(world.make())).toMatchObject([{ tries: 1 }])
    world.state.now += minutes * minuteMs
    expect(await leaseDeliveries(world.make())).toHaveLength(leased)
  })
})

it('a delivery that waits for the morning has not been tried', async () => {
  await steps.subscribe('anna', topics)
  edit({ date: '2026-12-06' })
  await steps.minutes(10)
  const wait = (at: number) =>
    database
      .prepare(`update notice_delivery set state = 'waiting', tries = 0, next_try_at = ?`)
      .bind(at)
      .run()
  // Half past one at night in Kazan.
  world.state.now = noon + 13.5 * 60 * minuteMs
  await wait(world.state.now)
  await steps.service().runScheduled()
  const delivery = await database.prepare('select state, tries from notice_delivery').first()
  expect(delivery).toEqual({ state: 'waiting', tries: 0 })
})

describe('a site whose keys have changed', () => {
  it('tells a browser that has subscribed anew, with what it followed', async () => {
    const id = await steps.subscribe('anna', topics)
    const changes = { keys: { ...makePushKeys(), subject: 'mailto:office@tutti.example' } }
    const listener = { subscription: id, user: undefined }
    // Browsers that return another address with another key.
    const address = world.browsers.subscribe('anna-anew')
    await steps.service(changes).subscribe(listener, address, reach, [])
    edit({ date: '2026-12-06' })
    await minutesWith(changes, 10)
    expect(world.received().map(({ browser }) => browser)).toEqual(['anna-anew'])
  })
})

describe('a notice that waits', () => {
  beforeEach(async () => {
    await steps.subscribe('anna', topics)
    edit({ date: '2026-12-06' })
    world.state.answer = () => new Response(null, { status: 503 })
    await steps.minutes(10)
    world.state.answer = () => new Response(null, { status: 201 })
  })

  it('is told of no concert that has been deleted', async () => {
    world.state.concerts = []
    await steps.minutes(30)
    expect(steps.titles()).toEqual([])
  })

  it('is told when only the slug of the city is another one', async () => {
    world.state.cities = ['qazan']
    edit({ date: '2026-12-06', city: 'qazan' })
    await steps.minutes(30)
    expect(steps.titles()).toEqual(['Изменился концерт: Имя zimmer'])
  })

  it('is told as the editor has corrected it, once', async () => {
    edit({ date: '2026-12-07' })
    await steps.minutes(70)
    expect(world.received().map(({ payload }) => payload.notification.body)).toEqual([
      expect.stringContaining('7 декабря'),
    ])
  })
})

describe('the night in which clocks change', () => {
  it.each([
    ['forward', '2026-03-29', '2026-03-28T11:00:00Z'],
    ['back', '2026-10-25', '2026-10-24T10:00:00Z'],
  ])('%s moves no concert, and its people are reminded at noon by its clock', async (_, date, remindedAt) => {
    const begins = Date.parse(`${date}T12:00:00Z`) - 3 * 24 * 60 * minuteMs
    database = await emptyDatabase()
    world = noticeWorld(database, begins)
    steps = noticeSteps(world)
    const inBerlin = { slug: concert.slug, timeZone: 'Europe/Berlin' }
    world.state.concerts = [
      { ...inBerlin, date },
      { ...inBerlin, slug: 'later', date: `${date.slice(0, 8)}31` },
    ]
    await steps.service().runScheduled()
    const later: Topic = { kind: 'concert', key: 'later' }
    await steps.subscribe('anna', [...topics, later], nobody, { ...reach, timeZone: 'Europe/Berlin' })
    world.state.now = Date.parse(remindedAt) - minuteMs / 2
    await steps.service().runScheduled()
    expect(steps.titles()).toEqual([])
    await steps.minutes(1)
    expect(steps.titles()).toEqual(['Завтра концерт: Имя zimmer'])
    for (let hour = 0; hour < 24; hour++) {
      world.state.now += 60 * minuteMs
      await steps.service().runScheduled()
    }
    expect(steps.titles()).toHaveLength(1)
  })
})

describe('the site’s mark of a browser', () => {
  it('opens nothing that a letter opens', async () => {
    const id = await steps.subscribe('anna', topics)
    const cookie = await steps.service().makeCookie(id)
    expect([
      await steps.service().unsubscribeMail(cookie),
      await steps.service().confirmMail(cookie, nobody),
    ]).toEqual([undefined, undefined])
    expect((await steps.service().read({ subscription: id, user: undefined })).topics).toEqual(topics)
  })
})
