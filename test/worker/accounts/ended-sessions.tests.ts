import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endSessionsBefore } from '../../../src/features/accounts/current-session.ts'
import { formKeyField } from '../../../src/shared/forms/form-key.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { makeAgedFormKey } from '../../fixtures/new-key.ts'
import {
  type AccountSite,
  anna,
  type Browser,
  lastCode,
  locationOf,
  makeAccount,
  openBrowser,
  openSite,
  signIn,
  whoIsIn,
} from '../account-site.ts'
import { beginAtOneMoment, later } from '../fresh-site.ts'
import { cookieOf, countChecks, decode, session, settleIn } from '../session-cookies.ts'

beginAtOneMoment()
const boris = { email: 'boris@example.com', password: 'words of his own' }

let site: AccountSite
beforeEach(async () => {
  vi.setSystemTime(Math.ceil(nowMs() / 1000) * 1000)
  site = await openSite('a remote Strapi')
  await makeAccount(site)
})

describe('other sessions of the user', () => {
  const another = 'four other small words'
  const end: Record<string, (browser: Browser) => Promise<unknown>> = {
    'signing out everywhere': (browser) => browser.send('/account', { wish: 'sign-out-everywhere' }),
    'another password': (browser) =>
      browser.send('/account/password', { currentPassword: anna.password, password: another }),
    'a password by a letter': async (browser) => {
      await browser.send('/forgot-password', { email: anna.email })
      return browser.send('/reset-password', { code: lastCode(site), password: another })
    },
  }

  it.each(Object.keys(end))('end with %s', async (name) => {
    const [phone, laptop] = [await settleIn(site), await settleIn(site)]
    later(1)
    await end[name]?.(laptop)
    expect(await whoIsIn(phone)).toBe(401)
    expect(await whoIsIn(laptop)).toBe(name === 'signing out everywhere' ? 401 : anna.email)
  })

  it('end with signing out everywhere, though they began at that very moment', async () => {
    const [phone, laptop] = [await settleIn(site), await settleIn(site)]
    await laptop.send('/account', { wish: 'sign-out-everywhere' })
    expect(await whoIsIn(phone)).toBe(401)
  })

  it('go on where one signs out here', async () => {
    const [phone, laptop] = [await settleIn(site), await settleIn(site)]
    later(1)
    expect(locationOf(await laptop.send('/account', { wish: 'sign-out' }))).toBe('/login?said=out')
    expect([await whoIsIn(phone), await whoIsIn(laptop)]).toEqual([anna.email, 401])
  })

  it('of somebody else go on', async () => {
    await makeAccount(site, boris)
    const [annas, boriss] = [await settleIn(site), await settleIn(site, boris)]
    later(1)
    await annas.send('/account', { wish: 'sign-out-everywhere' })
    expect(await whoIsIn(boriss)).toBe(boris.email)
  })

  it('that begin while the password changes end too', async () => {
    const laptop = await settleIn(site)
    const guesser = openBrowser(site, '203.0.113.9')
    // Strapi has accepted the old password; before its answer arrives, the password is changed.
    site.interfere(({ url, headers }) => {
      if (!url.endsWith('/auth/local') || headers.get('x-forwarded-for') !== '203.0.113.9') return undefined
      return holdUp
    })
    let answer: (response: Response) => void = () => undefined
    const holdUp = new Promise<Response>((resolve) => {
      answer = resolve
    })
    const { access } = decode(laptop.cookies.get(session)).tokens as { access: string }
    const signingIn = signIn(guesser)
    await vi.waitFor(() => expect(site.calls.at(-1)?.headers.get('x-forwarded-for')).toBe('203.0.113.9'))
    later(1)
    await laptop.send('/account/password', { currentPassword: anna.password, password: another })
    later(1)
    answer(Response.json({ jwt: access, user: { id: 1, username: 'a', email: anna.email } }))
    expect((await signingIn).status).toBe(303)
    expect(await whoIsIn(guesser)).toBe(401)
    expect(await whoIsIn(laptop)).toBe(anna.email)
  })
})

describe('two tabs', () => {
  it('are whoever signed in last, in both', async () => {
    await makeAccount(site, boris)
    const browser = await settleIn(site)
    const [key] = [makeAgedFormKey()]
    await signIn(browser, boris)
    // The first tab still shows a page of Anna's account.
    const exported = await browser.send('/account', { [formKeyField]: key, wish: 'export' })
    expect(await exported.json()).toMatchObject({ account: { email: boris.email } })
  })

  it('are both signed out, though a page that was asked for before is answered after', async () => {
    const browser = await settleIn(site)
    later(300)
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    site.interfere(({ url }) =>
      url.includes('/users/me')
        ? held.then(() => Response.json({ id: 1, username: 'a', email: anna.email, confirmed: true }))
        : undefined,
    )
    const before = countChecks(site)
    const loading = browser.open('/account')
    await vi.waitFor(() => expect(countChecks(site)).toBe(before + 1))
    const signingOut = browser.call('/api/auth/sign-out')
    answer()
    await signingOut
    await loading
    // A browser keeps the cookies of the response that comes last.
    browser.cookies.set(session, cookieOf(await loading, session)?.split(/[=;]/)[1] ?? '')
    expect(await whoIsIn(browser)).toBe(401)
    expect(browser.cookies.has(session)).toBe(false)
  })
})

describe('a session that was signed out', () => {
  it('stays ended for as long as a copy of its cookie, renewed at that moment, may live', async () => {
    const browser = await settleIn(site)
    const { beganAt, expiresAt } = decode(browser.cookies.get(session)) as Record<
      'beganAt' | 'expiresAt',
      number
    >
    const endedAt = nowMs()
    await browser.send('/account', { wish: 'sign-out' })
    const until = await site.database.prepare('select until from ended_session').first<number>('until')
    expect([until, (expiresAt - beganAt) / (24 * 3_600_000)]).toEqual([endedAt + expiresAt - beganAt, 30])
  })

  it('is forgotten after that, when another one ends', async () => {
    await site.database
      .prepare(`insert into ended_session (id, until) values ('over', ?1 - 1), ('not yet', ?1)`)
      .bind(nowMs())
      .run()
    await (await settleIn(site)).send('/account', { wish: 'sign-out' })
    const { results } = await site.database.prepare('select id from ended_session').all<{ id: string }>()
    const ids = results.map(({ id }) => id)
    expect([ids.length, ids.includes('not yet'), ids.includes('over')]).toEqual([2, true, false])
  })
})

describe('the instant before which sessions have ended', () => {
  const notBefore = (user: string) =>
    site.database
      .prepare('select not_before from account where user = ?')
      .bind(user)
      .first<number>('not_before')

  it('moves on, and never back, whichever of two is written last', async () => {
    const written: (number | null)[] = []
    for (const instant of [2000, 1000, 3000]) {
      await endSessionsBefore(site.database, '7', instant)
      written.push(await notBefore('7'))
    }
    expect(written).toEqual([2000, 2000, 3000])
  })

  it('is each user’s own', async () => {
    await endSessionsBefore(site.database, '7', 2000)
    expect(await notBefore('8')).toBeNull()
  })
})
