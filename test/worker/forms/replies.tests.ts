import { beforeEach, describe, expect, it } from 'vitest'
import { readEntry } from '../../../src/features/submissions/inbox/read-entry.ts'
import { type IncomingMail, takeReply } from '../../../src/features/submissions/inbox/take-reply.ts'
import { sendSubmission } from '../../../src/features/submissions/outbox.ts'
import type { SubmissionDeps } from '../../../src/features/submissions/submission-service.ts'
import { emptyDatabase, failingDatabase } from '../database.ts'
import { createTestSubmissionDeps, letter } from '../submission-deps.ts'

let database: D1Database
let number: string
let passedOn: string[]
/** Headers that the site has added to what it passed on. */
let added: Record<string, string>
beforeEach(async () => {
  database = await emptyDatabase()
  passedOn = []
  ;({ number } = await sendSubmission(world({ content: undefined, mail: undefined }), letter))
  await database.prepare(`update submission set handling = 'answered'`).run()
})

const mail = {
  from: 'Orchestra <office@tutti.example>',
  editors: 'editors@tutti.example',
  site: 'https://tutti.example',
}
const world = (changes: Partial<SubmissionDeps> = {}) =>
  createTestSubmissionDeps({
    database,
    mail,
    now: () => Date.UTC(2026, 10, 22),
    ...changes,
  } as SubmissionDeps)

interface Mail {
  to?: string
  subject?: string
  headers?: Record<string, string>
  body?: string
}

/** An e-mail as Email Routing gives it to the Worker. */
function toMail({ to, subject = `Re: Ответ на ваше сообщение ${number}`, headers = {}, body }: Mail = {}) {
  const all = {
    From: 'Anna <anna@example.com>',
    Subject: subject,
    'Message-ID': '<1@example.com>',
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  const text = `${lines.join('\r\n')}\r\n\r\n${body ?? 'Спасибо'}`
  const message: IncomingMail = {
    to: to ?? `replies+${number.toLowerCase()}@tutti.example`,
    headers: new Headers({ 'Message-ID': all['Message-ID'], ...headers }),
    raw: new Blob([text]).stream(),
    forward: async (address: string, more?: Headers) => {
      passedOn.push(address)
      added = Object.fromEntries(more ?? [])
      return { messageId: 'x' }
    },
  }
  return message
}

const read = async () => {
  const entry = await readEntry(database, number, 'ru')
  return {
    handling: entry?.handling,
    said: entry?.remarks.map(({ kind, author, text }) => [kind, author, text]),
  }
}
const untouched = { handling: 'answered', said: [] }

describe('a reply to an answer of the office', () => {
  it('stands with its entry, which waits again, and reaches the editors', async () => {
    await takeReply(world(), toMail())
    expect(await read()).toEqual({ handling: 'open', said: [['reply', 'anna@example.com', 'Спасибо']] })
    expect(passedOn).toEqual(['editors@tutti.example'])
  })

  it.each<[string, () => Mail]>([
    [
      'the subject, where the mail program left out what is behind the plus',
      () => ({ to: 'replies@tutti.example' }),
    ],
    ['the address, where the subject was changed', () => ({ subject: 'Ещё вопрос' })],
    ['the address, where the subject names another one', () => ({ subject: 'Как в AAAA2222' })],
  ])('finds its entry by %s', async (_what, given) => {
    await takeReply(world(), toMail(given()))
    expect((await read()).said).toHaveLength(1)
  })

  it('is kept once, however often it is delivered, and opens the entry once', async () => {
    await takeReply(world(), toMail())
    await database.prepare(`update submission set handling = 'closed'`).run()
    await takeReply(world({ now: () => Date.UTC(2026, 10, 23) }), toMail())
    expect(await read()).toMatchObject({
      handling: 'closed',
      said: [['reply', 'anna@example.com', 'Спасибо']],
    })
  })

  it.each([
    [
      'plain lines',
      'Да, приедем.\r\n\r\n22.11.2026 12:00, Orchestra:\r\n> Вход со двора.\r\n> Ждём.\r\n',
      'Да, приедем.',
    ],
    ['an answer between the lines', '> Вход со двора?\r\nДа.\r\n', '> Вход со двора?\nДа.'],
    ['nothing of its own', '> Вход со двора.\r\n', '—'],
  ])('is shown without what it quotes: %s', async (_what, body, text) => {
    await takeReply(world(), toMail({ body, headers: { 'Content-Type': 'text/plain; charset=utf-8' } }))
    expect((await read()).said).toEqual([['reply', 'anna@example.com', text]])
  })

  it('in HTML is text', async () => {
    const body = '<style>p{}</style><p>Да &amp; <b>спасибо</b></p><p>Анна</p><blockquote>Вход</blockquote>'
    await takeReply(world(), toMail({ body, headers: { 'Content-Type': 'text/html; charset=utf-8' } }))
    expect((await read()).said).toEqual([['reply', 'anna@example.com', 'Да & спасибо\nАнна']])
  })

  it('names its files, which the editors’ mailbox has', async () => {
    const headers = { 'Content-Type': 'multipart/mixed; boundary=x' }
    const file =
      '--x\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename="plan.png"\r\n\r\nAAAA\r\n'
    await takeReply(world(), toMail({ headers, body: `--x\r\n\r\nСм. файл\r\n${file}--x--\r\n` }))
    expect((await read()).said).toEqual([['reply', 'anna@example.com', 'См. файл\n[plan.png]']])
  })

  it('of thirty megabytes is read to its first', async () => {
    await takeReply(world(), toMail({ body: 'а'.repeat(15_000_000) }))
    expect((await read()).said?.[0]?.[2]).toHaveLength(10_000)
  })

  it('with an attachment of thirty megabytes is kept with the file’s name, and passed on whole', async () => {
    const headers = { 'Content-Type': 'multipart/mixed; boundary=x' }
    const file = `--x\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="score.pdf"\r\n\r\n${'AAAA'.repeat(7_500_000)}\r\n`
    await takeReply(world(), toMail({ headers, body: `--x\r\n\r\nСм. файл\r\n${file}--x--\r\n` }))
    expect((await read()).said).toEqual([['reply', 'anna@example.com', 'См. файл\n[score.pdf]']])
    expect(passedOn).toEqual(['editors@tutti.example'])
  })

  it('is the fifty-first that an entry doesn’t keep, and the editors get it', async () => {
    for (let at = 0; at <= 50; at += 1)
      await takeReply(world(), toMail({ headers: { 'Message-ID': `<${at}@example.com>` } }))
    expect((await read()).said).toHaveLength(50)
    expect(passedOn).toHaveLength(51)
  })
})

describe('an e-mail that is no reply', () => {
  it.each<[string, () => Mail]>([
    ['without a number', () => ({ to: 'replies@tutti.example', subject: 'Здравствуйте' })],
    ['with the number of nothing', () => ({ to: 'replies+aaaa2222@tutti.example', subject: 'x' })],
  ])('%s only reaches the editors', async (_what, given) => {
    await takeReply(world(), toMail(given()))
    expect([await read(), passedOn]).toEqual([untouched, ['editors@tutti.example']])
  })

  it.each([
    ['Auto-Submitted', 'auto-replied'],
    ['Precedence', 'bulk'],
    ['X-Auto-Response-Suppress', 'All'],
    ['Return-Path', '<>'],
  ])('but a program’s (%s: %s) is left out', async (name, value) => {
    await takeReply(world(), toMail({ headers: { [name]: value } }))
    expect([await read(), passedOn]).toEqual([untouched, []])
  })

  it('and one that comes back from the editors’ mailbox goes no second round', async () => {
    await takeReply(world(), toMail())
    await takeReply(world(), toMail({ headers: { ...added, 'Message-ID': '<2@example.com>' } }))
    expect((await read()).said).toHaveLength(1)
    expect(passedOn).toEqual(['editors@tutti.example'])
  })

  it('nor is what a sender has asked to be removed opened again', async () => {
    await database.prepare(`update submission set removal_of = number, number = 'AAAA2222'`).run()
    await takeReply(world(), toMail())
    expect(passedOn).toEqual(['editors@tutti.example'])
  })
})

describe('while something fails', () => {
  const silent = { ...mail, editors: undefined }

  it('a reply that can’t be passed on is kept', async () => {
    const failing = { ...toMail(), forward: () => Promise.reject(new Error('not verified')) }
    await takeReply(world(), failing)
    expect((await read()).said).toHaveLength(1)
  })

  it('a reply that can’t be kept is passed on', async () => {
    await takeReply(world({ database: failingDatabase(database, 'before') }), toMail())
    expect(passedOn).toEqual(['editors@tutti.example'])
  })

  it('its sender is told where it was neither kept nor passed on', async () => {
    const stray = toMail({ to: 'replies@tutti.example', subject: 'x' })
    await expect(takeReply(world({ mail: silent as SubmissionDeps['mail'] }), stray)).rejects.toThrow(
      'the e-mail belongs to no entry',
    )
  })
})
