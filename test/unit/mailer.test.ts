import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Letter } from '../../src/mail/letter.ts'
import { createMailer, type Email, type MailConfig } from '../../src/mail/mailer.ts'

const from = 'Orchestra <office@example.org>'
const service = { url: 'https://mailer.example/emails', token: 'mail-token' }
const frame = { locale: 'en', sender: 'Orchestra', home: undefined, beforeAddress: '' } as const
const letter: Letter = {
  name: 'account-reset',
  subject: 'Subject\r\nBcc: boris@example.com',
  paragraphs: ['Text'],
  frame,
}
const email: Email = { key: 'a-key', to: 'anna@example.com', letter }
/** The subject is written in one line, so that no header can begin in it. */
const written = {
  subject: 'Subject Bcc: boris@example.com',
  text: 'Text\n\n--\nOrchestra',
  html: expect.stringMatching(/^<!doctype html>.*Text/s),
}
const asked: Request[] = []
let status: number
/** What the platform was handed, or fails with. */
const send = vi.fn(async (..._: unknown[]) => undefined)
const binding = { send } as unknown as SendEmail

beforeEach(() => {
  asked.length = 0
  status = 200
  vi.clearAllMocks()
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    asked.push(new Request(input, init))
    return new Response('', { status })
  })
})
afterEach(() => vi.unstubAllGlobals())

const mailer = (config: Partial<MailConfig>) =>
  createMailer({ from, binding: undefined, service: undefined, ...config })

describe('no e-mail is sent', () => {
  it.each<[string, Partial<MailConfig>]>([
    ['nobody sends it', { from: undefined, binding, service }],
    ['there is no way to send it', {}],
  ])('where %s', (_, config) => {
    expect(mailer(config)).toBeUndefined()
  })
})

describe('the platform', () => {
  it('is preferred, and mail programs show the same e-mail once', async () => {
    await mailer({ binding, service })?.({
      ...email,
      replyTo: 'b@example.com',
      headers: { 'List-Unsubscribe': 'x' },
    })
    expect(send).toHaveBeenCalledExactlyOnceWith({
      from,
      to: 'anna@example.com',
      ...written,
      replyTo: 'b@example.com',
      headers: { 'List-Unsubscribe': 'x', 'X-Entity-Ref-ID': 'a-key' },
    })
    expect(asked).toEqual([])
  })

  it('is told of no answers where they go to who sends', async () => {
    await mailer({ binding })?.(email)
    expect(send.mock.calls[0]?.[0]).not.toHaveProperty('replyTo')
  })

  it.each([
    ['E_RECIPIENT_SUPPRESSED', 422],
    ['E_RECIPIENT_NOT_ALLOWED', 422],
    ['E_VALIDATION_ERROR', 422],
    ['E_VALIDATION_ERRORS', 0],
    ['E_RATE_LIMIT_EXCEEDED', 0],
    ['NO_E_RECIPIENT_', 0],
  ])('that fails with %s has refused the address, or hasn’t: %i', async (code, as) => {
    send.mockRejectedValueOnce(Object.assign(new Error('no'), { code }))
    await expect(mailer({ binding })?.(email)).rejects.toMatchObject({ upstream: 'mail', status: as })
  })

  it('that fails without a word has failed', async () => {
    send.mockRejectedValueOnce('no')
    await expect(mailer({ binding })?.(email)).rejects.toMatchObject({ upstream: 'mail', status: 0 })
  })
})

describe('a mailer', () => {
  it('is handed the e-mail with a key by which it knows it again, and its token goes nowhere else', async () => {
    await mailer({ service })?.({ ...email, replyTo: 'b@example.com', headers: { 'List-Unsubscribe': 'x' } })
    const [request] = asked
    expect([request?.method, request?.url, request?.redirect]).toEqual(['POST', service.url, 'manual'])
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      authorization: 'Bearer mail-token',
      'content-type': 'application/json',
      'idempotency-key': 'a-key',
    })
    expect(await request?.json()).toEqual({
      from,
      to: ['anna@example.com'],
      ...written,
      reply_to: 'b@example.com',
      headers: { 'List-Unsubscribe': 'x' },
    })
  })

  it.each([302, 400, 429, 500])('that answers %i has not sent it', async (answered) => {
    status = answered
    await expect(mailer({ service })?.(email)).rejects.toMatchObject({ upstream: 'mail', status: answered })
  })
})
