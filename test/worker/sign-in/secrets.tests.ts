/// <reference types="vite/client" />
import { listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../src/config/config.ts'
import { parseBase64Url } from '../../../src/crypto/signature.ts'
import type { AddressRow } from '../../../src/routes/address-kinds.ts'
import { addresses } from '../../../src/routes/addresses.ts'
import { contactFormValues } from '../../../src/tools/measure/laboratory/filled-forms.ts'
import { type AccountSite, anna, makeAccount, openBrowser, openSite, signIn } from '../account-site.ts'
import { contentUrl } from '../fake-content.ts'
import { forgetPublished } from '../fake-publisher.ts'
import { beginAtOneMoment, later } from '../fresh-site.ts'
import { origin } from '../visit.ts'

beginAtOneMoment()

/** Texts that appeared anywhere, by place. */
let seen: Map<string, string>
const note = (where: string, what: string) => seen.set(where, `${seen.get(where) ?? ''}\n${what}`)

let site: AccountSite
/** Texts that the Worker stored in the edge's cache, with their addresses. */
let stored: string[]
beforeEach(async () => {
  seen = new Map()
  stored = []
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...said) => void note('the log', said.map(String).join(' ')))
  }
  const put = caches.default.put.bind(caches.default)
  vi.spyOn(caches.default, 'put').mockImplementation(async (key, response) => {
    stored.push(typeof key === 'string' ? key : key instanceof URL ? key.href : key.url)
    return put(key, response)
  })
  site = await openSite('a remote Strapi', { ACCOUNT_PROVIDERS: 'company' })
  await makeAccount(site)
})

const { DB: database, CACHE: kv, ...others } = env as Bindings

/** Slugs of the demo's entries, so that addresses lead to pages with content. */
const slugs: Readonly<Record<string, string>> = {
  '/c/': 'hans-zimmer-moscow-1',
  '/cities/': 'moscow',
  '/venues/': 'finomi',
  '/members/': 'poluton',
  '/categories/': 'film',
  '/vote/': 'film-vote-2026',
}
const slugAt = (path: string) =>
  Object.entries(slugs).find(([beginning]) => path.includes(beginning))?.[1] ?? 'hans-zimmer'

/** Paths of all addresses that can be requested, one of each kind. */
const readPaths = Object.values<AddressRow>(addresses).flatMap((address) => {
  if (address.kind === 'folder' || (address.kind === 'call' && address.method !== 'GET')) return []
  const path = address.path
    .replace(':slug', slugAt(address.path))
    .replace(':form', 'contact')
    .replace(':number', 'k7mx2pda')
    .replace(':provider', 'company')
    .replace(/:\w+/, 'a')
  return [path]
})

/** All values in all tables; blobs are read as text. */
async function noteTables(): Promise<string[]> {
  const tables = await database
    ?.prepare(`select name from sqlite_master where type = 'table'`)
    .all<{ name: string }>()
  const names = (tables?.results ?? []).map(({ name }) => name).filter((name) => !name.startsWith('_cf'))
  for (const name of names) {
    const rows = await database?.prepare(`select * from "${name}"`).all()
    note(`the table ${name}`, JSON.stringify(rows?.results))
  }
  return names
}

async function noteKv(): Promise<number> {
  const { keys } = (await kv?.list()) ?? { keys: [] }
  for (const { name } of keys) note('KV', `${name} ${await kv?.get(name)}`)
  return keys.length
}

async function noteEdge(): Promise<number> {
  for (const key of stored) note('the edge', `${key} ${await (await caches.default.match(key))?.text()}`)
  return stored.length
}

/** @returns the smallest number of objects of any class */
async function noteObjects(): Promise<number> {
  const counts = [
    await noteObjectsOf(others.SIGN_IN_THROTTLE),
    await noteObjectsOf(others.VOTE_SHARD),
    await noteObjectsOf(others.VOTE_TALLY),
  ]
  return Math.min(...counts)
}

async function noteObjectsOf<Kept extends Rpc.DurableObjectBranded>(
  objects: DurableObjectNamespace<Kept> | undefined,
): Promise<number> {
  if (!objects) throw new Error('the tests need the Durable Objects of wrangler.toml')
  const ids = await listDurableObjectIds(objects)
  for (const id of ids) {
    await runInDurableObject(objects.get(id), (_, { storage }) => {
      const rows = storage.sql
        .exec<{ name: string }>(ownTables)
        .toArray()
        .map(({ name }) => storage.sql.exec(`select * from "${name}"`).toArray())
      note('objects', JSON.stringify([id.name, ...storage.kv.list(), rows]))
    })
  }
  return ids.length
}
const ownTables = `select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\'`

/** Built scripts that browsers load, by path. */
const scripts = import.meta.glob('../../../public/build/**/*.js', {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('a token is nowhere but in its cookie and in calls to the service', async () => {
  // KV gets all that is written to it.
  forgetPublished()
  const browser = openBrowser(site)
  /** The whole response, without the cookies that no script can read. */
  const look = async (path: string, response: Response) => {
    const headers = [...response.headers].filter(([name]) => name !== 'set-cookie')
    const cookies = response.headers.getSetCookie().filter((line) => !line.includes('HttpOnly'))
    note(path, JSON.stringify([response.status, headers, cookies]) + (await response.text()))
  }
  const open = async (path: string, headers = {}) => look(path, await browser.open(path, { headers }))
  await look('POST /login', await signIn(browser))

  for (const path of readPaths) await open(path)
  for (const path of ['/search?q=a', '/contact?concert=hans-zimmer-moscow-1', '/no-such-page'])
    await open(path)
  for (const path of ['/en/account', '/th/account/password', '/login?said=out']) await open(path)
  for (const path of ['/api/cities?locale=ru&query=', '/api/no-such-call']) await open(path)
  await look(
    'kept',
    await browser.call('/api/account/kept', { saved: [{ slug: 'a', isSaved: true, changedAt: 1 }] }),
  )
  await look('kept, wrong', await browser.call('/api/account/kept', { saved: 1 }))
  await look('graphql', await browser.call('/graphql', { query: '{ cities { data { id } } }' }))
  await look('graphql, wrong', await browser.call('/graphql', { query: '{ nothing }' }))
  await look('export', await browser.send('/account', { wish: 'export' }))
  await look('a wrong wish', await browser.send('/account', { wish: 'everything' }))
  await look(
    'a wrong password',
    await browser.call('/api/auth/change-password', {
      currentPassword: 'a guess',
      password: 'four other small words',
    }),
  )
  later(300)
  await open('/account')

  for (const [path, typed] of [
    ['/contact', contactFormValues],
    ['/vote/film-vote-2026', { option: 'no-such-option' }],
    ['/wishes/hans-zimmer', { option: 'kazan' }],
    ['/wishes/hans-zimmer', { option: 'kazan', confirmed: 'yes' }],
    ['/push', { email: anna.email }],
    ['/sent', { number: 'K7MX2PDA', contact: anna.email }],
    ['/connect/company', { next: '/account' }],
  ] as const) {
    await look(`POST ${path}`, await browser.send(path, typed))
  }

  // Errors, with the token of the failed call.
  const token =
    site.calls
      .findLast(({ headers }) => headers.has('authorization'))
      ?.headers.get('authorization')
      ?.slice(7) ?? ''
  site.interfere(({ url }) => Promise.reject(new TypeError(`could not connect to ${new URL(url).origin}`)))
  later(300)
  await open('/account')
  await look(
    'change, down',
    await browser.call('/api/auth/change-password', {
      currentPassword: anna.password,
      password: 'four other small words',
    }),
  )
  site.bindings.DB = new Proxy({} as D1Database, {
    get: () => () => {
      throw new Error('D1_ERROR')
    },
  })
  await open('/account')
  await open('/api/users/me')
  site.bindings = { ...site.bindings, DB: database }
  site.interfere(() => undefined)

  const [tables, keys, answers, counted] = [
    await noteTables(),
    await noteKv(),
    await noteEdge(),
    await noteObjects(),
  ]
  for (const [path, script] of Object.entries(scripts)) note(`script ${path}`, String(script))
  const cookie = browser.cookies.get('__Host-session') ?? ''
  await look('sign out', await browser.call('/api/auth/sign-out'))

  // The tables were really searched: these names were among them.
  expect(tables).toEqual(
    expect.arrayContaining(['account', 'account_concert', 'embedded_user', 'ended_session']),
  )
  expect(Math.min(keys, answers, counted)).toBeGreaterThan(0)
  expect(seen.get('the log')).toContain('"level"')
  expect(seen.get('/account')).toContain(anna.email)
  expect(readPaths.filter((path) => seen.get(path)?.includes('[200,')).length).toBeGreaterThan(60)
  expect(token.split('.')).toHaveLength(3)

  // The cookie as a whole, in its parts, and its content, decoded and not.
  const [text = '', mark = ''] = cookie.split('.')
  const decoded = new TextDecoder().decode(parseBase64Url(text))
  expect(decoded).toContain(token)
  const [, claims = '', signature = ''] = token.split('.')
  const secrets = [
    token,
    claims,
    signature,
    cookie,
    text,
    mark,
    decoded,
    decoded.slice(0, 60),
    encodeURIComponent(token),
  ]
  secrets.push(btoa(token).replace(/=+$/, ''), token.split('').reverse().join(''), anna.password)
  const found = [...seen].flatMap(([where, what]) =>
    secrets.filter((secret) => what.includes(secret)).map((secret) => `${where}: ${secret.slice(0, 30)}`),
  )
  expect(found).toEqual([])

  // The password was sent only to the service of accounts and to the content service.
  const hosts = new Set(site.calls.map(({ url }) => new URL(url).origin))
  expect([...hosts]).toEqual([contentUrl])
  expect(origin).not.toBe(contentUrl)
}, 120_000)
