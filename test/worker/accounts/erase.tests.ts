import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../src/config/config.ts'
import { accountFormMessages } from '../../../src/languages/texts.ts'
import { createEmbeddedAccounts } from '../../../src/strapi-emulator/accounts/embedded-accounts.ts'
import { nowMs } from '../../fixtures/clock.ts'
import {
  type AccountSite,
  anna,
  type Browser,
  brokenDatabase,
  eraseToken,
  locationOf,
  makeAccount,
  openBrowser,
  openSignedIn,
  openSite,
  refusal,
  type SiteKind,
  signIn,
  siteKinds,
  whoIsIn,
} from '../account-site.ts'
import { follow } from '../followed.ts'
import { beginFresh, later } from '../fresh-site.ts'
import { origin } from '../visit.ts'

beginFresh()
beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})

let site: AccountSite
let phone: Browser
let laptop: Browser
const saved = (slug: string) => ({ slug, isSaved: true, changedAt: nowMs() })

/** Somebody has saved a concert and chosen a city, and is signed in on two devices. */
async function open(kind: SiteKind, variables: Record<string, string> = {}): Promise<void> {
  site = await openSite(kind, variables)
  await makeAccount(site)
  phone = await openSignedIn(site)
  laptop = await openSignedIn(site)
  await phone.call('/api/account/kept', { saved: [saved('a')], city: { slug: 'kazan', changedAt: 1 } })
  later(1)
}

const erase = () => laptop.send('/account/erase', { currentPassword: anna.password })

/** Numbers of users, and of concerts that are stored for them. */
const rows = () =>
  Promise.all(
    ['embedded_user', 'account_concert'].map(
      async (table) => (await site.database.prepare(`select * from ${table}`).all()).results.length,
    ),
  )

describe.each(siteKinds)('erasing an account of %s', (kind) => {
  it('deletes all data of the user, at once and on every device', async () => {
    await open(kind)
    const response = await erase()
    expect(locationOf(response)).toBe('/login?said=erased')
    expect(await rows()).toEqual([0, 0])
    expect((await site.database.prepare('select city from account').all()).results).toEqual([{ city: null }])
    expect([...laptop.cookies.keys()]).toEqual(['__Host-device'])
    // The phone doesn't know of the deletion yet, and has unsent changes.
    expect((await phone.call('/api/account/kept', { saved: [saved('b')] })).status).toBe(401)
    expect(await rows()).toEqual([0, 0])
    expect((await signIn(openBrowser(site))).status).toBe(422)
  })

  it('needs the password', async () => {
    await open(kind)
    for (const currentPassword of ['', 'a guess']) {
      expect((await laptop.send('/account/erase', { currentPassword })).status).toBe(422)
    }
    expect(await rows()).toEqual([1, 1])
    expect(await whoIsIn(laptop)).toBe(anna.email)
  })

  it('asks the editors if the site may not delete accounts', async () => {
    await open(kind, { ACCOUNTS_TOKEN: '' })
    const response = await erase()
    expect(locationOf(response)).toBe('/login?said=asked')
    expect(await rows()).toEqual([1, 0])
    expect(site.letters.at(-1)).toMatchObject({
      to: 'editors@tutti.example',
      text: expect.stringContaining(anna.email),
    })
    expect(await whoIsIn(phone)).toBe(401)
  })

  it('deletes nothing if the editors can’t be asked', async () => {
    await open(kind, { ACCOUNTS_TOKEN: '' })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    site.bindings.EMAIL = { send: () => Promise.reject(new Error('no')) } as unknown as SendEmail
    expect((await erase()).status).toBe(503)
    expect(await rows()).toEqual([1, 1])
    expect(await whoIsIn(laptop)).toBe(anna.email)
  })

  it('changes nothing while the database is down, and is done when it is back', async () => {
    await open(kind)
    Object.assign(site.bindings, { DB: brokenDatabase } satisfies Partial<Bindings>)
    expect((await erase()).status).toBe(503)
    Object.assign(site.bindings, { DB: site.database } satisfies Partial<Bindings>)
    expect(await rows()).toEqual([1, 1])
    expect(locationOf(await erase())).toBe('/login?said=erased')
    expect(await rows()).toEqual([0, 0])
  })
})

describe.each(siteKinds)('notices of an account of %s that is erased', (kind) => {
  const left = async () =>
    (
      await site.database
        .prepare('select owner from notice_topic union all select owner from notice_subscription')
        .all()
    ).results
  beforeEach(async () => {
    await open(kind)
    await follow(site)
    await follow(site, 'boris')
  })

  it('are gone, and nobody else’s', async () => {
    expect(locationOf(await erase())).toBe('/login?said=erased')
    expect(new Set((await left()).map(({ owner }) => owner))).toEqual(new Set(['account:boris']))
  })

  it('are gone where the editors are asked to remove the account, too', async () => {
    site.variables.ACCOUNTS_TOKEN = ''
    expect(locationOf(await erase())).toBe('/login?said=asked')
    expect(new Set((await left()).map(({ owner }) => owner))).toEqual(new Set(['account:boris']))
  })

  it('stay with the account where they can’t be removed, and the next try removes both', async () => {
    const before = await left()
    await site.database.prepare('alter table notice_topic rename to away').run()
    expect((await erase()).status).toBe(503)
    await site.database.prepare('alter table away rename to notice_topic').run()
    expect([await rows(), await left()]).toEqual([[1, 1], before])
    expect(await whoIsIn(laptop)).toBe(anna.email)
    expect(locationOf(await erase())).toBe('/login?said=erased')
    expect((await left()).map(({ owner }) => owner)).not.toContain('account:1')
  })

  it('stay where the password is wrong', async () => {
    const before = await left()
    await laptop.send('/account/erase', { currentPassword: 'a guess' })
    expect(await left()).toEqual(before)
  })
})

describe('erasing an account of a remote Strapi', () => {
  const isErasing = ({ method }: Request) => method === 'DELETE'

  it('is done with the next try where Strapi failed', async () => {
    await open('a remote Strapi')
    site.interfere((request) =>
      isErasing(request) ? Promise.resolve(refusal(500, 'Internal Server Error')) : undefined,
    )
    expect((await erase()).status).toBe(503)
    expect(await whoIsIn(laptop)).toBe(anna.email)
    site.interfere(() => undefined)
    expect(locationOf(await erase())).toBe('/login?said=erased')
    expect(await rows()).toEqual([0, 0])
  })

  it('is told where the database fails after it', async () => {
    await open('a remote Strapi')
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { database } = site
    const batch = vi.spyOn(database, 'batch')
    site.interfere((request) => {
      if (isErasing(request)) batch.mockRejectedValue(new Error('D1_ERROR: network connection lost'))
      return undefined
    })
    expect(locationOf(await erase())).toBe('/login?said=erased')
    expect(errors.mock.calls.join()).toContain('were not ended')
    batch.mockRestore()
    expect(await rows()).toEqual([0, 0])
    later(300)
    expect(await whoIsIn(phone)).toBe(401)
  })

  it('leaves nothing but a session that is over where Strapi’s answer was lost', async () => {
    await open('a remote Strapi')
    const strapi = createEmbeddedAccounts({
      database: site.database,
      now: Date.now,
      site: origin,
      eraseToken,
    })
    site.interfere((request) =>
      isErasing(request)
        ? strapi(request).then(() => Promise.reject(new TypeError('connection lost')))
        : undefined,
    )
    expect((await erase()).status).toBe(503)
    expect(await rows()).toEqual([0, 0])
    const again = await erase()
    expect([again.status, await again.text()]).toEqual([
      422,
      expect.stringContaining(accountFormMessages('ru').faults.token),
    ])
  })
})

it('the token that removes users is asked for nothing else', async () => {
  site = await openSite('a remote Strapi')
  await makeAccount(site)
  phone = await openSignedIn(site)
  await phone.send('/account/erase', { currentPassword: anna.password })
  const withToken = site.calls.filter(({ headers }) => headers.get('authorization')?.includes(eraseToken))
  expect(withToken.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
    ['DELETE', '/api/users/1'],
  ])
})
