import { beforeEach, describe, expect, it } from 'vitest'
import {
  removeStoredSubmission,
  runScheduledOutbox,
  sendSubmission,
} from '../../../src/features/submissions/outbox.ts'
import type {
  IncomingSubmission,
  SubmissionDeps,
  SubmissionMail,
} from '../../../src/features/submissions/submission-service.ts'
import { emptyDatabase } from '../database.ts'
import { fakeStrapi } from '../fake-strapi.ts'
import { createTestSubmissionDeps, letter as russianLetter } from '../submission-deps.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const letter: IncomingSubmission = { ...russianLetter, locale: 'en' }

interface SentLetter {
  to: string
  subject: string
  text: string
}
const letters: SentLetter[] = []
const binding = { send: async (sent: SentLetter) => void letters.push(sent) } as unknown as SendEmail
const failing = { send: () => Promise.reject(new Error('E_RATE_LIMITED')) } as unknown as SendEmail
const mail: SubmissionMail = {
  from: 'office@example.org',
  editors: 'editors@example.org',
  site: 'https://tutti.example',
  binding,
  service: undefined,
}

let database: D1Database
let now: number
beforeEach(async () => {
  database = await emptyDatabase()
  now = Date.UTC(2026, 10, 22, 12)
  letters.splice(0)
})

const world = (changes: Partial<SubmissionDeps> = {}) =>
  createTestSubmissionDeps({ database, mail, now: () => now, ...changes })

/**
 * Sends a contact form, then requests its removal.
 *
 * @returns the submission's number, and the responses
 */
async function sendAndRemove(given = world()) {
  const { number } = await sendSubmission(given, letter)
  await given.settle()
  letters.splice(0)
  return { number, removal: await removeAgain(number, given) }
}

async function removeAgain(number: string, given = world()) {
  const removal = await removeStoredSubmission(given, {
    number,
    contact: 'anna@example.com',
    key: 'the form’s key',
  })
  await given.settle()
  return removal
}

const count = (table: 'submission' | 'delivery') =>
  database.prepare(`select count(*) as n from ${table}`).first('n')

describe('the removal of a delivered submission', () => {
  it('asks the editors by e-mail, with the number, the day, and no text of the submission', async () => {
    fakeStrapi()
    const { number, removal } = await sendAndRemove()
    expect(removal).toEqual({ until: '2026-12-22' })
    expect(letters).toEqual([
      expect.objectContaining({
        to: 'editors@example.org',
        subject: `Просьба удалить: ${number}`,
        text: expect.stringContaining('22 декабря 2026'),
      }),
    ])
    expect(JSON.stringify(letters)).not.toMatch(/Анна|anna@|Здравствуйте/)
  })

  it('asks once, however often it is pressed', async () => {
    fakeStrapi()
    const { number, removal } = await sendAndRemove()
    expect(await removeAgain(number)).toEqual(removal)
    await runScheduledOutbox(world())
    expect(letters).toHaveLength(1)
  })

  it('asks again until a mailer accepts the e-mail, and logs no more than the number', async () => {
    fakeStrapi()
    const { number } = await sendSubmission(world(), letter)
    await runScheduledOutbox(world())
    letters.splice(0)
    const given = world({ mail: { ...mail, binding: failing } })
    await removeAgain(number, given)
    expect(letters).toEqual([])
    expect(given.logged.join()).not.toMatch(/Анна|anna@|Здравствуйте/)
    now += minuteMs
    await runScheduledOutbox(world())
    expect(letters).toHaveLength(1)
  })

  it('waits for an operator if no e-mail can be sent, and is not deleted', async () => {
    fakeStrapi()
    await sendAndRemove(world({ mail: undefined }))
    const state = await database.prepare('select state from delivery').first('state')
    expect(state).toBe('held')
    now += 60 * dayMs
    await runScheduledOutbox(world({ mail: undefined }))
    expect(await count('submission')).toBe(1)
  })

  it('is forgotten when it has been told for thirty days', async () => {
    fakeStrapi()
    await sendAndRemove()
    now += 30 * dayMs + 1
    await runScheduledOutbox(world())
    expect([await count('submission'), await count('delivery')]).toEqual([0, 0])
  })
})

describe('a removal during a delivery', () => {
  it('keeps it from the content service where it has not been tried', async () => {
    const strapi = fakeStrapi()
    const given = world({ content: undefined, mail: undefined })
    const { number, removal } = await sendAndRemove(given)
    expect([number.length, removal]).toEqual([8, {}])
    await database.prepare(`update delivery set state = 'waiting'`).run()
    await runScheduledOutbox(world())
    expect(strapi.calls()).toEqual([])
    expect(letters).toEqual([])
  })

  it('asks the editors where its answer was lost', async () => {
    const strapi = fakeStrapi()
    strapi.loseAnswers()
    const { removal } = await sendAndRemove(world({ mail: undefined }))
    expect(removal).toEqual({ until: '2026-12-22' })
  })

  it('of what nobody else has is forgotten after thirty days', async () => {
    fakeStrapi()
    await sendAndRemove(world({ content: undefined, mail: undefined }))
    now += 30 * dayMs + 1
    await runScheduledOutbox(world())
    expect(await count('submission')).toBe(0)
  })
})

describe('the letter to who has sent something', () => {
  it('leads to where it is removed, in the letter’s language', async () => {
    fakeStrapi()
    const given = world()
    await sendSubmission(given, letter)
    await given.settle()
    expect(letters.find(({ to }) => to === 'anna@example.com')?.text).toContain(
      'https://tutti.example/en/sent\n',
    )
  })
})
