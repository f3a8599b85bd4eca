import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSiteDatabase } from '../../src/tools/measure/laboratory/site-database.ts'
import { votesProgram } from '../../src/tools/operate/votes.ts'
import { answerFrom, operate } from './operator.ts'
import { useTemporaryFolders } from './temporary-folders.ts'

const makeFolder = useTemporaryFolders()

let database: DatabaseSync
beforeEach(() => {
  vi.useFakeTimers({ now: 5, toFake: ['Date'] })
  database = openSiteDatabase()
  store('film-vote', { march: 3, band: 12 })
  store('wish:hans-zimmer', { kazan: 200, tver: 14 })
  store('wish:anime', { kazan: 30, omsk: 0 })
})
afterEach(() => void vi.useRealTimers())

function store(slug: string, counts: Record<string, number>): void {
  const total = Object.values(counts).reduce((sum, votes) => sum + votes, 0)
  database
    .prepare('insert into vote (slug, shards, counts, total, counted_at) values (?, 2, ?, ?, 0)')
    .run(slug, JSON.stringify(counts), total)
}

const run = (...words: string[]) => operate(votesProgram, words, { wrangler: answerFrom(database) })
const stored = (slug: string) => ({
  ...database.prepare('select shards, close_asked_at from vote where slug = ?').get(slug),
})

/** Lines of the file that a command writes. */
async function linesOf(command: string): Promise<string[]> {
  const file = join(await makeFolder(), 'table.csv')
  const { printed } = await run(command, file)
  expect(printed).toEqual([expect.stringContaining(` written to ${file}.`)])
  return readFileSync(file, 'utf8').split('\r\n')
}

describe('votes, for who operates the site', () => {
  it('are listed with their shards and sums, most votes first', async () => {
    expect((await run()).printed).toEqual([
      'film-vote  no closing time\n  2 shards, 15 votes at 1970-01-01T00:00:00.000Z\n  band   12\n  march  3\n',
      '1 in all.',
    ])
  })

  it('are none before anybody has voted', async () => {
    database.exec('delete from vote')
    expect((await run('list')).printed).toEqual(['Nobody has voted yet.'])
  })

  it.each([
    ['counted_at = null', 'nobody has voted yet'],
    ['close_asked_at = 5', 'is being closed'],
    ['closes_at = 86400000', 'closes 1970-01-02T00:00:00.000Z'],
    ['frozen_at = 0', 'final since 1970-01-01T00:00:00.000Z'],
    [
      'frozen_at = 0, written_at = 1, close_asked_at = 5',
      'final since 1970-01-01T00:00:00.000Z, written into the content service',
    ],
    [
      `frozen_at = 0, write_fault = 'the content service answered 403'`,
      'final since 1970-01-01T00:00:00.000Z, not written: the content service answered 403',
    ],
  ])('say how far they are: %s, «%s»', async (change, state) => {
    database.exec(`update vote set ${change} where slug = 'film-vote'`)
    expect((await run()).printed[0]?.split('\n')[0]).toBe(`film-vote  ${state}`)
  })

  it('that nobody has counted name no time, and one shard is one', async () => {
    database.exec(`update vote set counted_at = null, shards = 1 where slug = 'film-vote'`)
    expect((await run()).printed[0]).toContain('\n  1 shard, 15 votes\n')
  })

  it('are exported, an option a line', async () => {
    expect((await linesOf('export')).slice(0, 2)).toEqual([
      '\ufeffvote,option,votes,shards,counted,final',
      'film-vote,march,3,2,1970-01-01T00:00:00.000Z,',
    ])
  })

  it('are closed by the next scheduled run', async () => {
    expect((await run('close', 'film-vote')).printed).toEqual([
      'film-vote is closed within a minute, for good.',
    ])
    expect(stored('film-vote').close_asked_at).toBe(5)
  })

  it.each(['film-vote', 'other-vote'])('that are final or have no votes are not closed: %s', async (slug) => {
    database.exec(`update vote set frozen_at = 4 where slug = 'film-vote'`)
    expect(await run('close', slug)).toMatchObject({
      status: 1,
      complaints: [`${slug} is not open here: nobody has voted yet, or it is final.`],
    })
    expect(stored('film-vote').close_asked_at).toBeNull()
  })

  it.each(['1', '64'])('get %s shards before anybody has voted', async (shards) => {
    expect((await run('shards', 'next-vote', shards)).printed).toEqual([
      `next-vote will be counted by ${shards}.`,
    ])
    expect(stored('next-vote').shards).toBe(Number(shards))
  })

  it.each([['0'], ['65'], ['1.5'], ['many'], []])('have no %s shards', async (...number) => {
    expect((await run('shards', 'next-vote', ...number)).complaints).toEqual([
      'the number of shards is from 1 to 64',
    ])
  })

  it('keep their number of shards once somebody has voted', async () => {
    expect(await run('shards', 'film-vote', '8')).toMatchObject({
      status: 1,
      complaints: ['film-vote has votes already: its number of shards is fixed.'],
    })
    expect(stored('film-vote').shards).toBe(2)
  })

  it('have a slug, and nothing that SQL could mean', async () => {
    expect(await run('close', "x'; drop table vote; --")).toMatchObject({
      complaints: [expect.stringContaining('no vote')],
      calls: [],
    })
  })

  it.each(['export', 'exprot'])('are asked for by a command and its file, not by «%s»', async (command) => {
    expect(await run(command)).toMatchObject({ status: 2, printed: [] })
  })
})

describe('wishes, for who plans a tour', () => {
  it('stand by city and by program, most people first', async () => {
    expect((await run('wishes')).printed).toEqual([
      [
        'By city',
        '     230  kazan: hans-zimmer 200, anime 30',
        '      14  tver: hans-zimmer 14',
        '',
        'By program',
        '     214  hans-zimmer: kazan 200, tver 14',
        '      30  anime: kazan 30',
        '',
      ].join('\n'),
    ])
  })

  it('are exported, a city and a program a line', async () => {
    expect((await linesOf('wishes')).slice(0, 3)).toEqual([
      '\ufeffcity,program,people',
      'kazan,hans-zimmer,200',
      'tver,hans-zimmer,14',
    ])
  })
})
