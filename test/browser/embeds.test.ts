import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { toEmbedCode, toFrameCode } from '../../src/features/partners/embed-code.ts'
import { type EmbedKind, embedHeightsPx } from '../../src/shared/embed.ts'
import { violationsOn } from './axe.ts'
import { expect, test } from './journey.ts'

const frames = [
  ['city', '/embed/cities/moscow'],
  ['program', '/en/embed/hans-zimmer?theme=light'],
  ['city', '/th/embed/cities/kazan?theme=dark'],
] as const

/** A page of another site that contains the frames a partner has pasted; another port makes it another origin. */
const onOtherSite = test.extend<{ show: (code: string) => Promise<void> }>({
  show: async ({ page }, use) => {
    let shown = ''
    const server = createServer((_, answer) => {
      answer.setHeader('content-type', 'text/html; charset=utf-8')
      answer.end(`<!DOCTYPE html><title>Partner</title><body>${shown}`)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // Server addresses of TCP servers are objects.
    const { port } = server.address() as AddressInfo
    await use(async (code) => {
      shown = code
      // The page of another site, not only of another origin: cookies in its frames are a third party's.
      await page.goto(`http://127.0.0.1:${port}/`)
    })
    server.close()
  },
})

const codeOf = (baseURL: string | undefined, kind: EmbedKind, path: string, write = toEmbedCode) =>
  write({ address: `${baseURL}${path}`, title: 'Concerts', kind })

for (const [kind, path] of frames) {
  onOtherSite(`${path} is shown on another site, as high as it is`, async ({ page, show, baseURL }) => {
    await show(codeOf(baseURL, kind, path))
    const frame = page.frameLocator('iframe')
    await expect(frame.locator('.stub').first()).toBeVisible()
    // The check is repeated, since fonts change both sizes when they arrive.
    await expect(async () => {
      const height = await frame
        .locator('body')
        .evaluate((body) => Math.ceil(body.getBoundingClientRect().height))
      expect(await page.locator('iframe').getAttribute('height')).toBe(String(height))
      expect(await frame.locator('html').evaluate(({ scrollHeight }) => scrollHeight)).toBe(height)
    }).toPass()
  })
}

onOtherSite(
  'a frame works where other sites’ cookies are blocked',
  async ({ page, show, baseURL, context }) => {
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.setCookieControls', {
      enableThirdPartyCookieRestriction: true,
    })
    await show(codeOf(baseURL, 'city', '/embed/cities/moscow'))
    await expect(page.frameLocator('iframe').locator('.stub').first()).toBeVisible()
    expect(await context.cookies()).toEqual([])
  },
)

onOtherSite(
  'what is pressed in a frame opens in a tab of its own, with the campaign',
  async ({ page, show, baseURL, context }) => {
    await show(codeOf(baseURL, 'city', '/embed/cities/moscow?utm_source=partner'))
    const opened = context.waitForEvent('page')
    await page.frameLocator('iframe').locator('.stub > a').first().click()
    const tab = await opened
    await tab.waitForLoadState()
    expect(new URL(tab.url()).pathname).toMatch(/^\/c\//)
    expect(new URL(tab.url()).searchParams.get('utm_source')).toBe('partner')
  },
)

onOtherSite('no other page is shown on another site', async ({ page, show, baseURL, complaints }) => {
  await show(codeOf(baseURL, 'city', '/cities/moscow'))
  await expect.poll(() => complaints.filter((text) => text.includes('frame-ancestors')).length).toBe(1)
  complaints.length = 0
  await expect(page.frameLocator('iframe').locator('.stub')).toHaveCount(0)
})

onOtherSite(
  'a frame weighs 20 KB at most, all that it asks for included',
  async ({ page, show, baseURL }) => {
    const bodies: Promise<Buffer>[] = []
    page.on('response', (answer) => {
      if (answer.url().startsWith(baseURL ?? '?')) bodies.push(answer.body())
    })
    await show(codeOf(baseURL, 'city', '/embed/cities/moscow'))
    await expect(page.frameLocator('iframe').locator('.stub').first()).toBeVisible()
    // The page, its style sheet, and a script that nothing waits for.
    await expect.poll(() => bodies.length).toBe(3)
    const weights = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length)
    expect(weights.length).toBe(3)
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(20 * 1024)
  },
)

test.describe('without JavaScript', () => {
  const scriptless = onOtherSite.extend({ javaScriptEnabled: false })
  scriptless('a frame shows the same, and has room for it', async ({ page, show, baseURL }) => {
    await show(codeOf(baseURL, 'city', '/embed/cities/moscow', toFrameCode))
    await expect(page.frameLocator('iframe').locator('.stub').first()).toBeVisible()
    await expect(page.locator('iframe')).toHaveAttribute('height', String(embedHeightsPx.city))
  })
})

test('frames are accessible and fit, narrow and wide', async ({ page }) => {
  for (const [, path] of frames) {
    await page.goto(path)
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 700 })
      if (width === 320) expect(await violationsOn(page), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
  }
})
