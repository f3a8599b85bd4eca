import { toUtcDay } from '../../../shared/zoned-time.ts'
import type { ServedWorker } from '../../operate/serve-worker.ts'
import { numbersUpTo } from '../bench/full-database.ts'
import { toStatisticsStatements } from './statistics-rows.ts'

type Database = Awaited<ReturnType<ServedWorker['database']>>

/** How many rows a busy orchestra has after three years, beside those of statistics. */
const rows = {
  submissions: 60_000,
  remarks: 20_000,
  placesWishedFor: 20_000,
  logged: 60_000,
  notices: 50,
  deliveriesOfNotice: 1000,
  readers: 30_000,
  redirects: 2000,
  soldDays: 20_000,
} as const

const dayMs = 86_400_000
const programs = ['', 'hans-zimmer', 'joe-hisaishi']

/**
 * Fills the tables that the desk reads with about a million rows, beside those of `made-figures.ts`.
 *
 * @param now milliseconds since 1970
 * @returns the number of rows in all tables
 */
export async function fillMillionRows(database: Database, now: number): Promise<number> {
  const statements = [
    ...toSubmissionStatements(now),
    ...toWishStatements(now),
    ...toNoticeStatements(now),
    ...toDeskStatements(now),
    ...toStatisticsStatements(toUtcDay(now)),
  ]
  for (const sql of statements) await database.prepare(sql).run()
  return countRows(database)
}

/** Of twenty forms one looks like spam and one waits; of fifty deliveries one has failed. */
const toSubmissionStatements = (now: number): string[] => [
  `insert into submission (key, number, form, locale, content, content_digest, suspicion, sent_at, forget_at, handling)
   ${numbersUpTo(rows.submissions)}
   select 'key-' || n, printf('N%07d', n), iif(n % 3 = 0, 'b2b', 'contact'), 'ru',
     json_object('name', 'Visitor ' || n, 'email', 'visitor-' || (n % 20000) || '@example.com',
       'message', 'How does one come to the hall by wheelchair, and where is the entrance? ' || n),
     '', iif(n % 20 = 0, 'hidden-field', null), ${now} - n * 500000, 9e15,
     case when n % 20 < 2 then 'open' when n % 3 = 0 then 'closed' else 'answered' end
   from numbers`,
  `insert into delivery (key, recipient, state, tries, next_try_at, sent_at)
   ${numbersUpTo(2 * rows.submissions)}
   select 'key-' || ((n + 1) / 2), iif(n % 2 = 0, 'content', 'editors'),
     case when n % 50 = 0 then 'failed' when n % 20 = 0 then 'held' else 'delivered' end, 1, 9e15, ${now} - n * 250000
   from numbers`,
  `insert into submission_remark (key, submission, kind, author, at, text, address, state)
   ${numbersUpTo(rows.remarks)}
   select 'remark-' || n, 'key-' || n, 'answer', 'office', ${now} - n * 500000, 'By the entrance in the yard.',
     'visitor@example.com', 'sent' from numbers`,
  `insert into submission (key, number, form, locale, content, content_digest, sent_at, forget_at)
   values ('known', 'K7MX2PDA', 'contact', 'ru', json_object('email', 'anna@example.com'), '', ${now}, 9e15)`,
]

const toWishStatements = (now: number): string[] => [
  `insert into wished_place (place, names, country, latitude, longitude)
   ${numbersUpTo(rows.placesWishedFor)}
   select 'wished-' || n, '{"Latn":"Wished ' || n || '"}', 'ru', 42 + n % 280 / 10.0, 28 + n % 1300 / 10.0 from numbers`,
  ...programs.map(
    (program, at) => `insert into place_wish_count (place, program, people)
     ${numbersUpTo(rows.placesWishedFor)}
     select 'wished-' || n, '${program}', 1 + (n * 7919 + ${at}) % 40 from numbers`,
  ),
  ...programs.map(
    (program) => `insert into place_wish (voter, program, place, wished_at)
     ${numbersUpTo(rows.placesWishedFor)}
     select 'voter-' || n, '${program}', 'wished-' || n, ${now} - n * 100000 from numbers`,
  ),
]

const toNoticeStatements = (now: number): string[] => [
  `insert into notice (id, kind, concert, facts, audience, made_at, expires_at, reached_topic)
   ${numbersUpTo(rows.notices)}
   select 'notice-' || n, 'moved', 'made-' || n, '{}', '[]', ${now} - n * 43200000, ${now + dayMs}, null from numbers`,
  `insert into notice_delivery (notice, subscription, state, next_try_at, fault)
   ${numbersUpTo(rows.notices * rows.deliveriesOfNotice)}
   select 'notice-' || (1 + n % ${rows.notices}), 'reader-' || n,
     case when n % 97 = 0 then 'failed' when n % 89 = 0 then 'waiting' else 'sent' end, 9e15,
     iif(n % 97 = 0, 'status 410', null) from numbers`,
  `insert into notice_subscription (id, owner, channel, address, locale, time_zone, is_confirmed, created_at, seen_at)
   ${numbersUpTo(rows.readers)}
   select 'reader-' || n, 'reader-' || n, iif(n % 5 = 0, 'push', 'email'), 'reader-' || n || '@example.com',
     iif(n % 4 = 0, 'en', 'ru'), 'Europe/Moscow', 1, 1, 1 from numbers`,
  `insert into notice_topic (kind, key, owner, created_at)
   ${numbersUpTo(rows.readers)}
   select 'newsletter', 'news', 'reader-' || n, ${now} - n * 3000000 from numbers`,
]

const toDeskStatements = (now: number): string[] => [
  `insert into desk_log (at, user, name, action, subject, is_done)
   ${numbersUpTo(rows.logged)}
   select ${now} - (${rows.logged} - n) * 500000, 'u' || (n % 7), 'office', 'deskEntry.answer', printf('n%07d', n), 1
   from numbers`,
  `insert into site_redirect (path, target, made_by, made_at)
   ${numbersUpTo(rows.redirects)} select '/old-' || n, '/concerts', 'owner', ${now} - n * 1000000 from numbers`,
  `insert into redirect_use (path, followed_on)
   ${numbersUpTo(rows.redirects)} select '/old-' || n, date('${toUtcDay(now)}', '-' || (n % 400) || ' days') from numbers`,
  `insert into health_hour (hour, dependency, state, reason)
   ${numbersUpTo(720)}, services (service) as (
     values ('content'), ('search'), ('database'), ('kv'), ('mail'), ('accounts'), ('objects'))
   select strftime('%Y-%m-%dT%H', ${Math.floor(now / 1000)} - n * 3600, 'unixepoch'), service,
     iif(n % 41 = 0, 'failing', 'ok'), iif(n % 41 = 0, 'answers with status 500', null) from numbers, services`,
  `insert into availability_day (concert, day, available, capacity)
   ${numbersUpTo(rows.soldDays)}
   select 'made-' || (n % 500), date('${toUtcDay(now)}', '-' || (n / 500) || ' days'), 1000 - n / 50, 1200
   from numbers`,
]

async function countRows(database: Database): Promise<number> {
  const { results: tables } = await database
    .prepare(`select name from sqlite_master where type = 'table' and name not glob '[_s]*[_e]_*'`)
    .all<{ name: string }>()
  const counts = await Promise.all(
    tables.map(({ name }) => database.prepare(`select count(*) as n from "${name}"`).first<number>('n')),
  )
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
}
