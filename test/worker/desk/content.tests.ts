import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../src/config/config.ts'
import { readMissing } from '../../../src/features/desk/content/read-content-report.ts'
import { addDays } from '../../../src/shared/zoned-time.ts'
import { scheduled } from '../../../src/worker/background-events.ts'
import { currentDay, nowMs } from '../../fixtures/clock.ts'
import {
  type AccountSite,
  type Browser,
  brokenDatabase,
  locationOf,
  openBrowser,
  openSite,
} from '../account-site.ts'
import { beginAtOneMoment, later } from '../fresh-site.ts'
import { openWithRole } from './desk-site.ts'

beginAtOneMoment()

let site: AccountSite
let owner: Browser
beforeEach(async () => {
  site = await openSite()
  owner = await openWithRole(site, 'owner')
})

const make = (path: string, target: string) => owner.send('/desk/redirects/make', { path, target })
/** A redirect works a minute after it was made. */
const visitLater = async (path: string) => {
  later(61)
  return openBrowser(site).open(path)
}
const count = (kind: string, path: string, times: number) =>
  site.database
    .prepare(
      `insert into statistics_days (day, kind, path, dimension, value, count) values (?, ?, ?, '', '', ?)`,
    )
    .bind(currentDay(), kind, path, times)
    .run()

describe('a redirect that is made at the desk', () => {
  it('leads visitors on, in their language, and says when it was last followed', async () => {
    expect(locationOf(await make('/old-tour/', '/concerts'))).toBe('/desk/redirects?done=make')
    const answers = [await visitLater('/old-tour'), await visitLater('/en/old-tour?utm_source=vk')]
    expect(answers.map(({ status }) => status)).toEqual([301, 301])
    expect(answers.map(locationOf)).toEqual(['/concerts', expect.stringMatching(/^\/en\/concerts/)])
    const uses = async () => (await site.database.prepare('select * from redirect_use').all()).results
    expect(await uses()).toEqual([{ path: '/old-tour', followed_on: currentDay() }])
    await site.database.exec(`update redirect_use set followed_on = '2026-01-01'`)
    await visitLater('/old-tour')
    expect(await uses()).toEqual([{ path: '/old-tour', followed_on: currentDay() }])
    expect(await (await owner.open('/desk/redirects')).text()).not.toContain('ещё никто')
  })

  it('goes before one of the content with the same address', async () => {
    expect(locationOf(await visitLater('/faq'))).toBe('/qa')
    await make('/faq', '/news')
    expect(locationOf(await visitLater('/faq'))).toBe('/news')
  })

  it('never replaces a page that opens', async () => {
    await site.database.exec(`insert into site_redirect values ('/concerts', '/news', 'owner', 0)`)
    expect((await visitLater('/concerts')).status).toBe(200)
  })

  it('is gone when it is removed', async () => {
    await make('/old-tour', '/concerts')
    expect(locationOf(await owner.send('/desk/redirects/remove', { path: '/old-tour' }))).toBe(
      '/desk/redirects?done=remove',
    )
    expect((await visitLater('/old-tour')).status).toBe(404)
  })

  it.each([
    ['', '/concerts', 'path'],
    ['/', '/concerts', 'path'],
    ['/old-tour', 'javascript:alert(1)', 'target'],
    ['/old-tour', '//evil.example', 'target'],
    ['/old-tour', '/\\evil.example', 'target'],
    ['/old-tour', 'http://evil.example', 'target'],
    ['/old-tour', '/old-tour/', 'itself'],
    ['/concerts', '/news', 'opens'],
    ['/en/concerts?month=2027-01', '/news', 'opens'],
    ['/login', '/news', 'opens'],
    ['/desk/inbox', '/news', 'opens'],
    ['/api/concerts', '/news', 'opens'],
    ['/t/abc', '/news', 'opens'],
    ['/hans-zimmer', '/news', 'opens'],
    ['/c/hans-zimmer-moscow-1/', '/news', 'opens'],
    ['/old-tour', '/no-such-page', 'nowhere'],
    ['/old-tour', '/en/c/no-such-concert?a=b', 'nowhere'],
    ['/old-tour', '/tours/2019/spring', 'nowhere'],
  ])('from %j to %j is refused, and the form keeps both', async (path, target) => {
    const answer = await make(path, target)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('role="alert"')
    if (path.length > 1) expect(html).toContain(`value="${path.replace('&', '&amp;')}"`)
    expect(await site.database.prepare('select count(*) as n from site_redirect').first('n')).toBe(0)
  })

  it.each([
    '/',
    '/en/hans-zimmer#tickets',
    '/concerts?city=moscow',
    '/files/plan.pdf',
    'https://shop.example/',
  ])('leads to %s', async (target) => {
    expect((await make('/old-tour', target)).status).toBe(303)
  })

  it('leads to an address with a redirect of its own', async () => {
    await make('/older', '/concerts')
    later(61)
    expect((await make('/old-tour', '/older')).status).toBe(303)
  })

  it('is on the second page of the list where a hundred others come before it', async () => {
    await site.database
      .prepare(
        `with recursive numbers (n) as (select 100 union all select n + 1 from numbers where n < 200)
         insert into site_redirect (path, target, made_by, made_at) select '/old-' || n, '/', 'owner', 1 from numbers`,
      )
      .run()
    const first = await (await owner.open('/desk/redirects')).text()
    expect([first.includes('/old-199'), first.includes('/old-200')]).toEqual([true, false])
    const [, next = ''] = /href="(\/desk\/redirects\?after=[^"]+)"/.exec(first) ?? []
    const second = await (await owner.open(next)).text()
    expect([second.includes('/old-200'), second.includes('?after=')]).toEqual([true, false])
  })

  it('of several that lead into one another is noted as followed where it is the first', async () => {
    await site.database.exec(
      `insert into site_redirect values ('/one', '/two', 'owner', 0), ('/two', '/concerts', 'owner', 0)`,
    )
    expect(locationOf(await visitLater('/one'))).toBe('/concerts')
    const { results } = await site.database.prepare('select path from redirect_use').all()
    expect(results).toEqual([{ path: '/one' }])
  })

  it('in a circle leads nobody anywhere', async () => {
    await site.database.exec(
      `insert into site_redirect values ('/one', '/two', 'owner', 0), ('/two', '/one', 'owner', 0)`,
    )
    expect((await visitLater('/one')).status).toBe(404)
  })

  it('is left out while the database is silent: visitors get the page that says so', async () => {
    await make('/old-tour', '/concerts')
    site.bindings.DB = brokenDatabase
    expect((await visitLater('/old-tour')).status).toBe(404)
  })
})

describe('the page of content', () => {
  it('lists the addresses that are asked for most, with the way to a redirect, until there is one', async () => {
    await count('missing', '/old-tour', 40)
    await count('missing', '/Old-Tour/', 9)
    await count('missing', '/<script>alert(1)</script>', 3)
    const html = await (await owner.open('/desk/content')).text()
    expect(html).toContain('href="/desk/redirects?from=%2Fold-tour#path"')
    expect(html).not.toContain('<script>alert')
    const form = await (await owner.open('/desk/redirects?from=%2Fold-tour')).text()
    expect(form).toContain('value="/old-tour"')
    await make('/old-tour', '/concerts')
    expect(await (await owner.open('/desk/content')).text()).not.toMatch(/%2Fold-tour(?:%2F)?#path/i)
  })

  it('shows the first ten rows of a part, and all of them when asked', async () => {
    for (let index = 1; index <= 12; index++) await count('missing', `/gone-${index}`, 100 - index)
    const rowsOf = async (path: string) => {
      const html = await (await owner.open(path)).text()
      const [part = ''] = /<section id="missing".*?<section id="faults"/s.exec(html) ?? []
      return [part.match(/<tr>/g)?.length, part.includes('?all=missing#missing"')]
    }
    expect(await rowsOf('/desk/content')).toEqual([11, true])
    expect(await rowsOf('/desk/content?all=missing')).toEqual([13, false])
    expect(await rowsOf('/desk/content?all=<script>')).toEqual([11, true])
  })

  it('has no bar of the admin panel and no faults of its own, as pages of content have for editors', async () => {
    owner.cookies.set('admin', 'true')
    expect(await (await owner.open('/concerts')).text()).toContain('class="admin-bar')
    expect(await (await owner.open('/desk/content')).text()).not.toMatch(/admin-bar|content-faults/)
  })

  it('gives an editor no way to make redirects', async () => {
    await count('missing', '/old-tour', 40)
    const editor = await openWithRole(site, 'editor')
    expect(await (await editor.open('/desk/content')).text()).not.toContain('%2Fold-tour#path')
    expect(await (await editor.open('/desk/redirects')).text()).not.toContain('<form class="submission')
  })

  it('lists past concerts that still get visitors', async () => {
    await site.database
      .prepare(
        `insert into evening (concert, day, program, city, status, is_sold_out) values ('old', '2020-01-01', '', '', 'scheduled', 0)`,
      )
      .run()
    await count('view', '/c/old', 12)
    expect(await (await owner.open('/desk/content')).text()).toContain('href="/c/old"')
  })

  it.each([
    { madeDaysAgo: 91, followedDaysAgo: undefined, isUnused: true },
    { madeDaysAgo: 90, followedDaysAgo: undefined, isUnused: false },
    { madeDaysAgo: 400, followedDaysAgo: 91, isUnused: true },
    { madeDaysAgo: 400, followedDaysAgo: 90, isUnused: false },
  ])('lists redirects that nobody has followed for ninety days: %o', async (redirect) => {
    const { madeDaysAgo, followedDaysAgo, isUnused } = redirect
    await site.database
      .prepare(`insert into site_redirect values ('/old-tour', '/concerts', 'owner', ?)`)
      .bind(nowMs() - madeDaysAgo * 86_400_000)
      .run()
    if (followedDaysAgo !== undefined)
      await site.database
        .prepare(`insert into redirect_use values ('/old-tour', ?)`)
        .bind(addDays(currentDay(), -followedDaysAgo))
        .run()
    const html = await (await owner.open('/desk/content')).text()
    const [, unused = ''] = html.split('id="unusedRedirects"')
    expect(unused.includes('/old-tour')).toBe(isUnused)
  })

  it('shows all other parts where one can’t be read', async () => {
    const redirects = { list: () => Promise.reject(new Error('D1_ERROR')) }
    await expect(
      readMissing({ database: site.database, redirects: redirects as never, now: nowMs() }),
    ).rejects.toThrow('D1_ERROR')
    await site.database.prepare('drop table site_redirect').run()
    const answer = await owner.open('/desk/content')
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('Сейчас это не прочитать'),
    ])
  })
})

describe('health', () => {
  const runClock = async () => {
    const context = createExecutionContext()
    const bindings = { ...env, ...site.variables, ...site.bindings } as Bindings
    await scheduled({ scheduledTime: nowMs() } as ScheduledController, bindings, context)
    await waitOnExecutionContext(context)
  }
  const rows = () => site.database.prepare('select count(*) as n from health_hour').first<number>('n')

  it('is written once an hour for each service, and forgotten after a month', async () => {
    await runClock()
    await runClock()
    expect(await rows()).toBe(7)
    later(3600)
    await runClock()
    expect(await rows()).toBe(14)
    later(32 * 24 * 3600)
    await runClock()
    expect(await rows()).toBe(7)
  })

  it('is shown now and over thirty days, with what failed', async () => {
    await site.database
      .prepare(`insert into health_hour values (?, 'search', 'failing', 'answers with status 500')`)
      .bind(new Date(nowMs() - 7_200_000).toISOString().slice(0, 13))
      .run()
    const html = await (await owner.open('/desk/health')).text()
    expect(html).toContain('Всё работает')
    expect(html).toContain('answers with status 500')
    expect(html).toContain('0 % часов')
  })
})

describe('the overview', () => {
  it('counts what waits, and each number leads to its page', async () => {
    await site.database
      .prepare(
        `insert into submission (key, number, form, locale, content, content_digest, sent_at, suspicion)
         values ('k', 'K7MX2PDA', 'contact', 'ru', '{}', '', 1, null),
           ('s', 'AAAA2222', 'contact', 'ru', '{}', '', 1, 'challenge'),
           ('t', 'AAAA3333', 'contact', 'ru', '{}', '', 1, 'challenge')`,
      )
      .run()
    await count('missing', '/old-tour', 40)
    const html = (await (await owner.open('/desk')).text()).replaceAll('\u00a0', ' ')
    const cards = [...html.matchAll(/<a href="([^"]+)"><strong>([^<]+)<\/strong>/g)].map(
      ([, path, number]) => [path, number],
    )
    expect(cards).toEqual(
      expect.arrayContaining([
        ['/desk/inbox', '1'],
        ['/desk/inbox?view=suspected', '2'],
        ['/desk/content', '1'],
      ]),
    )
    const calm = [...html.matchAll(/<a href="([^"]+)">(0 [^<]+)<\/a>/g)].map(([, path, text]) => [path, text])
    expect(calm).toContainEqual(['/desk/health', '0 служб не отвечают'])
  })

  it('shows the next evenings with seats and clicks, and yesterday beside the day before', async () => {
    const today = currentDay()
    const insert = site.database.prepare(
      `insert into evening (concert, day, program, city, title, status, is_sold_out, tickets, curve)
       values (?, ?, '', '', ?, ?, 0, 7, ?)`,
    )
    const curve = (sold?: number) =>
      JSON.stringify({ tickets: [], latest: { distance: 0.5, tickets: 7, sold: sold ?? null } })
    await site.database.batch([
      insert.bind('a', addDays(today, -1), 'Played', 'scheduled', curve()),
      insert.bind('b', today, 'Tonight', 'scheduled', curve(64)),
      insert.bind('c', addDays(today, 1), 'Called off', 'cancelled', curve()),
      insert.bind('d', addDays(today, 2), 'By clicks', 'scheduled', curve()),
      ...[
        [-1, 30],
        [-2, 20],
      ].map(([days = 0, number]) =>
        site.database
          .prepare(`insert into statistics_days values (?, 'view', '', '', '', ?)`)
          .bind(addDays(today, days), number),
      ),
      ...[
        [-3, 500],
        [-1, 460],
      ].map(([days = 0, left]) =>
        site.database
          .prepare(
            `insert into availability_day (concert, day, available, capacity) values ('b', ?, ?, 1000)`,
          )
          .bind(addDays(today, days), left),
      ),
    ])
    const html = (await (await owner.open('/desk')).text()).replaceAll('\u00a0', ' ').replace(/<!-- -->/g, '')
    expect([...html.matchAll(/<a href="\/desk\/evenings\/\w">([^<]+)/g)].map(([, name]) => name)).toEqual([
      'Tonight',
      'By clicks',
    ])
    expect(html).toContain('Продано: 64 %')
    expect(html).toMatch(/Просмотры<\/a><\/dt><dd>30<span class="note">было 20 \(\+50 %\)/)
    expect(html).toMatch(/Продано билетов<\/a><\/dt><dd>40<span class="note">было 0</)
  })

  it('says of a number that it isn’t known, and shows the others', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await site.database.prepare('drop table delivery').run()
    const answer = await owner.open('/desk')
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('сейчас не узнать')])
  })
})
