import { beforeEach, describe, expect, it } from 'vitest'
import { createIsolateState } from '../../../src/cache/cache.ts'
import { createKvCache } from '../../../src/cache/kv-cache.ts'
import { createRedirectService, deleteOldUses } from '../../../src/features/desk/content/site-redirects.ts'
import { beginLog, completeLog, deleteOldLog, readLog } from '../../../src/features/desk/desk-log.ts'
import {
  readEvenings,
  readYearsWithEvenings,
  storeConcerts,
} from '../../../src/features/desk/evenings/evening-rows.ts'
import {
  deleteOldHealth,
  isHealthDue,
  readHealth,
  recordHealth,
} from '../../../src/features/desk/health-hours.ts'
import { emptyDatabase } from '../database.ts'
import { numbersUpTo } from '../full-database.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000
const now = Date.UTC(2026, 10, 26, 12, 30)
const anna = { id: 'u1', name: 'Anna' }

let database: D1Database
beforeEach(async () => {
  database = await emptyDatabase()
})
const countOf = (table: string) =>
  database.prepare(`select count(*) as count from ${table}`).first<number>('count')

describe('the log of the desk', () => {
  it('says of each action who began it, and whether it was done', async () => {
    const first = await beginLog(database, anna, 'deskEntry.answer', 'x'.repeat(300), now)
    const second = await beginLog(database, anna, 'deskVotes.close', 'encore', now + 1)
    await beginLog(database, anna, 'deskVotes.close', 'opener', now + 2)
    await completeLog(database, first, true)
    await completeLog(database, second, false)
    expect((await readLog(database)).rows).toEqual([
      {
        id: second + 1,
        at: now + 2,
        name: 'Anna',
        action: 'deskVotes.close',
        subject: 'opener',
        isDone: undefined,
      },
      { id: second, at: now + 1, name: 'Anna', action: 'deskVotes.close', subject: 'encore', isDone: false },
      {
        id: first,
        at: now,
        name: 'Anna',
        action: 'deskEntry.answer',
        subject: 'x'.repeat(200),
        isDone: true,
      },
    ])
  })

  it.each([
    [100, [100], undefined],
    [101, [100, 1], 2],
    [200, [100, 100], 101],
    [201, [100, 100, 1], 102],
  ])('of %d rows has pages of %j', async (rows, pages, next) => {
    await database
      .prepare(
        `${numbersUpTo(rows)} insert into desk_log (at, user, name, action, subject) select n, 'u', 'n', 'a', '' from numbers`,
      )
      .run()
    const read: number[] = []
    let page = await readLog(database)
    expect(page.next).toBe(next)
    read.push(page.rows.length)
    while (page.next !== undefined) {
      page = await readLog(database, page.next)
      read.push(page.rows.length)
    }
    expect(read).toEqual(pages)
  })

  it('forgets what is older than 366 days, five hundred rows at a time', async () => {
    await database
      .prepare(
        `${numbersUpTo(600)} insert into desk_log (at, user, name, action, subject) select n, 'u', 'n', 'a', '' from numbers`,
      )
      .run()
    await beginLog(database, anna, 'a', 'kept', now - 366 * dayMs)
    await beginLog(database, anna, 'a', 'too old', now - 366 * dayMs - 1)
    await deleteOldLog(database, now)
    expect(await countOf('desk_log')).toBe(102)
    await deleteOldLog(database, now)
    expect((await readLog(database)).rows.map(({ subject }) => subject)).toEqual(['kept'])
  })
})

describe('the hours of dependencies', () => {
  const ok = { state: 'ok', source: 'configured' } as const
  const failing = { state: 'failing', source: 'configured', reason: 'no answer' } as const
  const absent = { state: 'failing', source: 'absent' } as const

  it('are due once an hour', async () => {
    expect(await isHealthDue(database, now)).toBe(true)
    await recordHealth(database, { content: ok }, now)
    expect(await isHealthDue(database, now + 29 * 60_000)).toBe(false)
    expect(await isHealthDue(database, now + 30 * 60_000)).toBe(true)
  })

  it('say how each was, and that it failed if it ever did in that hour', async () => {
    await recordHealth(database, { content: ok, search: failing, mail: absent }, now)
    await recordHealth(database, { content: failing, search: ok, mail: ok }, now + 1)
    await recordHealth(database, { content: ok, search: ok, mail: absent }, now + hourMs)
    const hour = (at: string, state: string, reason?: string) => ({ hour: `2026-11-26T${at}`, state, reason })
    const history = await readHealth(database, now + hourMs)
    expect(history.toSorted((one, other) => (one.dependency < other.dependency ? -1 : 1))).toEqual([
      { dependency: 'content', hours: [hour('12', 'failing', 'no answer'), hour('13', 'ok')] },
      { dependency: 'mail', hours: [hour('12', 'ok'), hour('13', 'absent')] },
      { dependency: 'search', hours: [hour('12', 'failing', 'no answer'), hour('13', 'ok')] },
    ])
  })

  it('are shown for thirty days, and deleted after one more', async () => {
    for (const days of [29, 30, 31, 32]) await recordHealth(database, { content: ok }, now - days * dayMs)
    expect((await readHealth(database, now))[0]?.hours.map(({ hour }) => hour)).toEqual(['2026-10-28T12'])
    await deleteOldHealth(database, now)
    const left = await database.prepare('select hour from health_hour order by hour').all<{ hour: string }>()
    expect(left.results.map(({ hour }) => hour)).toEqual(['2026-10-26T12', '2026-10-27T12', '2026-10-28T12'])
  })
})

describe('redirects of the desk', () => {
  let at = now
  const service = () => {
    const around = { kv: undefined, now: () => at, waitUntil: () => undefined }
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const cache = createKvCache(createIsolateState(100_000), { ...around, log })
    return createRedirectService({ database, cache, now: () => at })
  }
  beforeEach(() => {
    at = now
  })

  it.each([
    ['/old', '/new', 'done'],
    ['https://tutti.example/Old/', ' https://shop.example/x ', 'done'],
    ['/', '/new', 'path'],
    ['', '/new', 'path'],
    [`/${'a'.repeat(2047)}`, '/new', 'done'],
    [`/${'a'.repeat(2048)}`, '/new', 'path'],
    ['/old', `/${'a'.repeat(2047)}`, 'done'],
    ['/old', `/${'a'.repeat(2048)}`, 'target'],
    ['/old', 'http://shop.example/', 'target'],
    ['/old', '//evil.example/', 'target'],
    ['/old', '/\\evil.example/', 'target'],
    ['/old', 'javascript:alert(1)', 'target'],
    ['/old', 'mailto:a@b.example', 'target'],
    ['/old', 'new', 'target'],
    ['/old', '/OLD/', 'itself'],
    ['/old?a=1', '/old', 'done'],
  ])('from %j to %j: %s', async (path, target, expected) => {
    expect(await service().make({ path, target, by: 'anna' })).toBe(expected)
  })

  it('are listed with who made them, and the last day on which they were followed', async () => {
    const redirects = service()
    await redirects.make({ path: '/b/', target: '/new', by: 'anna' })
    await redirects.make({ path: '/a', target: '/new', by: 'anna' })
    at += 1000
    await redirects.make({ path: '/A', target: '/newer', by: 'boris' })
    await redirects.noteFollowed('/a?utm_source=vk')
    at += 2 * dayMs
    await redirects.noteFollowed('/a')
    at -= dayMs
    await redirects.noteFollowed('/a')
    expect(await redirects.list()).toEqual([
      { path: '/a', target: '/newer', madeBy: 'boris', madeAt: now + 1000, followedOn: '2026-11-28' },
      { path: '/b', target: '/new', madeBy: 'anna', madeAt: now, followedOn: undefined },
    ])
    expect(await redirects.readFollowed(['/a', '/b'], '2026-11-28')).toEqual(new Set(['/a']))
    expect(await redirects.readFollowed(['/a', '/b'], '2026-11-29')).toEqual(new Set())
  })

  it('are found by the first address that has one, for a minute as they were', async () => {
    const redirects = service()
    await redirects.make({ path: '/old', target: '/new', by: 'anna' })
    await redirects.make({ path: '/old?page=2', target: '/second', by: 'anna' })
    const find = () => redirects.find(['/old?page=2', '/old'])
    expect(await find()).toEqual({ from: '/old?page=2', to: '/second' })
    expect(await redirects.find(['/constructor', '/'])).toBeUndefined()
    expect(await redirects.remove('/old?page=2')).toBe(true)
    expect(await redirects.remove('/old?page=2')).toBe(false)
    at += 59_000
    expect(await find()).toEqual({ from: '/old?page=2', to: '/second' })
    at += 1001
    expect(await find()).toEqual({ from: '/old', to: '/new' })
  })

  it('are five thousand at most', async () => {
    await database
      .prepare(
        `${numbersUpTo(4999)} insert into site_redirect (path, target, made_by, made_at)
         select '/r' || n, '/x', 'a', 0 from numbers`,
      )
      .run()
    const make = (path: string) => service().make({ path, target: '/new', by: 'anna' })
    expect([await make('/one'), await make('/two')]).toEqual(['done', 'full'])
  })

  it('are followed where the day can’t be noted', async () => {
    await database.prepare('drop table redirect_use').run()
    await expect(service().noteFollowed('/old')).resolves.toBeUndefined()
  })

  it('that nobody has followed for 400 days are forgotten as followed', async () => {
    const days = [400, 401].map((count) => new Date(now - count * dayMs).toISOString().slice(0, 10))
    for (const day of days)
      await database.prepare('insert into redirect_use (path, followed_on) values (?1, ?1)').bind(day).run()
    await deleteOldUses(database, now)
    const { results } = await database.prepare('select path from redirect_use').all()
    expect(results).toEqual([{ path: days[0] }])
  })
})

describe('the rows of evenings', () => {
  const concert = (slug: string, day: string, more: object = {}) => ({
    concert: slug,
    day,
    program: 'zimmer',
    city: 'kazan',
    title: undefined,
    status: 'scheduled' as const,
    isSoldOut: false,
    ...more,
  })

  it('are those of the first to the last day, by their day and name', async () => {
    await storeConcerts(database, [
      concert('c', '2026-12-02'),
      concert('b', '2026-12-01', { title: 'Gala', isSoldOut: true }),
      concert('a', '2026-12-01'),
      concert('d', '2026-12-03'),
    ])
    const evenings = await readEvenings(database, { from: '2026-12-01', to: '2026-12-02' })
    expect(evenings.map(({ concert: slug, title, isSoldOut }) => [slug, title, isSoldOut])).toEqual([
      ['a', undefined, false],
      ['b', 'Gala', true],
      ['c', undefined, false],
    ])
    expect(evenings[0]).toMatchObject({ views: 0, tickets: 0, people: undefined })
  })

  it('are removed where content has them no more, from a day on', async () => {
    await storeConcerts(database, [concert('past', '2026-11-20'), concert('ahead', '2026-12-01')])
    await storeConcerts(database, [concert('new', '2026-12-05')], '2026-11-28')
    const slugs = async () =>
      (await readEvenings(database, { from: '', to: '9' })).map(({ concert: slug }) => slug)
    expect(await slugs()).toEqual(['past', 'new'])
    await storeConcerts(database, [])
    expect(await slugs()).toEqual(['past', 'new'])
  })

  it('forget how large a city is where the concert moves to another', async () => {
    await storeConcerts(database, [concert('a', '2026-12-01'), concert('b', '2026-12-01')])
    await database.prepare('update evening set people = 5').run()
    await storeConcerts(database, [concert('a', '2026-12-02'), concert('b', '2026-12-02', { city: 'omsk' })])
    const evenings = await readEvenings(database, { from: '2026-12-02', to: '2026-12-02' })
    expect(evenings.map(({ people }) => people)).toEqual([5, undefined])
  })

  it('are of years, the last first', async () => {
    expect(await readYearsWithEvenings(database)).toEqual([])
    await storeConcerts(database, [concert('a', '2024-05-01'), concert('b', '2027-01-01')])
    expect(await readYearsWithEvenings(database)).toEqual(['2027', '2026', '2025', '2024'])
  })

  it('are all stored where they are more than a statement takes', async () => {
    await storeConcerts(
      database,
      Array.from({ length: 401 }, (_, index) => concert(`c${index}`, '2026-12-01')),
    )
    expect(await countOf('evening')).toBe(401)
  })
})
