import { describe, expect, it } from 'vitest'
import { type CrawledSite, crawl, readSitemap } from '../../src/tools/measure/audit-seo/crawl.ts'
import { findSeoProblems } from '../../src/tools/measure/audit-seo/find-problems.ts'
import { readPage } from '../../src/tools/measure/audit-seo/read-page.ts'

const origin = 'https://tutti.example'

interface PageParts {
  lang?: string
  title?: string
  description?: string
  canonical?: string
  head?: string
  body?: string
}

/** A page without faults, but for what a test gives it. */
const pageAt = (
  path: string,
  parts: PageParts = {},
) => `<!doctype html><html lang="${parts.lang ?? 'ru'}"><head>
  <title>${parts.title ?? `Title of ${path}`}</title>
  <meta name="description" content="${parts.description ?? `About ${path}`}">
  <link rel="canonical" href="${origin}${parts.canonical ?? path}">${parts.head ?? ''}
  </head><body>${parts.body ?? ''}</body></html>`

const linksTo = (...hrefs: string[]) => ({ body: hrefs.map((href) => `<a href="${href}">go</a>`).join('') })

const alternates = (links: Record<string, string>) =>
  Object.entries(links)
    .map(([language, path]) => `<link rel="alternate" hreflang="${language}" href="${origin}${path}">`)
    .join('')

/** Pages by path; a text that starts with `/` redirects there. */
function siteOf(pages: Record<string, string>): CrawledSite & { asked: string[] } {
  const asked: string[] = []
  return {
    origin,
    asked,
    ask: async (path, method) => {
      asked.push(`${method} ${path}`)
      const html = pages[path]
      if (html === undefined) return new Response('', { status: 404 })
      if (html.startsWith('/')) return new Response('', { status: 301, headers: { Location: html } })
      return new Response(method === 'HEAD' ? null : html, { headers: { 'Content-Type': 'text/html' } })
    },
  }
}

/** What is found, without the checks that find nothing. */
async function audit(pages: Record<string, string>, listed: string[] = Object.keys(pages)) {
  const visited = await crawl(siteOf(pages), { starts: ['/'], listed })
  const faults = findSeoProblems({ origin, visited, listed })
  return Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0))
}

describe('the audit finds', () => {
  it('nothing on a site without faults', async () => {
    expect(await audit({ '/': pageAt('/', linksTo('/a')), '/a': pageAt('/a') })).toEqual({})
  })

  it('a link to nowhere, and who has it', async () => {
    expect(await audit({ '/': pageAt('/', linksTo('/gone')) })).toEqual({
      'broken links': ['/gone answered 404, named by /'],
    })
  })

  it('a fragment that points at nothing', async () => {
    expect(
      await audit({
        '/': pageAt('/', linksTo('/a#there', '/a#not-there')),
        '/a': pageAt('/a', { body: '<p id="there">' }),
      }),
    ).toEqual({
      'broken links': ['/a#not-there points at nothing, named by /'],
    })
  })

  it('a picture that is not there', async () => {
    const body = '<img src="/build/x.webp" width="1" height="1" alt="">'
    expect(await audit({ '/': pageAt('/', { body }) })).toEqual({
      'broken links': ['/build/x.webp answered 404, named by /'],
    })
  })

  it('a link that redirects', async () => {
    const pages = { '/': pageAt('/', linksTo('/old', '/a')), '/old': '/a', '/a': pageAt('/a') }
    expect(await audit(pages, ['/', '/a'])).toEqual({
      'redirects in links': ['/old answered 301, named by /'],
    })
  })

  it('a page that only the sitemap knows', async () => {
    expect(await audit({ '/': pageAt('/'), '/a': pageAt('/a') })).toEqual({ orphans: ['/a answered 200'] })
  })

  it('a page five clicks away', async () => {
    const chain = ['/', '/1', '/2', '/3', '/4', '/5']
    const pages = chain.map((path, index) => [path, pageAt(path, linksTo(chain[index + 1] ?? '/'))])
    expect(await audit(Object.fromEntries(pages))).toEqual({ 'deeper than 4 clicks': ['/5 (5)'] })
  })

  it('two pages of one title, but not of two languages', async () => {
    const pages = {
      '/': pageAt('/', linksTo('/a', '/b', '/en')),
      '/a': pageAt('/a', { title: 'Same' }),
      '/b': pageAt('/b', { title: 'Same' }),
      '/en': pageAt('/en', {
        title: 'Same',
        lang: 'en',
        head: alternates({ ru: '/', en: '/en', 'x-default': '/' }),
      }),
    }
    pages['/'] = pageAt('/', {
      ...linksTo('/a', '/b', '/en'),
      head: alternates({ ru: '/', en: '/en', 'x-default': '/' }),
    })
    expect(await audit(pages)).toEqual({ 'duplicate titles': ['ru «Same»: /a /b'] })
  })

  it('two pages of one description', async () => {
    const pages = {
      '/': pageAt('/', { ...linksTo('/a'), description: 'Same' }),
      '/a': pageAt('/a', { description: 'Same' }),
    }
    expect(await audit(pages)).toEqual({ 'duplicate descriptions': ['ru «Same»: / /a'] })
  })

  it('a page without a title', async () => {
    expect(await audit({ '/': pageAt('/', { title: '' }) })).toEqual({
      'without title, description or canonical address': ['/ without title'],
    })
  })

  it('a translation that is not named', async () => {
    const pages = { '/': pageAt('/', linksTo('/en')), '/en': pageAt('/en', { lang: 'en' }) }
    expect(await audit(pages)).toEqual({
      'hreflang missing or not reciprocal': ["/: /en isn't named", "/en: / isn't named"],
    })
  })

  it('a translation that does not name the page in turn', async () => {
    const head = alternates({ ru: '/', en: '/en', 'x-default': '/' })
    const pages = {
      '/': pageAt('/', { ...linksTo('/en'), head }),
      '/en': pageAt('/en', { lang: 'en', head: alternates({ en: '/en', 'x-default': '/' }) }),
    }
    expect(await audit(pages)).toEqual({
      'hreflang missing or not reciprocal': ["/: /en doesn't name it in turn"],
    })
  })

  it('a canonical address that leads to a page of another address', async () => {
    const pages = {
      '/': pageAt('/', linksTo('/a')),
      '/a': pageAt('/a', { canonical: '/b' }),
      '/b': pageAt('/b', { canonical: '/' }),
    }
    expect(await audit(pages, ['/'])).toEqual({
      'canonical address that is none': ["/a is canonical at /b, which isn't"],
    })
  })

  it('structured data that Google would refuse', async () => {
    const event = {
      '@context': 'https://schema.org',
      '@type': 'MusicEvent',
      name: 'A',
      startDate: '2026-12-01',
    }
    const body = `<script type="application/ld+json">${JSON.stringify(event)}</script>`
    expect(await audit({ '/': pageAt('/', { body }) })).toEqual({
      'JSON-LD faults': ['/: MusicEvent without location', '/: MusicEvent: no address'],
    })
  })

  it('a picture without its size and one without a text', async () => {
    const body = '<img src="/" alt=""><img src="/" width="1" height="1">'
    expect(await audit({ '/': pageAt('/', { body }) })).toEqual({
      'images without size or alt': ['/: / without size', '/: / without alt'],
    })
  })

  it('what the sitemap leaves out, lists twice or should not list', async () => {
    const pages = {
      '/': pageAt('/', linksTo('/a', '/hidden')),
      '/a': pageAt('/a'),
      '/hidden': pageAt('/hidden', { head: '<meta name="robots" content="noindex">' }),
    }
    expect(await audit(pages, ['/', '/', '/hidden'])).toEqual({
      'sitemap: listed twice, not kept, or left out': [
        '/ listed 2 times',
        '/hidden listed, but it is noindex',
        '/a left out',
      ],
    })
  })
})

describe('the crawl', () => {
  it('looks at a filtered list, and follows none of its links', async () => {
    const site = siteOf({
      '/': pageAt('/', linksTo('/?city=kazan')),
      '/?city=kazan': pageAt('/', linksTo('/?city=kazan&month=2026-12')),
    })
    await crawl(site, { starts: ['/'] })
    expect(site.asked).toEqual(['GET /', 'GET /?city=kazan'])
  })

  it('asks whether a calendar is there, without reading it', async () => {
    const site = siteOf({ '/': pageAt('/', linksTo('webcal://tutti.example/calendar.ics')) })
    await crawl(site, { starts: ['/'] })
    expect(site.asked).toEqual(['GET /', 'HEAD /calendar.ics'])
  })

  it('leaves other sites, mail and telephones alone', async () => {
    const site = siteOf({
      '/': pageAt('/', linksTo('https://other.example/', 'mailto:a@b.example', 'tel:+7')),
    })
    await crawl(site, { starts: ['/'] })
    expect(site.asked).toEqual(['GET /'])
  })

  it('of a sample ends at its limit', async () => {
    const site = siteOf({ '/': pageAt('/', linksTo('/1', '/2', '/3', '/4')) })
    await crawl(site, { starts: ['/'], limit: 3 })
    expect(site.asked).toHaveLength(3)
  })

  it("takes a page's title, not a drawing's", () => {
    expect(readPage('<svg><title>Heart</title></svg><title>Page</title>').title).toBe('Page')
  })

  it('reads every part of the sitemap', async () => {
    const loc = (path: string) => `<loc>${origin}${path}</loc>`
    const site = siteOf({
      '/sitemap.xml': `<x>${loc('/sitemaps/a.xml')}${loc('/sitemaps/b.xml')}</x>`,
      '/sitemaps/a.xml': `<x>${loc('/')}</x>`,
      '/sitemaps/b.xml': `<x>${loc('/a')}${loc('/?x=1&amp;y=2')}</x>`,
    })
    expect(await readSitemap(site)).toEqual(['/', '/a', '/?x=1&y=2'])
  })
})
