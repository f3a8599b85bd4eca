import { beforeEach, describe, expect, it } from 'vitest'
import { syncAccountData } from '../../../src/features/accounts/saved-data.ts'
import { maxSavedConcerts } from '../../../src/shared/constants.ts'
import { nowMs } from '../../fixtures/clock.ts'
import {
  type AccountSite,
  anna,
  type Browser,
  locationOf,
  makeAccount,
  openBrowser,
  openSignedIn,
  openSite,
  signIn,
} from '../account-site.ts'
import { follow } from '../followed.ts'
import { beginAtOneMoment, later } from '../fresh-site.ts'

beginAtOneMoment()
const boris = { email: 'boris@example.com', password: 'words of his own' }
const letter = {
  name: 'Анна',
  email: 'Anna@example.com',
  topic: 'press',
  message: 'Здравствуйте',
  consent: 'yes',
}

interface Kept {
  owner: string
  saved: string[]
  city?: string
}
const join = async (browser: Browser, changes: object = {}) => {
  const response = await browser.call('/api/account/kept', changes)
  return (await response.json<{ data: Kept }>()).data
}
const saved = (slug: string, changedAt = nowMs()) => ({ slug, isSaved: true, changedAt })
const takenOut = (slug: string, changedAt = nowMs()) => ({ slug, isSaved: false, changedAt })

let site: AccountSite
let phone: Browser
let laptop: Browser
beforeEach(async () => {
  site = await openSite()
  await makeAccount(site)
  phone = await openSignedIn(site)
  laptop = await openSignedIn(site)
})

describe('the saved data of two devices of one account', () => {
  it('is all of both, the newest first', async () => {
    await join(phone, { saved: [saved('a', 1), saved('b', 3)], city: { slug: 'kazan', changedAt: 1 } })
    const { saved: all, city } = await join(laptop, { saved: [saved('c', 2)] })
    expect([all, city]).toEqual([['b', 'c', 'a'], 'kazan'])
  })

  it('is the later change, whichever device sends it later', async () => {
    const now = nowMs()
    await join(phone, { saved: [takenOut('a', now - 20)], city: { slug: 'perm', changedAt: 20 } })
    const kept = await join(laptop, { saved: [saved('a', now - 30)], city: { slug: 'kazan', changedAt: 10 } })
    expect([kept.saved, kept.city]).toEqual([[], 'perm'])
    expect(await join(phone, { saved: [saved('a', now - 10)] })).toMatchObject({ saved: ['a'] })
  })

  it('loses what one removes for 180 days, in which the other may be offline', async () => {
    const sync = (changes: ReturnType<typeof saved>[], now: number) =>
      syncAccountData(site.database, 'somebody', { saved: changes }, now)
    const longMs = 180 * 24 * 3_600_000
    await sync([saved('a', 500)], 500)
    await sync([takenOut('a', 1000)], 1000)
    const offered = async (now: number) => {
      await sync([], now)
      return (await sync([saved('a', 900)], now)).saved
    }
    expect([await offered(1000 + longMs), await offered(1001 + longMs)]).toEqual([[], ['a']])
  })

  it('is not ruled for ever by a clock that is ahead', async () => {
    await join(phone, { saved: [saved('a', nowMs() + 1e12)] })
    later(1)
    expect((await join(laptop, { saved: [takenOut('a')] })).saved).toEqual([])
    await join(phone, { city: { slug: 'perm', changedAt: nowMs() + 1e12 } })
    later(2)
    expect((await join(laptop, { city: { slug: 'kazan', changedAt: nowMs() } })).city).toBe('kazan')
  })

  it('is the same if a change is sent twice', async () => {
    const changes = { saved: [saved('a', 1), takenOut('b', 2)], city: { slug: '', changedAt: 1 } }
    expect(await join(phone, changes)).toEqual(await join(phone, changes))
  })

  it('is all cities, where that was chosen', async () => {
    expect((await join(phone, { city: { slug: '', changedAt: 1 } })).city).toBe('')
  })

  it('loses its oldest where there is too much', async () => {
    const full = Array.from({ length: maxSavedConcerts }, (_, at) => saved(`concert-${at}`, at + 1))
    await join(phone, { saved: full })
    const { saved: all } = await join(laptop, { saved: [saved('newest')] })
    expect([all.length, all[0], all.includes('concert-0')]).toEqual([maxSavedConcerts, 'newest', false])
  })

  it('remembers the newest of what was taken out, however much that was', async () => {
    for (let call = 0; call < 60; call += 1) {
      const changes = Array.from({ length: 100 }, (_, at) => takenOut(`c-${call}-${at}`, call * 100 + at + 1))
      await phone.call('/api/account/kept', {
        saved: changes.map((each) => ({ ...each, changedAt: nowMs() - 10_000 + each.changedAt })),
      })
    }
    const { results } = await site.database
      .prepare('select slug from account_concert')
      .all<{ slug: string }>()
    expect(results).toHaveLength(200)
    expect(results.map(({ slug }) => slug)).toContain('c-59-99')
  })

  it('is what two devices say at once', async () => {
    await Promise.all([join(phone, { saved: [saved('a')] }), join(laptop, { saved: [saved('b')] })])
    expect((await join(phone)).saved.toSorted()).toEqual(['a', 'b'])
  })

  it('is nobody else’s: a device with another’s things only hears whose it is now', async () => {
    await makeAccount(site, boris)
    const { owner } = await join(phone, { saved: [saved('annas')] })
    await signIn(phone, boris)
    const answer = await join(phone, {
      owner,
      saved: [saved('annas')],
      city: { slug: 'kazan', changedAt: 1 },
    })
    expect(answer).toEqual({ owner: expect.not.stringContaining(owner), saved: [] })
    expect(await join(laptop)).toMatchObject({ owner, saved: ['annas'] })
  })

  it('has an owner’s mark that says nothing of who it is', async () => {
    const { owner } = await join(phone)
    expect(owner).toMatch(/^[\w-]{16}$/)
    expect((await join(laptop)).owner).toBe(owner)
  })

  it.each<[string, unknown]>([
    ['a slug with a path', { saved: [saved('../../a')] }],
    ['a slug that is too long', { saved: [saved('a'.repeat(300))] }],
    ['more than there can be', { saved: Array.from({ length: 2000 }, (_, at) => saved(`c${at}`)) }],
    ['a time before all time', { saved: [saved('a', -1)] }],
    ['a time that is no number', { saved: [{ slug: 'a', isSaved: true, changedAt: 'now' }] }],
    ['a city with markup', { city: { slug: '<b>', changedAt: 1 } }],
    ['a list', []],
    ['nothing', null],
  ])('doesn’t take %s', async (_what, changes) => {
    expect((await phone.call('/api/account/kept', changes)).status).toBe(400)
    expect((await join(phone)).saved).toEqual([])
  })

  it('is told to nobody who isn’t signed in', async () => {
    const response = await openBrowser(site).call('/api/account/kept', { saved: [saved('a')] })
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { error: { name: 'UnauthorizedError' } },
    ])
  })
})

describe('what somebody has sent', () => {
  it('is shown to who has confirmed the address, in whatever case it was written', async () => {
    await openBrowser(site).send('/contact', letter)
    await openBrowser(site).send('/contact', { ...letter, email: 'other@example.com', message: 'Не её' })
    const html = await (await phone.open('/account')).text()
    expect(html.match(/\/sent\?number=/g)).toHaveLength(1)
  })

  it('is not shown to who has registered another’s address and not confirmed it', async () => {
    await openBrowser(site).send('/contact', letter)
    const remote = await openSite('a remote Strapi')
    await openBrowser(remote).send('/contact', letter)
    await makeAccount(remote)
    remote.interfere(({ url }) =>
      url.includes('/users/me')
        ? Promise.resolve(Response.json({ id: 1, username: 'a', email: anna.email, confirmed: false }))
        : undefined,
    )
    const browser = await openSignedIn(remote)
    const html = await (await browser.open('/account')).text()
    expect(html).not.toContain('/sent?number=')
    const exported = await browser.send('/account', { wish: 'export' })
    expect(await exported.json()).toMatchObject({ sent: [] })
  })
})

describe('an export', () => {
  it('has all that the site knows, and nothing that opens the account', async () => {
    await openBrowser(site).send('/contact', letter)
    await join(phone, { saved: [saved('a')], city: { slug: 'kazan', changedAt: 1 } })
    const response = await phone.send('/account', { wish: 'export' })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="account.json"',
      'content-type': expect.stringContaining('application/json'),
    })
    const data = await response.json()
    expect(data).toEqual({
      account: { id: '1', username: anna.email, email: anna.email, isConfirmed: true, provider: 'local' },
      signedInAt: expect.stringMatching(/^\d{4}-/),
      saved: ['a'],
      city: 'kazan',
      notices: { topics: [], channels: [] },
      sent: [
        expect.objectContaining({ form: 'contact', content: expect.objectContaining({ name: 'Анна' }) }),
      ],
    })
  })

  it('has what one is told of, since when and where, and no address that opens a browser', async () => {
    await follow(site)
    const response = await phone.send('/account', { wish: 'export' })
    expect(await response.json()).toMatchObject({
      notices: {
        topics: [{ kind: 'city', key: 'kazan', since: '2026-11-01T00:00:00.000Z' }],
        channels: [
          { channel: 'push', address: 'fcm.googleapis.com', since: '2026-11-01T00:00:00.000Z' },
          { channel: 'email', address: 'anna@example.com', locale: 'ru', timeZone: 'Europe/Moscow' },
        ],
      },
    })
  })

  it('is for who is signed in', async () => {
    const response = await openBrowser(site).send('/account', { wish: 'export' })
    expect([response.status, locationOf(response)]).toEqual([303, '/login?next=%2Faccount'])
  })
})
