import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { unwrapVersion4 } from '../../../src/strapi/version-4/version.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { contentUrl, contentWith, fakeContent, goodConcert } from '../fake-content.ts'
import { reset } from '../reset.ts'
import { publishNow, visit } from '../visit.ts'

const name = 'Музыка Ханса Циммера'
const page = '/concerts'
const invalid = () =>
  Response.json(
    { errors: [{ message: 'Cannot query field', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] },
    { status: 400 },
  )
/** Whether a query, sent as JSON, is in the words of Strapi 4; a query for the dialect is in those of 5. */
const isOf4 = (query: string) => /\bdata ?\{/.test(query)
type Answer = Parameters<typeof fakeContent>[0]

const strapi4: Answer = async (readBody) =>
  isOf4(await readBody()) ? contentWith([goodConcert])() : invalid()

const connection = (nodes: unknown[]) => ({ nodes, pageInfo: { total: nodes.length, pageCount: 1 } })
const { city, program } = goodConcert
const answer5 = {
  concerts: connection([unwrapVersion4(goodConcert)]),
  posts: connection([]),
  cities: { nodes: [unwrapVersion4(city)] },
  programs: { nodes: [unwrapVersion4(program)] },
  redirects: { nodes: [], pageInfo: { total: 0 } },
  social: null,
  about: null,
  site: null,
}
const strapi5With =
  (data: object): Answer =>
  async (readBody) => {
    const query = await readBody()
    if (query.includes('query Dialect')) return Response.json({ data: { cities: [] } })
    return isOf4(query) ? invalid() : Response.json({ data })
  }
const strapi5 = strapi5With(answer5)

const read = async (path: string, dialect?: string) => {
  const variables = { CONTENT_URL: contentUrl, ...(dialect ? { CONTENT_DIALECT: dialect } : {}) }
  const response = await visit(path, { variables })
  return { status: response.status, text: await response.text() }
}
/** The isolate's copies are now too old to be served. */
const letTimePass = () => vi.setSystemTime(nowMs() + 3 * 24 * 3600 * 1000)

let logged: string[]
beforeEach(async () => {
  logged = []
  forgetIsolateCache()
  await reset()
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: unknown) => void logged.push(String(line)))
  }
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a Strapi 5', () => {
  it.each([undefined, '5'])('is shown where CONTENT_DIALECT is %s, and health names it', async (dialect) => {
    fakeContent(strapi5)
    expect((await read(page, dialect)).text).toContain(name)
    const { dependencies } = JSON.parse((await read('/api/health', dialect)).text)
    expect(dependencies.content).toMatchObject({ state: 'ok', source: 'configured', dialect: '5' })
  })

  it('that came in place of a Strapi 4 is shown at once, and the log says so', async () => {
    const content = fakeContent(strapi4)
    await read(page)
    content.answer(strapi5With({ ...answer5, concerts: connection([]) }))
    letTimePass()
    await publishNow({ CONTENT_URL: contentUrl })
    await read(page)
    await vi.waitFor(async () => expect((await read(page)).text).not.toContain('/c/good-concert'))
    expect(logged.join()).toContain('the content service speaks another dialect')
  })

  it('is asked in its own words what partners ask in those of Strapi 4, and answers in theirs', async () => {
    const asked: string[] = []
    const published = { slug: 'good-concert', publishedAt: '2026-11-01T10:00:00.000Z' }
    const draft = { slug: 'draft-concert', publishedAt: null }
    const answer = strapi5With({ concerts: connection([published, draft]) })
    fakeContent(async (readBody) => {
      const query = await readBody()
      asked.push(JSON.parse(query).query.replace(/\s+/g, ' '))
      return answer(async () => query)
    })
    const query = '{ concerts { data { attributes { slug } } meta { pagination { total } } } }'
    const response = await visit('/graphql', {
      variables: { CONTENT_URL: contentUrl },
      method: 'POST',
      body: JSON.stringify({ query }),
    })
    expect(await response.json()).toEqual({
      data: {
        concerts: { data: [{ attributes: { slug: 'good-concert' } }], meta: { pagination: { total: 2 } } },
      },
    })
    expect(asked.at(-1)).toContain('concerts: concerts_connection')
  })
})

it('a relation that is null, where Strapi 4 has {data: null}, costs what it leads to and nothing else', async () => {
  const concert = unwrapVersion4(goodConcert)
  const withoutVenue = { ...(concert as object), venue: null }
  fakeContent(strapi5With({ ...answer5, concerts: connection([withoutVenue]) }))
  const { status, text } = await read(page, '5')
  expect(status).toBe(200)
  expect(text).toContain(name)
})

it('a concert’s own age stands on its page, before its program’s', async () => {
  const concert = unwrapVersion4({
    ...goodConcert,
    ageLimit: 6,
    programDetail: { data: { attributes: { locale: 'ru', ageLimit: 16 } } },
  })
  fakeContent(strapi5With({ ...answer5, concerts: { nodes: [concert] } }))
  const { text } = await read('/c/good-concert', '5')
  expect(text).toMatch(/[>\s\u00a0]6\+</)
})

describe('the last good copy is shown, and the log names why,', () => {
  it.each<[string, string, Answer, Answer, string]>([
    ['where CONTENT_DIALECT is 4 and a Strapi 5 answers', '4', strapi4, strapi5, 'CONTENT_DIALECT says 4'],
    ['where CONTENT_DIALECT is 5 and a Strapi 4 answers', '5', strapi5, strapi4, 'CONTENT_DIALECT says 5'],
    [
      'where lists stand for nodes, as Strapi 5 has them for queries of its own',
      '5',
      strapi5,
      strapi5With({ ...answer5, concerts: [unwrapVersion4(goodConcert)] }),
      'concert',
    ],
    [
      'where permissions are missing',
      '5',
      strapi5,
      () => Response.json({ data: null, errors: [{ message: 'Forbidden access' }] }),
      'Forbidden access',
    ],
    [
      'where they are missing for a part of what is asked',
      '5',
      strapi5,
      () =>
        Response.json({
          data: { ...answer5, concerts: null },
          errors: [{ message: 'Forbidden access', extensions: { code: 'FORBIDDEN' }, path: ['concerts'] }],
        }),
      'Forbidden access',
    ],
    ['where a list is null', '5', strapi5, strapi5With({ ...answer5, concerts: null }), 'concert'],
  ])('%s', async (_what, dialect, before, after, reason) => {
    const content = fakeContent(before)
    expect((await read(page, dialect)).text).toContain(name)
    content.answer(after)
    letTimePass()
    await publishNow({ CONTENT_URL: contentUrl, CONTENT_DIALECT: dialect })
    const { status, text } = await read(page, dialect)
    expect(status).toBe(200)
    expect(text).toContain(name)
    await vi.waitFor(() => expect(logged.join()).toContain(reason))
  })

  it('and where there is no copy, the page is a 503', async () => {
    fakeContent(strapi5)
    expect((await read('/c/never-seen', '4')).status).toBe(503)
  })
})

it('a dialect that nobody speaks is named', async () => {
  fakeContent(strapi5)
  const { status } = await read(page, '6')
  expect(status).toBe(500)
  expect(logged.join()).toContain('CONTENT_DIALECT must be 4 or 5')
})
