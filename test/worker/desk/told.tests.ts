import { beforeEach, describe, expect, it } from 'vitest'
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

describe('notices at the desk', () => {
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
    expect(html).toContain('в браузеры: 1, на адреса почты: 1')
    expect(html).toMatch(/href="\/push\/words\/[a-z0-9-]+"/)
    expect(html).toContain('href="/codegen/links"')
  })
})
