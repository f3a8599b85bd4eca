import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeSnapshot } from '../../../src/demo/snapshot.ts'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { createEmbeddedContent } from '../../../src/strapi-emulator/executor.ts'
import type { Row } from '../../../src/strapi-emulator/row.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { contentUrl } from '../fake-content.ts'
import { hasPublished } from '../fake-publisher.ts'
import { reset } from '../reset.ts'
import { type visit as Visit, visit } from '../visit.ts'

const secret = 'a-secret-of-the-tests'
const variables = { CONTENT_URL: contentUrl, HOOK_SECRET: secret }
const stamp = '2026-11-01T09:00:00.000Z'
const demo = makeSnapshot('2026-11-20')

/** A site's row in Strapi, in one language. */
const siteRow = (id: number, locale: string, fields: Partial<Row>): Row => ({
  id,
  locale,
  localizations: [],
  createdAt: stamp,
  updatedAt: stamp,
  ...fields,
})

/** The demo's content service with these rows of the type `site`, and the queries that it received. */
function serve(...rows: Row[]) {
  hasPublished(`the demo with ${JSON.stringify(rows)}`)
  const asked: string[] = []
  const service = { rows, answer: (_text: string): Response | undefined => undefined, asked }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const text = await request.clone().text()
    asked.push(text)
    const content = createEmbeddedContent({
      now: () => new Date(nowMs()),
      snapshot: () => ({ ...demo, Site: service.rows }),
    })
    return service.answer(text) ?? content(request)
  })
  return service
}

const open = (path: string, more: Parameters<typeof Visit>[1] = {}) => visit(path, { variables, ...more })
const read = async (path: string, more: Parameters<typeof Visit>[1] = {}) => (await open(path, more)).text()
/** Returns the announcement in a page; `undefined` where there is none. */
const barOf = (html: string) => /<aside class="announcement".*?<\/aside>/s.exec(html)?.[0]
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]
const later = (seconds: number) => vi.setSystemTime(nowMs() + seconds * 1000)
const fromNow = (seconds: number) => new Date(nowMs() + seconds * 1000).toISOString()
/** Opens pages beforehand: in an isolate without a copy the first view begins to read the announcement. */
const warm = () => Promise.all(['/qa', '/en/qa', '/th/qa'].map((path) => open(path)))
const tellOfChange = () =>
  open('/api/hooks/content', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify({ event: 'entry.update', model: 'site', entry: {} }),
  })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 9) })
  await reset()
  forgetIsolateCache()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what an editor calls the site', () => {
  const named = siteRow(1, 'ru', { name: 'Обертон', fullName: 'Хор «Обертон»', description: 'Поём.' })

  it('stands in titles, in the header, and in what shared links say', async () => {
    serve(named)
    await warm()
    const html = await read('/concerts')
    expect(titleOf(html)).toMatch(/ — Обертон$/)
    expect(html).toContain('aria-label="Хор «Обертон»"')
    expect(html).toContain('property="og:site_name" content="Хор «Обертон»"')
    expect(html).not.toContain('>Полутон<')
  })

  it('is the home page’s title and description', async () => {
    serve(named)
    await warm()
    const html = await read('/')
    expect(titleOf(html)).toBe('Хор «Обертон»')
    expect(html).toContain('name="description" content="Поём."')
  })

  it('is the name of the installed site', async () => {
    serve(named)
    await warm()
    expect(await (await open('/manifest.webmanifest')).json()).toMatchObject({ short_name: 'Обертон' })
  })

  it('is left to the brand where it is too long for a header', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    serve(siteRow(1, 'ru', { name: 'О'.repeat(121) }))
    await warm()
    expect(titleOf(await read('/concerts'))).toMatch(/ — Полутон$/)
  })

  it('has its logo where the brand’s mark stands, in every language', async () => {
    const [picture] = demo.UploadFile
    serve(siteRow(1, 'ru', { logo: picture?.id ?? 0 }))
    await warm()
    for (const path of ['/concerts', '/en/concerts']) {
      const logos = [...(await read(path)).matchAll(/<img class="logo-(\w+)" src="([^"]*)"/g)]
      expect(logos.map(([, kind, src]) => [kind, src])).toEqual([
        ['own', `${contentUrl}${picture?.url}`],
        ['own', `${contentUrl}${picture?.url}`],
      ])
    }
  })

  it('stays away from a language in which nobody has written it', async () => {
    serve(named)
    await warm()
    expect(titleOf(await read('/en/concerts'))).toMatch(/ — Poluton$/)
  })

  it('is found in KV by an isolate that has just started', async () => {
    serve(named)
    await warm()
    forgetIsolateCache()
    expect(titleOf(await read('/concerts'))).toMatch(/ — Обертон$/)
  })

  it('is on the home page as soon as the webhook has told of it', async () => {
    const service = serve(siteRow(1, 'ru', { name: 'Старый' }))
    await warm()
    await open('/')
    later(1)
    service.rows = [named]
    await tellOfChange()
    expect(titleOf(await read('/'))).toBe('Хор «Обертон»')
  })
})

describe('a content service whose model is older', () => {
  const sitesIn = (query: string) => [...query.matchAll(/(\w+): site\(/g)]
  const unknown = (query: string) => ({
    errors: sitesIn(query).map(({ index }) => {
      const before = query.slice(0, index).split('\n')
      const locations = [{ line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }]
      return { message: 'Cannot query field "site" on type "Query".', locations }
    }),
  })
  const forbidden = (query: string) => ({
    errors: sitesIn(query).map(([, alias]) => ({
      message: 'Forbidden access',
      path: [alias],
      extensions: { code: 'FORBIDDEN' },
    })),
  })

  it.each([
    ['does not know the type', unknown, 400],
    ['does not show it to the public', forbidden, 200],
  ])('that %s leaves the brand’s names, and the footer', async (_why, refuse, status) => {
    for (const level of ['warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation(() => undefined)
    const content = createEmbeddedContent({ now: () => new Date(nowMs()), snapshot: () => demo })
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input, init)
      const { query } = await request.clone().json<{ query: string }>()
      if (sitesIn(query).length === 0) return content(request)
      const answered = status === 200 ? await (await content(request)).json<object>() : {}
      return Response.json({ ...answered, ...refuse(query) }, { status })
    })
    const html = await read('/concerts')
    expect(titleOf(html)).toMatch(/ — Полутон$/)
    expect(html).toContain('https://vk.com/poluton_orchestra')
  })
})

describe('an announcement', () => {
  const words = 'Продажа билетов открыта'
  const row = (fields: Partial<Row> = {}) => siteRow(1, 'ru', { announcement: words, ...fields })

  it.each(['/', '/concerts', '/c/hans-zimmer-moscow-1', '/hans-zimmer', '/search', '/no-such-page'])(
    'stands above the header of %s',
    async (path) => {
      serve(row())
      await warm()
      const html = await read(path)
      expect(barOf(html)).toContain(words)
      expect(html.indexOf('<aside class="announcement"')).toBeLessThan(html.indexOf('<header'))
    },
  )

  it('says its own language where it isn’t translated', async () => {
    serve(row())
    await warm()
    expect(barOf(await read('/en/concerts'))).toContain(`<p lang="ru">${words}</p>`)
    expect(barOf(await read('/concerts'))).toContain(`<p>${words}</p>`)
  })

  it('is shown in the visitor’s language where it is', async () => {
    serve(row(), siteRow(2, 'en', { announcement: 'Tickets are on sale' }))
    await warm()
    expect(barOf(await read('/en/concerts'))).toContain('<p>Tickets are on sale</p>')
  })

  it('leads where its link may', async () => {
    const service = serve(row())
    await warm()
    const hrefs: Record<string, string | undefined> = {
      '/hans-zimmer?x=1#tickets': '/en/hans-zimmer?x=1#tickets',
      '/en/hans-zimmer': '/en/hans-zimmer',
      'https://tickets.example/a': 'https://tickets.example/a',
      'javascript:alert(1)': undefined,
      '/\\\\evil.example': undefined,
      '//other.example': 'https://other.example',
      'other.example/x': 'https://other.example/x',
      'mailto:a@b.example': undefined,
    }
    const seen: typeof hrefs = {}
    for (const announcementLink of Object.keys(hrefs)) {
      later(1)
      service.rows = [row({ announcementLink })]
      await tellOfChange()
      // A cached page may be shown once more without the change, so each link gets a page of its own.
      const html = await read(`/en/${encodeURIComponent(announcementLink)}`)
      seen[announcementLink] = /href="([^"]*)"/.exec(barOf(html) ?? '')?.[1]
    }
    expect(seen).toEqual(hrefs)
  })

  it('is text, whatever stands in it', async () => {
    serve(row({ announcement: '<img src=x onerror=alert(1)>"\u202e' }))
    await warm()
    expect(barOf(await read('/concerts'))).toContain('<p>&lt;img src=x onerror=alert(1)&gt;&quot;</p>')
  })

  it('is left out where it is longer than anybody would read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    serve(row({ announcement: 'о'.repeat(1001) }))
    await warm()
    expect(barOf(await read('/concerts'))).toBeUndefined()
  })

  it('isn’t shown before it begins, and is shown then', async () => {
    serve(row({ announcementBegins: fromNow(20) }))
    await warm()
    expect(barOf(await read('/concerts'))).toBeUndefined()
    later(20)
    expect(barOf(await read('/concerts'))).toContain(words)
  })

  it('is gone when it ends, from stored pages too', async () => {
    serve(row({ announcementEnds: fromNow(20) }))
    await warm()
    expect(barOf(await read('/concerts'))).toContain(words)
    later(19)
    const stored = await open('/concerts')
    expect([stored.headers.get('x-cache'), barOf(await stored.text())]).toEqual(['HIT', expect.anything()])
    later(1)
    expect(barOf(await read('/concerts'))).toBeUndefined()
  })

  it('is gone when it ends while the content service is down', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const service = serve(row({ announcementEnds: fromNow(20) }))
    await warm()
    await open('/concerts')
    service.answer = () => new Response('down', { status: 500 })
    later(3600)
    const after = await open('/concerts')
    expect([after.status, barOf(await after.text())]).toEqual([200, undefined])
  })

  describe('that a visitor has closed', () => {
    const idOf = (html: string) => /data-announcement="(\w+)"/.exec(html)?.[1] ?? ''
    const closing = (id: string) => ({ headers: { cookie: `tutti_announcement=${id}` } })

    it('is left out of their pages, which are stored apart from everybody’s', async () => {
      serve(row())
      await warm()
      const closed = closing(idOf(await read('/concerts')))
      const answers = [
        await open('/concerts', closed),
        await open('/concerts', closed),
        await open('/concerts'),
      ]
      expect(answers.map(({ headers }) => headers.get('x-cache'))).toEqual(['MISS', 'HIT', 'HIT'])
      const bars = await Promise.all(answers.map(async (answer) => barOf(await answer.text())))
      expect(bars).toEqual([undefined, undefined, expect.stringContaining(words)])
    })

    it('is closed in every language', async () => {
      serve(row(), siteRow(2, 'en', { announcement: 'Tickets are on sale' }))
      await warm()
      const closed = closing(idOf(await read('/concerts')))
      expect(barOf(await read('/en/concerts', closed))).toBeUndefined()
    })

    it('lets the next one be seen', async () => {
      const service = serve(row())
      await warm()
      const closed = closing(idOf(await read('/concerts')))
      later(1)
      service.rows = [row({ announcement: 'Другое' })]
      await tellOfChange()
      expect(barOf(await read('/programs', closed))).toContain('Другое')
    })

    it('makes no pages of cookies that somebody made up', async () => {
      serve(row())
      await warm()
      await open('/concerts')
      for (const id of ['x', '<b>', '0'.repeat(3000)]) {
        expect((await open('/concerts', closing(id))).headers.get('x-cache')).toBe('HIT')
      }
    })
  })
})
