import { describe, expect, it } from 'vitest'
import { type CrawledSite, crawl, readSitemap } from '../../src/tools/measure/audit-seo/crawl.ts'
import { findSeoProblems } from '../../src/tools/measure/audit-seo/find-problems.ts'

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

const same = { title: 'Same' }
const inEnglish = alternates({ ru: '/', en: '/en', 'x-default': '/' })
const chain = ['/', '/1', '/2', '/3', '/4', '/5']
const event = { '@context': 'https://schema.org', '@type': 'MusicEvent', name: 'A', startDate: '2026-12-01' }
const withBody = (body: string) => ({ '/': pageAt('/', { body }) })

/** What the site has, what is found, and what its sitemap lists where that isn't all of it. */
type Row = [what: string, pages: Record<string, string>, found: Record<string, string[]>, listed?: string[]]

it.each<Row>([
  ['nothing on a site without faults', { '/': pageAt('/', linksTo('/a')), '/a': pageAt('/a') }, {}],
  [
    'a link to nowhere, and who has it',
    { '/': pageAt('/', linksTo('/gone')) },
    { 'broken links': ['/gone answered 404, named by /'] },
  ],
  [
    'a fragment that points at nothing',
    { '/': pageAt('/', linksTo('/a#there', '/a#not-there')), '/a': pageAt('/a', { body: '<p id="there">' }) },
    { 'broken links': ['/a#not-there points at nothing, named by /'] },
  ],
  [
    'a picture that is not there',
    withBody('<img src="/build/x.webp" width="1" height="1" alt="">'),
    { 'broken links': ['/build/x.webp answered 404, named by /'] },
  ],
  [
    'a link that redirects',
    { '/': pageAt('/', linksTo('/old', '/a')), '/old': '/a', '/a': pageAt('/a') },
    { 'redirects in links': ['/old answered 301, named by /'] },
    ['/', '/a'],
  ],
  [
    'a page that only the sitemap knows',
    { '/': pageAt('/'), '/a': pageAt('/a') },
    { orphans: ['/a answered 200'] },
  ],
  [
    'a page five clicks away',
    Object.fromEntries(chain.map((path, index) => [path, pageAt(path, linksTo(chain[index + 1] ?? '/'))])),
    { 'deeper than 4 clicks': ['/5 (5)'] },
  ],
  [
    'two pages of one title, but not of two languages',
    {
      '/': pageAt('/', { ...linksTo('/a', '/b', '/en'), head: inEnglish }),
      '/a': pageAt('/a', same),
      '/b': pageAt('/b', same),
      '/en': pageAt('/en', { ...same, lang: 'en', head: inEnglish }),
    },
    { 'duplicate titles': ['ru «Same»: /a /b'] },
  ],
  [
    'two pages of one description',
    {
      '/': pageAt('/', { ...linksTo('/a'), description: 'Same' }),
      '/a': pageAt('/a', { description: 'Same' }),
    },
    { 'duplicate descriptions': ['ru «Same»: / /a'] },
  ],
  [
    'a page without a title',
    { '/': pageAt('/', { title: '' }) },
    { 'without title, description or canonical address': ['/ without title'] },
  ],
  [
    'a translation that is not named',
    { '/': pageAt('/', linksTo('/en')), '/en': pageAt('/en', { lang: 'en' }) },
    { 'hreflang missing or not reciprocal': ["/: /en isn't named", "/en: / isn't named"] },
  ],
  [
    'a translation that does not name the page in turn',
    {
      '/': pageAt('/', { ...linksTo('/en'), head: inEnglish }),
      '/en': pageAt('/en', { lang: 'en', head: alternates({ en: '/en', 'x-default': '/' }) }),
    },
    { 'hreflang missing or not reciprocal': ["/: /en doesn't name it in turn"] },
  ],
  [
    'a canonical address that leads to a page of another address',
    {
      '/': pageAt('/', linksTo('/a')),
      '/a': pageAt('/a', { canonical: '/b' }),
      '/b': pageAt('/b', { canonical: '/' }),
    },
    { 'canonical address that is none': ["/a is canonical at /b, which isn't"] },
    ['/'],
  ],
  [
    'structured data that Google would refuse',
    withBody(`<script type="application/ld+json">${JSON.stringify(event)}</script>`),
    { 'JSON-LD faults': ['/: MusicEvent without location', '/: MusicEvent: no address'] },
  ],
  [
    'a picture without its size and one without a text',
    withBody('<img src="/" alt=""><img src="/" width="1" height="1">'),
    { 'images without size or alt': ['/: / without size', '/: / without alt'] },
  ],
  [
    'what the sitemap leaves out, lists twice or should not list',
    {
      '/': pageAt('/', linksTo('/a', '/hidden')),
      '/a': pageAt('/a'),
      '/hidden': pageAt('/hidden', { head: '<meta name="robots" content="noindex">' }),
    },
    {
      'sitemap: listed twice, not kept, or left out': [
        '/ listed 2 times',
        '/hidden listed, but it is noindex',
        '/a left out',
      ],
    },
    ['/', '/', '/hidden'],
  ],
])('the audit finds %s', async (_what, pages, found, listed) => {
  expect(await audit(pages, listed)).toEqual(found)
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
