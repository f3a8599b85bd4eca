import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { createEmbeddedContent } from '../../../src/strapi-emulator/executor.ts'
import { strapiContent } from '../../fixtures/strapi-content.ts'
import { contentUrl } from '../fake-content.ts'
import { reset } from '../reset.ts'
import { visit } from '../visit.ts'

/** A content service that shows drafts in relations to one entry, and compares drafts in filters, as Strapi 4 does. */
const strapi = createEmbeddedContent({ snapshot: strapiContent, now: () => new Date('2026-11-20T12:00:00Z') })

beforeEach(async () => {
  await reset()
  forgetIsolateCache()
})

async function ask(query: string, variables: object = {}, headers: Record<string, string> = {}) {
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const asked = new Request(input, init)
    asked.headers.delete('authorization')
    return strapi(asked)
  })
  const body = JSON.stringify({ query, variables })
  const response = await visit('/graphql', {
    variables: { CONTENT_URL: contentUrl },
    method: 'POST',
    headers,
    body,
  })
  return response.text()
}
const askItself = async (query: string) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
  return (
    await strapi(new Request(`${contentUrl}/graphql`, { ...init, body: JSON.stringify({ query }) }))
  ).text()
}

const one = '{ data { id attributes { slug } } }'
/** City 4, program 5 and concert 25 are drafts. */
const shown: [what: string, query: string][] = [
  [
    'a relation to one entry',
    `{ concerts(pagination: { limit: 100 }) { data { attributes { city ${one} program ${one} } } } }`,
  ],
  [
    'such a relation by its id',
    '{ concerts(pagination: { limit: 100 }) { data { attributes { city { data { id } } } } } }',
  ],
  [
    'such a relation in a fragment',
    `{ concerts(pagination: { limit: 100 }) { ...a } } fragment a on ConcertEntityResponseCollection { data { ... on ConcertEntity { attributes { ...b } } } } fragment b on Concert { city ${one} }`,
  ],
  [
    'such a relation under names that hide it',
    `{ concerts(pagination: { limit: 100 }) { data { attributes { publishedAt: city { meta: data { publishedAt: id attributes: attributes { publishedAt: slug } } } } } } }`,
  ],
  [
    'a relation of a block',
    `{ pages { data { attributes { blocks { ... on ComponentBlockConcerts { city ${one} } ... on ComponentBlockPrograms { programs ${one} } } } } } }`,
  ],
]

describe('a draft isn’t shown', () => {
  it.each(shown)('in %s, though the content service shows it', async (_what, query) => {
    expect(await askItself(query)).toMatch(/draft-|"id":"4"/)
    const answer = await ask(query)
    expect(answer).toContain('"data":[')
    expect(answer).not.toMatch(/draft-|"id":"4"|_publication/)
  })

  it('to a partner with a token, either', async () => {
    const [[, query] = ['', '']] = shown
    expect(await ask(query, {}, { authorization: 'Bearer of-a-partner' })).not.toMatch(/draft-|_publication/)
  })

  it('and nothing else is missing', async () => {
    const query = `{ concerts(sort: "id", pagination: { limit: 3 }) { data { id attributes { slug publishedAt city ${one} } } meta { pagination { total } } } }`
    expect(`${await ask(query)}\n`).toBe(await askItself(query))
  })

  it('by what filters find in it', async () => {
    const byProgram = (prefix: string) =>
      `concerts(filters: { program: { slug: { startsWith: "${prefix}" } } }) { data { id } }`
    expect(await askItself(`{ ${byProgram('draft-')} }`)).toContain('"id"')
    expect(await ask(`{ ${byProgram('draft-')} }`)).toBe('{"data":{"concerts":{"data":[]}}}')
    expect(await ask(`{ ${byProgram('viv')} }`)).toContain('"id"')
  })

  it.each<[string, object]>([
    ['a group of conditions', { program: { and: [{ slug: { startsWith: 'draft-' } }] } }],
    ['alternatives', { program: { or: [{ slug: { startsWith: 'draft-' } }, { id: { eq: -1 } }] } }],
    ['a negation', { not: { not: { program: { slug: { startsWith: 'draft-' } } } } }],
    ['its own publication', { program: { publishedAt: { null: true } } }],
    ['no publication', { program: { publishedAt: { notNull: false } } }],
    ['no publication at all', { program: { slug: { startsWith: 'draft-' }, publishedAt: null } }],
  ])('by what filters find in it in a variable: %s', async (_name, filters) => {
    const query = 'query($f: ConcertFiltersInput) { concerts(filters: $f) { data { id } } }'
    expect(await ask(query, { f: filters })).toBe('{"data":{"concerts":{"data":[]}}}')
  })
})

describe('of an answer with errors', () => {
  const answering = async (body: object, status = 200) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }))
    const variables = { CONTENT_URL: contentUrl }
    const query = `{ concerts { data { attributes { city ${one} } } } }`
    const response = await visit('/graphql', { variables, method: 'POST', body: JSON.stringify({ query }) })
    return { status: response.status, text: await response.text() }
  }
  const cityWith = (publication: unknown) => ({
    concerts: {
      data: [
        {
          attributes: {
            city: { data: { id: '4', attributes: { slug: 'secret' }, _publication: publication } },
          },
          _publication: { publishedAt: '2026-11-20T12:00:00.000Z' },
        },
      ],
    },
  })
  const accident = {
    message: 'Enum "ENUM_X" cannot represent value: "secret"',
    locations: [{ line: 1, column: 2 }],
  }

  it('the data holds no drafts', async () => {
    const { text } = await answering({ errors: [accident], data: cityWith({ publishedAt: null }) })
    expect(text).toContain('"city":{"data":null}')
  })

  it.each([null, {}, { publishedAt: 0 }])(
    'an entry that says %j of its publication is none',
    async (publication) => {
      const { text } = await answering({ errors: [accident], data: cityWith(publication) })
      expect(text).toContain('"city":{"data":null}')
    },
  )

  it('what a field’s error says of its value is left out, and its place is kept', async () => {
    const path = ['concerts', 'data', 0, 'attributes', 'city', 'data', '_publication', 'publishedAt']
    const extensions = { code: 'INTERNAL_SERVER_ERROR', exception: { stacktrace: ['secret'] } }
    const { text } = await answering({ errors: [{ ...accident, path, extensions }], data: cityWith(null) })
    expect(JSON.parse(text).errors).toEqual([
      {
        message: 'Internal Server Error',
        locations: accident.locations,
        path: path.slice(0, 6),
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      },
    ])
  })

  it('what Strapi says of the query is kept', async () => {
    const error = { name: 'ForbiddenError', message: 'Forbidden access', details: {} }
    const errors = [{ message: 'Forbidden access', extensions: { error, code: 'FORBIDDEN' } }]
    const { text } = await answering({ errors, data: { concerts: null } })
    expect(text).toBe(JSON.stringify({ errors, data: { concerts: null } }))
  })
})
