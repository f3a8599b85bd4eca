import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { submissionsToCsv } from '../../src/features/submissions/submission-rows.ts'
import { openSiteDatabase } from '../../src/tools/measure/laboratory/site-database.ts'
import { submissionsProgram } from '../../src/tools/operate/submissions.ts'
import { answerFrom, operate } from './operator.ts'

let database: DatabaseSync
beforeEach(() => {
  vi.useFakeTimers({ now: 9000, toFake: ['Date'] })
  database = openSiteDatabase()
  store('K7MX2PDA', 'contact', 'delivered')
  store('R4WZZPH8', 'b2b', 'held', 'hidden-field')
  store('W2DEY5KF', 'contact', 'failed')
})
afterEach(() => void vi.useRealTimers())

function store(number: string, form: string, state: string, suspicion: string | null = null): void {
  database
    .prepare(
      `insert into submission (key, number, form, locale, content, content_digest, suspicion, sent_at)
       values (?, ?, ?, 'ru', '{"name":"Анна"}', 'digest', ?, 1000)`,
    )
    .run(`key-${number}`, number, form, suspicion)
  database
    .prepare(
      `insert into delivery (key, recipient, state, tries, next_try_at) values (?, 'content', ?, 3, 5000)`,
    )
    .run(`key-${number}`, state)
}

const run = (...words: string[]) => operate(submissionsProgram, words, { wrangler: answerFrom(database) })
const list = async (...words: string[]) => (await run(...words)).printed.slice(0, -1)
const numbersOf = async (...words: string[]) => (await list(...words)).map((text) => text.slice(0, 8))
const deliveryOf = (number: string) => ({
  ...database
    .prepare('select state, tries, next_try_at as at from delivery where key = ?')
    .get(`key-${number}`),
})

describe('what visitors have sent', () => {
  it('is listed with where it is', async () => {
    expect((await run()).printed).toEqual([
      'K7MX2PDA  1970-01-01T00:00:01.000Z  contact, ru\n  content: delivered\n  name: Анна\n',
      'R4WZZPH8  1970-01-01T00:00:01.000Z  b2b, ru, looks like spam (hidden-field)\n  content: held\n  name: Анна\n',
      'W2DEY5KF  1970-01-01T00:00:01.000Z  contact, ru\n  content: failed\n  name: Анна\n',
      '3 in all.',
    ])
  })

  it.each([
    ['by number, however it is written', ['k7mx 2pda'], ['K7MX2PDA']],
    ['by form', ['--form', 'b2b'], ['R4WZZPH8']],
    ['by form and state', ['--form', 'contact', '--state', 'failed'], ['W2DEY5KF']],
  ])('is chosen %s', async (_how, words, numbers) => {
    expect(await numbersOf(...words)).toEqual(numbers)
  })

  it('that was given up is sent again, from the first try on', async () => {
    expect((await run('resend', '--state', 'failed')).printed).toEqual([
      '1 on the way again, within a minute.',
    ])
    expect(deliveryOf('W2DEY5KF')).toEqual({ state: 'waiting', tries: 0, at: 9000 })
    expect(await list('W2DEY5KF')).toEqual([expect.stringContaining('1970-01-01T00:00:09.000Z')])
  })

  it('that looked like spam doesn’t any more when it is sent', async () => {
    await run('resend', 'R4WZZPH8')
    expect(await list('R4WZZPH8')).toEqual([expect.not.stringContaining('spam')])
  })

  it('that has arrived is not sent again', async () => {
    await run('resend', 'K7MX2PDA')
    expect(await list('K7MX2PDA')).toEqual([expect.stringContaining('00:00:01.000Z')])
    expect(deliveryOf('K7MX2PDA')).toEqual({ state: 'delivered', tries: 3, at: 5000 })
  })

  it('is removed with what was to become of it', async () => {
    expect((await run('remove', 'W2DEY5KF')).printed).toEqual([
      '1 removed here. What has arrived in the content service is removed there.',
    ])
    expect(await numbersOf()).toEqual(['K7MX2PDA', 'R4WZZPH8'])
    expect(database.prepare('select count(*) as n from delivery').get()).toEqual({ n: 2 })
  })

  it.each(['resend', 'remove'])('is not all meant by %s where nothing is chosen', async (command) => {
    const { status, complaints, calls } = await run(command)
    expect([status, calls]).toEqual([2, []])
    expect(complaints.join()).toContain('resend NUMBER …')
  })

  it('is not asked for by a word that means nothing, and each such word is named', async () => {
    expect(await run("K7MX2PDA' or 1=1", '--form', 'letters', '--state', 'lost')).toMatchObject({
      complaints: [
        "K7MX2PDA' or 1=1 is no number\n--form is one of audition, b2b, contact\n--state is one of waiting, delivered, failed, held",
      ],
      calls: [],
    })
  })
})

/** The rows after the sender of `H3RKXW9T` has had the submission removed. */
function askToRemove(isElsewhere: boolean): void {
  database
    .prepare(
      `insert into submission (key, number, form, locale, content, content_digest, sent_at, removal_of)
       values ('removal', 'PN4YZ7CE', 'contact', 'ru', ?, '', 2000, 'H3RKXW9T')`,
    )
    .run(isElsewhere ? '{"until":"2026-12-22"}' : '{}')
  if (isElsewhere)
    database.exec(
      `insert into delivery (key, recipient, state, tries, next_try_at) values ('removal', 'editors', 'held', 0, 2000)`,
    )
}

describe('what a visitor wants removed', () => {
  it('is listed last, by its number and with the day by which it has to be done', async () => {
    askToRemove(true)
    expect((await run()).printed.slice(-2)).toEqual([
      'H3RKXW9T  1970-01-01T00:00:02.000Z  contact, ru, asked to be removed\n  editors: held\n  until: 2026-12-22\n',
      '4 in all. 1 asked to be removed: when you have done so, `remove NUMBER`.',
    ])
  })

  it('is no request where nobody else had it', async () => {
    askToRemove(false)
    expect(await list('H3RKXW9T')).toEqual([
      expect.stringContaining('removed by who sent it; nobody else had it'),
    ])
  })

  it('is listed no more when the operator has removed it', async () => {
    askToRemove(true)
    await run('remove', 'H3RKXW9T')
    expect(await numbersOf()).toEqual(['K7MX2PDA', 'R4WZZPH8', 'W2DEY5KF'])
  })
})

describe('the export', () => {
  const row = {
    number: 'K7MX2PDA',
    form: 'contact',
    locale: 'ru',
    is_removal: 0 as const,
    suspicion: null,
    sent_at: 0,
    deliveries: null,
  }
  const csvOf = (content: object) => submissionsToCsv([{ ...row, content: JSON.stringify(content) }])

  it.each(['=1+1', '+7', '-2', '@SUM(A1)', '\tx', '\rx', '＝1+1', '＠SUM(A1)'])(
    'hands %j to no spreadsheet as a formula',
    (value) => {
      expect(csvOf({ name: value })).toContain(`'${value}`)
    },
  )

  it.each([
    ['a;=1+1', "a;'=1+1"],
    ['a; "=1+1"', `a; ""'=1+1""`],
    ['a\n@SUM(A1)', "a\n'@SUM(A1)"],
    ['a;\t-2', "a;\t'-2"],
  ])('nor to one that parts cells by semicolons: %j', (value, expected) => {
    expect(csvOf({ message: value })).toContain(expected)
  })

  it('changes nothing that is no formula', () => {
    expect(csvOf({ message: 'a; b = c, 5-6; d' })).toContain('"a; b = c, 5-6; d"')
  })

  it('keeps quotes, commas and line breaks within a field', () => {
    expect(csvOf({ message: 'a "b",\nc' })).toContain('"a ""b"",\nc"')
  })

  it('has a column for each field that any form has', () => {
    const csv = submissionsToCsv([
      { ...row, content: '{"name":"Анна"}' },
      { ...row, content: '{"company":"Хор"}' },
    ])
    expect(csv.split('\r\n')[0]).toBe('\ufeffnumber,sent,form,language,where,suspicion,removed,name,company')
  })
})
