import { beforeEach, expect, it } from 'vitest'
import { createShortLinks } from '../../../src/features/partners/short-links.ts'
import { type AccountSite, makeAccount, openBrowser, openSignedIn, openSite } from '../account-site.ts'
import { beginAtOneMoment } from '../fresh-site.ts'
import { visit } from '../visit.ts'

beginAtOneMoment()

const path = '/desk/links'
let site: AccountSite
let code: string
beforeEach(async () => {
  site = await openSite('a remote Strapi')
  await makeAccount(site)
  const links = createShortLinks(site.database, Date.now)
  code = await links.create('/c/zimmer?utm_campaign=%D0%92%D0%B5%D1%81%D0%BD%D0%B0')
  await links.countVisit(code)
  await site.database.prepare("insert into short_link_day values (?, '2024-12-01', 41)").bind(code).run()
})
const openAsEditor = async () => {
  await site.database.prepare(`update embedded_user set role = 'editor'`).run()
  const browser = await openSignedIn(site)
  await browser.open('/account')
  return browser.open(path)
}

it('an editor sees where each address leads, and how often it was opened', async () => {
  const response = await openAsEditor()
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain(
    `tutti.example/t/${code}</th><td class="desk-number">1</td><td class="desk-number">42</td>`,
  )
  expect(html).toContain('/c/zimmer?utm_campaign=Весна</a>')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('whoever is signed in otherwise sees none', async () => {
  const response = await (await openSignedIn(site)).open(path)
  expect(response.status).toBe(403)
  expect(await response.text()).not.toContain(code)
})

it('whoever isn’t is asked to sign in, and comes back', async () => {
  const response = await openBrowser(site).open(path)
  expect(response.headers.get('location')).toBe(`/login?next=${encodeURIComponent(path)}`)
})

it.each(['admin=true', '__Host-editor=9.9', '__Host-session=a.b'])('%s opens nothing', async (cookie) => {
  const response = await visit(path, {
    variables: site.variables,
    bindings: site.bindings,
    headers: { cookie },
  })
  expect(await response.text()).not.toContain(code)
})
