import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { createEmbeddedContent } from '../../src/strapi-emulator/executor.ts'
import { serveWorker } from '../../src/tools/operate/serve-worker.ts'
import { nowMs } from '../fixtures/clock.ts'
import { violationsOn } from './axe.ts'
import { test as base, expect, knowCity } from './journey.ts'
import type { OwnSite } from './own-site.ts'
import { farthestShiftOn, refuseFonts, unseenPixels } from './settled-page.ts'

const long = `Концерт переносится. ${'Билеты остаются действительны, двери откроются за час до начала. '.repeat(4)}`
const stamps = { createdAt: '2026-11-01T09:00:00.000Z', updatedAt: '2026-11-01T09:00:00.000Z' }
const rows = [
  { id: 1, locale: 'ru', localizations: [], announcement: long, ...stamps },
  {
    id: 2,
    locale: 'en',
    localizations: [],
    ...stamps,
    announcement: 'Tickets are on sale',
    announcementLink: '/news',
  },
]

/** A site whose editor announces something: a long text in Russian, a short one with a link in English. */
const test = base.extend<{ site: string }>({
  site: async ({ startOnce }, use) => use((await startOnce(announcingSite)).address),
  baseURL: ({ site }, use) => use(site),
})

const announcingSite: OwnSite<{ address: string; stop: () => Promise<void> }> = {
  start: async () => {
    const content = await serveContent()
    const { url, stop } = await serveWorker({ port: 0, variables: { CONTENT_URL: content.url } })
    const { href } = url
    // The visitor arrives once all content is loaded, since loading takes longer than visitors wait on a busy machine.
    for (const path of ['concerts', 'programs', 'en/concerts', 'en/news', 'th/qa'])
      await untilKept(`${href}${path}`)
    return {
      address: href.replace('127.0.0.1', 'localhost').replace(/\/$/, ''),
      stop: async () => {
        await stop()
        content.stop()
      },
    }
  },
}

/** The service worker caches a page only if no part of it is missing. */
const untilKept = (address: string) =>
  expect
    .poll(async () => {
      const answer = await fetch(address)
      await answer.text()
      return answer.headers.get('x-cache')
    })
    .toBe('HIT')

async function serveContent() {
  const snapshot = (today: string) => ({ ...makeSnapshot(today), Site: rows })
  const answer = createEmbeddedContent({ now: () => new Date(nowMs()), snapshot })
  const server = createServer(async (incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', 'http://content.test').pathname
    if (incoming.method === 'POST') {
      const chunks: Uint8Array[] = []
      for await (const chunk of incoming) chunks.push(chunk)
      const body = Buffer.concat(chunks)
      const headers = { 'content-type': 'application/json' }
      const response = await answer(
        new Request('http://content.test/graphql', { method: 'POST', headers, body }),
      )
      outgoing.writeHead(response.status, headers).end(await response.text())
      return
    }
    const picture = await readFile(join(import.meta.dirname, '../../public', path))
    outgoing.writeHead(200, { 'content-type': 'image/webp' }).end(picture)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => void server.close().closeAllConnections()
  return { url: `http://127.0.0.1:${port}`, stop }
}

// All tests share one site: in parallel, each would start its own.
test.describe.configure({ mode: 'default' })

test.beforeEach(({ page }) => knowCity(page))

test('an announcement is named, stands before the header, and axe finds nothing in it', async ({ page }) => {
  await page.goto('/concerts')
  await expect(page.getByRole('complementary', { name: 'Объявление' })).toContainText('Концерт переносится')
  await expect(page.getByRole('button', { name: 'Закрыть' })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

test('a long one takes four lines of a phone, and can be read to its end by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/concerts')
  const text = page.getByRole('complementary').locator('p')
  const { height, isCut } = await text.evaluate((element) => ({
    height: element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    isCut: element.scrollHeight > element.clientHeight,
  }))
  expect([Math.round(height), isCut]).toEqual([4, true])
  await text.focus()
  await page.keyboard.press('End')
  await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
})

test('one with a link leads there in the visitor’s language', async ({ page }) => {
  await page.goto('/en/concerts')
  await page.getByRole('link', { name: 'Tickets are on sale' }).click()
  await expect(page).toHaveURL(/\/en\/news$/)
})

test('one that is closed by keyboard stays closed, and the next page is without it from the start', async ({
  page,
}) => {
  await page.goto('/concerts')
  await page.getByRole('button', { name: 'Закрыть' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Объявление' })).toHaveCount(0)
  await expect(page.locator('[data-header] a').first()).toBeFocused()
  const next = await page.goto('/programs')
  expect(await next?.text()).not.toContain('Концерт переносится')
})

test('nothing moves when the page comes with one, nor when it can be closed', async ({ page }) => {
  await refuseFonts(page)
  await page.goto('/programs')
  await expect(page.getByRole('button', { name: 'Закрыть' })).toBeVisible()
  expect(await farthestShiftOn(page)).toBeLessThanOrEqual(unseenPixels)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it stands there, and has no button that would do nothing', async ({ page }) => {
    await page.goto('/en/concerts')
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0)
  })
})
