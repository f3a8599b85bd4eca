import { runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { siteBindings } from '../../../src/config/bindings.ts'
import { objectBounds, storeBounds, tableBounds } from '../../../src/database/bounds.ts'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { contactFormValues } from '../../../src/tools/measure/laboratory/filled-forms.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { makePushKeys, pushBrowsers } from '../../fixtures/push-browsers.ts'
import { type AccountSite, anna, openBrowser, openSite } from '../account-site.ts'
import { counterOf } from '../counter-of.ts'
import { sendForm, sendNew } from '../send-form.ts'
import { origin, visit } from '../visit.ts'

let site: AccountSite
let database: D1Database
const pushKeys = makePushKeys()
beforeEach(async () => {
  forgetIsolateCache()
  site = await openSite('the service that ships with the site', {
    PUSH_PUBLIC_KEY: pushKeys.publicKey,
    PUSH_PRIVATE_KEY: pushKeys.privateKey,
  })
  database = site.database
})

const count = (table: string) => database.prepare(`select count(*) as n from ${table}`).first<number>('n')
const from = (address: string) => ({
  variables: site.variables,
  bindings: site.bindings,
  headers: { 'cf-connecting-ip': address },
})

/** Makes calls one after the other, as one visitor does. @returns how often each status was answered */
async function statusesOf(times: number, call: (at: number) => Promise<Response>) {
  const statuses: Record<number, number> = {}
  for (let at = 0; at < times; at++) {
    const { status } = await call(at)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  return statuses
}

describe('the list of what is stored', () => {
  it('has each table of the database', async () => {
    const { results } = await database
      .prepare(
        `select name from sqlite_master where type = 'table'
           and name not like 'sqlite%' and name not like '\\_cf%' escape '\\' and name <> 'd1_migrations'`,
      )
      .all<{ name: string }>()
    expect(results.map(({ name }) => name).sort()).toEqual(Object.keys(tableBounds).sort())
  })

  it('has each binding that stores something', () => {
    const stores = Object.entries(siteBindings).filter(([, { kind }]) =>
      /^(kv|queue|durable-object)$/.test(kind),
    )
    const listed = [...Object.keys(objectBounds), ...Object.keys(storeBounds)]
    expect(stores.map(([name]) => name).sort()).toEqual(listed.sort())
  })
})

describe('of one address in a day', () => {
  const address = '203.0.113.7'

  it('a hundred forms are stored, and those beyond come back with what was typed', async () => {
    const send = (at: number) =>
      sendNew('/contact', { ...contactFormValues, email: `anna@form-${at}.example` }, from(address))
    expect(await statusesOf(102, send)).toEqual({ 303: 100, 429: 2 })
    expect([await count('submission'), (await count('delivery')) ?? 0]).toEqual([100, 300])
    const refused = await send(103)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600)
    expect(await refused.text()).toContain('anna@form-103.example')
    expect((await sendNew('/contact', contactFormValues, from('203.0.113.8'))).status).toBe(303)
  })

  it('a hundred short addresses are made, and one that there is can be asked for', async () => {
    const make = (campaign: string) =>
      sendForm('/codegen', { page: '/cities/kazan', source: 'poster', campaign }, from(address))
    expect(await statusesOf(101, (at) => make(`day-${at}`))).toEqual({ 303: 100, 429: 1 })
    expect(await count('short_link')).toBe(100)
    expect((await make('day-0')).status).toBe(303)
  })

  it('fifty browsers are remembered, and one that is known may come again', async () => {
    const { subscribe } = pushBrowsers()
    const call = (browser: string) =>
      visit('/api/push/subscribe', {
        ...from(address),
        method: 'POST',
        headers: { ...from(address).headers, origin, 'content-type': 'application/json' },
        body: JSON.stringify({ subscription: subscribe(browser), topics: [] }),
      })
    expect(await statusesOf(51, (at) => call(`browser-${at}`))).toEqual({ 200: 50, 429: 1 })
    expect(await count('notice_subscription')).toBe(50)
    expect((await call('browser-0')).status).toBe(200)
  })

  it('twenty accounts are registered at once, and others after pauses that grow', async () => {
    const browser = openBrowser(site, address)
    const register = (at: number) =>
      browser.send('/register', { email: `anna-${at}@example.com`, password: anna.password })
    expect(await statusesOf(22, register)).toEqual({ 303: 20, 429: 2 })
    expect(await count('embedded_user')).toBe(20)
  })
})

describe('of one user', () => {
  it('registrations that nobody has confirmed go with later ones, when they are a month old', async () => {
    const month = 30 * 24 * 60 * 60 * 1000
    await openBrowser(site).send('/register', anna)
    await database
      .prepare('update embedded_user set created_at = created_at - ?')
      .bind(month + 1)
      .run()
    await openBrowser(site).send('/register', { ...anna, email: 'boris@example.com' })
    const { results } = await database.prepare('select email from embedded_user').all()
    expect(results).toEqual([{ email: 'boris@example.com' }])
  })
})

it('an object that counts holds no more than its rule asks for, and has an end', async () => {
  const object = counterOf('submissions:test')
  for (let at = 0; at < 120; at++) await object.begin({ kind: 'few in a time', most: 100, seconds: 0 })
  await runInDurableObject(object, async (_, { storage }) => {
    expect(storage.kv.get<number[]>('tries')).toHaveLength(100)
    expect((await storage.getAlarm()) ?? 0).toBeGreaterThan(nowMs())
  })
})
