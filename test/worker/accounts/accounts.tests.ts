import { beforeEach, describe, expect, it } from 'vitest'
import { accountFormMessages } from '../../../src/languages/texts.ts'
import {
  type AccountSite,
  anna,
  confirm,
  lastCode,
  locationOf,
  makeAccount,
  openBrowser,
  openSignedIn,
  openSite,
  signIn,
  siteKinds,
  whoIsIn,
} from '../account-site.ts'
import { beginFresh, later } from '../fresh-site.ts'

beginFresh()
const words = accountFormMessages('ru')
const another = 'four other small words'

describe.each(siteKinds)('an account of %s', (kind) => {
  let site: AccountSite
  beforeEach(async () => {
    site = await openSite(kind)
  })

  it('is created by a form, an e-mail and its button', async () => {
    const browser = openBrowser(site)
    expect(locationOf(await browser.send('/register', anna))).toBe('/register?letter=out')
    expect((await signIn(browser)).status).toBe(422)
    const letterPage = await browser.open(`/confirm?email=a+${anna.email}&confirmation=${lastCode(site)}`)
    expect((await signIn(browser)).status).toBe(422)
    const form = await letterPage.text()
    expect(form).toContain(`name="code" value="${lastCode(site)}"`)
    expect(form).toContain(`value="a+${anna.email}"`)
    expect(locationOf(await confirm(browser, site))).toBe('/account?done=confirmed')
    expect(await whoIsIn(browser)).toBe(anna.email)
    expect(await (await browser.open('/account')).text()).toContain(anna.email)
  })

  it('is created by API calls of a script', async () => {
    const browser = openBrowser(site)
    const registered = await browser.call('/api/auth/local/register', { username: 'anna', ...anna })
    expect([registered.status, await registered.json()]).toEqual([200, { ok: true }])
    await confirm(openBrowser(site), site)
    const signedIn = await browser.call('/api/auth/local', { identifier: 'anna', password: anna.password })
    const user = { id: '1', username: 'anna', email: anna.email, confirmed: true, provider: 'local' }
    expect([signedIn.status, await signedIn.json()]).toEqual([200, { user }])
    expect(await (await browser.open('/api/users/me')).json()).toEqual(user)
  })

  it('can’t be confirmed with the e-mail alone: the password is needed too', async () => {
    const browser = openBrowser(site)
    await browser.send('/register', anna)
    const page = await browser.send('/confirm', {
      code: lastCode(site),
      email: anna.email,
      password: another,
    })
    expect([page.status, (await page.text()).includes(words.faults.credentials)]).toEqual([422, true])
    expect((await signIn(openBrowser(site))).status).toBe(422)
  })

  it('does not belong to a stranger who registered the address first', async () => {
    const mallory = { email: anna.email, password: 'chosen by mallory' }
    await openBrowser(site, '203.0.113.66').send('/register', mallory)
    const first = lastCode(site)
    const browser = openBrowser(site)
    await browser.send('/register', anna)
    // She sets a password of her own through the e-mail, since another one was registered with her address.
    expect((await browser.send('/confirm', { code: first, ...anna })).status).toBe(422)
    await browser.send('/forgot-password', { email: anna.email })
    await browser.send('/reset-password', { code: lastCode(site), password: anna.password })
    expect(locationOf(await browser.send('/confirm', { code: first, ...anna }))).toBe(
      '/account?done=confirmed',
    )
    expect((await signIn(openBrowser(site), mallory)).status).toBe(422)
  })

  it('is opened by its e-mail address in any case', async () => {
    await makeAccount(site)
    const browser = openBrowser(site)
    expect(locationOf(await signIn(browser, { ...anna, email: ' ANNA@example.com ' }))).toBe('/account')
  })

  it('is opened by a user name in its own case', async () => {
    const browser = openBrowser(site)
    await browser.call('/api/auth/local/register', { username: 'AnnaK', ...anna })
    await confirm(openBrowser(site), site)
    expect(locationOf(await signIn(browser, { ...anna, email: 'AnnaK' }))).toBe('/account')
  })

  it('is not signed in to by a wrong password, by form or by call', async () => {
    await makeAccount(site)
    const browser = openBrowser(site)
    const wrong = { identifier: anna.email, password: another }
    const page = await browser.send('/login', wrong)
    expect([page.status, page.headers.getSetCookie()]).toEqual([422, []])
    const html = await page.text()
    expect(html).toContain(words.faults.credentials)
    expect(html).toContain(`value="${anna.email}"`)
    expect(html).not.toContain(another)
    const call = await browser.call('/api/auth/local', wrong)
    expect([call.status, await call.json()]).toEqual([
      400,
      {
        data: null,
        error: expect.objectContaining({
          status: 400,
          name: 'AccountRefused',
          details: { fault: 'credentials' },
        }),
      },
    ])
  })

  it.each(['/register', '/forgot-password'])(
    'or none: %s answers in the same words and headers, with the same cookies',
    async (path) => {
      await makeAccount(site)
      const answerFor = async (email: string) => {
        const response = await openBrowser(site).send(path, { ...anna, email })
        const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers)
        return [response.status, headers, await response.text()]
      }
      expect(await answerFor(anna.email)).toEqual(await answerFor('nobody@example.com'))
    },
  )

  it('or none: a wrong password is answered in the same words', async () => {
    await makeAccount(site)
    const answerFor = async (identifier: string) => {
      const response = await openBrowser(site).call('/api/auth/local', { identifier, password: another })
      return [response.status, await response.text()]
    }
    expect(await answerFor(anna.email)).toEqual(await answerFor('nobody@example.com'))
  })

  it('gets a letter where somebody registers its address again', async () => {
    await makeAccount(site)
    const before = site.letters.length
    await openBrowser(site).send('/register', { ...anna, password: another })
    expect(site.letters.slice(before).map(({ to }) => to)).toEqual([anna.email])
    expect(await whoIsIn(await openSignedIn(site))).toBe(anna.email)
  })

  it('is not kept from its owner by somebody who took its address for a name', async () => {
    const response = await openBrowser(site).call('/api/auth/local/register', {
      username: anna.email,
      email: 'other@example.com',
      password: another,
    })
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: { details: { path: 'username' } } },
    ])
  })

  it('gets a new password by a letter, with which it is signed in to', async () => {
    await makeAccount(site)
    const browser = openBrowser(site)
    expect(locationOf(await browser.send('/forgot-password', { email: anna.email }))).toBe(
      '/forgot-password?letter=out',
    )
    const change = { code: lastCode(site), password: another }
    expect(locationOf(await browser.send('/reset-password', change))).toBe('/account?done=password')
    expect(await whoIsIn(browser)).toBe(anna.email)
    expect((await signIn(openBrowser(site))).status).toBe(422)
    const again = await openBrowser(site).send('/reset-password', change)
    expect([again.status, (await again.text()).includes(words.faults.code)]).toEqual([422, true])
  })

  it('gets the letter for a new password in an hour in which a stranger has had others sent to it', async () => {
    await makeAccount(site)
    later(3601)
    for (let time = 0; time < 2; time++)
      await openBrowser(site).send('/register', { ...anna, password: another })
    const before = lastCode(site)
    await openBrowser(site).send('/forgot-password', { email: anna.email })
    expect(lastCode(site)).not.toBe(before)
  })

  it('gets a new password by calls', async () => {
    await makeAccount(site)
    const browser = openBrowser(site)
    await browser.call('/api/auth/forgot-password', { email: anna.email })
    const reset = await browser.call('/api/auth/reset-password', { code: lastCode(site), password: another })
    expect(await reset.json()).toMatchObject({ user: { email: anna.email } })
    const changed = await browser.call('/api/auth/change-password', {
      currentPassword: another,
      password: anna.password,
    })
    expect(changed.status).toBe(200)
    expect((await signIn(openBrowser(site))).status).toBe(303)
  })

  it('keeps its password where the one shown with the new one is wrong', async () => {
    await makeAccount(site)
    const browser = await openSignedIn(site)
    const response = await browser.send('/account/password', {
      currentPassword: 'a guess',
      password: another,
    })
    const html = await response.text()
    expect([response.status, html.includes(words.faults['current-password'])]).toEqual([422, true])
    expect(html).not.toContain(another)
    expect((await signIn(openBrowser(site))).status).toBe(303)
  })

  it('gets the letter of its registration once more', async () => {
    const browser = openBrowser(site)
    await browser.send('/register', anna)
    const first = lastCode(site)
    const response = await browser.call('/api/auth/send-email-confirmation', { email: anna.email })
    expect(await response.json()).toEqual({ ok: true })
    expect(lastCode(site)).not.toBe(first)
    expect((await browser.send('/confirm', { code: first, ...anna })).status).toBe(422)
    expect((await confirm(browser, site)).status).toBe(303)
  })

  it('is one, where its form is sent twice at once', async () => {
    const browser = openBrowser(site)
    const answers = await Promise.all([browser.send('/register', anna), browser.send('/register', anna)])
    expect(answers.map(locationOf)).toEqual(['/register?letter=out', '/register?letter=out'])
    const { results } = await site.database.prepare('select email from embedded_user').all()
    expect(results).toEqual([{ email: anna.email }])
    expect((await confirm(browser, site)).status).toBe(303)
  })

  it('is signed in to where its form is sent twice at once', async () => {
    await makeAccount(site)
    const browser = openBrowser(site)
    const answers = await Promise.all([signIn(browser), signIn(browser)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await whoIsIn(browser)).toBe(anna.email)
  })
})

it('the site’s own letters are in the language of the form, and lead to its pages', async () => {
  const site = await openSite()
  await openBrowser(site).send('/th/register', anna)
  await makeAccount(site)
  await openBrowser(site).send('/th/forgot-password', { email: anna.email })
  expect([site.letters.at(0)?.text, site.letters.at(-1)?.text]).toEqual([
    expect.stringContaining('/th/confirm?'),
    expect.stringContaining('/th/reset-password?code='),
  ])
})

describe('what is asked of a remote Strapi', () => {
  it('says whose it is, by the site’s secret, and carries nothing that wasn’t asked for', async () => {
    const site = await openSite('a remote Strapi', { CONTENT_PROXY_SECRET: 'a-secret-of-both-sides' })
    await makeAccount(site)
    site.calls.length = 0
    const body = {
      identifier: anna.email,
      password: anna.password,
      email: 'fresh@example.com',
      isAdmin: true,
    }
    await openBrowser(site, '203.0.113.5').call('/api/auth/local', body, {
      headers: { 'x-forwarded-for': '10.0.0.1', authorization: 'Bearer of-somebody' },
    })
    const [call, ...more] = site.calls
    expect(more).toEqual([])
    expect(Object.fromEntries(call?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'ru',
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.5',
      'x-tutti-proxy': 'a-secret-of-both-sides',
    })
    expect(await call?.json()).toEqual({ identifier: anna.email, password: anna.password })
  })
})
