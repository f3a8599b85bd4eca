import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { answerRows } from '../../fixtures/rows-answer.ts'
import { contentUrl, goodConcert, noRedirects } from '../fake-content.ts'
import { reset } from '../reset.ts'
import { visit } from '../visit.ts'

beforeEach(async () => {
  await reset()
  forgetIsolateCache()
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})

const rows = (...attributes: object[]) => ({
  data: attributes.map((each, at) => ({ id: String(at + 1), attributes: each })),
})
const paged = (list: object) => ({ ...list, meta: { pagination: { total: 1, pageCount: 1 } } })

/** All tests share the edge's cache, so each test has a site of its own. */
let sites = 0

/** Every response that contains the picture of a program, or is made from it. */
async function answersWith(url: string, service = contentUrl): Promise<Record<string, string>> {
  sites += 1
  const size = { url, width: 500 }
  const image = {
    data: { attributes: { url, width: 1000, height: 500, alternativeText: '', formats: { size } } },
  }
  const program = {
    locale: 'ru',
    slug: 'zimmer',
    name: 'Музыка Ханса Циммера',
    heroImage: image,
    thumbnailImage: image,
    seo: { metaImage: image },
    localizations: { data: [] },
  }
  const concert = { ...goodConcert, program: { data: { attributes: program } } }
  const concerts = rows({ ...concert, programDetail: concert.program })
  const none = { data: [] }
  const data = {
    concerts: paged(concerts),
    programs: rows(program),
    posts: paged(none),
    cities: none,
    venues: none,
    members: none,
    programCollections: none,
    pages: none,
    redirects: noRedirects,
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const asked = await new Request(input, init).text()
    const answer = Response.json({ data: asked.includes('query Concert(') ? { ...data, concerts } : data })
    return answerRows(asked, answer)
  })
  const variables = { CONTENT_URL: service, SITE_URL: `https://pictures-${sites}.example` }
  const body = JSON.stringify({ queries: [{ indexUid: 'program' }, { indexUid: 'concert' }] })
  const read = async (path: string, init: object = {}) => {
    const response = await visit(path, { variables, ...init })
    expect(`${path} ${response.status}`).toBe(`${path} 200`)
    return response.text()
  }
  return {
    page: await read('/zimmer'),
    concert: await read('/c/good-concert'),
    list: await read('/programs'),
    payload: await read('/programs/_payload.json'),
    search: await read('/api/search', { method: 'POST', body }),
  }
}

describe('a picture of content', () => {
  it.each([
    'javascript:alert("needle")',
    'data:image/svg+xml,needle',
    'blob:https://other.example/needle',
    '/\\other.example/needle.jpg',
    'https://name:needle@other.example/a.jpg',
    'https://needle@other.example/a.jpg',
    'http://other.example/needle.jpg',
    'https://other.example/a 100w, https://other.example/needle.jpg',
    'needle.jpg',
    `https://other.example/${'needle'.repeat(400)}.jpg`,
  ])('is in no answer when its address is %j', async (url) => {
    const answers = await answersWith(url)
    expect(
      Object.entries(answers).flatMap(([name, text]) => (text.includes('needle') ? [name] : [])),
    ).toEqual([])
    expect(answers.list).toContain('Музыка Ханса Циммера')
  })

  it.each([
    'https://cdn.example/needle,w_500.jpg',
    '//other.example/needle.jpg',
    '/uploads/needle.webp',
    'https://other.example:8443/needle.svg',
  ])('may have the address %s', async (url) => {
    const answers = await answersWith(url)
    const lacking = Object.entries(answers).flatMap(([name, text]) => (text.includes('needle') ? [] : [name]))
    expect(lacking).toEqual([])
  })

  it('may be at http where the content service itself is, on a machine of one’s own', async () => {
    const { list } = await answersWith('http://localhost:1337/needle.jpg', 'http://localhost:1337')
    expect(list).toContain('http://localhost:1337/needle.jpg')
  })
})
