import { beforeEach, describe, expect, it } from 'vitest'
import { makePushKeys } from '../../fixtures/push-browsers.ts'
import { emptyDatabase } from '../database.ts'
import { noon, noticeSteps } from '../notice-steps.ts'
import { noticeWorld, taken } from '../notice-world.ts'

let database: D1Database
let world: ReturnType<typeof noticeWorld>
let steps: ReturnType<typeof noticeSteps>
const topics = [{ kind: 'concert', key: 'kazan-zimmer' }] as const
beforeEach(async () => {
  database = await emptyDatabase()
  world = noticeWorld(database, noon)
  steps = noticeSteps(world)
  world.state.concerts = [{ slug: 'kazan-zimmer', date: '2026-12-05' }]
  await steps.service().runScheduled()
  await steps.subscribe('anna', topics)
})

const cancel = () => {
  world.state.concerts = [{ slug: 'kazan-zimmer', date: '2026-12-05', status: 'cancelled' }]
}
/** Moves the concert to another day: each further change makes another notice. */
const moveTo = (day: number) => {
  world.state.concerts = [{ slug: 'kazan-zimmer', date: `2026-12-${day}` }]
}
const answer = (status: number, headers = {}) => {
  world.state.answer = () => new Response(null, { status, headers })
}
const deliveries = async () =>
  (await database.prepare('select state, tries, fault from notice_delivery').all()).results
const subscriptions = () =>
  database.prepare('select count(*) as n from notice_subscription').first<number>('n')
const followed = () => database.prepare('select count(*) as n from notice_topic').first<number>('n')

describe('a push that is', () => {
  it('taken is sent', async () => {
    cancel()
    await steps.minutes(10)
    expect(await deliveries()).toEqual([{ state: 'sent', tries: 1, fault: null }])
  })

  it.each([404, 410])('answered by %i ends the subscription, with what it followed', async (status) => {
    answer(status)
    cancel()
    await steps.minutes(10)
    expect([await subscriptions(), await followed()]).toEqual([0, 0])
  })

  it.each([500, 503])('answered by %i arrives when the service is well', async (status) => {
    answer(status)
    cancel()
    await steps.minutes(10)
    world.state.answer = taken
    await steps.minutes(30)
    expect(steps.titles()).toHaveLength(1)
  })

  it('answered by nothing arrives when the service is there', async () => {
    world.state.answer = () => {
      throw new TypeError('connection refused')
    }
    cancel()
    await steps.minutes(10)
    expect(await deliveries()).toMatchObject([{ state: 'waiting', fault: 'TypeError' }])
    world.state.answer = taken
    await steps.minutes(30)
    expect(steps.titles()).toHaveLength(1)
  })

  it('one too many for its service comes again when that says', async () => {
    let asked = 0
    world.state.answer = () => {
      asked += 1
      return new Response(null, { status: 429, headers: { 'retry-after': '1800' } })
    }
    cancel()
    await steps.minutes(30)
    expect(asked).toBe(1)
  })

  it('one too many leaves its service alone with the rest of the batch', async () => {
    for (let browser = 0; browser < 30; browser++) await steps.subscribe(`b-${browser}`, topics)
    let asked = 0
    world.state.answer = () => {
      asked += 1
      return new Response(null, { status: 429, headers: { 'retry-after': '1800' } })
    }
    cancel()
    await steps.minutes(10)
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThanOrEqual(6)
  })

  it('refused five times in a row ends the subscription, and not before', async () => {
    answer(403)
    for (const day of [6, 7, 8, 9]) {
      moveTo(10 + day)
      await steps.minutes(10)
    }
    expect(await subscriptions()).toBe(1)
    moveTo(20)
    await steps.minutes(10)
    expect(await subscriptions()).toBe(0)
  })

  it('taken in between begins the count anew', async () => {
    for (const [index, status] of [403, 403, 403, 403, 201, 403].entries()) {
      answer(status)
      moveTo(11 + index)
      await steps.minutes(10)
    }
    expect(await subscriptions()).toBe(1)
  })

  it('led elsewhere is refused', async () => {
    answer(302, { location: 'https://tutti.example/' })
    cancel()
    await steps.minutes(10)
    expect(await deliveries()).toMatchObject([{ state: 'failed', fault: '302' }])
  })
})

describe('a site with', () => {
  it('other keys tries none of the browsers that believe the old ones, and keeps them', async () => {
    cancel()
    const keys = { ...makePushKeys(), subject: 'mailto:office@tutti.example' }
    const world = { keys }
    for (let minute = 0; minute < 10; minute++) {
      await steps.service(world).noteChange()
      await nextMinute(world)
    }
    expect(await deliveries()).toMatchObject([{ state: 'failed', fault: 'another key' }])
    expect(await subscriptions()).toBe(1)
  })

  it('a channel fewer than before fails the notices of that channel and sends the others', async () => {
    await database
      .prepare(
        `insert into notice_subscription (id, owner, channel, address, locale, time_zone, is_confirmed, created_at)
         select 'pigeon', owner, 'pigeon', 'loft', locale, time_zone, 1, 0 from notice_subscription`,
      )
      .run()
    cancel()
    for (let minute = 0; minute < 4; minute++) await nextMinute({})
    expect(steps.titles()).toHaveLength(1)
    expect(await deliveries()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ state: 'failed', fault: 'no channel' }),
        expect.objectContaining({ state: 'sent' }),
      ]),
    )
  })

  it('a queue has it take the batches', async () => {
    const sent: unknown[] = []
    const queue = {
      send: async () => undefined,
      sendBatch: async (messages: Iterable<unknown>) => void sent.push(...messages),
    } as unknown as Queue
    cancel()
    for (let minute = 0; minute < 4; minute++) await nextMinute({ queue })
    expect(sent.length).toBeGreaterThan(0)
    expect(steps.titles()).toEqual([])
    await steps.service({ queue }).handleQueueMessage()
    await steps.service({ queue }).handleQueueMessage()
    expect(steps.titles()).toHaveLength(1)
  })
})

async function nextMinute(changes: Parameters<typeof steps.service>[0]) {
  world.state.now += 60_000
  await steps.service(changes).noteChange()
  await steps.service(changes).runScheduled()
}
