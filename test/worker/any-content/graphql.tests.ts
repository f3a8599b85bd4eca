import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { contentUrl, fakeContent } from '../fake-content.ts'
import { reset } from '../reset.ts'
import { visit } from '../visit.ts'

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

describe('a query without a token', () => {
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

  it('with other variables is another query', async () => {
    const content = fakeContent(() => Response.json({ data: {} }))
    const withSlug = 'query($s: String) { cities(filters: { slug: { eq: $s } }) { data { id } } }'
    await ask({ query: withSlug, variables: { s: 'kazan' } })
    await ask({ query: withSlug, variables: { s: 'tver' } })
    expect(content.calls()).toBe(2)
  })

  it('asked once is kept in the isolate only: what strangers ask would fill KV', async () => {
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

it('a query with a token is passed on with it and never kept', async () => {
  const content = fakeContent(() => Response.json({ data: { me: 'somebody' } }))
  const first = await ask({ query }, { authorization: 'Bearer of-somebody' })
  await ask({ query }, { authorization: 'Bearer of-somebody' })
  expect(first.headers.get('cache-control')).toBe('private, no-store')
  expect(content.calls()).toBe(2)
  await ask({ query })
  expect(content.calls()).toBe(3)
})

/** Nests relations: a concert, its city, the city's concerts, and so on; each relation is three levels of a query. */
const deep = (levels: number) => {
  const names = ['concerts', 'data', 'attributes', 'city', 'data', 'attributes']
  return Array.from({ length: levels }, (_, index) => names[index % names.length]).reduceRight<string>(
    (inner, name) => `{ ${name} ${inner} }`,
    '{ id }',
  )
}
const filtered = (filters: string) => `{ cities(filters: ${filters}) { data { id } } }`
const paged = (type: string, arguments_: string) =>
  `query($p: ${type}) { cities(pagination: ${arguments_}) { data { id } } }`
const sortOf = (count: number) => Array.from({ length: count }, () => '"id"').join()

describe('refused with 400 and the place of the fault', () => {
  it.each<[string, unknown, string]>([
    ['no JSON', '{', 'body'],
    ['no query', { variables: {} }, 'query'],
    ['no object', [], 'body'],
    ['nothing', 'null', 'body'],
    ['a query that cannot be read', { query: '{ cities {' }, 'query'],
    ['an empty query', { query: '' }, 'query'],
    ['a mutation', { query: 'mutation { deleteCity(id: 1) { data { id } } }' }, 'query'],
    ['a subscription', { query: 'subscription { x }' }, 'query'],
    [
      'a mutation beside the query',
      {
        query: `query A ${query} mutation B { deleteCity(id: 1) { data { id } } }`,
        operationName: 'A',
      },
      'query',
    ],
    ['several queries, and no name', { query: `query A ${query} query B ${query}` }, 'operationName'],
    ['a query that isn’t there', { query: `query A ${query}`, operationName: 'B' }, 'operationName'],
    ['a schema', { query: 'type City { id: ID }' }, 'query'],
    ['introspection', { query: '{ __schema { types { name } } }' }, 'query'],
    ['introspection of a type', { query: 'query { t: __type(name: "City") { name } }' }, 'query'],
    [
      'introspection in a fragment',
      { query: '{ ...a } fragment a on Query { s: __schema { types { name } } }' },
      'query',
    ],
    ['names of the schema’s kind', { query: '{ __typenames cities { data { id } } }' }, 'query'],
    ['drafts', { query: '{ concerts(publicationState: PREVIEW) { data { id } } }' }, 'query'],
    [
      'nested drafts',
      { query: '{ cities { data { attributes { concerts(publicationState: PREVIEW) { data { id } } } } } }' },
      'query',
    ],
    [
      'drafts by variable',
      {
        query: 'query($s: PublicationState = PREVIEW) { concerts(publicationState: $s) { data { id } } }',
        variables: { s: 'LIVE' },
      },
      'query',
    ],
    [
      'drafts in an inline fragment',
      { query: '{ ... on Query { c: concerts(publicationState: PREVIEW) { data { id } } } }' },
      'query',
    ],
    ['an entry by its id', { query: '{ concert(id: 25) { data { id } } }' }, 'query'],
    ['an entry without its id', { query: '{ cities: city { data { id } } }' }, 'query'],
    ['files', { query: '{ uploadFiles { data { id } } }' }, 'query'],
    ['people', { query: '{ usersPermissionsUsers { data { id } } }' }, 'query'],
    ['what visitors have sent', { query: '{ contactMessages { data { id } } }' }, 'query'],
    [
      'what a file is used by',
      {
        query:
          '{ cities { data { attributes { logoImage { data { attributes { related { ... on Concert { slug } } } } } } } } }',
      },
      'query',
    ],
    ['a fragment on what isn’t content', { query: '{ ... on UsersPermissionsUser { email } }' }, 'query'],
    ['every row', { query: '{ cities(pagination: { limit: -1 }) { data { id } } }' }, 'query'],
    ['a page too large', { query: '{ cities(pagination: { pageSize: 101 }) { data { id } } }' }, 'query'],
    ['half a page', { query: '{ cities(pagination: { limit: 1.5 }) { data { id } } }' }, 'query'],
    ['a page of 1e400', { query: '{ cities(pagination: { limit: 1e400 }) { data { id } } }' }, 'query'],
    [
      'a page size beyond all numbers',
      { query: `{ cities(pagination: { limit: ${'9'.repeat(400)} }) { data { id } } }` },
      'query',
    ],
    [
      'a page too large by variable',
      { query: paged('Int', '{ limit: $p }'), variables: { p: 1e9 } },
      'query',
    ],
    ['a page size as text', { query: paged('Int', '{ limit: $p }'), variables: { p: '-1' } }, 'query'],
    ['a page too large by default', { query: paged('Int = 999', '{ limit: $p }') }, 'query'],
    [
      'a pagination by variable',
      { query: paged('PaginationArg', '$p'), variables: { p: { limit: -1 } } },
      'variables.p.limit',
    ],
    ['a pagination by default', { query: paged('PaginationArg = { limit: -1 }', '$p') }, 'variables.p.limit'],
    [
      'a page too large by variable, in spite of a small default',
      { query: paged('Int = 5', '{ limit: $p }'), variables: { p: 1e9 } },
      'query',
    ],
    [
      'a variable declared twice, of which the second is small',
      { query: 'query($p: Int = -1, $p: Int = 1) { cities(pagination: { limit: $p }) { data { id } } }' },
      'query',
    ],
    [
      'a variable that nobody declared',
      { query: filtered('{ slug: { eq: $s } }'), variables: { s: 'kazan' } },
      'query',
    ],
    [
      'a variable that is required and absent: without it every row would be answered',
      { query: 'query($s: String!) { cities(filters: { slug: { eq: $s } }) { data { id } } }' },
      'variables.s',
    ],
    ['too deep', { query: deep(14) }, 'query'],
    [
      'too deep by way of a fragment',
      {
        query: `{ concerts { data { attributes { city { data { ...f } } } } } } fragment f on CityEntity { attributes ${deep(7)} }`,
      },
      'query',
    ],
    [
      'too deep by way of inline fragments',
      { query: `{ ${'... { '.repeat(12)} __typename ${'} '.repeat(12)} }` },
      'query',
    ],
    [
      'too many aliases',
      { query: `{ ${Array.from({ length: 21 }, (_, index) => `a${index}: __typename`).join(' ')} }` },
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
        query: `{ ...f0 } ${Array.from({ length: 40 }, (_, n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`).join(' ')} fragment f40 on Query { __typename }`,
      },
      'query',
    ],
    [
      'two fragments of one name',
      { query: '{ ...a } fragment a on Query { __typename } fragment a on Query { x: __typename }' },
      'query',
    ],
    [
      'hundreds of spreads of a fragment of one field',
      { query: `{ ${'...a '.repeat(300)} } fragment a on Query { __typename }` },
      'query',
    ],
    ['too many fields', { query: `{ ${'__typename '.repeat(501)} }` }, 'query'],
    ['one level too deep', { query: deep(12) }, 'query'],
    ['the same list again and again', { query: `{ ${'cities { data { id } } '.repeat(30)} }` }, 'query'],
    [
      'the same list again and again in fragments',
      {
        query: `{ ${'...a ... { ...a } '.repeat(15)} } fragment a on Query { cities { data { id } } }`,
      },
      'query',
    ],
    ['a batch', [{ query }, { query }], 'body'],
    ['a megabyte', { query, variables: { text: 'x'.repeat(1024 * 1024) } }, 'body'],
    ['a name that every object has', { query: '{ ...__proto__ }' }, 'query'],
    ['a field that every object has', { query: '{ constructor { name } }' }, 'query'],
    ['a fragment on what every object has', { query: '{ ... on toString { name } }' }, 'query'],
    [
      'arguments that nest without end',
      { query: `{ cities(filters: ${'['.repeat(900)}${']'.repeat(900)}) { data { id } } }` },
      'query',
    ],
    [
      'variables that nest without end',
      `{"query":"{ a }","variables":{"b":${'['.repeat(12_000)}${']'.repeat(12_000)}}}`,
      'variables',
    ],
    ['too many bytes', { query: filtered(`{ slug: { eq: "${'x'.repeat(40_000)}" } }`) }, 'body'],
    ['a long query', { query: `${query} #${'x'.repeat(17_000)}` }, 'query'],
    ['a directive of another service', { query: '{ cities @live { data { id } } }' }, 'query'],
    ['the name under which drafts are known', { query: '{ _publication: __typename }' }, 'query'],
    ['an argument that no list has', { query: '{ cities(where: { id: 1 }) { data { id } } }' }, 'query'],
    [
      'filters over four relations',
      { query: filtered('{ concerts: { program: { performers: { artistType: { slug: { eq: "a" } } } } } }') },
      'query',
    ],
    [
      'filters over four relations in a variable',
      {
        query: 'query($f: CityFiltersInput) { cities(filters: $f) { data { id } } }',
        variables: {
          f: {
            not: {
              concerts: {
                and: [
                  { city: { seo: { and: [{ id: 1 }] } } },
                  { program: { seo: { metaImage: { x: {} } } } },
                ],
              },
            },
          },
        },
      },
      'query',
    ],
    [
      'filters over three relations to many',
      {
        query: filtered(
          '{ or: [{ concerts: { id: { eq: 1 } } }, { venues: { concerts: { id: { eq: 1 } } } }] }',
        ),
      },
      'query',
    ],
    [
      'filters by what isn’t content',
      { query: filtered('{ createdBy: { email: { startsWith: "a" } } }') },
      'query',
    ],
    ['filters of no known kind', { query: filtered('{ slug: { regex: "a" } }') }, 'query'],
    ['a hundred conditions', { query: filtered(`{ or: [${'{ id: { eq: 1 } } '.repeat(100)}] }`) }, 'query'],
    [
      'conditions that a variable repeats',
      {
        query: `query($f: CityFiltersInput) { cities(filters: { or: [${'$f '.repeat(100)}] }) { data { id } } }`,
        variables: { f: { id: { eq: 1 } } },
      },
      'query',
    ],
    ['a list of 101 values', { query: filtered(`{ id: { in: [${'1 '.repeat(101)}] } }`) }, 'query'],
    ['a text of 501 letters', { query: filtered(`{ name: { containsi: "${'я'.repeat(501)}" } }`) }, 'query'],
    ['two filters', { query: '{ cities(filters: {}, filters: {}) { data { id } } }' }, 'query'],
    ['an order by relations', { query: '{ concerts(sort: "city.name:asc") { data { id } } }' }, 'query'],
    ['an order by five fields', { query: `{ concerts(sort: [${sortOf(5)}]) { data { id } } }` }, 'query'],
    [
      'an order by five fields in one text',
      { query: '{ concerts(sort: "a,b,c,d,e") { data { id } } }' },
      'query',
    ],
    [
      'a language that is a condition',
      {
        query: 'query($l: I18NLocaleCode) { cities(locale: $l) { data { id } } }',
        variables: { l: { $ne: 'ru' } },
      },
      'query',
    ],
  ])('%s', async (_name, body, path) => {
    const content = fakeContent(() => Response.json({ data: {} }))
    const response = await ask(body)
    expect(await answerOf(response)).toMatchObject({ status: 400, body: { error: { details: { path } } } })
    expect(content.calls()).toBe(0)
  })
})

describe('a query that costs too much is refused with the figure and the limit', () => {
  const all = 'pagination: { limit: 100 }'
  const nested = (first: string, second: string) =>
    `{ cities(${first}) { data { attributes { concerts(${second}) { data { id } } } } } }`

  it.each<[string, unknown]>([
    ['in literals', { query: nested(all, all) }],
    [
      'in variables',
      {
        query: `query($n: Int, $p: PaginationArg) ${nested('pagination: { pageSize: $n }', 'pagination: $p')}`,
        variables: { n: 100, p: { limit: 100 } },
      },
    ],
    [
      'in defaults of variables',
      {
        query: `query($n: Int = 100, $p: PaginationArg = { limit: 100 }) ${nested('pagination: { limit: $n }', 'pagination: $p')}`,
      },
    ],
    [
      'in fragments',
      {
        query: `{ cities(${all}) { ...a } } fragment a on CityEntityResponseCollection { data { ... on CityEntity { attributes { concerts(${all}) { data { id } } } } } }`,
      },
    ],
    [
      'of pages of the usual size',
      {
        query:
          '{ cities { data { attributes { concerts { data { attributes { program { data { attributes { concerts { data { id } } } } } } } } } } } }'.replace(
            'concerts { data { id } }',
            `performers { data { id ${Array.from({ length: 18 }, (_, n) => `a${n}: id`).join(' ')} } }`,
          ),
      },
    ],
    [
      'of filters',
      {
        query: `{ cities(${all}) { data { attributes { venues(${all}, filters: { concerts: { city: { concerts: { id: { eq: 1 } } } } }) { data { id } } } } } }`,
      },
    ],
  ])('%s', async (_name, body) => {
    const content = fakeContent(() => Response.json({ data: {} }))
    const answer = await answerOf(await ask(body))
    expect(answer).toMatchObject({ status: 400, body: { error: { details: { path: 'query' } } } })
    expect(JSON.stringify(answer.body)).toMatch(
      /must cost at most 50000, and costs \d{5}.*ask for smaller pages/,
    )
    expect(content.calls()).toBe(0)
  })
})

describe('passed on', () => {
  it.each<[string, string]>([
    ['twelve levels', deep(11)],
    ['500 fields', `{ ${'__typename '.repeat(500)} }`],
    ['twenty aliases', `{ ${Array.from({ length: 20 }, (_, n) => `a${n}: __typename`).join(' ')} }`],
    ['a page of a hundred', '{ cities(pagination: { pageSize: 100 }) { data { id } } }'],
    [
      'a hundred concerts with all details',
      `{ concerts(pagination: { limit: 100 }) { data { id attributes { slug date time soldOut hall ageLimit status currency ${['city', 'program', 'venue'].map((name) => `${name} { data { attributes { slug name } } }`).join(' ')} } } meta { pagination { total } } } }`,
    ],
    [
      '240 spreads of a fragment of one field',
      `{ ${'...a '.repeat(240)} } fragment a on Query { __typename }`,
    ],
    [
      'a fragment in two places',
      '{ cities { ...f } c: cities { ...f } } fragment f on CityEntityResponseCollection { data { id } }',
    ],
    ['blocks', '{ pages { data { attributes { blocks { ... on ComponentBlockRichText { id } } } } } }'],
    ['conditions', 'query($x: Boolean = true) { cities @include(if: $x) { data { id @skip(if: false) } } }'],
    ['filters over two relations', filtered('{ concerts: { program: { slug: { in: ["a", "b"] } } } }')],
    ['names of fields that aren’t known here', '{ cities { data { attributes { nickname } } } }'],
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
