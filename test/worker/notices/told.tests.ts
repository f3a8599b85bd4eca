import { beforeEach, describe, expect, it } from 'vitest'
import type { NoticeDeps } from '../../../src/features/notices/notice-deps.ts'
import type { Topic } from '../../../src/shared/notices.ts'
import { emptyDatabase } from '../database.ts'
import { noLimits } from '../no-limits.ts'
import { minuteMs, nobody, noon, noticeSteps, reach } from '../notice-steps.ts'
import { type EditedConcert, noticeWorld } from '../notice-world.ts'

let database: D1Database
let world: ReturnType<typeof noticeWorld>
let steps: ReturnType<typeof noticeSteps>
const concert: EditedConcert = { slug: 'kazan-zimmer', date: '2026-12-05' }
beforeEach(async () => {
  database = await emptyDatabase()
  world = noticeWorld(database, noon)
  steps = noticeSteps(world)
  world.state.concerts = [concert]
  await steps.service().runScheduled()
})

const edit = (changes: Partial<EditedConcert>) => {
  world.state.concerts = [{ ...concert, ...changes }]
}
const topic = (kind: Topic['kind'], key = concert.slug): Topic => ({ kind, key })

describe('who waits for tickets', () => {
  it('hears when their sale begins, within the minute', async () => {
    edit({ onSaleAt: '2026-11-24T07:00:00Z' })
    await steps.minutes(10)
    await steps.subscribe('anna', [topic('tickets')])
    world.state.now = Date.parse('2026-11-24T06:58:30Z')
    await steps.minutes(1)
    expect(steps.titles()).toEqual([])
    await steps.minutes(1)
    expect(steps.titles()).toEqual(['Билеты в продаже: Имя zimmer'])
  })

  it('hears when some are back', async () => {
    edit({ soldOut: true })
    await steps.minutes(10)
    await steps.subscribe('anna', [topic('tickets')])
    edit({ soldOut: false })
    await steps.minutes(10)
    expect(steps.titles()).toEqual(['Билеты вернулись: Имя zimmer'])
  })

  it('hears nothing of tickets that were gone and back within a minute', async () => {
    await steps.subscribe('anna', [topic('tickets')])
    edit({ soldOut: true })
    await steps.service().noteChange()
    await steps.minutes(1)
    edit({ soldOut: false })
    await steps.service().noteChange()
    await steps.minutes(15)
    expect(steps.titles()).toEqual([])
  })

  it('hears nothing of tickets that are gone again when it would go out', async () => {
    edit({ soldOut: true })
    await steps.minutes(10)
    await steps.subscribe('anna', [topic('tickets')])
    edit({ soldOut: false })
    world.state.answer = () => new Response(null, { status: 503 })
    await steps.minutes(10)
    edit({ soldOut: true })
    world.state.answer = () => new Response(null, { status: 201 })
    await steps.minutes(30)
    expect(steps.titles()).toEqual([])
  })
})

describe('who sleeps while tickets are back, gone and back again', () => {
  it('hears of it once in the morning', async () => {
    edit({ soldOut: true })
    await steps.minutes(10)
    await steps.subscribe('anna', [topic('tickets')])
    const asleep = { ...reach, timeZone: 'America/Los_Angeles' }
    await steps.subscribe('boris', [topic('tickets')], nobody, asleep)
    // Anna's e-mail can't be sent, and is tried again.
    world.state.answer = () => new Response(null, { status: 503 })
    edit({ soldOut: false })
    await steps.minutes(10)
    edit({ soldOut: true })
    await steps.minutes(30)
    world.state.answer = () => new Response(null, { status: 201 })
    edit({ soldOut: false })
    await steps.minutes(10)
    world.state.now = Date.UTC(2026, 10, 23, 17)
    await steps.minutes(2)
    expect(world.received().map(({ browser }) => browser)).toEqual(['anna', 'boris'])
  })
})

describe('who follows a city and a program', () => {
  it('hears of a concert that belongs to both once', async () => {
    await steps.subscribe('anna', [
      topic('city', 'kazan'),
      topic('program', 'zimmer'),
      topic('wish', 'zimmer/kazan'),
    ])
    world.state.concerts = [concert, { slug: 'kazan-zimmer-2', date: '2027-01-10' }]
    await steps.minutes(15)
    expect(steps.titles()).toEqual(['Новый концерт: Имя zimmer'])
  })

  it('hears of several that are new at once in one notice', async () => {
    await steps.subscribe('anna', [topic('city', 'kazan')])
    const added = ['a', 'b', 'c', 'd', 'e'].map((slug, day) => ({ slug, date: `2027-01-1${day}` }))
    world.state.concerts = [concert, ...added]
    await steps.minutes(15)
    expect(world.received().map(({ payload }) => payload.notification)).toMatchObject([
      { title: '5 новых концертов', body: expect.stringContaining('и ещё 2') },
    ])
  })

  it('hears of several that are moved at once in a notice each', async () => {
    world.state.concerts = [concert, { slug: 'another', date: '2027-01-10' }]
    await steps.minutes(15)
    await steps.subscribe('anna', [topic('concert'), topic('concert', 'another')])
    world.state.concerts = [
      { ...concert, date: '2026-12-06' },
      { slug: 'another', date: '2027-01-11' },
    ]
    await steps.minutes(10)
    expect(world.received()).toHaveLength(2)
  })

  it('hears nothing of what was there before notices were', async () => {
    await steps.subscribe('anna', [topic('city', 'kazan')])
    await steps.minutes(15)
    expect(steps.titles()).toEqual([])
  })
})

describe('a city that has another slug', () => {
  it('moves no concert, and is followed still', async () => {
    await steps.subscribe('anna', [topic('concert'), topic('city', 'kazan'), topic('wish', 'bach/kazan')])
    world.state.cities = ['qazan']
    edit({ city: 'qazan' })
    await steps.minutes(15)
    expect(steps.titles()).toEqual([])
    const { results } = await database
      .prepare("select key from notice_topic where kind <> 'concert' order by key")
      .all()
    expect(results).toEqual([{ key: 'bach/qazan' }, { key: 'qazan' }])
    world.state.concerts.push({ slug: 'new', date: '2027-01-10', city: 'qazan' })
    await steps.minutes(15)
    expect(steps.titles()).toEqual(['Новый концерт: Имя zimmer'])
  })
})

describe('nobody is told', () => {
  beforeEach(() => steps.subscribe('anna', [topic('concert'), topic('city', 'kazan')]))

  it('that a concert is gone, nor that it is back as it was', async () => {
    world.state.concerts = []
    await steps.minutes(15)
    world.state.concerts = [concert]
    await steps.minutes(15)
    expect(steps.titles()).toEqual([])
  })

  it('while content is silent, and everybody once it speaks', async () => {
    edit({ date: '2026-12-06' })
    world.state.isDown = true
    await steps.minutes(20)
    expect(steps.titles()).toEqual([])
    world.state.isDown = false
    await steps.minutes(20)
    expect(steps.titles()).toEqual(['Изменился концерт: Имя zimmer'])
  })

  it('what content can’t confirm when it goes out', async () => {
    edit({ date: '2026-12-06' })
    world.state.answer = () => {
      world.state.isDown = true
      return new Response(null, { status: 503 })
    }
    await steps.minutes(10)
    world.state.answer = () => new Response(null, { status: 201 })
    await steps.minutes(30)
    expect(steps.titles()).toEqual([])
    world.state.isDown = false
    await steps.minutes(70)
    expect(steps.titles()).toEqual(['Изменился концерт: Имя zimmer'])
  })

  it('at night, but at nine in their own city', async () => {
    await steps.subscribe('boris', [topic('concert')], nobody, { ...reach, timeZone: 'Asia/Vladivostok' })
    world.state.now = Date.UTC(2026, 10, 23, 19, 30)
    edit({ date: '2026-12-06' })
    await steps.minutes(60)
    expect(world.received()).toEqual([])
    world.state.now = Date.UTC(2026, 10, 23, 22, 58)
    await steps.minutes(3)
    expect(world.received().map(({ browser }) => browser)).toEqual(['boris'])
    world.state.now = Date.UTC(2026, 10, 24, 5, 58)
    await steps.minutes(3)
    expect(world.received().map(({ browser }) => browser)).toEqual(['boris', 'anna'])
    // Waiting for the morning doesn't count as an attempt.
    const { results } = await database.prepare('select state, tries from notice_delivery').all()
    expect(results).toEqual([
      { state: 'sent', tries: 1 },
      { state: 'sent', tries: 1 },
    ])
  })

  it.each([
    ['19:00:00.000', []],
    // At nine o'clock the notices are being sent already.
    ['10:00:00.000', ['Изменился концерт: Имя zimmer']],
  ])('at night what could not be sent before, of tomorrow at %s, but %j', async (time, titles) => {
    world.state.answer = () => new Response(null, { status: 503 })
    edit({ date: '2026-11-24', time })
    await steps.minutes(10)
    world.state.answer = () => new Response(null, { status: 201 })
    world.state.now = Date.UTC(2026, 10, 23, 19, 30)
    await steps.minutes(2)
    expect(steps.titles()).toEqual(titles)
  })

  it('of tomorrow once it has begun', async () => {
    world.state.answer = () => new Response(null, { status: 503 })
    world.state.now = Date.UTC(2026, 11, 4, 8, 58)
    await steps.minutes(10)
    world.state.answer = () => new Response(null, { status: 201 })
    world.state.now = Date.UTC(2026, 11, 5, 17)
    await steps.minutes(10)
    expect(steps.titles()).toEqual([])
  })
})

describe('who is signed in', () => {
  it('hears on all devices, and what one follows the others follow', async () => {
    const anna = { subscription: undefined, user: 'anna' } as const
    await steps.service().subscribe(anna, world.browsers.subscribe('phone'), reach, [topic('concert')])
    await steps.service().subscribe(anna, world.browsers.subscribe('laptop'), reach, [])
    edit({ status: 'cancelled' })
    await steps.minutes(10)
    expect(
      world
        .received()
        .map(({ browser }) => browser)
        .sort(),
    ).toEqual(['laptop', 'phone'])
  })

  it('hears of changes of what they have saved', async () => {
    const anna = { subscription: undefined, user: 'anna' } as const
    await steps.service().subscribe(anna, world.browsers.subscribe('phone'), reach, [])
    await database.prepare("insert into account_concert values ('anna', 'kazan-zimmer', 1, 1)").run()
    edit({ status: 'cancelled' })
    await steps.minutes(10)
    expect(steps.titles()).toEqual(['Концерт отменён: Имя zimmer'])
  })

  it('hears who plays now at what they have saved', async () => {
    const anna = { subscription: undefined, user: 'anna' } as const
    await steps.service().subscribe(anna, world.browsers.subscribe('phone'), reach, [])
    await database.prepare("insert into account_concert values ('anna', 'kazan-zimmer', 1, 1)").run()
    edit({ performers: ['anna-orlova'] })
    await steps.minutes(10)
    expect(steps.titles()).toEqual(['Изменился состав: Имя zimmer'])
  })

  it('takes along what the browser followed before', async () => {
    const id = await steps.subscribe('phone', [topic('concert')])
    const joined = await steps.service().read({ subscription: id, user: 'anna' })
    expect(joined).toMatchObject({ topics: [topic('concert')], addresses: { push: [expect.any(String)] } })
    expect(await steps.service().read({ subscription: undefined, user: 'anna' })).toMatchObject(joined)
  })

  it('and leaves, has nothing follow them on that device', async () => {
    const id = await steps.subscribe('phone', [topic('concert')])
    await steps.service().forget({ subscription: id, user: undefined })
    edit({ status: 'cancelled' })
    await steps.minutes(10)
    expect(world.received()).toEqual([])
  })
})

describe('a subscription', () => {
  it('made again and again by one browser is one', async () => {
    const address = world.browsers.subscribe('anna')
    for (let time = 0; time < 50; time++)
      await steps.service().subscribe(nobody, address, reach, [topic('concert')])
    edit({ status: 'cancelled' })
    await steps.minutes(10)
    expect(world.received()).toHaveLength(1)
  })

  it('that is made again has the language and the time zone of where it was made', async () => {
    const address = world.browsers.subscribe('anna')
    const { visitor } = reach
    await steps.service().subscribe(nobody, address, reach, [])
    await steps.service().subscribe(nobody, address, { locale: 'en', timeZone: 'Asia/Omsk', visitor }, [])
    const row = database.prepare('select locale, time_zone from notice_subscription')
    expect(await row.first()).toEqual({ locale: 'en', time_zone: 'Asia/Omsk' })
  })

  it('counts against its network’s day when it is new, and never again', async () => {
    const counted: string[] = []
    const countDaily: NoticeDeps['throttle']['countDaily'] = async (name) => {
      counted.push(name)
      return { waitSeconds: 0, takeBack: () => undefined }
    }
    const service = steps.service({ throttle: { ...noLimits, countDaily } })
    const address = world.browsers.subscribe('anna')
    await service.subscribe(nobody, address, reach, [])
    await service.subscribe(nobody, address, reach, [])
    expect(counted).toHaveLength(1)
  })

  it('of more topics than anybody follows is refused', async () => {
    const many = Array.from({ length: 201 }, (_, index) => topic('concert', `a-${index}`))
    const made = await steps.service().subscribe(nobody, world.browsers.subscribe('anna'), reach, many)
    expect(made).toEqual({ refused: 'full' })
  })

  it('of as many as one may follow takes one of them again', async () => {
    const many = Array.from({ length: 200 }, (_, index) => topic('concert', `a-${index}`))
    const address = world.browsers.subscribe('anna')
    const made = await steps.service().subscribe(nobody, address, reach, many)
    expect(await steps.service().subscribe(nobody, address, reach, [topic('concert', 'a-7')])).toEqual(made)
  })

  it('that is asked for many times at once follows no more than one may', async () => {
    const id = await steps.subscribe('anna', [])
    const calls = Array.from({ length: 30 }, (_, call) =>
      steps.service().follow(
        { subscription: id, user: undefined },
        Array.from({ length: 10 }, (_, index) => topic('concert', `a-${call}-${index}`)),
      ),
    )
    await Promise.all(calls)
    expect(await database.prepare('select count(*) as n from notice_topic').first('n')).toBe(200)
  })

  it('of a browser with a new address keeps what it followed', async () => {
    const id = await steps.subscribe('before', [topic('concert')])
    await steps.subscribe('after', [], { subscription: id, user: undefined })
    edit({ status: 'cancelled' })
    await steps.minutes(10)
    expect(world.received().map(({ browser }) => browser)).toEqual(['after'])
  })
})

describe('a browser that is given another address', () => {
  it('hears there what was on its way to the old one', async () => {
    const before = world.browsers.subscribe('before')
    await steps.service().subscribe(nobody, before, reach, [topic('concert')])
    edit({ status: 'cancelled' })
    world.state.answer = () => new Response(null, { status: 503 })
    await steps.minutes(5)
    await steps.service().renew(nobody, world.browsers.subscribe('after'), before)
    world.state.answer = () => new Response(null, { status: 201 })
    await steps.minutes(30)
    expect(world.received().map(({ browser }) => browser)).toEqual(['after'])
  })

  it('hears what its account is told of, though its session is over', async () => {
    const before = world.browsers.subscribe('before')
    await steps.service().subscribe({ ...nobody, user: 'anna' }, before, reach, [topic('concert')])
    await steps.service().renew(nobody, world.browsers.subscribe('after'), before)
    edit({ status: 'cancelled' })
    await steps.minutes(10)
    expect(world.received().map(({ browser }) => browser)).toEqual(['after'])
  })
})

describe('each run', () => {
  it('asks content five minutes after the last, where nothing has changed', async () => {
    const before = world.state.asked
    await steps.minutes(20)
    expect(world.state.asked - before).toBe(4)
    expect(minuteMs).toBe(60_000)
  })
})
