import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { contentUrl, fakeContent, goodConcert, noRedirects } from '../fake-content.ts'
import { reset } from '../reset.ts'
import { visit } from '../visit.ts'

beforeEach(async () => {
  await reset()
  forgetIsolateCache()
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})

const frame = 'https://vk.com/video_ext.php?oid=1'
const none = { data: [] }
const written = (slug: string) => ({
  locale: 'ru',
  slug,
  title: 'Заголовок',
  layout: 'default',
  publishedAt: '2026-10-01T09:00:00.000Z',
  blocks: [
    { __typename: 'ComponentBlockHtmlEmbed', title: 'Фильм', html: `<iframe src="${frame}"></iframe>` },
  ],
  localizations: none,
})

/** A site whose editors have put the frame into every field for text. */
function answerWithFrames(path: string): void {
  const entry = { data: [{ id: '1', attributes: written(path.split('/').at(-1) ?? '') }] }
  const lists = {
    programs: none,
    members: none,
    programCollections: none,
    posts: none,
    redirects: noRedirects,
  }
  const one = { data: null }
  const site = { social: one, about: one, fallbackSocial: one, fallbackAbout: one }
  fakeContent(() => Response.json({ data: { ...lists, ...site, pages: entry, articles: entry } }))
}

const framesOf = (response: Response) =>
  /frame-src ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
const variables = { CONTENT_URL: contentUrl, EMBED_HOSTS: 'vk.com,rutube.ru' }
const embeds = 'https://vk.com https://rutube.ru'

describe('a page that editors write', () => {
  const paths = [
    '/about',
    '/charity',
    '/services',
    '/security',
    '/contact',
    '/b2b',
    '/cast',
    '/a/some',
    '/some',
  ]
  it.each(paths)('offers their frames, and opens its policy to these hosts alone: %s', async (path) => {
    answerWithFrames(path)
    const response = await visit(path, { variables })
    const html = await response.text()
    expect(html).toContain(`<a class="video" href="${frame}"`)
    // Before a click, the page loads nothing from the frame's host.
    expect(html).not.toContain('<iframe')
    expect(framesOf(response)).toBe(embeds)
  })

  it('is as open when it is stored', async () => {
    answerWithFrames('/some')
    await visit('/some', { variables })
    const stored = await visit('/some', { variables })
    expect(stored.headers.get('x-cache')).toBe('HIT')
    expect(framesOf(stored)).toBe(embeds)
  })
})

describe('a page without frames opens its policy to none:', () => {
  const paths = [
    '/',
    '/concerts',
    '/programs',
    '/cities',
    '/cities/kazan',
    '/venues',
    '/venues/finomi',
    '/news',
    '/qa',
  ]
  it.each([
    ...paths,
    '/poster',
    '/search',
    '/saved',
    '/offline',
    '/no/such/page',
    '/api/cities',
    '/robots.txt',
  ])('%s', async (path) => {
    const response = await visit(path)
    expect(framesOf(response)).toBe("'none'")
    expect(await response.text()).not.toContain('<iframe')
  })

  it('but a concert to the hosts of excerpts, which its program may have', async () => {
    const one = { data: [{ id: '1', attributes: goodConcert }] }
    fakeContent(() => Response.json({ data: { concerts: one } }))
    const response = await visit('/c/good-concert', { variables })
    expect(response.status).toBe(200)
    expect(framesOf(response)).toBe('https://vk.com https://rutube.ru')
  })
})
