import { beforeEach, describe, expect, it } from 'vitest'
import { createNoticeMethods } from '../../../src/features/notices/create-notice-service.ts'
import { emptyDatabase } from '../database.ts'
import { numbersUpTo } from '../full-database.ts'
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

/** Makes this many people who wait for the concert's tickets, each with an address of their own, in numerical order. */
const wait = (people: number) =>
  database.batch([
    database
      .prepare(
        `${numbersUpTo(people)} insert into notice_subscription
           (id, owner, channel, address, locale, time_zone, is_confirmed, created_at)
         select printf('p%05d', n), printf('p%05d', n), 'email', n || '@example.org', 'ru', 'Europe/Moscow', 1, 0
         from numbers`,
      )
      .bind(),
    database.prepare(
      // The names sort in another order than that of asking.
      `${numbersUpTo(people)} insert into notice_topic (kind, key, owner, created_at)
       select 'tickets', 'near', printf('p%05d', n), ${people} - n from numbers`,
    ),
  ])

/** Runs the whole site for a minute: sellers are asked, changes are announced, and portions of people are told. */
async function minutes(count: number, { dies = false } = {}): Promise<void> {
  for (let minute = 0; minute < count; minute++) {
    await sold.minutes(1)
    sold.isolate.readAt = 0
    // A restart after a run that has done a part of its work, with two runs at the same time.
    const runs = Array.from({ length: dies ? 2 : 1 }, () =>
      createNoticeMethods(world.make({ content: sold.content() })).runScheduled(),
    )
    await Promise.all(runs)
  }
}
const told = async (): Promise<string[]> => {
  const { results } = await database
    .prepare('select subscription from notice_delivery')
    .all<{ subscription: string }>()
  return results.map(({ subscription }) => subscription)
}
const firstOf = (people: number, count: number) =>
  Array.from({ length: count }, (_, index) => `p${String(people - index).padStart(5, '0')}`)

describe('returned tickets', () => {
  beforeEach(async () => {
    sold.halls.near = seller(0)
    await minutes(1)
  })

  it('are told to three people for each, in the order of asking', async () => {
    await wait(100)
    sold.halls.near = seller(4)
    await minutes(4)
    expect((await told()).sort()).toEqual(firstOf(100, 12).sort())
  })

  it('are told to the next people after ten minutes', async () => {
    await wait(100)
    sold.halls.near = seller(4)
    await minutes(4 + 8)
    expect((await told()).length).toBe(12)
    await minutes(2)
    expect((await told()).sort()).toEqual(firstOf(100, 24).sort())
  })

  it('that are gone again are told to nobody else', async () => {
    await wait(100)
    sold.halls.near = seller(4)
    await minutes(4)
    sold.halls.near = seller(0)
    await minutes(30)
    expect((await told()).length).toBe(12)
  })

  it('of which there are many are told to everybody at once', async () => {
    await wait(100)
    sold.halls.near = seller(400)
    await minutes(4)
    expect((await told()).length).toBe(100)
  })

  it('that come back within minutes of the last one’s sale are told to nobody', async () => {
    sold.halls.near = seller(3)
    await minutes(20)
    await wait(10)
    sold.halls.near = seller(0)
    await minutes(4)
    sold.halls.near = seller(3)
    await minutes(20)
    expect(await told()).toEqual([])
  })

  it('wait for the morning', async () => {
    await wait(100)
    world.state.now = noon + 11 * 60 * minuteMs
    sold.halls.near = seller(4)
    await minutes(30)
    expect(await told()).toEqual([])
  })

  it('of ten days reach 1,500 people in their order, each once, while runs die', async () => {
    // Number of people who wait, more than the two portions of five hundred that one run notifies.
    const people = 1500
    await wait(people)
    for (let step = 0; step < 10; step++) {
      sold.halls.near = seller(4)
      await minutes(5, { dies: true })
      sold.halls.near = seller(0)
      await minutes(12, { dies: true })
    }
    const all = await told()
    expect(new Set(all).size).toBe(all.length)
    expect(all.sort()).toEqual(firstOf(people, all.length).sort())
    console.log(`figure: of ${people} people ${all.length} told of 40 tickets, in order, nobody twice`)
    expect(all.length).toBeGreaterThanOrEqual(10 * 12)
  }, 240_000)
})

describe('the last tickets', () => {
  it('are told once to who has saved the concert', async () => {
    await database.batch([
      database.prepare(
        `insert into notice_subscription (id, owner, channel, address, locale, time_zone, is_confirmed, created_at)
         values ('saved', 'account:u1', 'email', 's@example.org', 'ru', 'Europe/Moscow', 1, 0),
           ('follows', 'account:u2', 'email', 'f@example.org', 'ru', 'Europe/Moscow', 1, 0)`,
      ),
      database.prepare(
        `insert into account_concert (user, slug, is_saved, changed_at) values ('u1', 'near', 1, 0)`,
      ),
      database.prepare(
        `insert into notice_topic (kind, key, owner, created_at) values ('concert', 'near', 'account:u2', 0)`,
      ),
    ])
    sold.halls.near = seller(500)
    await minutes(3)
    sold.halls.near = seller(12)
    await minutes(30)
    sold.halls.near = seller(30)
    await minutes(30)
    sold.halls.near = seller(11)
    await minutes(30)
    const kinds = await database.prepare('select kind from notice').all<{ kind: string }>()
    expect([kinds.results, await told()]).toEqual([[{ kind: 'last' }], ['saved']])
  })
})
