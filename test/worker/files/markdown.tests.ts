import { describe, expect, it, vi } from 'vitest'
import { contentUrl, fakeContent } from '../fake-content.ts'
import { visit } from '../visit.ts'

const toMarkdown = (path: string) => `${path}.md`

describe('a page of the sitemap as Markdown', () => {
  it('says what the page says, without its frame', async () => {
    const answer = await visit(toMarkdown('/en/qa/refunds'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(answer.headers.get('vary')).toBeNull()
    expect(answer.headers.get('link')).toBe('<https://tutti.example/en/qa/refunds>; rel="canonical"')
    const text = await answer.text()
    expect(text).toContain('# Can I return a ticket?\n')
    expect(text).not.toMatch(/<\w|Poluton LLC/)
  })

  it.each(['/index', '/en/index', '/concerts', '/cities/kazan', '/hans-zimmer', '/venues/finomi'])(
    'there is %s',
    async (path) => {
      const answer = await visit(toMarkdown(path))
      expect(answer.status).toBe(200)
      expect(await answer.text()).toMatch(/^# \S/m)
    },
  )

  it.each([
    '/login',
    '/search',
    '/nothing-here',
    '/%D0%BD%D0%B5%D1%82',
    '/c/nothing-here',
    '/account/password',
    '/desk',
  ])('there is no %s', async (path) => {
    expect((await visit(toMarkdown(path))).status).toBe(404)
  })
})

describe('while the content service has never answered', () => {
  it('a page as Markdown is 503 like the page, and not gone', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    fakeContent(() => new Response('down', { status: 500 }))
    const answer = await visit(toMarkdown('/concerts'), { variables: { CONTENT_URL: contentUrl } })
    expect(answer.status).toBe(503)
  })
})

describe('llms.txt', () => {
  it('lists pages as Markdown in the language of its address', async () => {
    const text = await (await visit('/en/llms.txt')).text()
    expect(text).toContain(`(https://tutti.example${toMarkdown('/en/concerts')})`)
    expect(text).toContain(`(https://tutti.example${toMarkdown('/en/qa/refunds')})`)
    expect(text).toContain('https://tutti.example/en/mcp')
    expect(text.split('\n')[0]).toBe('# Poluton Orchestra')
  })

  it('lists every page of the sitemap, but no concerts that are over', async () => {
    const read = async (path: string) => (await visit(path)).text()
    const findAddresses = (xml: string) => [...xml.matchAll(/<loc>https:\/\/tutti\.example([^<]+)/g)]
    const parts = findAddresses(await read('/sitemap.xml')).map(([, part = '']) => read(part))
    const mapped = (await Promise.all(parts)).flatMap(findAddresses).map(([, path = '']) => path)
    const text = await read('/en/llms.txt')
    const missing = mapped.filter(
      (path) => /^\/en\/(?!c\/)/.test(path) && !text.includes(`https://tutti.example${toMarkdown(path)})`),
    )
    expect(missing).toEqual([])
  })
})
