import { beforeAll, describe, expect, inject, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/services.ts'
import { letter } from '../../../src/tools/measure/faults/forms/filled-forms.ts'
import { makePushKeys, pushBrowsers } from '../../fixtures/push-browsers.ts'
import {
  type AccountSite,
  anna,
  type Browser,
  makeAccount,
  openSignedIn,
  openSite,
} from '../account-world.ts'
import { numbersUpTo } from '../database.ts'
import { sendNew } from '../send-form.ts'
import { visit } from '../visit.ts'
import { wrapDatabase } from '../wrap-database.ts'

/** No request of a visitor reads more, whatever others have stored. */
const mostRows = 200
const forms = 100_000
const subscriptions = 100_000
const keptRows = inject('isThorough') ? 1_000_000 : 100_000

let site: AccountSite
let browser: Browser
const pushKeys = makePushKeys()

/** As much as a busy year, or one visitor's worst, leaves behind. */
const fillings = [
  // A part of it in Anna's name: a stranger may have sent it.
  `insert into submission (key, number, form, locale, content, content_digest, sent_at, forget_at)
     ${numbersUpTo(forms)}
     select 'key-' || n, printf('N%07d', n), 'contact', 'ru',
       json_object('name', 'Анна', 'email', iif(n % 5 < 2, '${anna.email}', 'visitor-' || n || '@example.com')),
       '', 1700000000000 + n, 9e15 from numbers`,
  `insert into delivery (key, recipient, state, tries, next_try_at, sent_at)
     ${numbersUpTo(forms)}
     select 'key-' || n, 'content', iif(n % 3 = 0, 'held', iif(n % 3 = 1, 'failed', 'waiting')), 1, 9e15, 1700000000000 + n
     from numbers`,
  `insert into submission (key, number, form, locale, content, content_digest, sent_at, forget_at)
     values ('known', 'K7MX2PDA', 'contact', 'ru', json_object('email', '${anna.email}'), '', 1800000000000, 9e15)`,
  `insert into account_concert (user, slug, is_saved, changed_at)
     ${numbersUpTo(keptRows)}
     select 'user-' || (n / 200), 'concert-' || (n % 200), n % 2, 1 from numbers`,
  `insert into notice_subscription
     (id, owner, channel, address, locale, time_zone, is_confirmed, created_at, seen_at)
     ${numbersUpTo(subscriptions)}
     select 'id-' || n, 'id-' || n, 'email', 'visitor-' || n || '@example.com', 'ru', 'Europe/Moscow', 1, 1, 1 from numbers`,
  `insert into notice_topic (kind, key, owner, created_at)
     ${numbersUpTo(subscriptions)} select 'city', 'kazan', 'id-' || n, 1 from numbers`,
  `insert into ended_session (id, until) ${numbersUpTo(subscriptions)} select 'session-' || n, n from numbers`,
  `insert into embedded_user (username, email, password, is_confirmed, created_at, updated_at)
     ${numbersUpTo(subscriptions)}
     select 'user-' || n, 'user-' || n || '@example.com', '', n % 2, n, n from numbers`,
]

beforeAll(async () => {
  forgetIsolateCache()
  site = await openSite('the service that ships with the site', {
    PUSH_PUBLIC_KEY: pushKeys.publicKey,
    PUSH_PRIVATE_KEY: pushKeys.privateKey,
    HOOK_SECRET: 'a secret of the webhook',
  })
  await makeAccount(site)
  for (const filling of fillings) await site.database.prepare(filling).run()
  browser = await openSignedIn(site)
}, 120_000)

/** A database that adds up how many rows its questions read, as D1 says it (`meta.rows_read`). */
function countRows(database: D1Database): { database: D1Database; rowsRead: () => number } {
  let rows = 0
  const add = <Result extends D1Result>(result: Result): Result => {
    rows += result.meta.rows_read
    return result
  }
  const counting = wrapDatabase(database, {
    ask: async (statement, how, [column]) => {
      // `first` doesn't say what it has read.
      const result = add(await statement.all<Record<string, unknown>>())
      if (how !== 'first') return result
      const [row] = result.results
      return row && typeof column === 'string' ? row[column] : (row ?? null)
    },
    batch: async (run) => (await run()).map(add),
  })
  return { database: counting, rowsRead: () => rows }
}

describe('with a hundred thousand forms, subscriptions and kept concerts in the database', () => {
  const asks: [string, () => Promise<Response>, number?][] = [
    ['the account', () => browser.open('/account')],
    ['its next page', () => browser.open('/account?sent=1700000050000-N0050000')],
    ['its export', () => browser.send('/account', { wish: 'export' })],
    ['who is signed in', () => browser.open('/api/users/me')],
    [
      'what is kept',
      () => browser.call('/api/account/kept', { saved: [{ slug: 'a', isSaved: true, changedAt: 1 }] }),
    ],
    ['what is told', () => browser.open('/push')],
    ['a form', () => sendNew('/contact', letter, asVisitor()), 303],
    [
      'what was sent',
      () => sendNew('/sent', { number: 'K7MX2PDA', contact: anna.email, wish: 'show' }, asVisitor()),
    ],
    [
      'a removal',
      () => sendNew('/sent', { number: 'K7MX2PDA', contact: anna.email, wish: 'remove' }, asVisitor()),
      303,
    ],
    [
      'a registration',
      () => sendNew('/register', { email: 'new@example.com', password: anna.password }, asVisitor()),
      303,
    ],
    ['a forgotten password', () => sendNew('/forgot-password', { email: anna.email }, asVisitor()), 303],
    [
      'letters',
      () => sendNew('/push', { press: 'mail', email: 'new@example.com', topics: 'city:kazan' }, asVisitor()),
      303,
    ],
    [
      'a browser that is told',
      () =>
        browser.call('/api/push/subscribe', {
          subscription: pushBrowsers().subscribe('phone'),
          topics: [{ kind: 'city', key: 'kazan' }],
        }),
    ],
    // It fails, since some of what was sent was given up.
    ['the state of the site', () => visit('/api/health', asVisitor()), 503],
    ['signing out', () => browser.send('/account', { wish: 'sign-out' }), 303],
  ]
  const asVisitor = () => ({
    variables: site.variables,
    bindings: site.bindings,
    headers: { 'cf-connecting-ip': '198.51.100.20' },
  })

  it.each(asks)('%s reads two hundred rows at the most', async (_, ask, expected = 200) => {
    const counted = countRows(site.database)
    site.bindings.DB = counted.database
    const { status } = await ask()
    expect(status).toBe(expected)
    expect(counted.rowsRead()).toBeLessThanOrEqual(mostRows)
  })
})
