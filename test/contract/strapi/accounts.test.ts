import { beforeAll, describe, expect, it } from 'vitest'
import type { AccountCaller } from '../../../src/features/accounts/account-port.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { describeAccounts, newPerson } from '../accounts.contract.ts'
import { type Editor, signIn as signInEditor } from './editor.ts'
import { strapiUrl, version } from './services.ts'
import { ask, codeFor, fromSite, lettersTo, linksIn, port, site } from './visitors.ts'

let editor: Editor
beforeAll(async () => {
  editor = await signInEditor()
})

const operator = {
  block: (userId: string) => editor.changeUser(userId, { blocked: true }),
  makeEditor: async (userId: string) => editor.changeUser(userId, { role: await editor.findRole('editor') }),
}

describeAccounts('Strapi’s accounts', async () => ({ port, ask, codeFor, operator }), version)

describe('letters of Strapi', () => {
  it('lead to the site’s own pages, and say no name that somebody chose', async () => {
    const { asker, email, registration } = newPerson()
    await port.register(asker, { ...registration, username: `Buy at http://spam.test ${email}` })
    await port.requestReset(asker, email)
    const [confirmation, reset] = await lettersTo(email)
    /** An e-mail repeats its link in three languages. */
    const thrice = (link: string) => Array.from({ length: 3 }, () => `${site}${link}`)
    const withoutCodes = (html = '') => linksIn(html).map((link) => link.replace(/=[\da-f]{40,}$/, '='))
    expect(withoutCodes(confirmation?.html)).toEqual(thrice(`/confirm?email=${email}&confirmation=`))
    expect(withoutCodes(reset?.html)).toEqual(thrice('/reset-password?code='))
    expect(JSON.stringify([confirmation, reset])).not.toContain('spam')
  })

  it('are in the language of the visitor alone', async () => {
    const { asker, email, registration } = newPerson()
    await port.register({ ...asker, locale: 'en' }, registration)
    const [letter] = await lettersTo(email)
    expect(letter?.html.match(/<section lang="\w+"/g)).toEqual(['<section lang="en"'])
    expect(linksIn(letter?.html ?? '')).toHaveLength(1)
  })
})

describe('the limits of Strapi', () => {
  const limit = 10
  const guess = (asker: AccountCaller, identifier: string) =>
    port.signIn(asker, { identifier, password: 'a guess' })
  const guessUntilLimited = async (asker: AccountCaller, identifier: string) => {
    for (let count = 0; count < limit; count += 1) {
      await expect(guess(asker, identifier)).rejects.toMatchObject({ fault: 'credentials' })
    }
    await expect(guess(asker, identifier)).rejects.toMatchObject({ name: 'RateLimitError' })
  }
  /** Past the port: with headers and fields of their own. */
  const post = (path: string, body: object, headers: Record<string, string>) =>
    fetch(`${strapiUrl}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  it('count ten sign-ins a minute for a name and the address of the visitor', async () => {
    const { asker, email } = newPerson()
    await guessUntilLimited(asker, email)
    await expect(guess(newPerson().asker, email)).rejects.toMatchObject({ fault: 'credentials' })
    await expect(guess(asker, newPerson().email)).rejects.toMatchObject({ fault: 'credentials' })
  })

  it('are not made new by the name in capitals or a field that sign-in doesn’t have', async () => {
    const { asker, email } = newPerson()
    await guessUntilLimited(asker, email)
    await expect(guess(asker, email.toUpperCase())).rejects.toMatchObject({ name: 'RateLimitError' })
    const body = { identifier: email, password: 'a guess', email: newPerson().email }
    const statuses = await Promise.all(
      ['auth/local', 'auth/local/', 'AUTH/Local'].map((path) =>
        post(path, body, fromSite(asker)).then(({ status }) => status),
      ),
    )
    expect(statuses).toEqual([429, 429, 429])
  })

  it('count ten letters a minute to an address, of every kind', async () => {
    const { asker, email } = newPerson()
    for (const ask of [port.requestReset, port.requestConfirmation]) {
      for (let count = 0; count < limit; count += 1) await ask(asker, email)
      await expect(ask(asker, email)).rejects.toMatchObject({ name: 'RateLimitError' })
    }
  })

  it.each([
    ['without the secret', {}],
    ['with another secret', { 'x-tutti-proxy': 'another one' }],
  ])('believe nobody %s who says where they come from', async (_how, headers) => {
    // A call that nobody else makes past the site: the address of this machine is used up for it.
    const wrong = { code: 'x', password: 'long enough', passwordConfirmation: 'long enough' }
    const statuses: number[] = []
    for (let count = 0; count <= limit; count += 1) {
      const { asker } = newPerson()
      const answer = await post('auth/reset-password', wrong, {
        ...headers,
        'x-forwarded-for': asker.address,
      })
      statuses.push(answer.status)
    }
    expect(statuses.at(-1)).toBe(429)
    await expect(port.reset(newPerson().asker, { code: 'x', password: 'long enough' })).rejects.toMatchObject(
      { fault: 'code' },
    )
  })

  it('say of a refusal until when it lasts', async () => {
    const { asker, email } = newPerson()
    await guessUntilLimited(asker, email)
    const answer = await post('auth/local', { identifier: email, password: 'a guess' }, fromSite(asker))
    const reset = Number(answer.headers.get('x-ratelimit-reset')) * 1000
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, null])
    expect(reset).toBeGreaterThan(nowMs() - 60_000)
    expect(await answer.json()).toEqual({
      data: null,
      error: {
        status: 429,
        name: 'RateLimitError',
        details: {},
        message: 'Too many requests, please try again later.',
      },
    })
  })
})
