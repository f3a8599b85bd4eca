import type { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ConcertState } from '../../src/features/notices/concert-state.ts'
import { openSiteDatabase } from '../../src/tools/measure/laboratory/site-database.ts'
import { checkConcertSlug, checkWords, noticesProgram, toSqlText } from '../../src/tools/operate/notices.ts'
import { answerFrom, operate } from './operator.ts'

const known: ConcertState = {
  date: '2099-12-05',
  time: '19:00',
  timeZone: 'Europe/Moscow',
  status: 'scheduled',
  tickets: 'buy',
  city: 'kazan',
  program: 'zimmer',
  place: 'hall',
  start: 4_100_000_000_000,
  end: 4_100_010_000_000,
}

let database: DatabaseSync
beforeEach(() => {
  database = openSiteDatabase()
  database
    .prepare(
      'insert into notice_concert (slug, version, known, seen, until) values (?, 1, ?, ?, 4100010000000)',
    )
    .run('kazan-zimmer', JSON.stringify(known), JSON.stringify({ ...known, status: 'cancelled' }))
  database.exec(`insert into notice_topic (kind, key, owner, created_at) values ('concert', 'kazan-zimmer', 'anna', 0), ('tickets', 'kazan-zimmer', 'boris', 0);
    insert into notice_subscription (id, owner, channel, address, locale, time_zone, is_confirmed, created_at) values
      ('anna', 'anna', 'push', 'a', 'ru', 'Europe/Moscow', 1, 0), ('boris', 'boris', 'email', 'b', 'ru', 'Europe/Moscow', 1, 0)`)
})

const run = (...words: string[]) => operate(noticesProgram, words, { wrangler: answerFrom(database) })
const stored = () => database.prepare('select * from notice').all()
/** Returns how wrangler was called, without the queries. */
const withoutSql = (calls: string[][]) =>
  calls.map((call) => call.filter((_, at) => call[at - 1] !== '--command').join(' '))

describe('notices, for who operates the site', () => {
  it.each([
    [[], 'd1 execute DB --local --json --command --config wrangler.toml'],
    [['--remote'], 'd1 execute DB --remote --json --command --config wrangler.toml'],
    [
      ['--remote', '--env', 'north'],
      'd1 execute DB --remote --json --command --config wrangler.toml --env north',
    ],
  ])('are asked of the database that is meant: %j', async (place, call) => {
    const { status, printed, calls } = await run('list', ...place)
    expect([status, printed]).toEqual([0, ['Nothing was told in the last thirty days.']])
    expect(withoutSql(calls)).toEqual([call])
  })

  it('are foretold of a deployment, without changing anything', async () => {
    const { printed, calls } = await run('dry-run', '--remote')
    expect(printed).toEqual(['kazan-zimmer: cancelled, to 1 browsers, 1 e-mail addresses'])
    expect(calls.map((call) => call.includes('--remote'))).toEqual([true, true])
    expect(stored()).toEqual([])
  })

  it('of an editor’s words are counted first, and nothing is sent', async () => {
    const { printed } = await run('words', 'kazan-zimmer', 'ru=Вход со двора', '--remote')
    expect(printed).toEqual(['  ru: Вход со двора', 'to 1 browsers.', 'Nothing was sent: add --send.'])
    expect(stored()).toEqual([])
  })

  it('of an editor’s words are sent once, as they were written', async () => {
    const words = `ru=Вход с другой стороны: д. 5'а, "?1" и $&`
    const sent = [await run('words', 'kazan-zimmer', words, '--remote', '--send')]
    sent.push(await run('words', 'kazan-zimmer', words, '--remote', '--send'))
    expect(sent.map(({ printed }) => printed.at(-1))).toEqual([
      'They go out within a minute, or at nine.',
      'These words were sent before.',
    ])
    expect(stored()).toMatchObject([
      { facts: expect.stringContaining(JSON.stringify(words.slice(3))), expires_at: known.end },
    ])
  })

  it('need keys, which are made as wrangler takes them, each time others', async () => {
    const [made = ''] = (await run('keys')).printed
    expect(made).toMatch(/PUSH_PUBLIC_KEY = "[\w-]{87}"/)
    expect(made).toMatch(/^ {2}[\w-]{43}$/m)
    expect((await run('keys')).printed).not.toEqual([made])
  })

  it('of a concert that nobody knows are none', async () => {
    expect(await run('words', 'nowhere', 'ru=Вход со двора', '--send')).toMatchObject({
      status: 1,
      complaints: ['nowhere is no concert that is ahead, as far as notices know.'],
    })
  })
})

describe('an editor’s words', () => {
  it('are the same in whatever order their languages come', () => {
    expect(JSON.stringify(checkWords(['ru=два', 'en=two']))).toBe(
      JSON.stringify(checkWords(['en=two', 'ru= два '])),
    )
  })

  it.each([
    ['nothing', [], 'what is to be said'],
    ['spaces', ['ru=  '], 'what is to be said'],
    ['a language that the site hasn’t', ['xx=два'], 'does not begin with a language'],
    ['401 letters', [`ru=${'я'.repeat(401)}`], 'ru: has more than 400 letters'],
    ['a mark that turns the direction', ['ru=Вход \u202eсзади'], 'characters that nobody sees'],
    ['a control character', ['en=Enter \u0007 here'], 'characters that nobody sees'],
  ])('are refused where they are %s', (_, texts, message) => {
    expect(() => checkWords(texts)).toThrow(message)
  })

  it.each([undefined, '', "a' or 1=1", 'Kazan'])('are of a concert by its slug, not of %s', (text) => {
    expect(() => checkConcertSlug(text)).toThrow('is no concert')
  })

  it('stand in a query as values, whatever is in them', () => {
    expect(toSqlText({ sql: 'select ?1, ?2, ?1', values: ["a'?2", 7] })).toBe("select 'a''?2', 7, 'a''?2'")
  })
})
