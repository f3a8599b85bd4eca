import { beforeEach, describe, expect, it } from 'vitest'
import { nowMs } from '../../fixtures/clock.ts'
import { type AccountSite, type Browser, locationOf, openSite } from '../account-site.ts'
import { beginAtOneMoment } from '../fresh-site.ts'
import { openWithRole } from './desk-site.ts'

beginAtOneMoment()

let site: AccountSite
let owner: Browser
beforeEach(async () => {
  site = await openSite()
  owner = await openWithRole(site, 'owner')
})

describe('votes at the desk', () => {
  beforeEach(async () => {
    await site.database
      .prepare(
        `insert into vote (slug, counts, total, counted_at) values ('next-season', '{"zimmer":3,"anime":9}', 12, 1)`,
      )
      .run()
  })

  it('stand as npm run votes lists them, the most wanted first', async () => {
    const html = await (await owner.open('/desk/votes')).text()
    expect(html).toContain('href="/vote/next-season"')
    expect(html.indexOf('anime')).toBeLessThan(html.indexOf('zimmer'))
    expect(html).toContain('всего 12')
  })

  it('are drawn, with a table and a CSV file of the same numbers', async () => {
    const html = await (await owner.open('/desk/votes')).text()
    expect(html).toContain('d="M0,0H1000V1H0z"')
    expect(html).toContain('d="M0,0H333.3V1H0z"')
    expect(html).toContain('<td>75</td>')
    expect(html).toContain('download="next-season-votes.csv"')
  })

  it('that were closed early say when, and not when they would have closed', async () => {
    await site.database
      .prepare('update vote set closes_at = ?, frozen_at = ?')
      .bind(Date.UTC(2027, 4, 9, 12), Date.UTC(2026, 10, 2, 12))
      .run()
    const html = await (await owner.open('/desk/votes')).text()
    expect(html).toContain('2 ноября')
    expect(html).not.toContain('9 мая')
  })

  it('are closed by an owner, once', async () => {
    const close = () => owner.send('/desk/votes/close', { slug: 'next-season' })
    expect(locationOf(await close())).toBe('/desk/votes?done=close')
    expect(await site.database.prepare('select close_asked_at > 0 as asked from vote').first('asked')).toBe(1)
    expect((await owner.send('/desk/votes/close', { slug: 'no-such-vote' })).status).toBe(404)
  })

  it('have no button for an editor', async () => {
    const editor = await openWithRole(site, 'editor')
    expect(await (await editor.open('/desk/votes')).text()).not.toContain('/desk/votes/close')
  })
})

describe('the newsletter at the desk', () => {
  beforeEach(async () => {
    await site.database.batch([
      site.database.prepare(
        `insert into notice_subscription (id, owner, channel, address, locale, time_zone, is_confirmed, created_at)
         values ('a', 'a', 'email', 'a@example.com', 'ru', 'Europe/Moscow', 1, 1)`,
      ),
      site.database
        .prepare(
          `insert into notice_topic (kind, key, owner, created_at) values ('newsletter', 'news', 'a', ?)`,
        )
        .bind(nowMs()),
    ])
  })

  it('says in numbers who reads it, and no address', async () => {
    const html = await (await owner.open('/desk/newsletter')).text()
    expect(html).toContain('Читателей, которые подтвердили адрес: 1.')
    expect(html).toContain('download="newsletter-readers.csv"')
    expect(html).not.toContain('a@example.com')
  })

  it('is exported by the office, and not by an editor', async () => {
    const office = await openWithRole(site, 'office')
    const file = await office.send('/desk/newsletter/export', {})
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=UTF-8'])
    expect(await file.text()).toMatch(/a@example\.com;ru;.*\/push\?leave=/)
    const editor = await openWithRole(site, 'editor')
    expect(await (await editor.open('/desk/newsletter')).text()).not.toContain('/desk/newsletter/export')
    expect((await editor.send('/desk/newsletter/export', {})).status).toBe(403)
  })
})

describe('notices at the desk', () => {
  it('are counted by day as a chart, and those that still go out on the first page', async () => {
    await site.database.batch([
      site.database
        .prepare(
          `insert into notice (id, kind, concert, facts, audience, made_at, expires_at)
           values ('n', 'moved', 's', '{}', '[]', ?, ?)`,
        )
        .bind(nowMs(), nowMs() + 86_400_000),
      ...['sent', 'sent', 'waiting'].map((state, index) =>
        site.database
          .prepare(
            `insert into notice_delivery (notice, subscription, state, next_try_at) values ('n', ?, ?, ?)`,
          )
          .bind(`s${index}`, state, nowMs() + 60_000),
      ),
    ])
    const html = await (await owner.open('/desk/notices')).text()
    expect(html).toContain('Сколько уведомлений дошло')
    expect(html).toContain('<td>2</td><td>1</td><td>0</td>')
    expect(html).toContain('download="notices.csv"')
    expect(await (await owner.open('/desk')).text()).toMatch(
      /href="\/desk\/notices"><strong>1<\/strong><span>уведомлений ещё уходят/,
    )
  })

  it('say what was told, whom the site reaches, and lead to words for a concert’s people', async () => {
    await site.database
      .prepare(
        `insert into notice_subscription (id, owner, channel, address, locale, time_zone, is_confirmed, created_at)
         values ('a', 'a', 'email', 'a@example.com', 'ru', 'Europe/Moscow', 1, 1),
                ('b', 'b', 'email', 'b@example.com', 'ru', 'Europe/Moscow', 0, 1),
                ('c', 'c', 'push', 'https://push.example/c', 'ru', 'Europe/Moscow', 1, 1)`,
      )
      .run()
    const html = await (await owner.open('/desk/notices')).text()
    expect(html).toContain('Сейчас уведомления придут: 1 браузер, 1 адрес почты.')
    expect(html).toMatch(/href="\/desk\/notices\/[a-z0-9-]+"/)
    expect(html).toContain('href="/desk/links"')
  })
})
