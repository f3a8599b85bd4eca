import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ConcertState } from '../../src/notices/concert-state.ts'
import { checkSlug, checkWords, fillIn } from '../../src/tools/operate/notices/questions.ts'
import { filesBelow, readText, root } from './read-imports.ts'

const known: ConcertState = {
  ...{ date: '2099-12-05', time: '19:00', timeZone: 'Europe/Moscow', status: 'scheduled', tickets: 'buy' },
  ...{ city: 'kazan', program: 'zimmer', place: 'hall', start: 4_100_000_000_000, end: 4_100_010_000_000 },
}

let folder: string
let database: DatabaseSync
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tutti-notices-'))
  database = new DatabaseSync(join(folder, 'database'))
  for (const file of filesBelow('src/database/migrations', /\.sql$/).sort()) database.exec(readText(file))
  database
    .prepare(
      'insert into notice_concert (slug, version, known, seen, until) values (?, 1, ?, ?, 4100010000000)',
    )
    .run('kazan-zimmer', JSON.stringify(known), JSON.stringify({ ...known, status: 'cancelled' }))
  database.exec(`insert into notice_topic values ('concert', 'kazan-zimmer', 'anna', 0), ('tickets', 'kazan-zimmer', 'boris', 0);
    insert into notice_subscription (id, owner, channel, address, locale, time_zone, is_confirmed, created_at) values
      ('anna', 'anna', 'push', 'a', 'ru', 'Europe/Moscow', 1, 0), ('boris', 'boris', 'email', 'b', 'ru', 'Europe/Moscow', 1, 0)`)
  // Answers as wrangler does, of a database in a file, and notes how it was called.
  writeFileSync(
    join(folder, 'wrangler'),
    `#!${process.execPath}
const { appendFileSync } = require('node:fs')
const { DatabaseSync } = require('node:sqlite')
const given = process.argv.slice(2)
appendFileSync(${JSON.stringify(join(folder, 'calls'))}, JSON.stringify(given) + '\\n')
const sql = given[given.indexOf('--command') + 1]
const results = new DatabaseSync(${JSON.stringify(join(folder, 'database'))}).prepare(sql).all()
console.log(JSON.stringify([{ results, success: true }]))
`,
    { mode: 0o755 },
  )
})
afterEach(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

function run(...given: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['src/tools/operate/notices.ts', ...given], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', PATH: [folder, process.env.PATH].join(delimiter) },
  })
  return stdout + stderr
}
/** How wrangler was called, without the question and the path of its configuration. */
const calls = () =>
  readFileSync(join(folder, 'calls'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const call: string[] = JSON.parse(line)
      return call.filter((_, at) => !['--command', '--config'].includes(call[at - 1] ?? '')).join(' ')
    })
const notices = () => database.prepare('select * from notice').all()

describe('notices, for who operates the site', () => {
  it.each([
    [[], 'd1 execute DB --local --json --command --config'],
    [['--remote'], 'd1 execute DB --remote --json --command --config'],
    [['--remote', '--env', 'north'], 'd1 execute DB --remote --json --command --config --env north'],
  ])('are asked of the database that is meant: %j', (place, call) => {
    expect(run('list', ...place)).toBe('Nothing was told in the last thirty days.\n')
    expect(calls()).toEqual([call])
  })

  it('are foretold of a deployment, without changing anything', () => {
    expect(run('dry-run', '--remote')).toBe('kazan-zimmer: cancelled, to 1 browsers, 1 e-mail addresses\n')
    expect(calls().every((call) => call.includes('--remote'))).toBe(true)
    expect(notices()).toEqual([])
  })

  it('of an editor’s words are counted first, and nothing is sent', () => {
    expect(run('words', 'kazan-zimmer', 'ru=Вход со двора', '--remote')).toContain(
      'to 1 browsers, 0 e-mail addresses.\nNothing was sent',
    )
    expect(notices()).toEqual([])
  })

  it('of an editor’s words are sent once, as they were written', () => {
    const words = `ru=Вход с другой стороны: д. 5'а, "?1" и $&`
    expect(run('words', 'kazan-zimmer', words, '--remote', '--send')).toContain('They go out')
    expect(run('words', 'kazan-zimmer', words, '--remote', '--send')).toContain('were sent before')
    expect(notices()).toMatchObject([
      { facts: expect.stringContaining(JSON.stringify(words.slice(3))), expires_at: known.end },
    ])
  })

  it('need keys, which are made as wrangler takes them, each time others', () => {
    const made = run('keys')
    expect(made).toMatch(/PUSH_PUBLIC_KEY = "[\w-]{87}"/)
    expect(made).toMatch(/^ {2}[\w-]{43}$/m)
    expect(run('keys')).not.toBe(made)
  })

  it('of a concert that nobody knows are none', () => {
    expect(run('words', 'nowhere', 'ru=Вход со двора', '--send')).toContain('no concert that is ahead')
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
    ['a control character', ['en=Enter\u0007'], 'characters that nobody sees'],
  ])('are refused where they are %s', (_, texts, message) => {
    expect(() => checkWords(texts)).toThrow(message)
  })

  it.each([undefined, '', "a' or 1=1", 'Kazan'])('are of a concert by its slug, not of %s', (text) => {
    expect(() => checkSlug(text)).toThrow('is no concert')
  })

  it('stand in a question as values, whatever is in them', () => {
    expect(fillIn({ sql: 'select ?1, ?2, ?1', values: ["a'?2", 7] })).toBe("select 'a''?2', 7, 'a''?2'")
  })
})
