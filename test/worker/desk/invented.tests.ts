import { beforeEach, describe, expect, it } from 'vitest'
import { insertDemoStatistics, removeDemoStatistics } from '../../../src/tools/operate/demo-statistics.ts'
import { emptyDatabase } from '../database.ts'

let database: D1Database
beforeEach(async () => {
  database = await emptyDatabase()
})

const today = '2026-11-26'
const run = (sql: string) => database.prepare(sql).run()
const countRows = (table: string) => database.prepare(`select count(*) as n from ${table}`).first<number>('n')
const readWishes = async () =>
  (await database.prepare('select place, people, invented from place_wish_count').all()).results

describe('numbers that the demo has invented', () => {
  beforeEach(async () => {
    await run(
      `insert into wished_place values ('pskov-504341', '{}', 'ru', 1, 1), ('inta-1505259', '{}', 'ru', 1, 1)`,
    )
    await run(`insert into place_wish_count (place, program, people) values ('inta-1505259', '', 7)`)
    await insertDemoStatistics(database, undefined, today)
    await run(`insert into statistics_days values ('${today}', 'view', '', '', '', 3)`)
    await run(
      `insert into availability_day (concert, day, available, capacity) values ('own', '2026-11-25', 5, 9)`,
    )
    await run(
      `update place_wish_count set people = people + 2 where place = 'pskov-504341' and program = 'hans-zimmer'`,
    )
  })

  it('are marked in their tables', async () => {
    const marked = 'select sum(invented > 0) as marked, count(*) as n from'
    expect(await database.prepare(`${marked} place_wish_count`).first()).toEqual({ marked: 17, n: 18 })
    expect(
      await database.prepare(`select count(*) as n from availability_day where invented = 0`).first('n'),
    ).toBe(1)
    expect(
      await database.prepare(`select count(*) as n from statistics_days where kind = 'invented'`).first('n'),
    ).toBe(90)
  })

  it('go when content of one’s own comes; what visitors have done stays', async () => {
    expect(await removeDemoStatistics(database, undefined)).toBe(true)
    expect(await readWishes()).toEqual([
      { place: 'inta-1505259', people: 7, invented: 0 },
      { place: 'pskov-504341', people: 2, invented: 0 },
    ])
    const tables = ['statistics_days', 'statistics_hours', 'availability_day', 'evening']
    expect(await Promise.all(tables.map(countRows))).toEqual([1, 0, 1, 0])
    expect(await removeDemoStatistics(database, undefined)).toBe(false)
  })
})
