import { expect, test } from './journey.ts'

test('feeds, sitemaps and the description of the search are XML that a browser can read', async ({
  page,
}) => {
  const roots = {
    '/feed.xml': 'feed',
    '/th/feed.xml': 'feed',
    '/en/concerts/feed.xml': 'feed',
    '/sitemap.xml': 'sitemapindex',
    '/sitemaps/pages.xml': 'urlset',
    '/sitemaps/post-1.xml': 'urlset',
    '/opensearch.xml': 'OpenSearchDescription',
  }
  await page.goto('/qa')
  const found = await page.evaluate(async (files) => {
    const read = async (file: string) => {
      const xml = await (await fetch(file)).text()
      const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml')
      return [file, documentElement.querySelector('parsererror')?.textContent ?? documentElement.localName]
    }
    return Object.fromEntries(await Promise.all(files.map(read)))
  }, Object.keys(roots))
  expect(found).toEqual(roots)
})

test('a page leads a feed reader to feeds that answer', async ({ page }) => {
  await page.goto('/en/news')
  const addresses = await page
    .locator('link[rel="alternate"][type="application/atom+xml"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses).toEqual(['/en/feed.xml', '/en/concerts/feed.xml'])
  for (const address of addresses) expect((await page.request.get(address)).status()).toBe(200)
})
