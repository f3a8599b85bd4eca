import { beforeEach, describe, expect, it, vi } from 'vitest'
import { runScheduledOutbox, sendSubmission } from '../../../src/features/submissions/outbox.ts'
import { storeSubmission } from '../../../src/features/submissions/store-submission.ts'
import type {
  IncomingSubmission,
  SubmissionDeps,
  SubmissionMail,
} from '../../../src/features/submissions/submission-service.ts'
import { resendSubmissionsSql } from '../../../src/tools/operate/submissions.ts'
import { emptyDatabase, failingDatabase } from '../database.ts'
import { fakeStrapi } from '../fake-strapi.ts'
import { numbersUpTo } from '../full-database.ts'
import { noLimits } from '../no-limits.ts'
import { createTestSubmissionDeps, letter } from '../submission-deps.ts'
import { wrapDatabase } from '../wrap-database.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const { key } = letter

let database: D1Database
let now: number
beforeEach(async () => {
  database = await emptyDatabase()
  now = Date.UTC(2026, 10, 22)
})

const world = (changes: Partial<SubmissionDeps> = {}) =>
  createTestSubmissionDeps({ database, mail: undefined, now: () => now, ...changes })

async function sendAndSettle(submission: IncomingSubmission = letter, given = world()) {
  const stored = await sendSubmission(given, submission)
  await given.settle()
  return stored
}

const states = async () => {
  const { results } = await database
    .prepare('select recipient, state, tries, fault from delivery order by recipient')
    .all()
  return results
}

describe('what is sent', () => {
  it('is in the content service behind the answer, with its key, number and language', async () => {
    const strapi = fakeStrapi()
    const { number } = await sendAndSettle()
    expect(strapi.entries()).toEqual([
      { ...letter.content, submissionKey: key, number, locale: 'ru', language: 'ru', in: 'contact-messages' },
    ])
    expect(await states()).toEqual([{ recipient: 'content', state: 'delivered', tries: 1, fault: null }])
  })

  it.each([
    ['audition', 'audition-requests'],
    ['b2b', 'invoice-requests'],
    ['contact', 'contact-messages'],
  ] as const)('by the form %s is one of %s', async (form, collection) => {
    const strapi = fakeStrapi()
    await sendAndSettle({ ...letter, form })
    expect(strapi.entries()).toMatchObject([{ in: collection }])
  })

  it('goes there with a token, and follows no redirect with it', async () => {
    const strapi = fakeStrapi()
    await sendAndSettle()
    const [call] = strapi.calls()
    expect([call?.headers.get('authorization'), call?.redirect]).toEqual(['Bearer create-only', 'manual'])
  })

  it('ten times at once is one entry and one number', async () => {
    const strapi = fakeStrapi()
    const sent = await Promise.all(Array.from({ length: 10 }, () => sendAndSettle()))
    expect(new Set(sent.map(({ number }) => number)).size).toBe(1)
    expect(sent.filter(({ outcome }) => outcome === 'new')).toHaveLength(1)
    expect(strapi.entries()).toHaveLength(1)
  })

  it('twice counts once against its sender’s day', async () => {
    fakeStrapi()
    const counts: number[] = []
    const countDaily = async () => {
      counts.push(1)
      return { waitSeconds: 0, takeBack: () => void counts.push(-1) }
    }
    const given = world({ throttle: { ...noLimits, countDaily } })
    await sendAndSettle(letter, given)
    await sendAndSettle(letter, given)
    expect(counts).toEqual([1, 1, -1])
  })

  it('under a known key with other words is not taken for the same', async () => {
    fakeStrapi()
    await sendAndSettle()
    const changed = { ...letter, content: { ...letter.content, message: 'Другое' } }
    expect((await sendAndSettle(changed)).outcome).toBe('changed')
  })

  it('under the key of another form is not taken for the same', async () => {
    fakeStrapi()
    await sendAndSettle()
    expect((await sendAndSettle({ ...letter, form: 'b2b' })).outcome).toBe('changed')
  })

  it('that looks like spam is kept and goes nowhere', async () => {
    const strapi = fakeStrapi()
    await sendAndSettle({ ...letter, suspicion: 'hidden-field' })
    now += dayMs
    await runScheduledOutbox(world())
    expect(strapi.calls()).toHaveLength(0)
    expect(await states()).toEqual([{ recipient: 'content', state: 'held', tries: 0, fault: null }])
  })

  it('is kept where no service is configured', async () => {
    const strapi = fakeStrapi()
    await sendAndSettle(letter, world({ content: undefined }))
    expect(strapi.calls()).toHaveLength(0)
    expect(await states()).toEqual([{ recipient: 'content', state: 'held', tries: 0, fault: null }])
  })
})

describe('while the content service fails', () => {
  const faults = {
    'is down': () => {
      throw new TypeError('connection refused')
    },
    'answers 500': () => new Response('oops', { status: 500 }),
    'refuses a field': () =>
      Response.json(
        {
          data: null,
          error: {
            status: 400,
            name: 'ValidationError',
            message: 'email must be a valid email',
            details: { errors: [{ path: ['email'], message: 'email must be a valid email' }] },
          },
        },
        { status: 400 },
      ),
    'refuses the token': () => new Response('{"error":{"status":401}}', { status: 401 }),
    'answers with a page': () => new Response('<html>', { status: 502 }),
  }

  it.each(Object.entries(faults))('that %s, it arrives once when the service is well', async (_, fail) => {
    const strapi = fakeStrapi()
    strapi.failWith(fail)
    await sendAndSettle()
    expect(strapi.entries()).toEqual([])
    strapi.recover()
    now += minuteMs
    await runScheduledOutbox(world())
    await runScheduledOutbox(world())
    expect(strapi.entries()).toHaveLength(1)
    expect(await states()).toMatchObject([{ state: 'delivered', tries: 2 }])
  })

  it('and its answer was lost, there is one entry all the same', async () => {
    const strapi = fakeStrapi()
    strapi.loseAnswers()
    await sendAndSettle()
    strapi.recover()
    now += minuteMs
    await runScheduledOutbox(world())
    expect(strapi.entries()).toHaveLength(1)
    expect(await states()).toMatchObject([{ state: 'delivered', tries: 2 }])
  })

  it('and refuses its key for anything but being there, it has not arrived', async () => {
    const strapi = fakeStrapi()
    const errors = [{ path: ['submissionKey'], message: 'submissionKey must be at most 20 characters' }]
    strapi.failWith(() => Response.json({ data: null, error: { details: { errors } } }, { status: 400 }))
    await sendAndSettle()
    const fault = 'the content service answered 400, fields: submissionKey'
    expect(await states()).toMatchObject([{ state: 'waiting', fault }])
  })

  it('and has it already, it has arrived, whatever else is refused', async () => {
    const strapi = fakeStrapi()
    const errors = [
      { path: ['email'], message: 'email must be a valid email' },
      { path: ['submissionKey'], message: 'This attribute must be unique' },
    ]
    strapi.failWith(() => Response.json({ data: null, error: { details: { errors } } }, { status: 400 }))
    await sendAndSettle()
    expect(await states()).toMatchObject([{ state: 'delivered' }])
  })

  it('late, it takes back nothing that another try has brought there', async () => {
    const strapi = fakeStrapi()
    const held = Promise.withResolvers<Response>()
    strapi.failWith(() => held.promise)
    const first = world()
    await sendSubmission(first, letter)
    await vi.waitFor(() => expect(strapi.calls()).toHaveLength(1))
    strapi.recover()
    now += minuteMs
    await runScheduledOutbox(world())
    held.reject(new TypeError('timed out'))
    await first.settle()
    expect(strapi.entries()).toHaveLength(1)
    expect(await states()).toMatchObject([{ state: 'delivered', fault: null }])
  })

  it('the pauses grow', async () => {
    const strapi = fakeStrapi()
    strapi.failWith(faults['answers 500'])
    await sendAndSettle()
    const calls: number[] = []
    for (let minute = 1; minute <= 24; minute += 1) {
      now += minuteMs
      const before = strapi.calls().length
      await runScheduledOutbox(world())
      if (strapi.calls().length > before) calls.push(minute)
    }
    expect(calls).toEqual([1, 6, 21])
  })

  it('for three days, it is given up, and the log says so without a word of it', async () => {
    const strapi = fakeStrapi()
    strapi.failWith(faults['answers 500'])
    await sendAndSettle()
    now += 3 * dayMs + minuteMs
    const given = world()
    await runScheduledOutbox(given)
    expect(await states()).toMatchObject([{ state: 'failed', fault: 'the content service answered 500' }])
    expect(given.logged.join()).toContain('what was sent was given up')
    expect(given.logged.join()).not.toMatch(/Анна|anna@|Здравствуйте/)
  })

  it('for nearly three days, it isn’t given up yet', async () => {
    const strapi = fakeStrapi()
    strapi.failWith(faults['answers 500'])
    await sendAndSettle()
    now += 3 * dayMs
    await runScheduledOutbox(world())
    expect(await states()).toMatchObject([{ state: 'waiting' }])
  })

  it('for three days of scheduled runs, it is given up within the fourth, after some twenty tries', async () => {
    const strapi = fakeStrapi()
    strapi.failWith(faults['answers 500'])
    await sendAndSettle()
    const begun = now
    while ((await states())[0]?.state === 'waiting') {
      now = (await database
        .prepare('select next_try_at from delivery')
        .first<number>('next_try_at')) as number
      await runScheduledOutbox(world())
    }
    expect(now - begun).toBeGreaterThan(3 * dayMs)
    expect(now - begun).toBeLessThan(3.5 * dayMs)
    expect(strapi.calls().length).toBeLessThan(25)
  })

  it('what was given up isn’t tried again by itself, and each run says how many there are', async () => {
    const strapi = fakeStrapi()
    strapi.failWith(faults['answers 500'])
    await sendAndSettle()
    await sendAndSettle({ ...letter, key: key.replace('mfx3', 'mfx4') })
    now += 3 * dayMs + minuteMs
    await runScheduledOutbox(world())
    strapi.recover()
    now += dayMs
    const given = world()
    await runScheduledOutbox(given)
    expect(strapi.entries()).toEqual([])
    expect(given.logged).toEqual(['what was sent lies given up {"failed":2}'])
  })

  it('what was given up arrives once an operator has sent it again', async () => {
    const strapi = fakeStrapi()
    strapi.failWith(faults['answers 500'])
    const { number } = await sendAndSettle()
    now += 3 * dayMs + minuteMs
    await runScheduledOutbox(world())
    for (const sql of resendSubmissionsSql({ numbers: [number] }, now).split(';'))
      await database.prepare(sql).run()
    // The delivery has three more days: one further failure doesn't end it.
    await runScheduledOutbox(world())
    expect(await states()).toMatchObject([{ state: 'waiting', tries: 1 }])
    strapi.recover()
    now += minuteMs
    const given = world()
    await runScheduledOutbox(given)
    expect([strapi.entries().length, given.logged]).toEqual([1, []])
    expect(await states()).toMatchObject([{ state: 'delivered' }])
  })

  it('the log says what did not arrive where, in which try, and which field was refused', async () => {
    const strapi = fakeStrapi()
    strapi.failWith(faults['refuses a field'])
    const given = world()
    const { number } = await sendAndSettle(letter, given)
    expect(given.logged).toEqual([
      `what was sent did not arrive yet {"form":"contact","number":"${number}","recipient":"content","tries":1,"fault":"the content service answered 400, fields: email"}`,
    ])
  })
})

describe('while the database fails', () => {
  it.each(['before', 'after'] as const)('%s the write, the second try is one entry', async (fail) => {
    const strapi = fakeStrapi()
    await expect(sendAndSettle(letter, world({ database: failingDatabase(database, fail) }))).rejects.toThrow(
      'D1_ERROR',
    )
    await sendAndSettle()
    await runScheduledOutbox(world())
    expect(strapi.entries()).toHaveLength(1)
  })

  it('once the content service has it, there is one entry', async () => {
    const strapi = fakeStrapi()
    const silent = wrapDatabase(database, {
      prepare: (sql) => database.prepare(/^update delivery set state/.test(sql) ? 'select gone' : sql),
    })
    await sendAndSettle(letter, world({ database: silent }))
    expect(await states()).toMatchObject([{ state: 'waiting', tries: 1 }])
    now += minuteMs
    await runScheduledOutbox(world())
    expect(strapi.entries()).toHaveLength(1)
    expect(await states()).toMatchObject([{ state: 'delivered', tries: 2 }])
  })

  it('after the write, it is carried on without the visitor', async () => {
    const strapi = fakeStrapi()
    await expect(
      sendAndSettle(letter, world({ database: failingDatabase(database, 'after') })),
    ).rejects.toThrow('D1_ERROR')
    await runScheduledOutbox(world())
    expect(strapi.entries()).toHaveLength(1)
  })
})

describe('an isolate that ends', () => {
  it('right after the write has lost nothing', async () => {
    const strapi = fakeStrapi()
    await storeSubmission(database, letter, ['content'], [], now)
    await runScheduledOutbox(world())
    expect(strapi.entries()).toHaveLength(1)
  })

  it('in the middle of a delivery has lost nothing', async () => {
    const strapi = fakeStrapi()
    await storeSubmission(database, letter, ['content'], [], now)
    // The run had leased the delivery, and was stopped then.
    await database
      .prepare('update delivery set tries = 1, next_try_at = ?')
      .bind(now + minuteMs)
      .run()
    await runScheduledOutbox(world())
    expect(strapi.entries()).toEqual([])
    now += minuteMs
    await runScheduledOutbox(world())
    expect(strapi.entries()).toHaveLength(1)
  })
})

describe('what was sent is forgotten', () => {
  const left = () => database.prepare('select count(*) as n from submission').first<number>('n')

  it.each<[string, IncomingSubmission, Partial<SubmissionDeps>, number]>([
    ['thirty days later where it has arrived', letter, {}, 30],
    ['a year later where it has not arrived', letter, { content: undefined }, 365],
    ['thirty days later where it looks like spam', { ...letter, suspicion: 'hidden-field' }, {}, 30],
  ])('%s, and not sooner', async (_when, submission, changes, days) => {
    fakeStrapi()
    await sendAndSettle(submission, world(changes))
    now += days * dayMs
    await runScheduledOutbox(world(changes))
    const before = await left()
    now += 1
    await runScheduledOutbox(world(changes))
    expect([before, await left(), await states()]).toEqual([1, 0, []])
  })

  it('by two hundred in one run, and the others in the next', async () => {
    await database
      .prepare(
        `insert into submission (key, number, form, locale, content, content_digest, sent_at, forget_at)
         with recursive each (n) as (select 1 union all select n + 1 from each where n < 201)
         select 'key ' || n, n, 'contact', 'ru', '{}', '', 0, 0 from each`,
      )
      .run()
    await runScheduledOutbox(world())
    expect(await left()).toBe(1)
    await runScheduledOutbox(world())
    expect(await left()).toBe(0)
  })
})

it.each([
  { what: 'that arrived', fails: false, days: 30 },
  { what: 'that did not arrive yet', fails: true, days: 365 },
])('what was sent, $what, is kept for $days days', async ({ fails, days }) => {
  const strapi = fakeStrapi()
  if (fails) strapi.failWith(() => new Response('down', { status: 500 }))
  await sendAndSettle()
  const forgetAt = await database.prepare('select forget_at from submission').first<number>('forget_at')
  expect(((forgetAt ?? 0) - now) / dayMs).toBe(days)
})

describe('letters', () => {
  const sent: unknown[] = []
  const binding = { send: async (letter: unknown) => void sent.push(letter) } as unknown as SendEmail
  const mail: SubmissionMail = {
    from: 'Orchestra <office@example.org>',
    editors: 'editors@example.org',
    site: 'https://tutti.example',
    binding,
    service: undefined,
  }
  beforeEach(() => sent.splice(0))

  it('tell the editors all of it, and the sender its number and nothing else', async () => {
    fakeStrapi()
    const { number } = await sendAndSettle(letter, world({ mail }))
    expect(sent).toEqual([
      expect.objectContaining({
        to: 'editors@example.org',
        replyTo: 'anna@example.com',
        text: expect.stringMatching(/Анна.*Здравствуйте/s),
      }),
      expect.objectContaining({ to: 'anna@example.com', text: expect.stringContaining(number) }),
    ])
    expect(JSON.stringify(sent[1])).not.toMatch(/Анна/)
  })

  it('go to nobody who left no address', async () => {
    fakeStrapi()
    await sendAndSettle({ ...letter, content: { name: 'Анна', phone: '+7 900 000-00-00' } }, world({ mail }))
    expect(sent).toHaveLength(1)
  })

  it('are not sent for what looks like spam', async () => {
    fakeStrapi()
    await sendAndSettle({ ...letter, suspicion: 'hidden-field' }, world({ mail }))
    expect(sent).toEqual([])
  })

  it('that a mailer didn’t take are sent again, and the others are not', async () => {
    const strapi = fakeStrapi()
    const failing = { send: () => Promise.reject(new Error('E_RATE_LIMITED')) } as unknown as SendEmail
    await sendAndSettle(letter, world({ mail: { ...mail, binding: failing } }))
    expect(strapi.entries()).toHaveLength(1)
    now += minuteMs
    await runScheduledOutbox(world({ mail }))
    await runScheduledOutbox(world({ mail }))
    expect(sent).toHaveLength(2)
    expect(strapi.entries()).toHaveLength(1)
  })

  it('that failed once are sent in the next run, though hundreds that fail were there before', async () => {
    fakeStrapi()
    const refusing = {
      send: async ({ to }: { to: string }) => {
        if (to !== 'anna@example.com' || now === begun) throw new Error('E_RATE_LIMITED')
        sent.push(to)
      },
    } as unknown as SendEmail
    const begun = now
    const given = world({ mail: { ...mail, editors: undefined, binding: refusing } })
    await database.batch(
      [
        `insert into submission (key, number, form, locale, content, content_digest, sent_at, forget_at)
           ${numbersUpTo(300)} select 'key-' || n, printf('N%07d', n), 'contact', 'ru',
             json_object('email', 'visitor-' || n || '@nowhere.example'), '', ${now}, 9e15 from numbers`,
        `insert into delivery (key, recipient, state, tries, next_try_at, sent_at)
           select key, 'sender', 'waiting', 1, ${now}, sent_at from submission`,
      ].map((sql) => database.prepare(sql)),
    )
    await sendAndSettle(letter, given)
    expect(sent).toEqual([])
    now += minuteMs
    await runScheduledOutbox(given)
    expect(sent).toEqual(['anna@example.com'])
  })

  it('that did not leave yet keep what was sent, though the content service has it', async () => {
    fakeStrapi()
    const failing = { send: () => Promise.reject(new Error('E_RATE_LIMITED')) } as unknown as SendEmail
    await sendAndSettle(letter, world({ mail: { ...mail, binding: failing } }))
    const forgetAt = await database.prepare('select forget_at from submission').first<number>('forget_at')
    expect(((forgetAt ?? 0) - now) / dayMs).toBe(365)
  })

  it('that arrived don’t shorten the year of what is held for the content service', async () => {
    fakeStrapi()
    await sendAndSettle(letter, world({ content: undefined, mail }))
    expect((await states()).map(({ state }) => state)).toEqual(['held', 'delivered', 'delivered'])
    const forgetAt = await database.prepare('select forget_at from submission').first<number>('forget_at')
    expect(((forgetAt ?? 0) - now) / dayMs).toBe(365)
  })

  it('of a receipt that never leaves are given up in silence, and nothing waits for an operator', async () => {
    fakeStrapi()
    const failing = { send: () => Promise.reject(new Error('E_RATE_LIMITED')) } as unknown as SendEmail
    const given = world({ mail: { ...mail, editors: undefined, binding: failing } })
    await sendAndSettle(letter, given)
    now += 3 * dayMs + minuteMs
    await runScheduledOutbox(given)
    expect(await states()).toMatchObject([{ recipient: 'content', state: 'delivered' }])
  })

  it('go to a mailer as JSON, with a key by which it knows them again', async () => {
    const strapi = fakeStrapi()
    const service = { url: 'https://mailer.example/emails', token: 'mail-token' }
    await sendAndSettle(letter, world({ content: undefined, mail: { ...mail, binding: undefined, service } }))
    const [call] = strapi.calls()
    expect([call?.url, call?.headers.get('authorization'), call?.headers.get('idempotency-key')]).toEqual([
      'https://mailer.example/emails',
      'Bearer mail-token',
      `${key} editors`,
    ])
    expect(await call?.json()).toMatchObject({
      from: mail.from,
      to: ['editors@example.org'],
      reply_to: 'anna@example.com',
    })
  })
})
