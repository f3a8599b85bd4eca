import type { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it } from 'vitest'
import { openSiteDatabase } from '../../src/tools/measure/laboratory/site-database.ts'
import {
  checkLinkCode,
  linksProgram,
  linkToText,
  selectShortLinkDaysSql,
  selectShortLinksSql,
  shortLinkDayRowSchema,
  shortLinkDaysToCsv,
  shortLinkRowSchema,
} from '../../src/tools/operate/links.ts'
import { answerFrom, operate } from './operator.ts'

let database: DatabaseSync
beforeEach(() => {
  database = openSiteDatabase()
  database.exec(`insert into short_link (code, target, made_at) values ('abc234', '/c/zimmer?utm_source=poster', 0), ('xyz789', '/anime', 86400000);
    insert into short_link_day values ('abc234', '2026-11-22', 5), ('abc234', '2026-11-23', 7)`)
})

const links = () =>
  database
    .prepare(selectShortLinksSql)
    .all()
    .map((row) => shortLinkRowSchema.parse(row))
const days = () =>
  database
    .prepare(selectShortLinkDaysSql)
    .all()
    .map((row) => shortLinkDayRowSchema.parse(row))

const run = (...words: string[]) => operate(linksProgram, words, { wrangler: answerFrom(database) })

describe('short addresses, for who operates the site', () => {
  it('are listed with their visits, the most visited first', () => {
    expect(links().map(linkToText)).toEqual([
      '/t/abc234       12  2026-11-23  made 1970-01-01  /c/zimmer?utm_source=poster',
      '/t/xyz789        0  never opened  made 1970-01-02  /anime',
    ])
  })

  it('are exported by day', () => {
    expect(shortLinkDaysToCsv(days()).split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFcode,target,day,visits',
      'abc234,/c/zimmer?utm_source=poster,2026-11-23,7',
      'abc234,/c/zimmer?utm_source=poster,2026-11-22,5',
    ])
  })

  it('are removed with their days, and no other', async () => {
    expect(await run('remove', 'abc234')).toMatchObject({
      status: 0,
      printed: ['/t/abc234 leads nowhere now; what was counted for it is gone.'],
    })
    expect(links().map(({ code }) => code)).toEqual(['xyz789'])
    expect(days()).toEqual([])
  })

  it('that are none are not removed', async () => {
    expect(await run('remove', 'abc567')).toMatchObject({ status: 1, complaints: ['There is no abc567.'] })
  })

  it.each([undefined, '', "a' or 1=1", 'ABC234', 'abc2345'])(
    'are known by their codes alone, not by %s',
    (text) => {
      expect(() => checkLinkCode(text)).toThrow('is no code of a short address')
    },
  )
})
