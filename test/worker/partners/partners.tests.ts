import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { nowMs } from '../../fixtures/clock.ts'
import { answerRows } from '../../fixtures/rows-answer.ts'
import { contentUrl, contentWith, fakeContent, goodConcert } from '../fake-content.ts'
import { beginFresh } from '../fresh-site.ts'
import { visit } from '../visit.ts'

/** What partners ask, and what visitors notice of it: nothing. */
const variables = { CONTENT_URL: contentUrl, PAGE_CACHE: 'off' }

beginFresh()

/** Imports the code of the answers beforehand: on a busy machine the first request needs seconds for it. */
const patience = { timeout: 20_000 }

const listOf = (slug: string) => `{ cities(filters: { slug: { eq: "${slug}" } }) { data { id } } }`
const ask = (query: string, headers: Record<string, string> = {}) =>
  visit('/graphql', { variables, method: 'POST', headers, body: JSON.stringify({ query }) })
const visitPage = (path = '/concerts') => visit(path, { variables, bindings: { CACHE: undefined } as never })

/** Answers queries of visitors at once, and queries of partners when the test says so. */
function contentThatKeepsPartnersWaiting() {
  const waiting: (() => void)[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const body = await new Request(input, init).text()
    if (!body.includes('_publication')) return answerRows(body, contentWith([goodConcert])())
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push(resolve)
    await promise
    return Response.json({ data: {} })
  })
  return {
    waiting,
    answer: () => {
      for (const resolve of waiting.splice(0)) resolve()
    },
  }
}

describe('while partners’ queries hang', () => {
  const start = async (count: number) => {
    const content = contentThatKeepsPartnersWaiting()
    const asked = Array.from({ length: count }, (_, index) => ask(listOf(`slow-${index}`)))
    await vi.waitUntil(() => content.waiting.length === count, patience)
    return { ...content, asked }
  }

  it('pages are answered', async () => {
    const { asked, answer } = await start(4)
    const page = await visitPage()
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Музыка Ханса Циммера')
    answer()
    await Promise.all(asked)
  })

  it('a fifth one is refused at once, with the time to wait', async () => {
    const { asked, answer, waiting } = await start(4)
    const refused = await ask(listOf('fifth'), { authorization: 'Bearer of-somebody' })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(await refused.json()).toMatchObject({ data: null, error: { status: 429, name: 'RateLimitError' } })
    expect(waiting).toHaveLength(4)
    answer()
    await Promise.all(asked)
  })

  it('what is known is answered', async () => {
    fakeContent(() => Response.json({ data: { cities: { data: [{ id: 'known' }] } } }))
    await ask(listOf('known'))
    vi.restoreAllMocks()
    const { asked, answer } = await start(4)
    expect(await (await ask(listOf('known'))).text()).toContain('known')
    answer()
    await Promise.all(asked)
  })

  it('others may ask as soon as one has its answer', async () => {
    const { asked, answer } = await start(4)
    answer()
    await Promise.all(asked)
    fakeContent(() => Response.json({ data: {} }))
    expect((await ask(listOf('fifth'))).status).toBe(200)
  })

  it('one that was cut off without an end is forgotten', async () => {
    const { asked, answer } = await start(4)
    vi.setSystemTime(nowMs() + 11_000)
    const late = ask(listOf('fifth'))
    await vi.waitUntil(() => vi.mocked(fetch).mock.calls.length === 5, patience)
    answer()
    expect((await late).status).toBe(200)
    await Promise.all(asked)
  })
})

describe('what partners ask', () => {
  const long = (length: number) => Response.json({ data: { cities: { data: [{ id: 'x'.repeat(length) }] } } })

  it('writes nothing to KV, however many ask for what isn’t there', async () => {
    fakeContent(() => Response.json({ data: { cities: { data: [] } } }))
    for (let index = 0; index < 50; index++) await ask(listOf(`guess-${index}`))
    const { CACHE } = env as unknown as { CACHE: KVNamespace }
    expect((await CACHE.list()).keys).toEqual([])
  })

  it('pushes nothing out of memory that visitors wait for', async () => {
    const content = fakeContent(contentWith([goodConcert]))
    await visitPage()
    const known = content.calls()
    content.answer(() => long(60_000))
    for (let index = 0; index < 200; index++) await ask(listOf(`long-${index}`))
    content.answer(contentWith([goodConcert]))
    const before = content.calls()
    expect((await visitPage()).status).toBe(200)
    expect(known).toBeGreaterThan(0)
    expect(content.calls()).toBe(before)
  })

  it('waits for nobody who has just had a long answer to the same', async () => {
    fakeContent(() => long(70_000))
    const [one, another] = await Promise.all([ask(listOf('long')), ask(listOf('long'))])
    expect([one.status, another.status]).toEqual([200, 200])
  })

  it('isn’t kept when its answer is long', async () => {
    const content = fakeContent(() => long(70_000))
    await ask(listOf('long'))
    expect((await ask(listOf('long'))).status).toBe(200)
    expect(content.calls()).toBe(2)
  })

  it('gets no answer of more than half a megabyte, and no more of it is read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(64 * 1024).fill(32))
      },
    })
    fakeContent(() => new Response(endless))
    const response = await ask(listOf('endless'))
    expect(response.status).toBe(502)
    expect(sent).toBeLessThan(20)
  })

  it('gets no answer that says of itself that it is longer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    fakeContent(() => new Response('{}', { headers: { 'content-length': '600000' } }))
    expect((await ask(listOf('long'))).status).toBe(502)
  })

  it('reaches the content service in about as many letters, whatever is nested how deep', async () => {
    let sent = ''
    fakeContent(async (readBody) => {
      sent = await readBody()
      return Response.json({ data: {} })
    })
    const text = `"""${'a\n'.repeat(240)}"""`
    const nested = `${'... { '.repeat(9)} cities(filters: { or: [${`{ name: { eq: ${text} } } `.repeat(15)}] }) { data { id } } ${'} '.repeat(9)}`
    expect((await ask(`{ ${nested} }`)).status).toBe(200)
    expect(sent).toContain('filters1')
    expect(sent.length).toBeLessThan(nested.length * 2)
  })
})

it('a partner’s query asks the content service for JSON, as the client’s specification says', async () => {
  fakeContent(() => Response.json({ data: {} }))
  await ask(listOf('json'))
  const [asked] = vi.mocked(fetch).mock.lastCall ?? []
  expect(asked instanceof Request && asked.headers.get('accept')).toBe('application/json')
})
