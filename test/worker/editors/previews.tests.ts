import { beforeEach, describe, expect, it } from 'vitest'
import { createSigner } from '../../../src/crypto/signature.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { askedWith, draftWord, strapiWithDrafts, previewVariables as variables } from '../draft-content.ts'
import { beginFresh, later } from '../fresh-site.ts'
import { begin, cookieOf, type Link, linkTo, open, pagesOfDrafts, read } from '../preview-visits.ts'
import { origin, visit } from '../visit.ts'

beginFresh()
beforeEach(strapiWithDrafts)

describe('a link of the content manager', () => {
  it.each(pagesOfDrafts)(
    'to a %s leads to %s, which shows the draft to who has come by it',
    async (type, path) => {
      const opened = await open({ type })
      expect([opened.status, opened.headers.get('location')]).toEqual([303, path])
      const { response, text } = await read(path, cookieOf(opened))
      expect(response.status).toBe(200)
      expect(text).toContain(draftWord)
    },
  )

  it.each([
    ['about', '/about'],
    ['site', '/'],
    ['social', '/'],
  ])('to the single type %s leads to the page where it is seen', async (type, path) => {
    expect((await open({ type, id: '1' })).headers.get('location')).toBe(path)
  })

  it('leads to the page in its language', async () => {
    expect((await open({ type: 'site', id: '1', locale: 'th' })).headers.get('location')).toBe('/th')
  })

  it('gives a cookie for this host alone, that no script reads and that ends with the link', async () => {
    const [cookie] = (await open({ expiresInSeconds: 600 })).headers.getSetCookie()
    expect(cookie).toMatch(
      /^__Host-preview=\d+\.[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  it('leaves nothing of itself to caches or other pages', async () => {
    const { headers } = await open()
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('strict-origin')
  })

  it('may be opened again, and is good no longer for it', async () => {
    const link = await linkTo({ expiresInSeconds: 600 })
    await visit(link, { variables })
    later(500)
    const again = await visit(link, { variables })
    expect(again.headers.getSetCookie()[0]).toContain('Max-Age=100;')
  })

  it.each<[what: string, link: Link, fault: string]>([
    ['expired', { expiresInSeconds: -1 }, 'expired'],
    ['good for longer than an hour', { expiresInSeconds: 7200 }, 'expired'],
    ['signed by somebody else', { secret: 'another-secret-of-thirty-two-char' }, 'forged'],
    ['of a type that the site doesn’t have', { type: 'plugin::users-permissions.user' }, 'type'],
    ['of a type without pages', { type: 'redirect' }, 'type'],
    ['of an object’s own name', { type: 'constructor' }, 'type'],
    ['of an entry that isn’t there', { id: '424242' }, 'missing'],
    ['of something that is no id', { id: 'null' }, 'missing'],
  ])('that is %s gives no cookie, and leads to a page that says so', async (_what, link, fault) => {
    const opened = await open(link)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/preview?fault=${fault}`])
    expect(opened.headers.getSetCookie()).toEqual([])
  })

  it.each([
    ['its type', (link: URL) => link.searchParams.set('type', 'city')],
    ['its entry', (link: URL) => link.searchParams.set('id', '1')],
    [
      'its end',
      (link: URL) => link.searchParams.set('exp', String(Number(link.searchParams.get('exp')) + 1)),
    ],
    ['its language', (link: URL) => link.searchParams.set('locale', 'en')],
    [
      'its signature, cut',
      (link: URL) => link.searchParams.set('sig', link.searchParams.get('sig')?.slice(0, 20) ?? ''),
    ],
    ['its signature, in no letters', (link: URL) => link.searchParams.set('sig', '%00=')],
  ])('of which somebody has changed %s opens nothing', async (_what, change) => {
    const link = new URL(await linkTo(), origin)
    change(link)
    const opened = await visit(`${link.pathname}${link.search}`, { variables })
    expect(opened.headers.get('location')).toBe('/preview?fault=forged')
  })

  it.each([
    ['forged', 403],
    ['expired', 403],
    ['type', 404],
    ['missing', 404],
  ])('that is no good (%s) is told of in words, with status %i', async (fault, status) => {
    const { response, text } = await read(`/preview?fault=${fault}`)
    expect(response.status).toBe(status)
    expect(text).toContain('<h1>Просмотр черновиков</h1>')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  })

  it.each(['PREVIEW_SECRET', 'PREVIEW_TOKEN', 'CONTENT_URL'])(
    'opens nothing without %s, and the page says so',
    async (name) => {
      // The embedded service has no tokens of Strapi.
      const without = { ...variables, CONTENT_TOKEN: '', [name]: '' }
      const response = await visit(await linkTo(), { variables: without })
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('просмотр черновиков не настроен')
      const cookie = await begin()
      const seen = await visit('/c/hidden-concert', { variables: without, headers: { cookie } })
      expect(seen.status).toBe(404)
    },
  )
})

describe('a page of drafts', () => {
  it('shows what a draft leads to: the concert its city and its program', async () => {
    const { text } = await read('/c/hidden-concert', await begin())
    expect(text.split(draftWord).length).toBeGreaterThan(2)
    expect(text).toContain('/cities/hidden-city')
    expect(text).toContain('/hidden-program')
  })

  it('is nobody else’s: neither stored, nor found, nor fetched early, nor known to others', async () => {
    const { response, text } = await read('/c/hidden-concert', await begin())
    const { headers } = response
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('x-cache')).toBe('BYPASS')
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('speculation-rules')).toBeNull()
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(text).toContain('<meta name="robots" content="noindex"')
  })

  it('is asked for with the token of previews, past what is stored', async () => {
    const cookie = await begin()
    await read('/concerts')
    strapiWithDrafts()
    const { text } = await read('/concerts', cookie)
    expect(text).toContain('Вы видите черновики')
    expect(askedWith()).toEqual(['Bearer token-of-previews'])
  })

  it('isn’t given to a browser that fetches it before the click', async () => {
    const { response, text } = await read('/c/hidden-concert', await begin(), { 'sec-purpose': 'prefetch' })
    expect([response.status, text]).toEqual([503, ''])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('isn’t said to be as it was, whatever the browser has of it', async () => {
    const published = await read('/concerts')
    await read('/concerts')
    const etag =
      (await read('/concerts')).response.headers.get('etag') ??
      published.response.headers.get('etag') ??
      '"x"'
    const { response } = await read('/concerts', await begin(), { 'if-none-match': etag })
    expect(response.status).toBe(200)
  })

  it('has a bar that leads to what is published, and out', async () => {
    const { text } = await read('/c/hidden-concert', await begin())
    expect(text).toContain('<a href="/c/hidden-concert?published">Опубликованная версия</a>')
    expect(text).toContain('<form action="/preview" method="post">')
  })

  it('as everybody sees it is without drafts, and leads back to them', async () => {
    const { response, text } = await read('/concerts?published', await begin())
    expect(text).not.toContain(draftWord)
    expect(text).toContain('<a href="/concerts">Черновик</a>')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('that the token doesn’t open is an outage for the editor, and for nobody else', async () => {
    const cookie = await begin()
    await read('/')
    strapiWithDrafts()
    const strapi = globalThis.fetch
    globalThis.fetch = async (input, init) =>
      new Request(input, init).headers.get('authorization') === 'Bearer token-of-previews'
        ? Response.json({ data: null, error: { status: 401 } }, { status: 401 })
        : strapi(input, init)
    expect((await read('/c/hidden-concert', cookie)).response.status).toBe(503)
    globalThis.fetch = strapi
    expect((await read('/programs')).response.status).toBe(200)
  })
})

describe('whoever leaves', () => {
  const leave = (from: string, headers = {}) =>
    visit('/preview', {
      variables,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin, ...headers },
      body: new URLSearchParams({ from }).toString(),
    })

  it('comes to the page as everybody sees it, without the cookie', async () => {
    const response = await leave('/c/hidden-concert')
    expect([response.status, response.headers.get('location')]).toEqual([303, '/c/hidden-concert'])
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-preview=; Max-Age=0/)
  })

  it.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/c/x?next=//e',
  ])('comes to no other site by %s', async (from) => {
    expect((await leave(from)).headers.get('location')).toBe('/')
  })

  it('does so from a page of this site only', async () => {
    expect((await leave('/', { origin: 'https://evil.example' })).status).toBe(403)
  })
})

describe('a cookie', () => {
  it.each<[what: string, change: (cookie: string) => string]>([
    ['of another time', (cookie) => cookie.replace(/=\d+/, (time) => `=${Number(time.slice(1)) + 1}`)],
    ['without a mark', (cookie) => cookie.split('.')[0] ?? ''],
    ['with another mark', (cookie) => cookie.replace(/\..+/, `.${'A'.repeat(43)}`)],
    ['under the name of a site at http', (cookie) => cookie.replace('__Host-', '')],
    ['that says yes', () => '__Host-preview=true'],
  ])('%s shows nothing', async (_what, change) => {
    expect((await read('/c/hidden-concert', change(await begin()))).response.status).toBe(404)
  })

  it('shows nothing after its hour', async () => {
    const cookie = await begin()
    later(3601)
    expect((await read('/c/hidden-concert', cookie)).response.status).toBe(404)
  })

  it('isn’t what the edit bar or a link is signed with', async () => {
    const until = nowMs() + 1000
    const signer = createSigner(variables.PREVIEW_SECRET)
    const marks = await Promise.all(
      ['editor', 'preview-link'].map((name) => signer.sign(name, String(until))),
    )
    for (const mark of marks)
      expect((await read('/c/hidden-concert', `__Host-preview=${until}.${mark}`)).response.status).toBe(404)
  })
})
