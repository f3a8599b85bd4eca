import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { challengeField } from '../../../src/shared/forms/challenge.ts'
import { formKeyField, honeypotField } from '../../../src/shared/forms/form-key.ts'
import { contactFormValues } from '../../../src/tools/measure/laboratory/filled-forms.ts'
import { makeAgedFormKey } from '../../fixtures/new-key.ts'
import { emptyDatabase } from '../database.ts'
import { fakeTurnstile, siteverify, turnstileSecret } from '../fake-turnstile.ts'
import { type Fields, sendNew } from '../send-form.ts'
import { visit } from '../visit.ts'

const configured = { TURNSTILE_SITE_KEY: '0x4AAAAAAA-key_1', TURNSTILE_SECRET: turnstileSecret }

let database: D1Database
/** Calls that Turnstile has received. */
let calls: Request[]
let answer: (request: Request) => Promise<Response>
beforeEach(async () => {
  database = await emptyDatabase()
  forgetIsolateCache()
  calls = []
  answer = fakeTurnstile()
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init)
    calls.push(request.clone())
    return answer(request)
  })
})

/** The log's content doesn't matter here. */
const quiet = () => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
}

const send = (fields: Fields, variables: Record<string, string> = configured) =>
  sendNew('/contact', { ...contactFormValues, ...fields }, { variables })
const withToken = (token: string) => ({ [challengeField]: token })

const suspicions = async () => {
  const { results } = await database
    .prepare('select suspicion from submission order by key')
    .all<{ suspicion: string | null }>()
  return results.map(({ suspicion }) => suspicion)
}

describe('where Turnstile is configured', () => {
  it('what comes with its token is no spam, and nothing of it is stored or shown', async () => {
    expect((await send(withToken('good-1'))).status).toBe(303)
    expect(await suspicions()).toEqual([null])
    const content = await database.prepare('select content from submission').first<string>('content')
    expect(content).not.toContain('good-1')
  })

  it('is asked by the widget’s secret, of nothing but the token', async () => {
    await send(withToken('good-1'))
    expect(calls.map(({ url }) => url)).toEqual([siteverify])
    expect(Object.keys((await calls[0]?.json<object>()) ?? {})).toEqual([
      'secret',
      'response',
      'idempotency_key',
    ])
  })

  it.each([
    ['no token', {}],
    ['an empty one', withToken('')],
    ['one that is too long', withToken('good'.repeat(513))],
  ])('what comes with %s is received, marked and held, and nobody is asked', async (_, fields) => {
    const response = await send(fields)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/sent\/contact\//),
    ])
    expect([await suspicions(), calls.length]).toEqual([['challenge'], 0])
    expect(await database.prepare('select distinct state from delivery').all()).toMatchObject({
      results: [{ state: 'held' }],
    })
  })

  it('what comes with a token of somebody’s own making is held', async () => {
    expect((await send(withToken('made-up'))).status).toBe(303)
    expect(await suspicions()).toEqual(['challenge'])
  })

  it('a token is good for one form', async () => {
    await send(withToken('good-1'))
    await send(withToken('good-1'))
    expect((await suspicions()).toSorted()).toEqual(['challenge', null])
  })

  it('a token is good for no form whose key is another only in its time', async () => {
    const key = makeAgedFormKey()
    const [time = '', id = ''] = key.split('.')
    const earlier = `${(Number.parseInt(time, 36) - 1000).toString(36)}.${id}`
    await send({ [formKeyField]: key, ...withToken('good-1') })
    await send({ [formKeyField]: earlier, ...withToken('good-1') })
    expect((await suspicions()).toSorted()).toEqual(['challenge', null])
  })

  it('the same form ten times at once passes each time, and is one entry', async () => {
    const fields = { [formKeyField]: makeAgedFormKey(), ...withToken('good-1') }
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(fields)))
    expect(new Set(sent.map(({ headers }) => headers.get('location'))).size).toBe(1)
    expect(await suspicions()).toEqual([null])
  })

  it('nobody is asked about what only a program has filled in', async () => {
    await send({ [honeypotField]: 'https://spam.example', ...withToken('good-1') })
    expect([await suspicions(), calls.length]).toEqual([['hidden-field'], 0])
  })

  it('nobody is asked about a form that comes back', async () => {
    const response = await send({ email: 'anna', ...withToken('good-1') })
    expect([response.status, calls.length]).toEqual([422, 0])
    expect(await response.text()).not.toContain('good-1')
  })
})

describe('while Turnstile', () => {
  const faults: Record<string, () => Promise<Response>> = {
    'is down': () => Promise.reject(new TypeError('connection refused')),
    'answers 500': async () => new Response('oops', { status: 500 }),
    'answers something else': async () => Response.json({ ok: true }),
    'has a fault of its own': async () =>
      Response.json({ success: false, 'error-codes': ['internal-error'] }),
    'does not know the secret': async () =>
      Response.json({ success: false, 'error-codes': ['invalid-input-secret'] }),
  }

  it.each(Object.entries(faults))('%s, what comes with a token goes on', async (_, fail) => {
    quiet()
    answer = fail
    expect((await send(withToken('good-1'))).status).toBe(303)
    expect(await suspicions()).toEqual([null])
  })

  it('says nothing, a form waits for three seconds and goes on', async () => {
    quiet()
    const limits: number[] = []
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms)
      return AbortSignal.abort(new DOMException('too late', 'TimeoutError'))
    })
    answer = ({ signal }) => Promise.reject(signal.reason)
    expect((await send(withToken('good-1'))).status).toBe(303)
    expect([await suspicions(), limits]).toEqual([[null], [3000]])
  })

  it('is down, what comes without a token is held as ever', async () => {
    answer = () => Promise.reject(new TypeError('connection refused'))
    await send({})
    expect(await suspicions()).toEqual(['challenge'])
  })

  it('fails, the log says so without a word of what was sent', async () => {
    const logged: unknown[] = []
    for (const level of ['warn', 'error'] as const) {
      vi.spyOn(console, level).mockImplementation((...words) => void logged.push(...words))
    }
    answer = () => Promise.reject(new TypeError('connection refused'))
    await send(withToken('good-1'))
    expect(logged.join()).toContain('Turnstile gave no answer')
    expect(logged.join()).not.toMatch(/Анна|anna@|good-1|secret-of/)
  })
})

describe('where Turnstile isn’t configured', () => {
  it.each<[string, Record<string, string>]>([
    ['at all', {}],
    ['but for its site key', { TURNSTILE_SITE_KEY: configured.TURNSTILE_SITE_KEY }],
    ['but for its secret', { TURNSTILE_SECRET: turnstileSecret }],
  ])('%s, nothing is asked and nothing held for it', async (_, variables) => {
    await send({}, variables)
    await send(withToken('made-up'), variables)
    expect([await suspicions(), calls.length]).toEqual([[null, null], 0])
    const html = await (await visit('/contact', { variables })).text()
    expect(html).not.toMatch(/challenge|<noscript>/)
  })
})

describe('a form that asks Turnstile', () => {
  it.each(['/contact', '/en/b2b', '/th/cast', '/school-programs'])(
    'at %s names the widget for its script, and says without script that it may take longer',
    async (path) => {
      const html = await (await visit(path, { variables: configured })).text()
      expect(html).toContain('&quot;challengeKey&quot;:&quot;0x4AAAAAAA-key_1&quot;')
      expect(html).toMatch(/<noscript><p class="field-hint">[^<]*JavaScript/)
      // No page contains the script of Turnstile: it is loaded when somebody begins to type.
      expect(html).not.toContain('challenges.cloudflare.com')
      expect(html).not.toContain(turnstileSecret)
    },
  )

  it('does so when it comes back, too', async () => {
    const response = await send({ email: 'anna' })
    expect(response.headers.get('content-security-policy')).toContain('https://challenges.cloudflare.com')
    expect(await response.text()).toContain('challengeKey')
  })
})
