import { describe, expect, it } from 'vitest'
import { fetchHeads } from '../../src/publishing/strapi-source.ts'
import { createKnownService, type KnownService, type StrapiService } from '../../src/strapi/port/client.ts'
import { readKnownVersion } from '../../src/strapi/port/known-version.ts'
import type { StrapiVersionName } from '../../src/strapi/port/versions.ts'
import { createEmbeddedService } from './emulator-service.ts'

const start = Date.UTC(2026, 10, 20)
const invalid = () =>
  Response.json({ errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] }, { status: 400 })
const forbidden = () =>
  Response.json({ data: null, errors: [{ message: 'Forbidden', extensions: { code: 'FORBIDDEN' } }] })

/** A Strapi whose version can be set, with a list of the queries that it received: `4`, `5` or `Dialect`. */
function createStrapi(version: StrapiVersionName) {
  const strapi = {
    version,
    answers: true,
    asked: [] as string[],
    async fetch(request: Request): Promise<Response> {
      const text = await request.text()
      const words = text.includes('query Dialect') ? 'Dialect' : text.includes('nodes') ? '5' : '4'
      strapi.asked.push(words)
      const isUnderstood = words === strapi.version || (words === 'Dialect' && strapi.version === '5')
      if (!isUnderstood) return invalid()
      if (!strapi.answers) return forbidden()
      return Response.json({ data: { cities: words === '4' ? { data: [] } : { nodes: [] } } })
    },
  }
  return strapi
}

/** What a request has of the service; `known` outlives it. */
function createRequest(
  strapi: ReturnType<typeof createStrapi>,
  {
    configured,
    known = createKnownService(),
    now = start,
  }: { configured?: StrapiVersionName; known?: KnownService; now?: number } = {},
) {
  const { strapi: service, warnings } = createEmbeddedService(now)
  const errors: string[] = []
  const log = { ...service.log, error: (message: string) => void errors.push(message) }
  const url = 'https://content.example'
  const content: StrapiService = { ...service, url, dialect: configured, fetch: strapi.fetch, log, known }
  return { content, errors, warnings, known }
}

describe('where configuration says nothing', () => {
  it('a Strapi 4 is asked nothing beside the query', async () => {
    const strapi = createStrapi('4')
    await fetchHeads(createRequest(strapi).content)
    expect(strapi.asked).toEqual(['4'])
  })

  it('a Strapi 5 is found out by one query, and asked in its words from then on', async () => {
    const strapi = createStrapi('5')
    const { content, known } = createRequest(strapi)
    await fetchHeads(content)
    await fetchHeads(createRequest(strapi, { known }).content)
    expect(strapi.asked).toEqual(['4', 'Dialect', '5', '5'])
    expect(readKnownVersion(content)).toBe('5')
  })

  it('that is one query for all that a page asks at once', async () => {
    const strapi = createStrapi('5')
    const { content } = createRequest(strapi)
    await Promise.all([fetchHeads(content), fetchHeads(content), fetchHeads(content)])
    expect(strapi.asked.filter((words) => words === 'Dialect')).toHaveLength(1)
    expect(strapi.asked.filter((words) => words === '5')).toHaveLength(3)
  })

  it('what is known of another service is no matter', async () => {
    const known = createKnownService()
    known.found = { url: 'https://staging.example', dialect: '5', at: start }
    const strapi = createStrapi('4')
    await fetchHeads(createRequest(strapi, { known }).content)
    expect(strapi.asked).toEqual(['4'])
  })

  it.each<[StrapiVersionName, StrapiVersionName]>([
    ['4', '5'],
    ['5', '4'],
  ])(
    'a service that changes from %s to %s under the running site is followed, and named',
    async (from, to) => {
      const strapi = createStrapi(from)
      const known = createKnownService()
      await fetchHeads(createRequest(strapi, { known }).content)
      strapi.version = to
      const { content, errors, warnings } = createRequest(strapi, { known, now: start + 61_000 })
      await fetchHeads(content)
      expect(readKnownVersion(content)).toBe(to)
      expect([...errors, ...warnings]).toEqual(['the content service speaks another dialect'])
    },
  )

  it('a query that is wrong in itself makes one query for the dialect a minute', async () => {
    const strapi = createStrapi('4')
    const wrong = { ...strapi, fetch: (request: Request) => strapi.fetch(request).then(invalid) }
    const known = createKnownService()
    for (const now of [start, start + 1000, start + 30_000]) {
      await expect(fetchHeads(createRequest(wrong, { known, now }).content)).rejects.toThrow()
    }
    expect(strapi.asked.filter((words) => words === 'Dialect')).toHaveLength(1)
  })

  it('a permission that is missing says nothing of the dialect', async () => {
    const strapi = createStrapi('4')
    strapi.answers = false
    const { content } = createRequest(strapi)
    await expect(fetchHeads(content)).rejects.toThrow('Forbidden')
    expect(strapi.asked).toEqual(['4'])
  })
})

describe('where configuration says the other dialect', () => {
  it.each<[StrapiVersionName, StrapiVersionName]>([
    ['5', '4'],
    ['4', '5'],
  ])('a Strapi %s that is said to be %s is refused, and both are named', async (version, configured) => {
    const { content, errors } = createRequest(createStrapi(version), { configured })
    await expect(fetchHeads(content)).rejects.toThrow(
      `CONTENT_DIALECT says ${configured}, and the content service is a Strapi ${version}`,
    )
    expect(errors).toEqual(['the content service speaks another dialect'])
  })

  it('the log names it once a minute', async () => {
    const strapi = createStrapi('5')
    const known = createKnownService()
    const first = createRequest(strapi, { configured: '4', known })
    await expect(fetchHeads(first.content)).rejects.toThrow('CONTENT_DIALECT')
    const second = createRequest(strapi, { configured: '4', known, now: start + 1000 })
    await expect(fetchHeads(second.content)).rejects.toThrow('CONTENT_DIALECT')
    expect([first.errors.length, second.errors.length]).toEqual([1, 0])
  })
})
