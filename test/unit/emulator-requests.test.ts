import { describe, expect, test } from 'vitest'
import { createEmbeddedContent } from '../../src/strapi-emulator/executor.ts'
import { strapiContent } from '../fixtures/strapi-content.ts'

const content = createEmbeddedContent({
  snapshot: strapiContent,
  now: () => new Date('2026-11-20T12:00:00Z'),
})
const address = 'https://content.example/graphql'

async function ask(init: RequestInit, query = '') {
  const response = await content(new Request(address + query, init))
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() }
}

const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  ask({ method: 'POST', headers, body })

const plain = (status: number, body: string) => ({ status, type: 'text/plain; charset=utf-8', body })
const json = (status: number, body: unknown) => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
})
const graphql = (status: number, body: unknown) => ({
  status,
  type: 'application/json',
  body: `${JSON.stringify(body)}\n`,
})

const missing = 'POST body missing, invalid Content-Type, or JSON object has no keys.'
const refused = (message: string) =>
  graphql(400, { errors: [{ message, extensions: { code: 'INTERNAL_SERVER_ERROR' } }] })
const typename = graphql(200, { data: { __typename: 'Query' } })

describe('a request to the embedded content service', () => {
  test.each(['application/json', 'application/json; charset=utf-8'])(
    'of the type %s is answered',
    async (type) => {
      expect(await post('{"query":"{__typename}"}', { 'content-type': type })).toEqual(typename)
    },
  )

  test('may be a GET with its variables in the address', async () => {
    const parameters = new URLSearchParams({
      query: 'query($l:I18NLocaleCode){programs(locale:$l){data{id}}}',
      variables: '{"l":"en"}',
    })
    expect(await ask({ method: 'GET' }, `?${parameters}`)).toEqual(
      graphql(200, { data: { programs: { data: [{ id: '2' }] } } }),
    )
  })

  test('with broken JSON is refused', async () => {
    const { status, body } = await post('{nope')
    expect({ status, error: JSON.parse(body).error.name }).toEqual({ status: 400, error: 'SyntaxError' })
  })

  test('with broken JSON is refused', async () => {
    const { status, body } = await post('{nope')
    expect({ status, error: JSON.parse(body).error.name }).toEqual({ status: 400, error: 'SyntaxError' })
  })

  const noObject = json(400, {
    data: null,
    error: { status: 400, name: 'SyntaxError', message: 'invalid JSON, only supports object and array' },
  })

  test.each([
    ['"x"', noObject],
    ['5', noObject],
    ['null', noObject],
    ['', plain(400, missing)],
    ['{}', plain(400, missing)],
    ['[]', plain(400, missing)],
    [
      '{"variables":{}}',
      refused('GraphQL operations must contain a non-empty `query` or a `persistedQuery` extension.'),
    ],
    ['{"query":5}', plain(400, 'GraphQL queries must be strings.')],
    [
      '{"query":"{__typename}","variables":5}',
      refused(
        'Variables must be provided as an Object where each property is a variable value. Perhaps look to see if an unparsed JSON string was provided.',
      ),
    ],
    ['{"query":"{__typename}","variables":"x"}', plain(400, 'Variables are invalid JSON.')],
    ['{"query":"{__typename}","operationName":"X"}', refused('Unknown operation named "X".')],
    ['[{"query":"{__typename}"}]', refused('Operation batching disabled.')],
  ])('with the body %j is refused', async (body, answer) => {
    expect(await post(body)).toEqual(answer)
  })

  test('that is no JSON by its type is refused', async () => {
    expect(await post('{"query":"{__typename}"}', { 'content-type': 'text/plain' })).toEqual(
      plain(400, missing),
    )
  })

  test('larger than a megabyte is refused', async () => {
    const error = { status: 413, name: 'PayloadTooLargeError', message: 'request entity too large' }
    const body = JSON.stringify({ query: '{__typename}', padding: 'a'.repeat(1_100_000) })
    expect(await post(body)).toEqual(json(413, { data: null, error }))
  })

  test('larger than a megabyte that hides its length is refused', async () => {
    const body = new Blob(['{"query":"', 'a'.repeat(1_100_000), '"}']).stream()
    const headers = { 'content-type': 'application/json' }
    const answer = await ask({ method: 'POST', headers, body, duplex: 'half' } as RequestInit)
    expect(answer.status).toBe(413)
  })

  test('with another method is refused', async () => {
    const response = await content(new Request(address, { method: 'PUT', body: '{}' }))
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST'])
  })

  test('with a bearer token is unauthorised, as there are no accounts', async () => {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer nope' }
    const error = {
      status: 401,
      name: 'UnauthorizedError',
      message: 'Missing or invalid credentials',
      details: {},
    }
    expect(await post('{"query":"{__typename}"}', headers)).toEqual(json(401, { data: null, error }))
  })
})

describe('a hostile query', () => {
  const answerTo = async (query: string) => {
    const { status, body } = await post(JSON.stringify({ query }))
    return { status, errors: JSON.parse(body).errors.map(({ message }: { message: string }) => message) }
  }

  test.each([
    [
      'with too many words, before it is checked',
      `{${'a:__typename '.repeat(5000)}}`,
      'Document contains more that 8000 tokens',
    ],
    ['with endless nesting', `{${'a{'.repeat(3900)}`, ''],
    [
      'whose fragments go in a circle',
      '{concerts{...A}} fragment A on ConcertEntityResponseCollection{...A}',
      'Cannot spread fragment "A" within itself.',
    ],
    ['with an unknown fragment', '{concerts{...A}}', 'Unknown fragment "A".'],
  ])('%s is refused', async (_what, query, message) => {
    const { status, errors } = await answerTo(query)
    expect([status, errors]).toEqual([400, [expect.stringContaining(message)]])
  })

  test('that multiplies nested lists is cut off', async () => {
    const all = 'concerts(pagination:{limit:-1})'
    const nested = `{data{attributes{city{data{attributes{${all}{data{id}}}}}}}}`
    const many = Array.from({ length: 120 }, (_, index) => `a${index}:${all}${nested}`).join(' ')
    const { status, errors } = await answerTo(`{${many}}`)
    expect([status, errors[0]]).toEqual([200, 'The answer would hold too many rows'])
  })
})

describe('the embedded content service', () => {
  const query = JSON.stringify({ query: '{redirects{data{id}}}' })
  const request = () =>
    new Request(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: query })

  test('makes its content once a day', async () => {
    const days: string[] = []
    let now = new Date('2026-11-20T23:59:00Z')
    const daily = createEmbeddedContent({
      now: () => now,
      snapshot: (today) => {
        days.push(today)
        return strapiContent()
      },
    })
    await daily(request())
    await daily(request())
    now = new Date('2026-11-21T00:01:00Z')
    await daily(request())

    expect(days).toEqual(['2026-11-20', '2026-11-21'])
  })

  test('answers 500 when its content cannot be made', async () => {
    const broken = createEmbeddedContent({
      now: () => new Date('2026-11-20T12:00:00Z'),
      snapshot: () => {
        throw new Error('broken')
      },
    })
    const error = { status: 500, name: 'InternalServerError', message: 'Internal Server Error' }
    const response = await broken(request())
    expect([response.status, await response.json()]).toEqual([500, { data: null, error }])
  })
})
