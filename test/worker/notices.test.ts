import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNoticeSteps } from '../../src/notices/notice-steps.ts'
import type { Topic } from '../../src/shared/notices.ts'
import { emptyDatabase } from './database.ts'
import { noticeWorld } from './notice-world.ts'

const minuteMs = 60_000
/** A Monday, noon in Kazan. */
const noon = Date.UTC(2026, 10, 23, 9)

let database: D1Database
let world: ReturnType<typeof noticeWorld>
beforeEach(async () => {
  database = await emptyDatabase()
  world = noticeWorld(database, noon)
  world.state.concerts = [{ slug: 'kazan-zimmer', date: '2026-12-05' }]
})
afterEach(() => vi.restoreAllMocks())

const service = () => createNoticeSteps(world.make())
const nobody = { subscription: undefined, user: undefined }
const reach = { locale: 'ru', timeZone: 'Europe/Moscow' } as const

async function subscribe(browser: string, ...topics: Topic[]) {
  const made = await service().subscribe(nobody, world.browsers.subscribe(browser), reach, topics)
  if ('refused' in made) throw new Error(made.refused)
  return made.id
}

async function minutes(count: number) {
  for (let minute = 0; minute < count; minute++) {
    world.state.now += minuteMs
    await service().carryOn()
  }
}

const titles = () => world.received().map(({ payload }) => payload.notification.title)

describe('who has pressed the bell of a concert', () => {
  const concert = { kind: 'concert', key: 'kazan-zimmer' } as const
  beforeEach(async () => {
    await service().carryOn()
    await subscribe('anna', concert)
  })

  it('reads that it is moved, when and where to', async () => {
    world.state.concerts = [{ slug: 'kazan-zimmer', date: '2026-12-06' }]
    await minutes(10)
    expect(world.logged).toEqual([])
    expect(world.received().map(({ payload }) => payload)).toEqual([
      {
        web_push: 8030,
        notification: {
          title: 'Изменился концерт: Имя zimmer',
          body: 'Теперь: 6 декабря, 19:00, Имя kazan, Имя hall. Было: 5 декабря, 19:00.',
          navigate: 'https://tutti.example/c/kazan-zimmer',
          lang: 'ru',
          tag: expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      },
    ])
  })

  it('gets it marked by the site, for a while, in the place of an older one', async () => {
    world.state.concerts = [{ slug: 'kazan-zimmer', date: '2026-12-05', status: 'cancelled' }]
    await minutes(10)
    expect(world.received()).toMatchObject([
      {
        aud: 'https://fcm.googleapis.com',
        sub: 'mailto:office@tutti.example',
        urgency: 'high',
        topic: expect.stringMatching(/^[\w-]{1,32}$/),
      },
    ])
    const [push] = world.received()
    expect(push?.ttlSeconds).toBeGreaterThan(11 * 24 * 3600)
    expect(push?.exp).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 3600)
  })

  it('hears of ten saves in a minute once, and of the last', async () => {
    for (let save = 1; save <= 10; save++) {
      world.state.concerts = [{ slug: 'kazan-zimmer', date: `2026-12-${String(5 + save).padStart(2, '0')}` }]
      world.state.now += 6000
      await service().noteChange()
      await service().carryOn()
    }
    await minutes(10)
    expect(world.received().map(({ payload }) => payload.notification.body)).toEqual([
      'Теперь: 15 декабря, 19:00, Имя kazan, Имя hall. Было: 5 декабря, 19:00.',
    ])
  })

  it('is reminded the day before, once', async () => {
    world.state.now = Date.UTC(2026, 11, 4, 8, 58)
    await minutes(30)
    expect(titles()).toEqual(['Завтра концерт: Имя zimmer'])
  })
})
