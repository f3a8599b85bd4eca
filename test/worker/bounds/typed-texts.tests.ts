import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addresses } from '../../../src/routes/addresses.ts'
import { deskPageNames, findDeskRow } from '../../../src/routes/desk-addresses.ts'
import { maxMessageLength } from '../../../src/shared/forms/editor-message.ts'
import { type AccountSite, type Browser, openSite } from '../account-site.ts'
import { openWithRole } from '../desk/desk-site.ts'
import { beginAtOneMoment } from '../fresh-site.ts'

beginAtOneMoment()

let site: AccountSite
let owner: Browser
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  site = await openSite()
  owner = await openWithRole(site, 'owner')
  await site.database
    .prepare(
      `insert into submission (key, number, form, locale, content, content_digest, sent_at, forget_at)
       values ('key', 'K7MX2PDA', 'contact', 'ru', '{"name":"Анна","email":"anna@example.com"}', 'digest', 1, 9e15)`,
    )
    .run()
})

/**
 * Signs that the platform's limits and SQL's patterns count or read in another way than a letter: more than D1's 50 bytes
 * of a pattern, what a message takes, and beyond every line.
 */
const texts = (
  [
    ['Cyrillic', 'Ж', 26],
    ['Cyrillic', 'Ж', 2048],
    ['Thai', 'กำ', maxMessageLength],
    ['emoji', '🎻', 2048],
    ['percent', '%', maxMessageLength],
    ['underscore', '_', 60],
    ['quotes', `'"\\`, maxMessageLength],
  ] as const
).map(([name, sign, length]) => [name, length, sign.repeat(length).slice(0, length).toWellFormed()] as const)

/** Accounts answer after two seconds, so that nobody sees which exist: they get one text. */
const mayBeSent = (path: string, text: string) =>
  !/auth|register|password|login|confirm|connect/.test(path) || text === texts[1]?.[2]

const queryNames =
  `q query city program month page from after concert url slugs code next view form days about sign
  source utm_source utm_campaign voucher type id locale exp sig done`.split(/\s+/)
const fieldNames =
  `name contact phone topic message company kpp inn contactName city comment education instrument concert
  identifier username email password currentPassword code about option program number note text assignee change path
  target slug q view form ru en de th seen page source medium campaign topics step date confirmed sure version`.split(
    /\s+/,
  )

/** What fields need besides a text, so that a form reaches the database. */
const valid: Readonly<Record<string, string>> = {
  consent: 'yes',
  email: 'anna@example.com',
  version: '0',
  topic: 'other',
  inn: '7707083893',
  ticketsCount: '60',
  performers: 'soloist',
  'birthDate-day': '27',
  'birthDate-month': '3',
  'birthDate-year': '2001',
  firstLink: 'https://video.example/1',
  secondLink: 'https://video.example/2',
  phone: '+79000000000',
  change: 'assign',
  sure: 'yes',
}
const fill = (names: readonly string[], text: string, more: Readonly<Record<string, string>> = {}) =>
  Object.assign(Object.fromEntries(names.map((name) => [name, text])), more)

const withText = (path: string, text: string) =>
  path.replace(/:\w+/g, () => encodeURIComponent(text.slice(0, 300)))
const desk = deskPageNames.map((name) => ({ name, ...findDeskRow(name) }))
const pathOf = (path: string) => path.replace(':number', 'k7mx2pda')

/** Answers of 500 and more, by the request. Without push keys, which these tests don't need, a call says 503. */
async function findFailures(requests: readonly (readonly [string, () => Promise<Response>])[]) {
  const failed: string[] = []
  for (const [name, send] of requests) {
    const { status } = await send()
    if (status >= 500 && name !== 'GET /api/push/key') failed.push(`${status} ${name}`)
  }
  return failed
}

/** Pages take most of the time, and read addresses in one way: one request has all scripts and signs. */
const addressTexts = [
  ['Cyrillic', texts[0]?.[2] ?? ''],
  ['percent', '%'.repeat(2048)],
  ['everything', 'Жกำ🎻_\'"\\%'.repeat(256).slice(0, 2048).toWellFormed()],
] as const

describe.each(addressTexts)('%s', (_name, text) => {
  it('in the path and the query of every address is no failure', async () => {
    const query = `?${new URLSearchParams(fill(queryNames, text))}`
    const rows = Object.values(addresses).filter(({ kind }) => kind !== 'folder')
    const paths = [...rows.map(({ path }) => path), ...desk.map(({ path }) => pathOf(path))]
    const requests = paths.flatMap((path) => {
      const address = withText(path, text)
      return [[`GET ${path}`, () => owner.open(`${address}${query}`)] as const]
    })
    expect(await findFailures(requests)).toEqual([])
  })
})

describe.each(texts)('%s, %i units', (_name, _length, text) => {
  it('in every field of every form, of the site and of the desk, is no failure', async () => {
    const forms = Object.values(addresses).flatMap((row) => ('hasAction' in row ? [row.path] : []))
    const actions = desk.flatMap(({ path, actions = {} }) =>
      Object.keys(actions).map((action) => `${pathOf(path)}/${action}`),
    )
    const requests = [...forms, ...actions]
      .filter((path) => mayBeSent(path, text))
      .map(
        (path) =>
          [`POST ${path}`, () => owner.send(withText(path, text), fill(fieldNames, text, valid))] as const,
      )
    expect(await findFailures(requests)).toEqual([])
  })

  it('in every text of every call is no failure', async () => {
    const calls = Object.values(addresses).flatMap((row) =>
      row.kind === 'call' && row.method !== 'GET' && !/hooks/.test(row.path) ? [row.path] : [],
    )
    const search = {
      locale: 'ru',
      queries: ['concert', 'program', 'city', 'venue', 'post'].map((indexUid) => ({ indexUid, q: text })),
      help: [text],
    }
    const other = {
      ...fill(fieldNames, text, valid),
      kind: 'search-miss',
      query: text,
      path: `/${text}`,
      search: `?utm_source=${text}`,
      referrer: `https://${text}.example/`,
      endpoint: `https://push.example/${text}`,
      keys: { p256dh: text, auth: text },
      saved: [{ slug: text, isSaved: true, changedAt: 1 }],
      city: { slug: text, changedAt: 1 },
    }
    const graphql = {
      query: `{ cities(filters: { name: { containsi: ${JSON.stringify(text)} } }) { data { id } } }`,
    }
    const bodyOf = (path: string) => (path === '/api/search' ? search : path === '/graphql' ? graphql : other)
    const requests = calls
      .filter((path) => mayBeSent(path, text))
      .map((path) => {
        const how = {
          method: 'POST',
          body: JSON.stringify(bodyOf(path)),
          headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        }
        return [`POST ${path}`, () => owner.open(withText(path, text), how)] as const
      })
    expect(await findFailures(requests)).toEqual([])
  })
})

it('an office finds a full name, and exports it', async () => {
  const name = 'Иванова Екатерина Николаевна'
  await site.database
    .prepare(`update submission set content = ?`)
    .bind(JSON.stringify({ name, email: 'k@example.com', message: 'Ломоносов "Лев"' }))
    .run()
  for (const search of [
    name,
    name.toLowerCase(),
    'екатерина николаевна',
    'ЛОМОНОСОВ',
    '"лев"',
    'K@EXAMPLE.com',
  ]) {
    const html = await (await owner.open(`/desk/inbox?q=${encodeURIComponent(search)}`)).text()
    expect([search, html.includes('/desk/inbox/k7mx2pda')]).toEqual([search, true])
    const csv = await owner.send('/desk/inbox/export', { q: search, view: 'open', form: '' })
    expect([search, csv.status, (await csv.text()).includes(name)]).toEqual([search, 200, true])
  }
})
