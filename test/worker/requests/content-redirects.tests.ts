import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contentUrl, contentWith } from '../fake-content.ts'
import { beginFresh } from '../fresh-site.ts'
import { visit } from '../visit.ts'

const variables = { CONTENT_URL: contentUrl, PRODUCTION_HOSTS: 'orchestra.example' }

/** A content service that has these redirects and nothing else; it counts how often it is asked for them. */
function redirectsTo(targets: Record<string, string>) {
  let asked = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { query, variables } = await new Request(input, init).json<{
      query: string
      variables: { from?: string[] }
    }>()
    if (!query.includes('query Redirects')) return contentWith([])()
    asked += 1
    const found = variables.from?.filter((from) => targets[from] !== undefined) ?? []
    const data = found.map((from) => ({ attributes: { from, to: targets[from] } }))
    return Response.json({ data: { redirects: { data } } })
  })
  return { asked: () => asked }
}
const answerOf = async (path: string, method = 'GET') => {
  const { status, headers } = await visit(path, { variables, method })
  return [status, headers.get('location')]
}

beginFresh()
beforeEach(() => {
  // Pages of entries that such a service doesn't know are its fault, and logged as that.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('an address that an editor has moved', () => {
  it.each([
    ['for all languages keeps the visitor’s', '/en/old/way', { '/old/way': '/new/way' }, '/en/new/way'],
    [
      'for one language leads where the editor says',
      '/en/old/way',
      { '/en/old/way': '/new/way' },
      '/new/way',
    ],
    [
      'with its query is more particular than without',
      '/old/way?id=5',
      { '/old/way': '/new/way', '/old/way?id=5': '/new/five' },
      '/new/five',
    ],
    ['whatever its query', '/old/way?id=6', { '/old/way': '/new/way' }, '/new/way'],
    [
      'to another site leads there, in its own language',
      '/en/old/way',
      { '/old/way': 'https://other.example/x' },
      'https://other.example/x',
    ],
    [
      'to the public host stays on the host that was asked',
      '/old/way',
      { '/old/way': 'https://orchestra.example/new/way#tickets' },
      '/new/way#tickets',
    ],
  ])('%s', async (_name, path, redirects, location) => {
    redirectsTo(redirects as Record<string, string>)
    expect(await answerOf(path)).toEqual([301, location])
  })

  it.each(['javascript:alert(1)', '//evil.example', 'mailto:a@b.example', '/old/way', ''])(
    'to %j is not found',
    async (to) => {
      redirectsTo({ '/old/way': to })
      expect(await answerOf('/old/way')).toEqual([404, null])
    },
  )

  it.each([
    ['with its campaign', '/old/way?utm_source=vk', '/old/way'],
    ['with its language', '/en/old/way', '/old/way'],
    ['with both', '/en/old/way?utm_source=vk&x=1', '/old/way?x=1'],
  ])('to itself is not found, %s either', async (_name, path, to) => {
    redirectsTo({ '/old/way': to })
    const [status, location] = await answerOf(path)
    // What isn't a campaign's may be left out once; then it ends.
    const next = status === 301 ? await answerOf(String(location)) : [status]
    expect(next[0]).toBe(404)
  })

  it('leads nobody who writes, and no call', async () => {
    const content = redirectsTo({ '/old/way': '/new', '/api/old': '/new' })
    expect(await answerOf('/old/way', 'POST')).toEqual([404, null])
    expect(await answerOf('/api/old')).toEqual([404, null])
    expect(content.asked()).toBe(0)
  })
})

describe('an address that nobody has moved', () => {
  it('costs the content service one question in two minutes', async () => {
    const content = redirectsTo({})
    await visit('/old/way', { variables })
    vi.setSystemTime(Date.now() + 119_000)
    await visit('/old/way', { variables })
    expect(content.asked()).toBe(1)
  })

  it('can be moved: it leads there two minutes later', async () => {
    redirectsTo({})
    await visit('/old/way', { variables })
    redirectsTo({ '/old/way': '/new/way' })
    vi.setSystemTime(Date.now() + 121_000)
    expect(await answerOf('/old/way')).toEqual([301, '/new/way'])
  })
})
