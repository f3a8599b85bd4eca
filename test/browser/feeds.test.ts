import { expect, test } from './journey.ts'

for (const [file, root] of [
  ['/feed.xml', 'feed'],
  ['/th/feed.xml', 'feed'],
  ['/en/concerts/feed.xml', 'feed'],
  ['/sitemap.xml', 'sitemapindex'],
  ['/sitemaps/pages.xml', 'urlset'],
  ['/sitemaps/post-1.xml', 'urlset'],
  ['/opensearch.xml', 'OpenSearchDescription'],
] as const) {
  test(`${file} is XML that a browser can read`, async ({ page }) => {
    await page.goto('/qa')
    const text = await (await page.request.get(file)).text()
    const found = await page.evaluate((xml) => {
      const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml')
      return [documentElement.localName, documentElement.querySelectorAll('parsererror').length]
    }, text)
    expect(found).toEqual([root, 0])
  })
}

test('a page leads a feed reader to feeds that answer', async ({ page }) => {
  await page.goto('/en/news')
  const addresses = await page
    .locator('link[rel="alternate"][type="application/atom+xml"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses).toEqual(['/en/feed.xml', '/en/concerts/feed.xml'])
  for (const address of addresses) expect((await page.request.get(address)).status()).toBe(200)
})
