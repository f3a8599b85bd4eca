import type { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it } from 'vitest'
import { submissionRowSchema, submissionsToCsv } from '../../src/features/submissions/submission-rows.ts'
import {
  checkSubmissionFilter,
  deleteSubmissionsSql,
  listSubmissionsSql,
  resendSubmissionsSql,
  type SubmissionFilter,
  submissionsProgram,
  submissionToText,
} from '../../src/tools/operate/submissions.ts'
import { openDatabase } from '../fixtures/site-database.ts'
import { answerFrom, operate } from './operator.ts'

let database: DatabaseSync
beforeEach(() => {
  database = openDatabase()
  store('K7MX2PDA', 'contact', 'delivered')
  store('R4WZZPH8', 'b2b', 'held', 'hidden-field')
  store('W2DEY5KF', 'contact', 'failed')
})

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

const list = (chosen: Partial<SubmissionFilter> = {}) =>
  database
    .prepare(listSubmissionsSql({ numbers: [], ...chosen }))
    .all()
    .map((row) => submissionRowSchema.parse(row))
const numbersOf = (chosen: Partial<SubmissionFilter> = {}) => list(chosen).map(({ number }) => number)

describe('what visitors have sent', () => {
  it('is listed with where it is', () => {
    expect(list().map(({ number, deliveries }) => `${number} ${deliveries}`)).toEqual([
      'K7MX2PDA content: delivered',
      'R4WZZPH8 content: held',
      'W2DEY5KF content: failed',
    ])
  })

  it('is chosen by number, form and state', () => {
    expect(numbersOf({ numbers: ['K7MX2PDA'] })).toEqual(['K7MX2PDA'])
    expect(numbersOf({ form: 'b2b' })).toEqual(['R4WZZPH8'])
    expect(numbersOf({ form: 'contact', state: 'failed' })).toEqual(['W2DEY5KF'])
  })

  it('that was given up is sent again, from the first try on', () => {
    database.exec(resendSubmissionsSql({ numbers: [], state: 'failed' }, 9000))
    expect(
      database
        .prepare(`select state, tries, next_try_at as at from delivery where key = 'key-W2DEY5KF'`)
        .get(),
    ).toEqual({ state: 'waiting', tries: 0, at: 9000 })
    expect(list({ numbers: ['W2DEY5KF'] })[0]?.sent_at).toBe(9000)
  })

  it('that looked like spam doesn’t any more when it is sent', () => {
    database.exec(resendSubmissionsSql({ numbers: ['R4WZZPH8'] }, 9000))
    expect(list({ numbers: ['R4WZZPH8'] })[0]?.suspicion).toBeNull()
  })

  it('that has arrived is not sent again', () => {
    database.exec(resendSubmissionsSql({ numbers: ['K7MX2PDA'] }, 9000))
    expect(list({ numbers: ['K7MX2PDA'] })[0]).toMatchObject({
      deliveries: 'content: delivered',
      sent_at: 1000,
    })
  })

  it('is removed with what was to become of it', () => {
    database.exec(deleteSubmissionsSql({ numbers: ['W2DEY5KF'] }))
    expect(numbersOf()).toEqual(['K7MX2PDA', 'R4WZZPH8'])
    expect(database.prepare('select count(*) as n from delivery').get()).toEqual({ n: 2 })
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
  it('is listed last, by its number and with the day by which it has to be done', () => {
    askToRemove(true)
    const last = list().at(-1)
    expect(last && submissionToText(last)).toBe(
      'H3RKXW9T  1970-01-01T00:00:02.000Z  contact, ru, asked to be removed\n  editors: held\n  until: 2026-12-22\n',
    )
  })

  it('is no request where nobody else had it', () => {
    askToRemove(false)
    const [row] = list({ numbers: ['H3RKXW9T'] })
    expect(row && submissionToText(row)).toContain('removed by who sent it; nobody else had it')
  })

  it('is listed no more when the operator has removed it', () => {
    askToRemove(true)
    database.exec(deleteSubmissionsSql({ numbers: ['H3RKXW9T'] }))
    expect(numbersOf()).toEqual(['K7MX2PDA', 'R4WZZPH8', 'W2DEY5KF'])
  })
})

describe('what an operator types', () => {
  it('is a number however it is written', () => {
    expect(checkSubmissionFilter({ numbers: ['k7mx 2pda'] }).numbers).toEqual(['K7MX2PDA'])
  })

  it('is refused whole where a word of it means nothing', () => {
    const chosen = { numbers: ["K7MX2PDA' or 1=1"], form: 'letters', state: 'lost' }
    expect(() => checkSubmissionFilter(chosen)).toThrow(
      "K7MX2PDA' or 1=1 is no number\n--form is one of audition, b2b, contact\n--state is one of waiting, delivered, failed, held",
    )
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

describe('the program of submissions', () => {
  const run = (...words: string[]) => operate(submissionsProgram, words, { wrangler: answerFrom(database) })

  it('lists those of the form and state that are asked for', async () => {
    const { status, printed } = await run('--form', 'contact', '--state', 'failed')
    expect([status, printed.at(-1)]).toEqual([0, '1 in all.'])
    expect(printed[0]).toContain('W2DEY5KF')
  })

  it.each(['resend', 'remove'])('does not %s everything where nothing is chosen', async (command) => {
    const { status, complaints, calls } = await run(command)
    expect([status, calls]).toEqual([2, []])
    expect(complaints.join()).toContain('resend NUMBER …')
  })

  it('sends those again that were given up', async () => {
    expect((await run('resend', '--state', 'failed')).printed).toEqual([
      '1 on the way again, within a minute.',
    ])
  })

  it('removes those that are named', async () => {
    expect((await run('remove', 'K7MX2PDA')).printed).toEqual([
      '1 removed here. What has arrived in the content service is removed there.',
    ])
    expect(numbersOf()).toEqual(['R4WZZPH8', 'W2DEY5KF'])
  })
})
