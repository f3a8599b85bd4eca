import { beforeEach, describe, expect, it } from 'vitest'
import {
  type AccountSite,
  type Browser,
  makeAccount,
  openBrowser,
  openSignedIn,
  openSite,
} from '../account-site.ts'
import { beginAtOneMoment, later } from '../fresh-site.ts'

beginAtOneMoment()
const path = '/cities/moscow'
const pass = '__Host-editor'

let site: AccountSite
beforeEach(async () => {
  site = await openSite('a remote Strapi')
  await makeAccount(site)
})

const openEditor = async (role = 'editor'): Promise<Browser> => {
  await site.database.prepare('update embedded_user set role = ?').bind(role).run()
  const browser = await openSignedIn(site)
  await browser.open('/account')
  return browser
}
const withCookie = (name: string, value: string): Browser => {
  const browser = openBrowser(site)
  browser.cookies.set(name, value)
  return browser
}

interface Seen {
  hasBar: boolean
  /** Whether the edit bar has a link into Strapi’s content manager. */
  hasEditLink: boolean
}
/** A page that a visitor, and this browser, has opened before. */
async function look(browser: Browser): Promise<Seen> {
  await openBrowser(site).open(path)
  await browser.open(path)
  const html = await (await browser.open(path)).text()
  return {
    hasBar: html.includes('admin-bar'),
    hasEditLink: html.includes('/content-manager/'),
  }
}
const nothing: Seen = { hasBar: false, hasEditLink: false }

describe('where accounts are set up', () => {
  it.each(['editor', 'office', 'owner'])(
    'who is signed in as %s sees the way to where content is edited',
    async (role) => {
      expect(await look(await openEditor(role))).toEqual({ hasBar: true, hasEditLink: true })
    },
  )

  it('an editor has the way to the desk above a page and in the account, and nobody else has it', async () => {
    const [editor, visitor] = [await openEditor(), await openSignedIn(site)]
    const leads = async (browser: Browser, address: string) =>
      (await (await browser.open(address)).text()).includes('href="/desk"')
    expect([await leads(editor, path), await leads(editor, '/account')]).toEqual([true, true])
    expect([await leads(visitor, path), await leads(visitor, '/account')]).toEqual([false, false])
    expect(await leads(withCookie('admin', 'true'), path)).toBe(false)
  })

  it('an editor opens as many pages as they like, though each is made anew', async () => {
    const editor = await openEditor()
    site.bindings = { ...site.bindings, PRIVATE_LIMIT: { limit: async () => ({ success: false }) } }
    expect((await editor.open(path)).status).toBe(200)
    expect((await openBrowser(site).open('/concerts?city=zz')).status).toBe(429)
  })

  it('who is signed in as somebody else sees what everybody sees', async () => {
    const browser = await openSignedIn(site)
    await browser.open('/account')
    expect(await look(browser)).toEqual(nothing)
  })

  it('a cookie that anybody can set shows the bar with the way to the content manager', async () => {
    expect(await look(withCookie('admin', 'true'))).toEqual({ ...nothing, hasBar: true, hasEditLink: true })
  })

  it('an editor’s pass is good for an hour, and the account’s page gives another', async () => {
    const editor = await openEditor()
    later(60 * 60)
    expect(await look(editor)).toEqual(nothing)
    await editor.open('/account')
    expect(await look(editor)).toMatchObject({ hasEditLink: true })
  })

  it('who is an editor no longer has none with the next look at the account', async () => {
    const editor = await openEditor()
    await site.database.prepare(`update embedded_user set role = 'authenticated'`).run()
    later(5 * 60)
    await editor.open('/account')
    expect(editor.cookies.has(pass)).toBe(false)
    expect(await look(editor)).toEqual(nothing)
  })

  it.each<[string, (real: string) => string]>([
    ['without a mark', (real) => real.split('.')[0] ?? ''],
    ['with a mark of its own', (real) => `${real.split('.')[0]}.${'A'.repeat(43)}`],
    ['that lasts longer than it was given for', (real) => real.replace(/^\d/, '9')],
    ['of no number', (real) => `Infinity.${real.split('.')[1]}`],
    ['that says true', () => 'true'],
  ])('a pass %s shows nothing', async (_what, forge) => {
    const real = (await openEditor()).cookies.get(pass) ?? ''
    expect(await look(withCookie(pass, forge(real)))).toEqual(nothing)
  })

  it('a pass of a site with another secret shows nothing', async () => {
    const real = (await openEditor()).cookies.get(pass) ?? ''
    site.variables.SITE_SECRET = 'another secret that signs nothing of ours'
    expect(await look(withCookie(pass, real))).toEqual(nothing)
  })
})

it('where there are no accounts the bar of a cookie leads to Strapi’s own sign-in', async () => {
  delete site.variables.SITE_SECRET
  expect(await look(withCookie('admin', 'true'))).toMatchObject({ hasBar: true, hasEditLink: true })
})
