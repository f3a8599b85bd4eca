import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson } from '../accounts.contract.ts'
import { type OauthServer, openOauthServer } from './oauth-server.ts'
import { need, strapiUrl, version } from './services.ts'
import { fromSite, port, site } from './visitors.ts'

describe('signing in by another company', () => {
  const provider = 'loopback'
  const callback = `${site}/connect/${provider}/callback`
  let oauth: OauthServer
  beforeAll(async () => {
    oauth = await openOauthServer(Number(need('LOOPBACK_PROVIDER_PORT')))
  })
  afterAll(() => oauth.stop())

  /** @returns the first address of the site to which the browser is redirected */
  async function walk(address: string): Promise<string> {
    const visitor = fromSite(newPerson().asker)
    const cookies = new Map<string, string>()
    for (let next = address; ; ) {
      const isStrapi = next.startsWith(`${strapiUrl}/`)
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await fetch(next, {
        redirect: 'manual',
        headers: isStrapi ? { ...visitor, cookie } : {},
      })
      const location = answer.headers.get('location')
      if (answer.status !== 302 || !location) throw new Error(`${answer.status} ${await answer.text()}`)
      if (location.startsWith(site)) return location
      if (isStrapi) {
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          cookies.set(name, value)
        }
      }
      next = location
    }
  }
  const begin = (to = callback) => port.startProvider(newPerson().asker, provider, to)
  /** @returns the address to which the browser returns, and what the site stores meanwhile */
  const start = async (to = callback) => {
    const { address, providerSession: held } = await begin(to)
    return { back: await walk(address), held }
  }
  const queryOf = (address: string) => address.slice(address.indexOf('?') + 1)
  /** Finishes a sign-in with the query of the company's redirect, as the site passes it on. */
  const finish = ({ back, held }: Awaited<ReturnType<typeof start>>) =>
    port.finishProvider(newPerson().asker, provider, queryOf(back).replaceAll('?', '&'), held)
  const somebody = () => {
    const { email } = newPerson()
    return { name: `Anna ${email}`, email }
  }

  it('makes an account that needs no letter', async () => {
    const person = somebody()
    oauth.person = person
    const { tokens, user } = await finish(await start())
    expect(user).toMatchObject({ username: person.name, email: person.email, provider, isConfirmed: true })
    expect(await port.readUser(newPerson().asker, tokens)).toEqual(user)
  })

  it('leads to the same account the next time', async () => {
    oauth.person = somebody()
    const { user } = await finish(await start())
    expect((await finish(await start())).user).toEqual(user)
  })

  it('is refused where a local account has the address', async () => {
    const { asker, email, registration } = newPerson()
    await port.register(asker, registration)
    oauth.person = { name: 'Anna', email: email.toUpperCase() }
    await expect(finish(await start())).rejects.toMatchObject({ fault: 'taken' })
  })

  it('is refused where the company gives no address', async () => {
    oauth.person = { name: 'Anna' }
    await expect(finish(await start())).rejects.toMatchObject({ fault: 'provider' })
  })

  it('closes the way to a password: the account has none', async () => {
    oauth.person = somebody()
    const { user } = await finish(await start())
    const signIn = port.signIn(newPerson().asker, { identifier: user.email, password: 'a guess' })
    await expect(signIn).rejects.toMatchObject({ fault: 'credentials' })
  })

  describe.runIf(version === '4')('at Strapi 4', () => {
    it('comes back with the company’s token, and with all that it said', async () => {
      oauth.person = somebody()
      const back = new URL((await start()).back)
      const token = back.searchParams.get('access_token')
      expect(back.origin + back.pathname).toBe(callback)
      expect(Object.fromEntries(back.searchParams)).toEqual({
        access_token: token,
        'raw[access_token]': token,
        'raw[token_type]': 'Bearer',
        'raw[email]': oauth.person.email,
      })
    })

    it('joins what comes back to a callback’s own query with a second question mark', async () => {
      oauth.person = somebody()
      const started = await start(`${callback}?attempt=one`)
      expect(started.back).toMatch(/\?attempt=one\?access_token=/)
      expect((await finish(started)).user.email).toBe(oauth.person.email)
      const asItCame = port.finishProvider(newPerson().asker, provider, queryOf(started.back))
      await expect(asItCame).rejects.toMatchObject({ fault: 'provider' })
    })

    it('comes back with an error where the person said no', async () => {
      oauth.person = undefined
      const started = await start(`${callback}?attempt=one`)
      expect(started.back).toMatch(
        /\?attempt=one\?error=access_denied&error_description=The%20person%20said%20no&state=/,
      )
      await expect(finish(started)).rejects.toMatchObject({ fault: 'provider' })
    })

    it('comes back with an error inside an error where the company takes its own code back', async () => {
      oauth.person = somebody()
      oauth.refusesCodes = true
      const started = await start()
      oauth.refusesCodes = false
      expect(started.back).toBe(`${callback}?error%5Berror%5D=invalid_grant`)
      await expect(finish(started)).rejects.toMatchObject({ fault: 'provider' })
    })

    it('ends at Strapi itself in a browser that didn’t begin it', async () => {
      oauth.person = somebody()
      const asked = new URL('/authorize', oauth.url)
      asked.searchParams.set('redirect_uri', `${strapiUrl}/api/connect/${provider}/callback`)
      const said = (await fetch(asked, { redirect: 'manual' })).headers.get('location') ?? ''
      const answer = await fetch(said, { redirect: 'manual', headers: fromSite(newPerson().asker) })
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        '/?error=Grant%3A%20missing%20session%20or%20misconfigured%20provider',
      ])
    })

    it('is refused with a token that isn’t the company’s', async () => {
      const finishing = port.finishProvider(newPerson().asker, provider, 'access_token=made-up')
      await expect(finishing).rejects.toMatchObject({ fault: 'provider' })
    })

    it.each(['http://other.test/connect/loopback/callback', `${site}/connect/other/callback`, 'nonsense'])(
      'doesn’t begin where it would end at %s',
      async (elsewhere) => {
        await expect(start(elsewhere)).rejects.toThrow(/^400 .*Invalid callback URL provided/)
      },
    )
  })

  describe.runIf(version === '5')('at Strapi 5', () => {
    it('comes back to the site with what the company said to Strapi', async () => {
      oauth.person = somebody()
      const { back, held } = await start()
      const { origin, pathname, searchParams } = new URL(back)
      expect([origin + pathname, ...searchParams.keys()]).toEqual([callback, 'code', 'state'])
      expect(held).toMatch(/^koa\.sess=[^;]+; koa\.sess\.sig=[^;]+$/)
    })

    it('is refused where the person said no', async () => {
      oauth.person = undefined
      const started = await start()
      expect(started.back).toMatch(/\?error=access_denied&error_description=The\+person\+said\+no&state=/)
      await expect(finish(started)).rejects.toMatchObject({ fault: 'provider' })
    })

    it('is refused where the company takes its own code back', async () => {
      oauth.person = somebody()
      oauth.refusesCodes = true
      const finishing = finish(await start())
      await expect(finishing).rejects.toMatchObject({ fault: 'provider' })
      oauth.refusesCodes = false
    })

    it('is refused with what the company said to another browser', async () => {
      oauth.person = somebody()
      const [mine, theirs] = [await start(), await start()]
      const finishing = finish({ back: theirs.back, held: mine.held })
      await expect(finishing).rejects.toMatchObject({ fault: 'provider' })
    })

    it('is refused to whom nothing is held for', async () => {
      oauth.person = somebody()
      const { back } = await start()
      await expect(finish({ back, held: undefined })).rejects.toMatchObject({ fault: 'provider' })
    })

    it.each(['http://other.test/connect/loopback/callback', `${site}/connect/other/callback`, 'nonsense'])(
      'doesn’t begin where it would end at %s',
      async (elsewhere) => {
        await expect(begin(elsewhere)).rejects.toThrow(/loopback could not be begun: 400/)
      },
    )
  })
})
