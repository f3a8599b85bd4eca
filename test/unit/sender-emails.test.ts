import { describe, expect, it } from 'vitest'
import { UpstreamFailed } from '../../src/errors.ts'
import { type DeliverSubmission, UndeliverableError } from '../../src/features/submissions/deliver.ts'
import { createSenderDelivery } from '../../src/features/submissions/submission-letters.ts'
import type { Email } from '../../src/mail/mailer.ts'

const submission: Parameters<DeliverSubmission>[0] = {
  key: 'a-key',
  number: 'K7MX2PDA',
  form: 'contact',
  locale: 'ru',
  sentAt: 0,
  removalOf: null,
  content: { email: 'anna@example.com', message: 'Здравствуйте' },
}

/** Carries a receipt, by a mailer that fails with this. */
async function carry(failure?: unknown, { content = submission.content, mayLeave = true }: Case = {}) {
  const sent: Email[] = []
  let takenBack = 0
  const send = async (letter: Email) => {
    if (failure !== undefined) throw failure
    sent.push(letter)
  }
  const takeBack = () => {
    takenBack += 1
  }
  const beginEmail = async () => ({ mayLeave, takeBack })
  const carrying = createSenderDelivery(
    send,
    { beginEmail },
    'https://tutti.example',
  )({ ...submission, content })
  const became = await carrying.then(
    (as) => as ?? 'arrived',
    (error: unknown) => (error instanceof UndeliverableError ? 'never arrives' : error),
  )
  return { became, takenBack, sent }
}
interface Case {
  content?: Readonly<Record<string, unknown>>
  mayLeave?: boolean
}

describe('a receipt', () => {
  it('is sent to the sender, under a key of its own', async () => {
    const { became, sent } = await carry()
    expect(became).toBe('arrived')
    expect(sent).toEqual([expect.objectContaining({ key: 'a-key sender', to: 'anna@example.com' })])
  })

  it.each<[string, Case]>([
    ['has left no address', { content: { name: 'Анна' } }],
    ['has left an empty address', { content: { email: '' } }],
    ['has had enough e-mails', { mayLeave: false }],
  ])('isn’t sent to who %s', async (_, given) => {
    const { became, sent } = await carry(undefined, given)
    expect([became, sent]).toEqual(['left-out', []])
  })

  it.each([400, 403, 404, 409, 422, 499])('that a mailer answers by %i never arrives', async (status) => {
    const { became, takenBack } = await carry(new UpstreamFailed('mail', status, 'refused'))
    // The e-mail doesn't count against the address either.
    expect([became, takenBack]).toEqual(['never arrives', 1])
  })

  it.each([
    ['408', new UpstreamFailed('mail', 408, 'too slow')],
    ['429', new UpstreamFailed('mail', 429, 'too many')],
    ['500', new UpstreamFailed('mail', 500, 'down')],
    ['a redirect', new UpstreamFailed('mail', 399, 'elsewhere')],
    ['nothing', new TypeError('connection refused')],
  ])('that a mailer answers by %s is tried again', async (_, failure) => {
    expect((await carry(failure)).became).toBe(failure)
  })
})
