import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../src/services.ts'
import { contentUrl, fakeContent } from './fake-content.ts'
import { visit } from './visit.ts'

const variables = { CONTENT_URL: contentUrl }
const ask = (body: unknown, headers: Record<string, string> = {}, others: Record<string, string> = {}) =>
  visit('/graphql', {
    variables: { ...variables, ...others },
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const answerOf = async (response: Response) => ({ status: response.status, body: await response.json() })
const query = '{ cities { data { attributes { slug } } } }'

beforeEach(async () => {
  await reset()
  forgetIsolateCache()
})
afterEach(() => vi.restoreAllMocks())

describe('a question without a token', () => {
  it('is answered by the content service', async () => {
    fakeContent(() => Response.json({ data: { cities: { data: [] } } }))
    expect(await answerOf(await ask({ query }))).toEqual({
      status: 200,
      body: { data: { cities: { data: [] } } },
    })
  })

  it('asked again in another spelling costs no call', async () => {
    const content = fakeContent(() => Response.json({ data: {} }))
    await ask({ query })
    await ask({ query: `query  {\n cities{data{attributes{slug}}} }` })
    expect(content.calls()).toBe(1)
  })

  it('with other variables is another question', async () => {
    const content = fakeContent(() => Response.json({ data: {} }))
    const withSlug = 'query($s: String) { cities(filters: { slug: { eq: $s } }) { data { id } } }'
    await ask({ query: withSlug, variables: { s: 'kazan' } })
    await ask({ query: withSlug, variables: { s: 'tver' } })
    expect(content.calls()).toBe(2)
  })

  it('is kept in the isolate only: what strangers ask would fill KV', async () => {
    fakeContent(() => Response.json({ data: {} }))
    await ask({ query })
    const { CACHE } = env as unknown as { CACHE: KVNamespace }
    const { keys } = await CACHE.list()
    expect(keys.filter(({ name }) => name.startsWith('graphql'))).toEqual([])
  })

  it('is never asked with the site’s own token', async () => {
    fakeContent(() => Response.json({ data: {} }))
    await ask({ query }, {}, { CONTENT_TOKEN: 'of-the-site' })
    const [asked] = vi.mocked(fetch).mock.lastCall ?? []
    expect(asked instanceof Request && asked.headers.get('authorization')).toBe(null)
  })

  it('is answered by the embedded content where no other is configured', async () => {
    const response = await visit('/graphql', { method: 'POST', body: JSON.stringify({ query }) })
    expect(await response.text()).toContain('moscow')
  })
})

it('a question with a token is passed on with it and never kept', async () => {
  const content = fakeContent(() => Response.json({ data: { me: 'somebody' } }))
  const first = await ask({ query }, { authorization: 'Bearer of-somebody' })
  await ask({ query }, { authorization: 'Bearer of-somebody' })
  expect(first.headers.get('cache-control')).toBe('private, no-store')
  expect(content.calls()).toBe(2)
  await ask({ query })
  expect(content.calls()).toBe(3)
})

describe('refused with 400 and the place of the fault', () => {
  const deep = (levels: number) => `${'{ a '.repeat(levels)}${'}'.repeat(levels)}`
  it.each<[string, unknown, string]>([
    ['no JSON', '{', 'body'],
    ['no query', { variables: {} }, 'query'],
    ['no object', [], 'body'],
    ['a query that cannot be read', { query: '{ cities {' }, 'query'],
    ['a mutation', { query: 'mutation { deleteCity(id: 1) { data { id } } }' }, 'query'],
    ['a subscription', { query: 'subscription { x }' }, 'query'],
    ['introspection', { query: '{ __schema { types { name } } }' }, 'query'],
    ['introspection of a type', { query: 'query { t: __type(name: "City") { name } }' }, 'query'],
    ['drafts', { query: '{ concerts(publicationState: PREVIEW) { data { id } } }' }, 'query'],
    [
      'nested drafts',
      { query: '{ cities { data { attributes { concerts(publicationState: PREVIEW) { data { id } } } } } }' },
      'query',
    ],
    ['every row', { query: '{ cities(pagination: { limit: -1 }) { data { id } } }' }, 'query'],
    ['a page too large', { query: '{ cities(pagination: { pageSize: 101 }) { data { id } } }' }, 'query'],
    [
      'a page too large by variable',
      {
        query: 'query($n: Int) { cities(pagination: { limit: $n }) { data { id } } }',
        variables: { n: 1e9 },
      },
      'query',
    ],
    [
      'a page too large by default',
      { query: 'query($n: Int = 999) { cities(pagination: { limit: $n }) { data { id } } }' },
      'query',
    ],
    [
      'a pagination by variable',
      {
        query: 'query($p: PaginationArg) { cities(pagination: $p) { data { id } } }',
        variables: { p: { limit: -1 } },
      },
      'variables.p.limit',
    ],
    [
      'a page too large by variable, in spite of a small default',
      {
        query: 'query($n: Int = 5) { cities(pagination: { limit: $n }) { data { id } } }',
        variables: { n: 1e9 },
      },
      'query',
    ],
    ['too deep', { query: deep(14) }, 'query'],
    [
      'too deep by way of a fragment',
      {
        query: `${'{ a '.repeat(7)}{ ...f }${'}'.repeat(7)} fragment f on X ${'{ b '.repeat(6)}${'}'.repeat(6)}`,
      },
      'query',
    ],
    [
      'too many aliases',
      { query: `{ ${Array.from({ length: 21 }, (_, index) => `a${index}: b`).join(' ')} }` },
      'query',
    ],
    ['too many tokens', { query: `{ ${'a '.repeat(3000)} }` }, 'query'],
    ['a fragment that holds itself', { query: '{ ...a } fragment a on Query { ...a }' }, 'query'],
    [
      'fragments that unfold without end',
      { query: '{ ...a ...a } fragment a on Query { ...b ...b } fragment b on Query { ...a }' },
      'query',
    ],
    [
      'fragments that double at each step',
      {
        query: `{ ...f0 } ${Array.from({ length: 40 }, (_, n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`).join(' ')} fragment f40 on Query { a }`,
      },
      'query',
    ],
    [
      'hundreds of spreads of a fragment of one field',
      { query: `{ ${'...a '.repeat(300)} } fragment a on Query { b }` },
      'query',
    ],
    ['too many fields', { query: `{ ${'a '.repeat(501)} }` }, 'query'],
    ['one level too deep', { query: deep(13) }, 'query'],
    ['a batch', [{ query }, { query }], 'body'],
    ['a megabyte', { query, variables: { text: 'x'.repeat(1024 * 1024) } }, 'body'],
    ['a name that every object has', { query: '{ ...__proto__ }' }, 'query'],
    [
      'arguments that nest without end',
      { query: `{ a(b: ${'['.repeat(1000)}${']'.repeat(1000)}) }` },
      'query',
    ],
    [
      'variables that nest without end',
      `{"query":"{ a }","variables":{"b":${'['.repeat(12_000)}${']'.repeat(12_000)}}}`,
      'variables',
    ],
    ['too many bytes', { query: `{ a(b: "${'x'.repeat(40_000)}") }` }, 'body'],
  ])('%s', async (_name, body, path) => {
    const content = fakeContent(() => Response.json({ data: {} }))
    const response = await ask(body)
    expect(await answerOf(response)).toMatchObject({ status: 400, body: { error: { details: { path } } } })
    expect(content.calls()).toBe(0)
  })
})

describe('passed on', () => {
  const deep = (levels: number) => `${'{ a '.repeat(levels)}${'}'.repeat(levels)}`
  it.each([
    ['twelve levels', deep(12)],
    ['500 fields', `{ ${'a '.repeat(500)} }`],
    ['twenty aliases', `{ ${Array.from({ length: 20 }, (_, index) => `a${index}: b`).join(' ')} }`],
    ['a page of a hundred', '{ cities(pagination: { pageSize: 100 }) { data { id } } }'],
    ['250 spreads of a fragment of one field', `{ ${'...a '.repeat(250)} } fragment a on Query { b }`],
    ['a fragment in two places', '{ a { ...f } b { ...f } } fragment f on X { c }'],
  ])('are %s', async (_name, asked) => {
    const content = fakeContent(() => Response.json({ data: {} }))
    expect((await ask({ query: asked })).status).toBe(200)
    expect(content.calls()).toBe(1)
  })
})

describe('while the content service fails', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

  it.each([
    ['GraphQL errors', 200, { errors: [{ message: 'Forbidden access' }], data: null }],
    ['a REST error', 401, { data: null, error: { status: 401, name: 'UnauthorizedError' } }],
  ])('passes %s on', async (_name, status, body) => {
    fakeContent(() => Response.json(body, { status }))
    expect(await answerOf(await ask({ query }, { authorization: 'Bearer x' }))).toEqual({ status, body })
  })

  it.each<[string, () => Response | Promise<Response>]>([
    ['HTML', () => new Response('<html>')],
    ['nothing', () => Promise.reject(new TypeError('refused'))],
  ])('answers with an error of its own for %s', async (_name, failure) => {
    fakeContent(failure)
    const { status, body } = await answerOf(await ask({ query }))
    expect(status).toBe(502)
    expect(body).toMatchObject({ status: 500, name: 'UnknownError' })
  })
})

describe('another method than POST is refused', () => {
  it.each([
    ['GET', '{cities{data{id}}}'],
    ['GET', 'mutation{deleteCity(id:1){data{id}}}'],
    ['PUT', 'mutation{deleteCity(id:1){data{id}}}'],
  ])('%s %s', async (method, asked) => {
    const content = fakeContent(() => Response.json({ data: {} }))
    const path = `/graphql?query=${encodeURIComponent(asked)}`
    expect((await visit(path, { variables, method })).status).toBe(405)
    expect(content.calls()).toBe(0)
  })
})
