import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { deskPageNames, findDeskRow } from '../../../src/routes/desk-addresses.ts'
import { testedInstant } from '../../../src/tools/clock.ts'
import { insertDemoStatistics } from '../../../src/tools/operate/demo-statistics.ts'
import { toPageText } from '../../fixtures/page-text.ts'
import { type AccountSite, type Browser, openSite } from '../account-site.ts'
import { openWithRole } from '../desk/desk-site.ts'
import { runScheduled } from '../visit.ts'
import { beginAtTestedInstant, expectGolden } from './golden-files.ts'

const now = Date.parse(testedInstant)
let site: AccountSite
let owner: Browser

/** Submissions of several kinds and days, with remarks of the office; links, redirects, subscribers and votes. */
const insertRows = ({ database }: AccountSite) =>
  database.batch(
    [
      `insert into submission (key, number, form, locale, content, content_digest, suspicion, sent_at, forget_at, handling, assignee)
       select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, 'digest', value ->> 5, ${now} - (value ->> 6) * 3600000,
         ${now} + 5e9, value ->> 7, value ->> 8 from json_each('${JSON.stringify(submissions)}')`,
      `insert into submission_remark (key, submission, kind, author, at, text, address, state) values
         ('r1', 'b', 'note', 'Ольга', ${now} - 7200000, 'Позвонить в зал', null, null),
         ('r2', 'b', 'answer', 'Ольга', ${now} - 3600000, 'Пандус есть.', 'anna@example.com', 'sent')`,
      `insert into delivery (key, recipient, state, next_try_at) values ('a', 'content', 'waiting', 0), ('c', 'editors', 'failed', 0)`,
      `insert into reply_text (locale, name, body, changed_by, changed_at) values
         ('ru', 'Возврат', 'Деньги вернутся за десять дней.', 'Ольга', ${now} - 9e7), ('en', 'Refund', 'Within ten days.', 'Olga', ${now})`,
      `insert into short_link (code, target, made_at, kept_until) values
         ('spring', '/concerts?utm_campaign=spring', ${now} - 3e9, ${now} + 9e9), ('poster', '/hans-zimmer', ${now} - 8e7, ${now} + 9e9)`,
      `insert into short_link_day values ('spring', '2026-11-25', 41), ('spring', '2026-10-20', 60), ('poster', '2026-11-26', 2)`,
      `insert into site_redirect (path, target, made_by, made_at) values
         ('/old-tour', '/concerts', 'owner', ${now} - 9e9), ('/one', '/two', 'owner', ${now}), ('/concerts', '/news', 'owner', 0)`,
      `insert into redirect_use values ('/old-tour', '2026-11-20')`,
      `insert into notice_subscription (id, owner, channel, address, locale, time_zone, is_confirmed, created_at) values
         ('a', 'a', 'email', 'a@example.com', 'ru', 'Europe/Moscow', 1, ${now} - 2e9), ('b', 'b', 'email', 'b@example.com', 'en', 'Europe/London', 0, 1),
         ('c', 'c', 'push', 'https://push.example/c', 'th', 'Asia/Bangkok', 1, ${now} - 1e9)`,
      `insert into notice_topic (kind, key, owner, created_at) values ('newsletter', 'news', 'a', ${now} - 2e9), ('city', 'kazan', 'c', 1),
         ('concert', 'hans-zimmer-samara-1', 'a', 1), ('concert', 'hans-zimmer-samara-1', 'c', 1)`,
      `insert into notice (id, kind, concert, facts, audience, made_at, expires_at) values
         ('n', 'moved', 'ghibli-candles-novosibirsk-1', '{}', '[]', ${now} - 86400000, ${now} + 86400000)`,
      `insert into notice_delivery (notice, subscription, state, next_try_at) values
         ('n', 'a', 'sent', 0), ('n', 'c', 'waiting', 0), ('n', 'x', 'failed', 0)`,
      `insert into vote (slug, counts, total, counted_at, closes_at, frozen_at) values
         ('anime-vote-2026', '{"naruto":3,"evangelion":9}', 12, ${now}, ${now} + 1e9, null),
         ('film-vote-2026', '{"hes-a-pirate":4}', 4, ${now}, ${now} + 2e9, ${now} - 1e9),
         ('wish:hans-zimmer', '{"kazan":7,"samara":12,"omsk":4}', 23, ${now}, null, null),
         ('wish:naruto', '{"samara":5,"perm":40}', 45, ${now}, null, null)`,
      `insert into health_hour values ('2026-11-26T07', 'search', 'failing', 'answers with status 500')`,
      `insert into desk_log (at, user, name, action, subject, is_done) values
         (${now} - 5000, '7', 'Ольга', 'deskEntry.answer', 'AAAA3333', 1), (${now} - 4000, '7', 'Ольга', 'deskRedirects.make', '/one', 0),
         (${now} - 3000, '8', 'Пётр', 'deskInbox.export', 'csv', null)`,
    ].map((statement) => database.prepare(statement)),
  )

const letter = {
  name: 'Анна Ветрова',
  contact: 'anna@example.com',
  email: 'anna@example.com',
  topic: 'accessibility',
}
/** Key, number, form, language, content, suspicion, hours ago, handling, assignee. */
const submissions = [
  [
    'a',
    'AAAA2222',
    'contact',
    'ru',
    JSON.stringify({ ...letter, message: 'Есть ли пандус?' }),
    null,
    1,
    'open',
    null,
  ],
  [
    'b',
    'AAAA3333',
    'contact',
    'en',
    JSON.stringify({ ...letter, topic: 'tickets', message: 'Refund?' }),
    null,
    30,
    'answered',
    'Ольга',
  ],
  [
    'c',
    'AAAA4444',
    'contact',
    'ru',
    JSON.stringify({ ...letter, message: 'buy now' }),
    'hidden-field',
    50,
    'open',
    null,
  ],
  [
    'd',
    'AAAA5555',
    'b2b',
    'th',
    JSON.stringify({ ...letter, company: 'Hall Ltd', message: 'สวัสดี' }),
    null,
    300,
    'closed',
    'Пётр',
  ],
]

/** Counts all evenings, which takes several runs of each minute. */
const countEvenings = (of: AccountSite) =>
  runScheduled(of, async ({ evenings }) => {
    const isDone = () => of.database.prepare('select 1 from evening_run where updated_in is not null').first()
    while (evenings && !(await isDone())) await evenings.runScheduled()
  })

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  site = await openSite()
  await insertDemoStatistics(site.database, undefined, testedInstant.slice(0, 10))
  await countEvenings(site)
  await insertRows(site)
  owner = await openWithRole(site, 'owner')
})
beginAtTestedInstant()
// What the test before has done.
beforeEach(() => site.database.prepare('delete from desk_log where at >= ?').bind(now).run())

const fill = (path: string) => path.replace(':number', 'aaaa3333').replace(':slug', 'hans-zimmer-samara-1')
const pages = deskPageNames.map((name) => fill(findDeskRow(name).path))
const sheets = deskPageNames.flatMap((name) =>
  findDeskRow(name).actions?.export ? [fill(findDeskRow(name).path)] : [],
)
const toName = (path: string) => path.slice(1).replaceAll(/\W+/g, '-')

it.each([
  ...pages,
  '/desk/visits?days=7',
  '/wishes',
  '/desk/visits?page=%2Fcast',
  '/en/desk',
  '/en/desk/visits',
  '/th/desk/evenings',
])('%s reads as somebody has read it', async (path) => {
  const response = await owner.open(path)
  const text = toPageText(await response.text(), 'main')
  await expectGolden(`${response.status} ${path}\n${text}`, `desk/${toName(path)}.txt`)
})

it.each(sheets)('the file of %s has these rows', async (path) => {
  const response = await owner.send(`${path}/export`, { format: 'csv' })
  expect(response.status).toBe(200)
  await expectGolden((await response.text()).replaceAll('\r', ''), `desk/${toName(path)}.csv`)
})
