import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toSpeculationRules } from '../../../src/endpoints/speculation-rules.ts'
import { type DeskRole, deskPageNames, deskRoles, findDeskRow } from '../../../src/routes/desk-addresses.ts'
import { routeHandlers } from '../../../src/worker/app.ts'
import {
  type AccountSite,
  brokenDatabase,
  locationOf,
  openBrowser,
  openSite,
  refusal,
} from '../account-site.ts'
import { beginAtOneMoment, later } from '../fresh-site.ts'
import { openWithRole } from './desk-site.ts'

beginAtOneMoment()

let site: AccountSite
beforeEach(async () => {
  site = await openSite()
})

const fill = (path: string) => path.replace(/:\w+/g, 'k7mx2pda')
const pages = deskPageNames.map((name) => ({
  path: fill(findDeskRow(name).path),
  role: findDeskRow(name).role,
}))
const actions = deskPageNames.flatMap((name) =>
  Object.entries(findDeskRow(name).actions ?? {}).map(([action, role]) => ({
    path: `${fill(findDeskRow(name).path)}/${action}`,
    role,
  })),
)
const isBelow = (role: DeskRole, needed: DeskRole) => deskRoles.indexOf(role) < deskRoles.indexOf(needed)

it('the roles of the desk are these', () => {
  expect(
    pages.map(({ path, role }) => `${path} ${role}`).filter((each) => !each.endsWith(' editor')),
  ).toEqual(['/desk/inbox office', '/desk/inbox/k7mx2pda office', '/desk/texts office', '/desk/log owner'])
  expect(actions.map(({ path, role }) => `${path} ${role}`)).toEqual([
    '/desk/visits/export office',
    '/desk/inbox/export office',
    '/desk/inbox/k7mx2pda/answer office',
    '/desk/inbox/k7mx2pda/note office',
    '/desk/inbox/k7mx2pda/change office',
    '/desk/inbox/k7mx2pda/erase owner',
    '/desk/texts/save office',
    '/desk/texts/remove office',
    '/desk/evenings/export office',
    '/desk/votes/close owner',
    '/desk/notices/export office',
    '/desk/notices/k7mx2pda/send office',
    '/desk/links/export office',
    '/desk/newsletter/export office',
    '/desk/content/export office',
    '/desk/redirects/make owner',
    '/desk/redirects/remove owner',
    '/desk/redirects/export office',
    '/desk/health/export office',
    '/desk/log/export owner',
  ])
})

describe('every page of the desk in the address book', () => {
  it('is for who is signed in: others are sent to the sign-in page, and from there back', async () => {
    const browser = openBrowser(site)
    const answers = await Promise.all(pages.map(({ path }) => browser.open(path)))
    expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 303))
    expect(answers.map(locationOf)).toEqual(
      pages.map(({ path }) => `/login?${new URLSearchParams({ next: path })}`),
    )
  })

  it('is refused to an account without a role, and says so in words', async () => {
    const browser = await openWithRole(site, 'authenticated')
    for (const { path } of pages) {
      const answer = await browser.open(path)
      expect([path, answer.status]).toEqual([path, 403])
      expect(await answer.text()).toContain('Этой странице нужны другие права')
    }
  })

  it.each(deskRoles)('is refused to a role below its own, as %s', async (role) => {
    const browser = await openWithRole(site, role)
    for (const { path, role: needed } of pages) {
      const { status } = await browser.open(path)
      // The entry that the path names doesn't exist.
      const allowed = path.includes('k7mx2pda') ? 404 : 200
      expect([path, status]).toEqual([path, isBelow(role, needed) ? 403 : allowed])
    }
  })

  it('ends with the session', async () => {
    const browser = await openWithRole(site, 'owner')
    expect((await browser.open('/desk')).status).toBe(200)
    later(31 * 24 * 60 * 60)
    for (const { path } of pages) expect([path, (await browser.open(path)).status]).toEqual([path, 303])
  })

  it('ends within five minutes after the role was taken away', async () => {
    const browser = await openWithRole(site, 'owner')
    await browser.open('/desk')
    await site.database.prepare(`update embedded_user set role = 'authenticated'`).run()
    later(5 * 60)
    expect((await browser.open('/desk')).status).toBe(403)
  })

  it('opens for an hour while the account service is silent, and again when it answers', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    site = await openSite('a remote Strapi')
    const browser = await openWithRole(site, 'owner')
    await browser.open('/desk')
    site.interfere(({ url }) =>
      url.includes('/users/me') ? Promise.reject(new TypeError('no network')) : undefined,
    )
    for (const [afterMinutes, status] of [
      [30, 200],
      [29, 200],
      [2, 503],
      [1, 503],
    ] as const) {
      later(afterMinutes * 60)
      expect([afterMinutes, (await browser.open('/desk')).status]).toEqual([afterMinutes, status])
    }
    site.interfere(() => undefined)
    later(60)
    expect((await browser.open('/desk')).status).toBe(200)
  })

  it('is never stored, indexed or shown in a frame, and tells no other page its address', async () => {
    const browser = await openWithRole(site, 'owner')
    for (const { path } of pages) {
      const { headers } = await browser.open(path)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-robots-tag') ?? 'noindex').toBe('noindex')
      expect(headers.get('referrer-policy')).toMatch(/^(strict-origin|same-origin)$/)
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    }
  })

  it('is in no sitemap and is never fetched early', async () => {
    const { prefetch } = toSpeculationRules(['ru'])
    expect(JSON.stringify(prefetch)).toContain('"/desk/*"')
    const sitemap = await (await openBrowser(site).open('/sitemaps/pages.xml')).text()
    expect(sitemap).toContain('/concerts')
    expect(sitemap).not.toContain('/desk')
    const early = await openWithRole(site, 'owner')
    expect((await early.open('/desk', { headers: { 'sec-purpose': 'prefetch' } })).status).toBe(503)
  })

  it('says nothing of itself while the store of sessions is silent', async () => {
    const browser = await openWithRole(site, 'owner')
    site.bindings.DB = brokenDatabase
    for (const { path } of pages) expect([path, (await browser.open(path)).status]).toEqual([path, 503])
  })
})

describe('every action of the desk in the address book', () => {
  it('has code', async () => {
    const loaded = await Promise.all(deskPageNames.map((name) => routeHandlers.desk[name]()))
    const named = deskPageNames.map((name) => Object.keys(findDeskRow(name).actions ?? {}))
    expect(loaded.map((page) => Object.keys(page.actions ?? {}))).toEqual(named)
  })

  it('is refused to who is signed out, to no role and to a role below its own', async () => {
    const browsers = [
      { role: undefined, browser: openBrowser(site) },
      { role: undefined, browser: await openWithRole(site, 'authenticated') },
      ...(await Promise.all(
        deskRoles.map(async (role) => ({ role, browser: await openWithRole(site, role) })),
      )),
    ]
    for (const { role, browser } of browsers) {
      for (const { path, role: needed } of actions) {
        if (role && !isBelow(role, needed)) continue
        expect([role, path, (await browser.send(path, {})).status]).toEqual([role, path, 403])
      }
    }
  })

  it('is refused once the session has ended, to every role', async () => {
    const browsers = await Promise.all(deskRoles.map((role) => openWithRole(site, role)))
    later(31 * 24 * 60 * 60)
    for (const browser of browsers) {
      for (const { path } of actions)
        expect([path, (await browser.send(path, {})).status]).toEqual([path, 403])
    }
  })

  it('is refused at once when the role was taken away, though pages open for five minutes', async () => {
    const browser = await openWithRole(site, 'owner')
    await browser.open('/desk')
    await site.database.prepare(`update embedded_user set role = 'authenticated'`).run()
    expect((await browser.open('/desk')).status).toBe(200)
    for (const { path } of actions) expect([path, (await browser.send(path, {})).status]).toEqual([path, 403])
  })

  it.each(['silent', 'refusing'])(
    'is refused while the account service is %s, and what was typed comes back',
    async (how) => {
      site = await openSite('a remote Strapi')
      const browser = await openWithRole(site, 'owner')
      await browser.open('/desk')
      site.interfere(({ url }) =>
        url.includes('/users/me')
          ? how === 'silent'
            ? Promise.reject(new TypeError('no network'))
            : Promise.resolve(refusal(429, 'too many'))
          : undefined,
      )
      for (const { path } of actions) {
        const answer = await browser.send(path, { note: 'what I typed' })
        expect([path, answer.status]).toEqual([path, 503])
        expect(await answer.text()).toContain('what I typed')
      }
      expect((await browser.open('/desk')).status).toBe(200)
      expect(await site.database.prepare('select count(*) as rows from desk_log').first('rows')).toBe(0)
    },
  )

  it('is in the log under its name, whoever did it, before it is done', async () => {
    const browser = await openWithRole(site, 'owner')
    const fields: Record<string, Record<string, string>> = {
      answer: { version: '0', text: 'Hello' },
      note: { version: '0', note: 'called back' },
      change: { version: '0', change: 'close' },
      erase: { version: '0', sure: 'yes' },
      close: { slug: 'no-such-vote' },
      send: { ru: 'Вход со двора' },
      save: { locale: 'ru', name: 'Спасибо', body: 'Спасибо!' },
      make: { path: '/old', target: '/concerts' },
      remove: { path: '/old' },
    }
    for (const { path } of actions) await browser.send(path, fields[path.split('/').at(-1) ?? ''] ?? {})
    const { results } = await site.database
      .prepare('select action from desk_log order by id')
      .all<{ action: string }>()
    expect(results.map(({ action }) => action)).toEqual(
      deskPageNames.flatMap((name) =>
        Object.keys(findDeskRow(name).actions ?? {}).map((action) => `${name}.${action}`),
      ),
    )
  })

  it('is in the log as done where it was, and as not done where it was refused', async () => {
    const browser = await openWithRole(site, 'owner')
    await browser.send('/desk/newsletter/export', {})
    await browser.send('/desk/redirects/make', { path: '/old', target: 'nowhere' })
    const { results } = await site.database
      .prepare('select action, subject, is_done from desk_log order by id')
      .all()
    expect(results).toEqual([
      { action: 'deskNewsletter.export', subject: '', is_done: 1 },
      { action: 'deskRedirects.make', subject: '/old → nowhere', is_done: 0 },
    ])
    const csv = await (await browser.send('/desk/log/export', {})).text()
    expect(csv.split('\r\n').map((line) => line.split(/[;,]/).at(-1))).toEqual(['done', '', 'no', 'yes', ''])
  })

  it('is refused to a page of another site, and to what doesn’t say where it comes from', async () => {
    const browser = await openWithRole(site, 'owner')
    for (const { path } of actions) {
      const foreign = await browser.send(path, {}, { headers: { origin: 'https://evil.example' } })
      const silent = await browser.open(path, { method: 'POST', body: 'a=b' })
      expect([path, foreign.status, silent.status]).toEqual([path, 403, 403])
    }
  })

  it('is no page: who comes back from signing in is led to the page above it', async () => {
    const browser = await openWithRole(site, 'owner')
    for (const { path } of actions) {
      const answer = await browser.open(path)
      expect([path, answer.status, locationOf(answer)]).toEqual([path, 303, path.replace(/\/[^/]+$/, '')])
    }
  })
})

describe('what visitors get', () => {
  it('has nothing of the desk in it', async () => {
    const browser = openBrowser(site)
    for (const path of ['/', '/concerts', '/account', '/login']) {
      expect(await (await browser.open(path)).text()).not.toContain('desk')
    }
  })
})
