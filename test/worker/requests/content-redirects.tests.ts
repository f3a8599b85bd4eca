import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contentUrl, emptyContent, fakeContent } from '../fake-content.ts'
import { beginFresh } from '../fresh-site.ts'
import { publishNow, visit } from '../visit.ts'

const variables = { CONTENT_URL: contentUrl, PRODUCTION_HOSTS: 'orchestra.example' }

/** A content service that contains only these redirects, and counts its calls. */
function redirectsTo(targets: Record<string, string>) {
  const data = Object.entries(targets).map(([from, to], at) => ({
    id: String(at + 1),
    attributes: { from, to },
  }))
  const answer = { ...emptyContent, redirects: { data, meta: { pagination: { total: data.length } } } }
  return fakeContent(() => Response.json({ data: answer }))
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

it('a page as Markdown follows the page to its new address', async () => {
  redirectsTo({ '/c/old': '/c/new#tickets' })
  const asMarkdown = (path: string) => `${path}.md`
  expect(await answerOf(asMarkdown('/en/c/old'))).toEqual([302, asMarkdown('/en/c/new')])
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

  it.each([
    ['in Cyrillic', '/старый', '/%D1%81%D1%82%D0%B0%D1%80%D1%8B%D0%B9'],
    ['in Thai', '/ข่าว', '/%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7'],
    ['in Cyrillic with capitals', '/Старый', '/%D1%81%D1%82%D0%B0%D1%80%D1%8B%D0%B9'],
    ['in Cyrillic, asked for with capitals', '/старый', '/%D0%A1%D1%82%D0%B0%D1%80%D1%8B%D0%B9'],
    ['in letters of two parts', '/старыи\u0306', '/%D1%81%D1%82%D0%B0%D1%80%D1%8B%D0%B9'],
    ['with a final slash', '/old/way/', '/old/way'],
    ['with several slashes', '//old//way//', '/old/way'],
    ['without its first slash', 'old/way', '/old/way'],
    ['with capitals', '/Old/WAY', '/old/way'],
    [
      'escaped in small hex',
      '/%d1%81%d1%82%d0%b0%d1%80%d1%8b%d0%b9',
      '/%D1%81%D1%82%D0%B0%D1%80%D1%8B%D0%B9',
    ],
    ['escaped in big hex', '/%D1%81%D1%82%D0%B0%D1%80%D1%8B%D0%B9', '/%D1%81%D1%82%D0%B0%D1%80%D1%8B%D0%B9'],
    ['in letters, asked for in small hex', '/старый', '/%d1%81%d1%82%d0%b0%d1%80%d1%8b%d0%b9'],
    ['that aren’t UTF-8', '/%f1%f2', '/%F1%F2'],
    ['with its host', 'https://orchestra.example/old/way', '/old/way'],
    ['with another host', 'http://old.example/old/way/', '/old/way'],
    ['with its host and no scheme', 'www.orchestra.example/old/way', '/old/way'],
    ['between spaces and marks', ' /old/way\u200b ', '/old/way'],
    ['with a fragment', '/old/way#top', '/old/way'],
    ['of a file', '/old.php?id=5', '/old.php?id=5'],
    ['with its query in another order', '/old/way?b=2&a=1', '/old/way?a=1&b=2'],
    ['with a campaign in it', '/old/way?utm_source=vk', '/old/way'],
    ['with a space', '/old way', '/old%20way'],
    ['in quotation marks', '«/old/way»', '/old/way'],
    ['with what a sentence puts behind it', '/old/way;', '/old/way'],
    ['in full width', '/ｏｌｄ／way', '/old/way'],
    ['with a campaign behind &', '/old/way&utm_source=vk', '/old/way'],
    ['with & written as in HTML', '/old/way?a=1&amp;b=2', '/old/way?b=2&a=1'],
  ])('is found however it was typed: %s', async (_how, from, asked) => {
    redirectsTo({ [from]: '/new/way' })
    expect(await answerOf(asked)).toEqual([301, '/new/way'])
  })

  it('keeps the campaign, and finds its redirect in spite of it', async () => {
    redirectsTo({ '/old/way/': '/new/way?a=1#b' })
    expect(await answerOf('/old/way?utm_source=vk&utm_medium=cpc')).toEqual([
      301,
      '/new/way?a=1&utm_source=vk&utm_medium=cpc#b',
    ])
  })

  it.each([
    ['two', { '/x/a': '/x/b', '/x/b': '/new/way' }, '/new/way'],
    [
      'many, typed in many ways',
      { '/x/a': 'X/B/', '/x/b': 'https://orchestra.example/x/c', '/x/C/': '/new/way' },
      '/new/way',
    ],
    ['out of the site', { '/x/a': '/x/b', '/x/b': 'https://other.example/' }, 'https://other.example/'],
  ])('leads through a chain of %s at once', async (_name, redirects, location) => {
    redirectsTo(redirects as Record<string, string>)
    expect(await answerOf('/x/a')).toEqual([301, location])
  })

  it('keeps the language through a chain', async () => {
    redirectsTo({ '/x/a': '/x/b', '/x/b': '/new/way' })
    expect(await answerOf('/en/x/a')).toEqual([301, '/en/new/way'])
  })

  it.each([
    ['two', { '/x/a': '/x/b', '/x/b': '/x/a' }],
    ['three', { '/x/a': '/x/b/', '/x/b': '/x/C', '/x/c': 'x/a' }],
  ])('leads nowhere in a circle of %s', async (_name, redirects) => {
    redirectsTo(redirects as Record<string, string>)
    expect(await answerOf('/x/a')).toEqual([404, null])
  })

  it('leads as far as a redirect to itself', async () => {
    redirectsTo({ '/x/a': '/x/b', '/x/b': '/x/B/' })
    expect(await answerOf('/x/a')).toEqual([301, '/x/b'])
  })

  it('is found among ten thousand, of which nobody is asked again', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`/old/${at}/`, `/new/${at}`]))
    const content = redirectsTo(many)
    expect(await answerOf('/old/9999')).toEqual([301, '/new/9999'])
    const asked = content.calls()
    for (const at of [0, 1, 5000, 7777]) expect(await answerOf(`/old/${at}`)).toEqual([301, `/new/${at}`])
    expect(await answerOf('/old/10000')).toEqual([404, null])
    expect(content.calls()).toBe(asked)
  })

  it('leads nobody who writes, and no call', async () => {
    redirectsTo({ '/old/way': '/new', '/api/old': '/new' })
    expect(await answerOf('/old/way', 'POST')).toEqual([404, null])
    expect(await answerOf('/api/old')).toEqual([404, null])
  })
})

describe('an address that nobody has moved', () => {
  it('asks the content service nothing', async () => {
    const content = redirectsTo({})
    await publishNow(variables)
    const asked = content.calls()
    for (const guess of ['/old/way', '/old/away', '/en/old']) await visit(guess, { variables })
    expect(content.calls()).toBe(asked)
  })

  it('can be moved: it leads there once that is published', async () => {
    redirectsTo({})
    await visit('/old/way', { variables })
    redirectsTo({ '/old/way': '/new/way' })
    await publishNow(variables)
    expect(await answerOf('/old/way')).toEqual([301, '/new/way'])
  })
})
