import { Response as Answer } from 'miniflare'
import { createSigner } from '../../src/crypto/signature.ts'
import { createEmbeddedContent } from '../../src/strapi-emulator/executor.ts'
import { nowMs } from '../fixtures/clock.ts'
import { violationsOn } from './axe.ts'
import { onSiteWith } from './configured-site.ts'
import { expect } from './journey.ts'

const secret = 'a-secret-of-thirty-two-characters'
const content = createEmbeddedContent({ now: () => new Date(nowMs()) })
const test = onSiteWith(
  {
    CONTENT_URL: 'https://content.example',
    CONTENT_DIALECT: '4',
    PREVIEW_SECRET: secret,
    PREVIEW_TOKEN: 'token',
  },
  // The preview token is checked by a Strapi; the embedded service has no such tokens.
  async (request) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await content(
      new Request(request.url, { method: 'POST', headers, body: await request.text() }),
    )
    return new Answer(await answer.text(), { status: answer.status, headers })
  },
)

async function link(locale: string): Promise<string> {
  const exp = String(Math.floor(nowMs() / 1000) + 3600)
  const sig = await createSigner(secret).sign('preview-link', ['site', '1', locale, exp].join('\n'))
  return `/preview?${new URLSearchParams({ type: 'site', id: '1', locale, exp, sig })}`
}

// All tests share one site: in parallel, each would start its own.
test.describe.configure({ mode: 'default' })

for (const [locale, scheme] of [
  ['ru', 'light'],
  ['th', 'dark'],
] as const) {
  test(`the bar of a preview is accessible, fits into 320 px and lets its editor out, in ${locale}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    // Requests for pictures of content; the site's own pictures come from the site.
    await page.route('https://content.example/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(await link(locale))
    const bar = page.locator('.preview-bar')
    await expect(bar).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await bar.getByRole('link').click()
    await expect(page).toHaveURL(/\?published$/)
    await page.locator('.preview-bar button').press('Enter')
    await expect(page).toHaveURL(locale === 'ru' ? /:\d+\/$/ : /\/th$/)
    await expect(bar).toHaveCount(0)
  })
}
