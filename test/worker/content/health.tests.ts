import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { answerRows } from '../../fixtures/rows-answer.ts'
import { emptyDatabase } from '../database.ts'
import { emptyContent } from '../fake-content.ts'
import { forgetPublished } from '../fake-publisher.ts'
import { publishNow, visit } from '../visit.ts'

const variables = {
  CONTENT_URL: 'https://content.example',
  CONTENT_TOKEN: 'token-of-content',
  SEARCH_URL: 'https://search.example',
  SEARCH_KEY: 'key-of-search',
  HOOK_SECRET: 'secret-of-the-hook',
}
const asOperator = { headers: { authorization: 'Bearer secret-of-the-hook' } }
const good = {
  'content.example': () => Response.json({ data: emptyContent }),
  'search.example': () => Response.json({ results: [] }),
}

/** Makes each service answer so, and publishes content; the services that aren't named work. */
async function answerWith(answers: Partial<Record<keyof typeof good, () => Response | Promise<Response>>>) {
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const all: Record<string, () => Response | Promise<Response>> = { ...good, ...answers }
    const answer = (await all[new URL(request.url).host]?.()) ?? new Response('nobody', { status: 599 })
    const isJson = answer.headers.get('content-type')?.includes('json')
    return isJson ? answerRows(await request.text(), answer) : answer
  })
  await publishNow(variables)
  spy.mockClear()
  return () => spy.mock.calls.length
}

let database: D1Database
beforeEach(async () => {
  database = await emptyDatabase()
  forgetIsolateCache()
  forgetPublished()
})

it('is 200 while everything that is configured answers', async () => {
  await answerWith({})
  const response = await visit('/api/health', { variables })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    status: 'ok',
    dependencies: {
      content: { state: 'ok', source: 'configured' },
      search: { state: 'ok', source: 'configured' },
      cache: { state: 'ok', source: 'configured' },
      submissions: { state: 'ok', source: 'configured' },
    },
  })
})

describe('of votes', () => {
  const secret = { SITE_SECRET: 'a secret of thirty-two characters' }
  const read = async () => {
    await answerWith({})
    const response = await visit('/api/health', { variables: { ...variables, ...secret }, ...asOperator })
    const { dependencies } = await response.json<{ dependencies: { votes: object } }>()
    return [response.status, dependencies.votes]
  }
  const freeze = (fault: string | null) =>
    database
      .prepare(`insert into vote (slug, frozen_at, write_fault) values ('encore', 1, ?)`)
      .bind(fault)
      .run()

  it('it says how many results the content service doesn’t know yet', async () => {
    await freeze(null)
    expect(await read()).toEqual([200, { state: 'ok', source: 'configured', unwritten: 1, failing: 0 }])
  })

  it('it fails while one can not be written there', async () => {
    await freeze('the content service answered 403')
    const reason = 'could not write some results'
    const votes = { state: 'failing', source: 'configured', reason, unwritten: 1, failing: 1 }
    expect(await read()).toEqual([503, votes])
  })
})

describe('of notices and sellers', () => {
  const secret = { SITE_SECRET: 'a secret of thirty-two characters', PRETIX_TOKEN: 'token' }
  const read = async (name: 'notices' | 'tickets', as: object = asOperator) => {
    await answerWith({})
    const response = await visit('/api/health', { variables: { ...variables, ...secret }, ...as })
    const { dependencies } = await response.json<{ dependencies: Record<string, object> }>()
    return [response.status, dependencies[name]]
  }
  const isKnown = { state: 'ok', source: 'configured' }

  it.each([
    [59, 200, { waiting: 1, late: 0, failed: 0 }],
    [61, 503, { waiting: 1, late: 1, failed: 0 }],
  ])('it fails where a notice that is due for %i minutes is late', async (minutes, status, counts) => {
    const dueAt = nowMs() - minutes * 60_000
    await database.batch([
      database
        .prepare(
          `insert into notice (id, kind, concert, facts, audience, made_at, expires_at)
           values ('n', 'cancelled', 'c', '{}', '[]', ?, 9e15)`,
        )
        .bind(dueAt),
      database
        .prepare(
          `insert into notice_delivery (notice, subscription, state, next_try_at) values ('n', 's', 'waiting', ?)`,
        )
        .bind(dueAt),
    ])
    const reason = status === 503 ? { state: 'failing', reason: 'some are late' } : {}
    expect(await read('notices')).toEqual([status, { ...isKnown, ...reason, ...counts }])
    expect(await read('notices', {})).toEqual([status, { ...isKnown, ...reason }])
  })

  it.each([
    [14, 200],
    [16, 503],
  ])('it fails where a seller that fails for %i minutes does so for too long', async (minutes, status) => {
    const since = nowMs() - minutes * 60_000
    await database
      .prepare(`insert into availability_source (source, failed_since, fault) values ('pretix', ?, '500')`)
      .bind(since)
      .run()
    const reason = status === 503 ? { state: 'failing', reason: 'a seller does not answer' } : {}
    const sellers = [
      {
        source: 'pretix',
        concerts: 0,
        requests: 0,
        failedSince: new Date(since).toISOString(),
        fault: '500',
      },
    ]
    expect(await read('tickets')).toEqual([status, { ...isKnown, ...reason, sellers }])
    expect(await read('tickets', {})).toEqual([status, { ...isKnown, ...reason }])
  })
})

describe('of what visitors sent', () => {
  const hourMs = 60 * 60_000
  const store = async (state: string, ageMs: number) => {
    const sentAt = nowMs() - ageMs
    await database.batch([
      database
        .prepare(
          `insert into submission (key, number, form, locale, content, content_digest, sent_at)
           values (?1, ?1, 'contact', 'ru', '{"name":"Анна"}', '', ?2)`,
        )
        .bind(state, sentAt),
      database
        .prepare(
          `insert into delivery (key, recipient, state, tries, next_try_at, sent_at, fault)
           values (?1, 'content', ?1, 9, 0, ?2, 'answered 500')`,
        )
        .bind(state, sentAt),
    ])
  }
  const read = async (bindings = {}, as: object = asOperator) => {
    const response = await visit('/api/health', { variables, bindings, ...as })
    const text = await response.text()
    return { status: response.status, text, of: JSON.parse(text).dependencies.submissions }
  }
  beforeEach(async () => {
    await answerWith({})
  })

  it('it says how many are where, and not a word of it', async () => {
    await store('waiting', 2 * hourMs)
    await store('held', hourMs)
    const { status, text, of } = await read()
    expect(status).toBe(200)
    expect(of).toMatchObject({ state: 'ok', failed: 0, late: 1, held: 1 })
    expect(Math.abs(of.oldestWaitingSeconds - 7200)).toBeLessThan(300)
    expect(text).not.toMatch(/Анна|500/)
  })

  it.each([{}, { headers: { authorization: 'Bearer secret-of-the-hooks' } }])(
    'it tells nobody else how many there are: %o',
    async (as) => {
      await store('held', hourMs)
      expect((await read({}, as)).of).toEqual({ state: 'ok', source: 'configured' })
    },
  )

  it('it fails while something was given up', async () => {
    await store('failed', 80 * hourMs)
    const { status, of } = await read()
    expect([status, of]).toEqual([
      503,
      { state: 'failing', source: 'configured', reason: 'gave some of it up', failed: 1, late: 0, held: 0 },
    ])
  })

  it('it fails while the database does', async () => {
    await database.exec('drop table delivery')
    expect(await read()).toMatchObject({ status: 503, of: { state: 'failing', reason: 'no answer' } })
  })

  it('it says that there is no database', async () => {
    expect(await read({ DB: undefined })).toMatchObject({
      status: 200,
      of: { state: 'ok', source: 'absent' },
    })
  })
})

it('says where the embedded services stand in', async () => {
  expect(await (await visit('/api/health')).json()).toMatchObject({
    status: 'ok',
    dependencies: { content: { source: 'embedded' }, search: { source: 'embedded' } },
  })
})

it('says where there is no KV', async () => {
  await answerWith({})
  const response = await visit('/api/health', { variables, bindings: { CACHE: undefined } })
  expect(await response.json()).toMatchObject({ dependencies: { cache: { source: 'embedded' } } })
})

describe('is 503 and names the one that fails:', () => {
  it.each<[string, 'content' | 'search', () => Response | Promise<Response>, string]>([
    ['an error', 'content', () => new Response('', { status: 500 }), 'answers with status 500'],
    ['a missing right', 'content', () => Response.json({ errors: [], data: null }), 'answers without data'],
    ['HTML', 'content', () => new Response('<html>'), 'no answer that can be read'],
    ['nothing', 'content', () => Response.json({ data: null }), 'answers without data'],
    [
      'JSON as text',
      'content',
      () => new Response('{"data":{"cities":{"data":[]}}}'),
      'no answer that can be read',
    ],
    [
      'no answer',
      'content',
      () => Promise.reject(new TypeError('https://secret-host refused')),
      'no answer that can be read',
    ],
    ['a wrong key', 'search', () => Response.json({}, { status: 403 }), 'answers with status 403'],
    ['no answer', 'search', () => Promise.reject(new TypeError('refused')), 'no answer'],
  ])('%s of %s', async (_name, dependency, answer, reason) => {
    await answerWith({ [`${dependency}.example`]: answer })
    const response = await visit('/api/health', { variables })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      status: 'failing',
      dependencies: { [dependency]: { state: 'failing', reason } },
    })
  })

  it('a KV that cannot be read', async () => {
    await answerWith({})
    const CACHE = { get: () => Promise.reject(new Error('is down')) } as unknown as KVNamespace
    const response = await visit('/api/health', { variables, bindings: { CACHE } })
    expect(await response.json()).toMatchObject({ dependencies: { cache: { state: 'failing' } } })
  })
})

it('fails while pages do, whatever the service answers', async () => {
  const fails = [
    () => new Response('{"data":{"cities":{"data":[]}}}'),
    () => new Response('{"data":{"cities":', { headers: { 'content-type': 'application/json' } }),
    () => Response.json({ data: null }),
    () => Response.json([]),
    () => Response.json({ data: { cities: { data: [] } } }, { status: 429 }),
    () => new Response('', { headers: { 'content-type': 'application/json' } }),
  ]
  for (const [at, answer] of fails.entries()) {
    await emptyDatabase()
    forgetIsolateCache()
    await answerWith({ 'content.example': answer })
    const { status } = await visit('/c/never-seen', { variables })
    expect([at, status]).toEqual([at, 503])
    expect([at, (await visit('/api/health', { variables })).status]).toEqual([at, 503])
  }
})

it('holds neither addresses nor keys', async () => {
  await answerWith({
    'content.example': () => Promise.reject(new TypeError('https://content.example refused')),
  })
  const text = await (await visit('/api/health', { variables })).text()
  expect(text).not.toMatch(/example|token-of|key-of/)
})

it('is kept by nobody', async () => {
  expect((await visit('/api/health')).headers.get('cache-control')).toBe('no-store')
})

it('asks the services once, however often it is asked in a row', async () => {
  const calls = await answerWith({})
  for (let call = 0; call < 20; call++) await visit('/api/health', { variables })
  expect(calls()).toBe(1)
})

it('by another method than GET is refused', async () => {
  expect((await visit('/api/health', { method: 'POST' })).status).toBe(405)
})
