import { updateCheckMs } from '../../src/shared/constants.ts'
import { stopClock } from './browser-time.ts'
import { keptAddresses, test, workerOf } from './faulty-site.ts'
import { expect } from './journey.ts'

test('a device that is full shows every page, and keeps what fits', async ({ page, site, context }) => {
  await page.goto('/programs')
  await workerOf(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 })
  await page.goto('/venues')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/concerts')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const kept = await keptAddresses(page)
  expect(kept).not.toContain('/venues')
  expect(kept).toContain('/programs')
})

test('pictures are the first to go from a device that is full', async ({ page, site, context }) => {
  await page.goto('/programs')
  await workerOf(page)
  await page.goto('/programs')
  const countPictures = async () =>
    (await keptAddresses(page)).filter((path) => /\.(webp|avif|svg|png|jpg)(\?|$)/.test(path)).length
  await expect.poll(countPictures).toBeGreaterThan(0)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 })
  await page.goto('/venues')
  await expect.poll(countPictures).toBe(0)
  expect(await keptAddresses(page)).toContain('/programs')
})

test('a browser that forbids storage and workers shows the site all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
      Object.defineProperty(window, name, { get: forbid })
    }
    ServiceWorkerContainer.prototype.register = async () => forbid()
  })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/programs')
  await expect(page.locator('html')).toHaveAttribute('data-registration-error', /SecurityError/)
  await page.locator('.top-nav').getByRole('link', { name: 'Концерты' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Концерты' })).toBeVisible()
  expect(errors).toEqual([])
})

test('a browser without service workers shows the site all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined })
  })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await stopClock(page)
  await page.goto('/programs')
  await page.clock.fastForward(updateCheckMs)
  // The code that sends messages to a service worker has started.
  await expect(page.locator('link[href*="/notices-"]')).toBeAttached()
  await expect(page.locator('h1')).toBeVisible()
  expect(errors).toEqual([])
})

test('what an earlier worker kept in another format is removed, and nothing of anybody else', async ({
  page,
}) => {
  await page.addInitScript(async () => {
    await caches.open('tutti-worker-pages-0')
    await caches.open('another-site')
  })
  await page.goto('/programs')
  await workerOf(page)
  const names = () => page.evaluate(() => caches.keys())
  await expect.poll(names).not.toContain('tutti-worker-pages-0')
  expect(await names()).toContain('another-site')
})
