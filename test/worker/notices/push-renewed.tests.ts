import { beforeEach, describe, expect, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { pushBrowsers } from '../../fixtures/push-browsers.ts'
import { siteSecret } from '../account-site.ts'
import { emptyDatabase } from '../database.ts'
import { keys } from '../notice-world.ts'
import { cookieOf } from '../session-cookies.ts'
import { origin, visit } from '../visit.ts'

const variables = {
  SITE_SECRET: siteSecret,
  PUSH_PUBLIC_KEY: keys.publicKey,
  PUSH_PRIVATE_KEY: keys.privateKey,
}
const browsers = pushBrowsers()
const kazan = { kind: 'city', key: 'kazan' }

let database: D1Database
beforeEach(async () => {
  database = await emptyDatabase()
  forgetIsolateCache()
})

const call = (body: unknown, cookie = '', path = '/api/push/subscribe') =>
  visit(path, {
    method: 'POST',
    variables,
    body: JSON.stringify(body),
    headers: { origin, 'content-type': 'application/json', cookie },
  })
const count = (table: string) => database.prepare(`select count(*) as n from ${table}`).first<number>('n')

describe('a browser that is given another address', () => {
  const row = () => database.prepare('select id, owner, address, locale from notice_subscription').first()
  const renew = (browser: string, before: unknown, cookie = '') =>
    call({ subscription: browsers.subscribe(browser), before }, cookie)
  let address: ReturnType<typeof browsers.subscribe>
  let cookie: string
  beforeEach(async () => {
    address = browsers.subscribe('before')
    const answer = await call({ subscription: address, topics: [kazan] }, '', '/th/api/push/subscribe')
    cookie = cookieOf(answer, '__Host-notices')?.split(';')[0] ?? ''
  })

  it('is the same to the site: its topics, its language, and what is on its way', async () => {
    const before = await row()
    expect((await renew('after', address)).status).toBe(204)
    const page = await visit('/push', { variables, headers: { cookie } })
    expect(await page.text()).toContain('Не сообщать: Казань')
    expect(await row()).toEqual({ ...before, locale: 'th', address: browsers.subscribe('after').endpoint })
    expect(await count('notice_subscription')).toBe(1)
  })

  it('is known by its cookie where it doesn’t say what it had', async () => {
    expect((await renew('after', null, cookie)).status).toBe(204)
    expect(await row()).toMatchObject({ address: browsers.subscribe('after').endpoint, locale: 'th' })
  })

  it('stays its account’s, though nobody is signed in just now', async () => {
    await database.prepare(`update notice_subscription set owner = 'account:1'`).run()
    expect((await renew('after', address, cookie)).status).toBe(204)
    expect(await row()).toMatchObject({ owner: 'account:1' })
  })

  it('is nobody by an address alone, without its secret', async () => {
    const answer = await renew('after', {
      ...address,
      keys: { ...address.keys, auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
    })
    expect(answer.status).toBe(404)
    expect(await row()).toMatchObject({ address: address.endpoint })
  })

  it('and has been here with it, follows all of it once', async () => {
    await call({ subscription: browsers.subscribe('after'), topics: [{ kind: 'city', key: 'perm' }] })
    expect((await renew('after', address)).status).toBe(204)
    expect([await count('notice_subscription'), await count('notice_topic')]).toEqual([1, 2])
  })

  it('at a host that is no push service is refused, and keeps the old one', async () => {
    const wrong = { ...browsers.subscribe('x'), endpoint: 'https://127.0.0.1/' }
    expect((await call({ subscription: wrong, before: address })).status).toBe(422)
    expect(await row()).toMatchObject({ address: address.endpoint })
  })
})
