import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it } from 'vitest'
import { selectVotesSql, voteRowSchema } from '../../src/features/votes/stored-votes.ts'
import {
  checkShards,
  checkVoteSlug,
  closeVoteCommandSql,
  programDemandToCsv,
  programDemandToText,
  selectProgramRequestsSql,
  setShardsSql,
  toProgramDemand,
  votesProgram,
  votesToCsv,
  voteToText,
} from '../../src/tools/operate/votes.ts'
import { openDatabase } from '../fixtures/site-database.ts'
import { answerFrom, operate } from './operator.ts'
import { useTemporaryFolders } from './temporary-folders.ts'

let database: DatabaseSync
beforeEach(() => {
  database = openDatabase()
  store('film-vote', { march: 3, band: 12 })
  store('wish:hans-zimmer', { kazan: 200, tver: 14 })
  store('wish:anime', { kazan: 30, omsk: 0 })
})

function store(slug: string, counts: Record<string, number>): void {
  const total = Object.values(counts).reduce((sum, votes) => sum + votes, 0)
  database
    .prepare('insert into vote (slug, shards, counts, total, counted_at) values (?, 2, ?, ?, 0)')
    .run(slug, JSON.stringify(counts), total)
}

const rows = (sql = selectVotesSql) =>
  database
    .prepare(sql)
    .all()
    .map((row) => voteRowSchema.parse(row))

describe('votes, for who operates the site', () => {
  it('are listed with their shards and sums, most votes first', () => {
    expect(rows().map(voteToText)).toEqual([
      'film-vote  no closing time\n  2 shards, 15 votes at 1970-01-01T00:00:00.000Z\n  band   12\n  march  3\n',
    ])
  })

  it('are exported, an option a line', () => {
    expect(votesToCsv(rows()).replaceAll('\r', '').split('\n').slice(0, 2)).toEqual([
      '\ufeffvote,option,votes,shards,counted,final',
      'film-vote,march,3,2,1970-01-01T00:00:00.000Z,',
    ])
  })

  it('are closed by the next scheduled run', () => {
    expect(database.prepare(closeVoteCommandSql('film-vote', 5)).all()).toHaveLength(1)
    expect(rows()[0]?.close_asked_at).toBe(5)
  })

  it('that are final are not closed again', () => {
    database.exec(`update vote set frozen_at = 4 where slug = 'film-vote'`)
    expect(database.prepare(closeVoteCommandSql('film-vote', 5)).all()).toEqual([])
  })

  it('get their number of shards before anybody has voted', () => {
    expect(database.prepare(setShardsSql('next-vote', 8)).all()).toHaveLength(1)
    expect(rows().find(({ slug }) => slug === 'next-vote')?.shards).toBe(8)
  })

  it('keep their number of shards once somebody has', () => {
    expect(database.prepare(setShardsSql('film-vote', 8)).all()).toEqual([])
    expect(rows()[0]?.shards).toBe(2)
  })

  it('say why a result was not written into the content service', () => {
    database.exec(`update vote set frozen_at = 0, write_fault = 'the content service answered 403'`)
    expect(rows().map(voteToText)[0]).toContain('not written: the content service answered 403')
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
  ])('say how far they are: %s, «%s»', (change, state) => {
    database.exec(`update vote set ${change} where slug = 'film-vote'`)
    expect(rows().map(voteToText)[0]?.split('\n')[0]).toBe(`film-vote  ${state}`)
  })

  it('that nobody has counted name no time, and one shard is one', () => {
    database.exec(`update vote set counted_at = null, shards = 1 where slug = 'film-vote'`)
    expect(rows().map(voteToText)[0]).toContain('\n  1 shard, 15 votes\n')
  })

  it.each(['0', '65', '1.5', 'many', undefined])('have no %s shards', (text) => {
    expect(() => checkShards(text)).toThrow('from 1 to 64')
  })

  it('have a slug, and nothing that SQL could mean', () => {
    expect(() => checkVoteSlug("x'; drop table vote; --")).toThrow('no vote')
  })
})

describe('wishes, for who plans a tour', () => {
  it('stand by city and by program, most people first', () => {
    expect(programDemandToText(toProgramDemand(rows(selectProgramRequestsSql)))).toBe(
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
    )
  })

  it('are exported, a city and a program a line', () => {
    expect(
      programDemandToCsv(toProgramDemand(rows(selectProgramRequestsSql)))
        .replaceAll('\r', '')
        .split('\n')
        .slice(0, 3),
    ).toEqual(['\ufeffcity,program,people', 'kazan,hans-zimmer,200', 'tver,hans-zimmer,14'])
  })
})

describe('the program of votes', () => {
  const run = (...words: string[]) => operate(votesProgram, words, { wrangler: answerFrom(database) })
  const makeFolder = useTemporaryFolders()

  it('lists votes, and says how many there are', async () => {
    expect((await run()).printed).toEqual([expect.stringMatching(/^film-vote /), '1 in all.'])
    database.exec('delete from vote')
    expect((await run('list')).printed).toEqual(['Nobody has voted yet.'])
  })

  it('lists wishes', async () => {
    expect((await run('wishes')).printed).toEqual([expect.stringMatching(/^By city\n +230 {2}kazan/)])
  })

  it.each([
    ['export', 'film-vote,band,12', '1 votes written to FILE.'],
    ['wishes', 'kazan,hans-zimmer,200', expect.stringMatching(/ written to FILE\.$/)],
  ])('writes a table of %s into a file', async (command, line, said) => {
    const file = join(await makeFolder({}), 'table.csv')
    const { printed } = await run(command, file)
    expect(printed.map((each) => each.replace(file, 'FILE'))).toEqual([said])
    expect(readFileSync(file, 'utf8')).toContain(line)
  })

  it('says how to be called where a file is missing, or a command is none', async () => {
    for (const words of [['export'], ['exprot']]) {
      expect(await run(...words)).toMatchObject({ status: 2, printed: [] })
    }
  })

  it('closes a vote, once', async () => {
    expect((await run('close', 'film-vote')).printed).toEqual([
      'film-vote is closed within a minute, for good.',
    ])
    expect(database.prepare('select slug from vote where close_asked_at is not null').all()).toEqual([
      { slug: 'film-vote' },
    ])
  })

  it('closes none that nobody has voted in', async () => {
    expect(await run('close', 'other-vote')).toMatchObject({
      status: 1,
      complaints: ['other-vote is not open here: nobody has voted yet, or it is final.'],
    })
  })

  it('leaves the shards of a vote that has votes', async () => {
    expect(await run('shards', 'film-vote', '8')).toMatchObject({
      status: 1,
      complaints: ['film-vote has votes already: its number of shards is fixed.'],
    })
    expect((await run('shards', 'other-vote', '8')).printed).toEqual(['other-vote will be counted by 8.'])
  })
})
