import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Meilisearch } from 'meilisearch'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../src/config/config.ts'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import type { SearchDocuments } from '../../../src/search/documents.ts'
import { hitsPerPage } from '../../../src/shared/constants.ts'
import type { SearchAnswer, SearchHits } from '../../../src/shared/search.ts'
import { loadIndexes } from '../../../src/tools/operate/search-sync/load.ts'
import { scheduled } from '../../../src/worker/background-events.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { createFakeMeilisearch, fetchFrom, keys } from '../../fixtures/fake-meilisearch.ts'
import { visit } from '../visit.ts'

const url = 'https://search.example'
/** The test's own KV; the types of the project's bindings aren't generated. */
const { CACHE: kv } = env as unknown as { CACHE: KVNamespace }
/** The embedded content, also where the other tests go to a Strapi: these answer every call of the Worker. */
const variables = { CONTENT_URL: '', SEARCH_URL: url, SEARCH_KEY: keys.search }

/** The first search evaluates the demo's content service; on a busy machine that takes a while. */
beforeAll(async () => {
  await visit('/search')
}, 60_000)
/** Tests share the index in KV: making it takes longer than any of them. Copies of answers go. */
beforeEach(async () => {
  forgetIsolateCache()
  const { keys: copies } = await kv.list({ prefix: 'search:' })
  for (const { name } of copies) await kv.delete(name)
})
afterEach(() => {
  vi.useRealTimers()
})

const post = (body: string, visitor: Parameters<typeof visit>[1] = {}) =>
  visit('/api/search', { method: 'POST', body, ...visitor })

async function ask(request: object, visitor: Parameters<typeof visit>[1] = {}): Promise<SearchAnswer> {
  const response = await post(JSON.stringify(request), visitor)
  expect(response.status).toBe(200)
  return response.json()
}

const programsIn = (answer: SearchAnswer) => {
  const [result] = answer.results
  return result?.indexUid === 'program' ? result.hits : []
}

const zimmer = { queries: [{ indexUid: 'program', q: 'циммер', hitsPerPage: 4 }] }

describe('POST /api/search of a site without Meilisearch', () => {
  it('answers from the index in the process', async () => {
    expect(programsIn(await ask(zimmer))[0]?.slug).toBe('hans-zimmer')
  })

  it('answers a question beside the lists, in the language of the request', async () => {
    const queries = [{ indexUid: 'concert', q: 'refund' }]
    expect((await ask({ locale: 'en', queries })).answers?.[0]).toEqual({
      kind: 'question',
      slug: 'refunds',
      // Spaces at which no line ends are among these.
      title: expect.stringMatching(/^Can\sI\sreturn\sa\sticket\?$/),
      text: expect.stringMatching(/^Yes\. For concerts in Russia, .+…$/),
    })
  })

  it('finds everything by letters that nobody sees, as by none', async () => {
    const [all, none] = ['', '\u200b\u2060\u00ad\u202e'].map((q) =>
      ask({ queries: [{ indexUid: 'city', q }] }),
    )
    expect(await none).toEqual(await all)
  })

  const listIndexes = async () => (await kv.list({ prefix: 'search-index:' })).keys.map(({ name }) => name)
  const names = ['en', 'ru', 'th'].map((locale) => `search-index:4:demo:${locale}`)
  const runScheduled = async () => {
    const context = createExecutionContext()
    const bindings = { ...env, DB: undefined } as unknown as Bindings
    await scheduled({ scheduledTime: nowMs() } as ScheduledController, bindings, context)
    await waitOnExecutionContext(context)
  }

  it('finds the indexes of all languages in KV, where the scheduled run has put them, and writes nothing', async () => {
    for (const name of await listIndexes()) await kv.delete(name)
    forgetIsolateCache()
    expect(programsIn(await ask(zimmer))[0]?.slug).toBe('hans-zimmer')
    await ask(zimmer)
    expect((await kv.list()).keys).toEqual([])
    // The isolate has made one of them for the search above.
    await runScheduled()
    expect(await listIndexes()).toEqual(names)
    const stored = () => Promise.all(names.map((name) => kv.get(name)))
    const before = await stored()
    expect(new TextEncoder().encode(before[1] ?? '').length).toBeLessThan(1.5 * 1024 * 1024)
    for (const locale of ['ru', 'en', 'th']) {
      forgetIsolateCache()
      for (const q of ['zimmer', 'zimmer', 'zimm'])
        expect(programsIn(await ask({ locale, queries: [{ indexUid: 'program', q }] }))).not.toEqual([])
    }
    expect([await listIndexes(), await stored()]).toEqual([names, before])
  })

  it('answers 503 when there is no content and no copy', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('connection refused'))
    const response = await post(JSON.stringify(zimmer), {
      variables: { CONTENT_URL: 'https://content.example' },
    })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('30')
    expect(await response.json()).toMatchObject({ data: null, error: { status: 503 } })
  })

  it.each(['GET', 'PUT', 'DELETE'])('answers 405 to %s', async (method) => {
    const response = await visit('/api/search', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })
})

describe('a body that is no search', () => {
  const big = 'x'.repeat(17_000)
  it.each([
    ['', 'body'],
    ['{"queries":', 'body'],
    ['\u0000', 'body'],
    ['null', 'body'],
    ['[]', 'body'],
    ['"queries"', 'body'],
    ['1e999', 'body'],
    ['[['.repeat(4000), 'body'],
    [`{"queries":[{"indexUid":"concert","q":"${big}"}]}`, 'body'],
    ['{"queries":[{"indexUid":"users"}]}', 'queries[0].indexUid'],
    ['{"queries":[{"indexUid":"post","filter":"locale = ru OR locale = en"}]}', 'queries[0].filter'],
    ['{"queries":[],"locale":"xx"}', 'locale'],
    ['{"queries":[],"asTyped":"yes"}', 'asTyped'],
  ])('%.60j is refused with the path «%s»', async (body, path) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      data: null,
      error: { status: 400, name: 'BadRequest', details: { path } },
    })
  })

  it('is counted as it comes when it says nothing of its length', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(1000))
    let sent = 0
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 1
        controller.enqueue(chunk)
      },
    })
    const response = await post(endless as unknown as string)
    expect(response.status).toBe(400)
    expect(sent).toBeLessThan(40)
  })
})

/** Puts a fake Meilisearch in front of the Worker, with these documents. */
async function startMeilisearch(documents: Partial<SearchDocuments>) {
  const fake = createFakeMeilisearch()
  const fetches = vi.spyOn(globalThis, 'fetch').mockImplementation(fetchFrom(() => fake))
  const whole = { concert: [], program: [], city: [], venue: [], post: [], answer: [], ...documents }
  await loadIndexes(new Meilisearch({ host: url, apiKey: keys.admin }), whole, () => undefined)
  return {
    fetches,
    searches: () => fake.calls.filter((call) => call === 'POST /multi-search').length,
    fails: (answer: () => Response | Promise<Response>) => {
      let asked = 0
      fetches.mockImplementation(async () => {
        asked += 1
        return answer()
      })
      return () => asked
    },
  }
}

const program = {
  id: 'own_ru',
  locale: 'ru',
  slug: 'own',
  name: 'Своя программа',
  nameWords: ['Своя программа'],
}
const own = { queries: [{ indexUid: 'program', q: 'своя' }] }
const defaultView = { queries: [{ indexUid: 'program', hitsPerPage: hitsPerPage.program.one }] }

describe('POST /api/search of a site with Meilisearch', () => {
  it('answers with what Meilisearch has', async () => {
    await startMeilisearch({ program: [program] })
    expect(programsIn(await ask(own, { variables }))).toEqual([{ slug: 'own', name: 'Своя программа' }])
  })

  it('finds without answers where their index was never made', async () => {
    const { fetches } = await startMeilisearch({ program: [program] })
    const admin = new Meilisearch({ host: url, apiKey: keys.admin })
    await admin.tasks.waitForTask((await admin.deleteIndex('answer')).taskUid)
    const queries = [
      { indexUid: 'program', q: 'своя' },
      { indexUid: 'concert', q: 'своя' },
    ]
    const answer = await ask({ queries }, { variables })
    expect(programsIn(answer)).toEqual([{ slug: 'own', name: 'Своя программа' }])
    expect(answer).not.toHaveProperty('answers')
    expect(fetches.mock.calls.length).toBeGreaterThan(1)
  })

  it('asks it with a search key, and with nothing that a visitor wrote but the words', async () => {
    const { fetches } = await startMeilisearch({ program: [program] })
    await ask(
      {
        queries: [
          { indexUid: 'program', q: '" OR 1', filter: "locale='ru'", attributesToSearchOn: ['name'] },
        ],
      },
      { variables },
    )
    const [, init] = fetches.mock.lastCall ?? []
    expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${keys.search}`)
    expect(JSON.parse(String(init?.body))).toMatchObject({
      queries: [{ q: 'or 1', filter: 'locale = ru', attributesToSearchOn: ['nameWords', 'otherNames'] }],
    })
  })

  const listAnswers = async () => (await kv.list({ prefix: 'search:' })).keys.map(({ name }) => name)

  it.each([
    ['what everybody opens', defaultView],
    ['what a visitor types', own],
  ])('keeps %s in KV when it is asked again, and no word of it', async (_, request) => {
    const { searches } = await startMeilisearch({ program: [program] })
    await ask(request, { variables })
    expect(await listAnswers()).toEqual([])
    await ask(request, { variables })
    const [kept = '', ...others] = await listAnswers()
    expect([kept, others]).toEqual([expect.stringMatching(/^search:3:[0-9a-f]{32}$/), []])
    expect(await kv.get(kept)).not.toContain('своя')
    forgetIsolateCache()
    expect(programsIn(await ask(request, { variables }))[0]?.slug).toBe('own')
    expect(searches()).toBe(1)
  })

  it('asks it anew for what was found before a change: the demo changes each day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const midnight = Math.ceil(nowMs() / 86_400_000) * 86_400_000
    vi.setSystemTime(midnight - 1000)
    const { searches } = await startMeilisearch({ program: [program] })
    await ask(own, { variables })
    await ask(own, { variables })
    expect(searches()).toBe(1)
    vi.setSystemTime(midnight + 1000)
    await ask(own, { variables })
    expect(searches()).toBe(2)
  })

  it('shows the last good copy of what was asked again while it fails, and for an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { fails } = await startMeilisearch({ program: [program] })
    await ask(defaultView, { variables })
    await ask(defaultView, { variables })
    forgetIsolateCache()
    fails(() => new Response('oops', { status: 500 }))
    vi.setSystemTime(nowMs() + 3500 * 1000)
    expect(programsIn(await ask(defaultView, { variables }))[0]?.slug).toBe('own')
  })

  it('does not call it for a while after a failure, and then asks it again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { fails } = await startMeilisearch({ program: [program] })
    const asked = fails(() => new Response('{}', { status: 500 }))
    for (const q of ['а', 'б', 'в', 'г']) await ask({ queries: [{ indexUid: 'city', q }] }, { variables })
    expect(asked()).toBe(1)
    vi.setSystemTime(nowMs() + 11_000)
    await ask({ queries: [{ indexUid: 'city', q: 'д' }] }, { variables })
    expect(asked()).toBe(2)
  })
})

describe('while Meilisearch fails, results come from the index in the process and the log names the cause:', () => {
  const refusal = (status: number, code: string) => () =>
    Response.json(
      { message: `it says ${code}`, code, type: 'auth', link: `https://docs/${code}` },
      { status },
    )

  it.each<[string, () => Response | Promise<Response>, string]>([
    ['401', refusal(401, 'missing_authorization_header'), 'status 401, missing_authorization_header'],
    ['403', refusal(403, 'invalid_api_key'), 'status 403, invalid_api_key'],
    ['404', refusal(404, 'index_not_found'), 'status 404, index_not_found'],
    ['429', refusal(429, 'too_many_requests'), 'status 429, too_many_requests'],
    ['429 without a body', () => new Response(null, { status: 429 }), 'status 429'],
    ['500', refusal(500, 'internal'), 'status 500, internal'],
    ['500 in HTML', () => new Response('<html>', { status: 500 }), 'no JSON came'],
    ['HTML', () => new Response('<!doctype html><p>maintenance'), 'no JSON came'],
    ['half a JSON', () => new Response('{"results":[{"indexUid":"prog'), 'no JSON came'],
    ['nothing at all', () => new Response(''), 'another shape'],
    ['another shape', () => Response.json({ hits: [] }), 'another shape'],
    ['too few results', () => Response.json({ results: [] }), 'another shape'],
    ['a broken connection', () => Promise.reject(new TypeError('connection reset')), 'connection reset'],
  ])('%s', async (_name, answer, cause) => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { fails } = await startMeilisearch({})
    fails(answer)
    expect(programsIn(await ask(zimmer, { variables }))[0]?.slug).toBe('hans-zimmer')
    const logged = warnings.mock.calls.flat().join('\n')
    expect(logged).toContain('search service failed')
    expect(logged).toContain(cause)
    expect(logged).not.toContain(keys.search)
  })

  it('no answer within two seconds', async () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { fetches } = await startMeilisearch({})
    const clock = new AbortController()
    const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
    fetches.mockImplementation(
      (_input, init) =>
        new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
          clock.abort()
        }),
    )
    expect(programsIn(await ask(zimmer, { variables }))[0]?.slug).toBe('hans-zimmer')
    expect(limits).toHaveBeenCalledWith(2000)
    expect(warnings.mock.calls.flat().join('\n')).toContain('no answer within 2000 ms')
  })
})

describe('a hostile index', () => {
  const open = async (documents: Record<string, unknown>[]): Promise<SearchHits['concert'][]> => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await startMeilisearch({ concert: documents as SearchDocuments['concert'] })
    const [result] = (await ask({ queries: [{ indexUid: 'concert' }] }, { variables })).results
    return result?.indexUid === 'concert' ? result.hits : []
  }
  const concert = {
    id: 'good',
    slug: 'good',
    date: '2100-05-01',
    endsAt: 4_112_000_000,
    status: 'scheduled',
    soldOut: false,
    texts: { ru: { program: 'Программа', performers: [] } },
  }

  it('has its tags shown as text', async () => {
    const texts = { ru: { program: '<img src=x onerror=alert(1)>', performers: ['<script>'] } }
    const visitor = { variables }
    const [hit] = await open([{ ...concert, texts }])
    expect(hit?.program).toBe('<img src=x onerror=alert(1)>')
    const html = await (await visit('/search', visitor)).text()
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<script>&')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'not an address'])(
    'leads nobody to %s',
    async (address) => {
      const [hit] = await open([{ ...concert, ticket: { kind: 'link', url: address } }])
      expect(hit?.ticket).toEqual({ state: 'none' })
    },
  )

  it.each([
    ['a slug that leads elsewhere', { slug: '../../../evil' }],
    ['no date', { date: 'tomorrow' }],
    ['a status that nobody knows', { status: 'sold' }],
    ['no slug', { slug: undefined }],
  ])('loses a card with %s, and only that', async (_what, wrong) => {
    const hits = await open([{ ...concert, id: 'bad', ...wrong }, concert])
    expect(hits.map(({ slug }) => slug)).toEqual(['good'])
  })

  it('loses a field of the wrong kind, and only that', async () => {
    const hero = { url: 'javascript:alert(1)', width: 'x' }
    const [hit] = await open([{ ...concert, time: 1930, hero, repertoire: 'jazz' }])
    expect(hit).toMatchObject({ slug: 'good', program: 'Программа' })
    expect(Object.keys(hit ?? {})).not.toEqual(expect.arrayContaining(['time', 'heroImage', 'repertoire']))
  })
})
