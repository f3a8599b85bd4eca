import { beforeEach, describe, expect, it } from 'vitest'
import { nowMs } from '../../fixtures/clock.ts'
import { emptyDatabase } from '../database.ts'
import { noon, noticeSteps } from '../notice-steps.ts'
import { noticeWorld } from '../notice-world.ts'

let database: D1Database
let world: ReturnType<typeof noticeWorld>
let steps: ReturnType<typeof noticeSteps>
beforeEach(async () => {
  database = await emptyDatabase()
  world = noticeWorld(database, noon)
  steps = noticeSteps(world)
  world.state.concerts = [{ slug: 'kazan-zimmer', date: '2026-12-05' }]
})

describe('who has pressed the bell of a concert', () => {
  const concert = { kind: 'concert', key: 'kazan-zimmer' } as const
  beforeEach(async () => {
    await steps.service().runScheduled()
    await steps.subscribe('anna', [concert])
  })

  it('reads that it is moved, when and where to', async () => {
    world.state.concerts = [{ slug: 'kazan-zimmer', date: '2026-12-06' }]
    await steps.minutes(10)
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
    await steps.minutes(10)
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
    expect(push?.exp).toBeLessThanOrEqual(nowMs() / 1000 + 24 * 3600)
  })

  it('hears of ten saves in a minute once, and of the last', async () => {
    for (let save = 1; save <= 10; save++) {
      world.state.concerts = [{ slug: 'kazan-zimmer', date: `2026-12-${String(5 + save).padStart(2, '0')}` }]
      world.state.now += 6000
      await steps.service().noteChange()
      await steps.service().runScheduled()
    }
    await steps.minutes(10)
    expect(world.received().map(({ payload }) => payload.notification.body)).toEqual([
      'Теперь: 15 декабря, 19:00, Имя kazan, Имя hall. Было: 5 декабря, 19:00.',
    ])
  })

  const withCast = (...performers: string[]) => [{ slug: 'kazan-zimmer', date: '2026-12-05', performers }]

  it('reads who plays now, once the cast has settled', async () => {
    world.state.concerts = withCast('anna-orlova')
    await steps.minutes(10)
    world.state.concerts = withCast('boris-lvov', 'anna-orlova')
    await steps.minutes(1)
    world.state.concerts = withCast('boris-lvov')
    await steps.minutes(10)
    expect(world.received().map(({ payload }) => payload.notification)).toMatchObject([
      { body: '5 декабря, 19:00, Имя kazan, Имя hall. Играют: Артист anna-orlova.' },
      {
        title: 'Изменился состав: Имя zimmer',
        body: '5 декабря, 19:00, Имя kazan, Имя hall. Играют: Артист boris-lvov.',
      },
    ])
  })

  it('hears nothing of a cast that an editor has mistyped and mended', async () => {
    world.state.concerts = withCast('anna-orlova')
    await steps.minutes(1)
    world.state.concerts = withCast()
    await steps.minutes(15)
    expect(world.received()).toEqual([])
  })

  it('is reminded the day before, once', async () => {
    world.state.now = Date.UTC(2026, 11, 4, 8, 58)
    await steps.minutes(30)
    expect(steps.titles()).toEqual(['Завтра концерт: Имя zimmer'])
  })
})
