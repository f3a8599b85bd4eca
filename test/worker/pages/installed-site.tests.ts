import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { visit } from '../visit.ts'

beforeEach(forgetIsolateCache)

/** Static files of a build, reduced to those that these tests need. */
const withFiles = (files: Record<string, string>) => ({
  ASSETS: {
    fetch: async (input: RequestInfo | URL) => {
      const body = files[new URL(String(input)).pathname]
      if (body === undefined) return new Response('not found', { status: 404 })
      return new Response(body, { headers: { etag: `"${body.length}"` } })
    },
  } as Fetcher,
})
const bindings = withFiles({
  '/build/service-worker.js': 'the worker',
  '/build/kill-switch.js': 'the kill switch',
})

describe('the service worker’s script', () => {
  it('is served as a script that every check asks for', async () => {
    const response = await visit('/sw.js', { bindings })
    expect(await response.text()).toBe('the worker')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=UTF-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it.each<[string, (etag: string) => string]>([
    ['', (etag) => etag],
    [', under a tag that compression made weak', (etag) => `W/${etag}`],
    [' beside others', (etag) => `"other", ${etag}`],
  ])('answers 304 to who has it%s', async (_name, toTags) => {
    const etag = (await visit('/sw.js', { bindings })).headers.get('etag') ?? ''
    const headers = { 'if-none-match': toTags(etag) }
    const { status, headers: answered } = await visit('/sw.js', { bindings, headers })
    expect([status, answered.get('etag')]).toEqual([304, etag])
  })

  it('is sent whole to who has an older one', async () => {
    const response = await visit('/sw.js', { bindings, headers: { 'if-none-match': '"11"' } })
    expect([response.status, await response.text()]).toEqual([200, 'the worker'])
  })

  it('is the kill switch where the operator wants it', async () => {
    const response = await visit('/sw.js', { bindings, variables: { SERVICE_WORKER: 'off' } })
    expect(await response.text()).toBe('the kill switch')
  })

  it('that is missing is a 404 that nobody keeps', async () => {
    const response = await visit('/sw.js', { bindings: withFiles({}) })
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('that can’t be read is a 503 that nobody keeps', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const fetch = () => Promise.reject(new Error('Internal error'))
    const response = await visit('/sw.js', { bindings: { ASSETS: { ...bindings.ASSETS, fetch } } })
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('is named by pages only where there is to be one', async () => {
    expect(await (await visit('/programs')).text()).toContain('data-service-worker="/sw.js"')
    const off = await visit('/programs', { variables: { SERVICE_WORKER: 'off' } })
    expect(await off.text()).not.toContain('data-service-worker')
  })

  it('may run, and the manifest be read, by the policy of every page', async () => {
    const policy = (await visit('/programs')).headers.get('content-security-policy')
    expect(policy).toContain("worker-src 'self'")
    expect(policy).toContain("manifest-src 'self'")
  })
})

const readManifest = async (path: string) => {
  const manifest: Record<string, unknown> = await (await visit(path)).json()
  return manifest
}

describe('the manifest', () => {
  it('is of its own content type', async () => {
    const response = await visit('/manifest.webmanifest')
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=UTF-8')
  })

  it('is linked by every page in the language of the page', async () => {
    expect(await (await visit('/th/programs')).text()).toContain(
      'rel="manifest" href="/th/manifest.webmanifest"',
    )
  })

  it.each([
    ['/manifest.webmanifest', 'ru', 'Оркестр «Полутон»', '/', '/concerts', '/search'],
    ['/en/manifest.webmanifest', 'en', 'Poluton Orchestra', '/en', '/en/concerts', '/en/search'],
    ['/th/manifest.webmanifest', 'th', 'วงออร์เคสตรา Poluton', '/th', '/th/concerts', '/th/search'],
  ])('%s speaks %s', async (path, lang, name, startUrl, concerts, search) => {
    const manifest = await readManifest(path)
    expect(manifest).toMatchObject({ lang, name, start_url: startUrl })
    expect(manifest.shortcuts).toMatchObject([
      { url: `${concerts}?city=all` },
      { url: concerts },
      { url: search },
    ])
  })

  it('is of one installed site in every language', async () => {
    const all = await Promise.all(
      ['', '/en', '/th'].map((prefix) => readManifest(`${prefix}/manifest.webmanifest`)),
    )
    expect(all.map(({ id, scope }) => ({ id, scope }))).toEqual(Array(3).fill({ id: '/', scope: '/' }))
  })

  it('has what systems ask for before they offer to install', async () => {
    const manifest = await readManifest('/manifest.webmanifest')
    expect(manifest).toMatchObject({
      short_name: 'Полутон',
      display: 'standalone',
      display_override: ['standalone', 'minimal-ui'],
      theme_color: '#0e0b14',
      background_color: '#0e0b14',
      categories: ['music', 'entertainment'],
      launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    })
    expect(manifest.icons).toMatchObject([
      { sizes: 'any' },
      { sizes: '192x192' },
      { sizes: '512x512' },
      { sizes: '512x512', purpose: 'maskable' },
    ])
  })

  it('has pictures of both form factors', async () => {
    const { screenshots } = await readManifest('/manifest.webmanifest')
    expect(screenshots).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ form_factor: 'narrow', label: expect.stringMatching(/./) }),
        expect.objectContaining({ form_factor: 'wide', label: expect.stringMatching(/./) }),
      ]),
    )
  })

  it('of a language that the site lacks is not found', async () => {
    expect((await visit('/en/manifest.webmanifest', { variables: { LOCALES: 'ru' } })).status).toBe(404)
  })
})

describe('the offline page', () => {
  it('is nothing for search engines', async () => {
    expect(await (await visit('/offline')).text()).toContain('<meta name="robots" content="noindex"/>')
  })

  it.each([
    ['/offline', 'Нет связи'],
    ['/en/offline', 'No connection'],
    ['/th/offline', 'ไม่มีการเชื่อมต่อ'],
  ])('%s says «%s»', async (path, title) => {
    expect(await (await visit(path)).text()).toContain(`<h1>${title}</h1>`)
  })

  it('has a place for the list that the service worker fills in', async () => {
    expect(await (await visit('/offline')).text()).toMatch(/<ul [^>]*data-kept-pages[^>]*>.*?<\/ul>/s)
  })
})
