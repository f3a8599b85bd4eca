import type { BrowserContext, Page } from '@playwright/test'
import { updateCheckMs } from '../../src/shared/constants.ts'
import { nowMs } from '../fixtures/clock.ts'
import { violationsOn } from './axe.ts'
import { losePatience, stopClock } from './browser-time.ts'
import { type FaultySite, goOffline, keptAddresses, test, workerOf } from './faulty-site.ts'
import { expect, findBuyableConcert, knowCity } from './journey.ts'

/** Milliseconds after which the code of notices is fetched, and the service worker is told what to cache. */
const untilFirstCheck = updateCheckMs

test.beforeEach(async ({ page }) => {
  await knowCity(page)
})

interface Visited {
  page: Page
  site: FaultySite
  context: BrowserContext
}

/** A first visit, which installs the service worker, and then no network. */
async function visitAndLoseNetwork({ page, site, context }: Visited, path = '/programs'): Promise<void> {
  await page.goto(path)
  await workerOf(page)
  await goOffline(site, context)
}

/**
 * Visits one more page, and waits until it is cached; pages visited before are cached by then.
 *
 * @returns the cached addresses.
 */
async function keptAfterwards(page: Page): Promise<string[]> {
  await page.goto('/qa')
  await expect.poll(() => keptAddresses(page)).toContain('/qa')
  return keptAddresses(page)
}

test('a visited page opens without a network and says that it is a copy', async ({ page, site, context }) => {
  await page.goto('/concerts?city=all')
  await workerOf(page)
  // The copy's age is counted from this moment, however long the rest takes.
  await page.clock.setFixedTime(nowMs())
  await page.goto('/programs')
  await goOffline(site, context)
  await page.goto('/concerts?city=all')
  await expect(page.getByRole('heading', { level: 1, name: 'Концерты' })).toBeVisible()
  await expect(page.locator('[data-notice="kept-copy"]')).toContainText('Сохранено только что')
})

test('the first page of a first visit is kept too, with its styles and fonts', async ({
  page,
  site,
  context,
}) => {
  await visitAndLoseNetwork({ page, site, context }, '/hans-zimmer')
  // Empties the browser's own caches, on disk and of the tab, which forget earlier than the service worker does.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  const later = await context.newPage()
  await page.close()
  await later.goto('/hans-zimmer')
  await expect(later.getByRole('heading', { level: 1, name: 'Музыка Ханса Циммера' })).toBeVisible()
  const find = async () => {
    await document.fonts.ready
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    return {
      missing: sheets.filter(({ sheet }) => !sheet?.cssRules.length).map(({ href }) => href),
      faces: [...document.fonts]
        .filter(({ status, family }) => status === 'loaded' && !family.endsWith(' room'))
        .map(({ family }) => family),
    }
  }
  // A notice links its sheet when the page is there.
  await expect
    .poll(() => later.evaluate(find))
    .toEqual({ missing: [], faces: ['Unbounded display', 'Golos Text text'] })
})

test('a page that was never visited gives way to the offline page, which lists those that were', async ({
  page,
  site,
  context,
}) => {
  await visitAndLoseNetwork({ page, site, context })
  await page.goto('/venues')
  await expect(page.getByRole('heading', { level: 1, name: 'Нет связи' })).toBeVisible()
  await page.locator('.kept-pages').getByRole('link', { name: 'Программы' }).click()
  await expect(page).toHaveURL('/programs')
})

test("the schedule of the visitor's city and saved concerts are kept without being visited", async ({
  page,
  site,
  context,
}) => {
  const concert = await findBuyableConcert(page)
  await page.goto('/programs')
  await workerOf(page)
  await page.addInitScript(
    (slug) => localStorage.setItem('tutti.saved', JSON.stringify([slug])),
    concert.slice(3),
  )
  await stopClock(page)
  await page.goto('/programs')
  await workerOf(page)
  await page.clock.fastForward(untilFirstCheck)
  await expect
    .poll(() => keptAddresses(page))
    .toEqual(expect.arrayContaining([concert, '/concerts', '/cities/kazan']))
  await goOffline(site, context)
  await page.goto('/cities/kazan')
  await expect(page.getByRole('heading', { level: 1, name: 'Концерты в Казани' })).toBeVisible()
  await page.goto(concert)
  await expect(page.locator('.concert-buy')).toBeVisible()
})

test('a concert that was just saved stands in its list without a network', async ({
  page,
  site,
  context,
}) => {
  const concert = await findBuyableConcert(page)
  await page.goto('/programs')
  await workerOf(page)
  await page.goto(concert)
  await page.locator('[data-heart-place] [data-heart]').click()
  // The page and its list of concerts, which are in two stores.
  const savedCopies = async () => (await keptAddresses(page)).filter((path) => path === '/saved').length
  await expect.poll(savedCopies).toBe(2)
  await goOffline(site, context)
  await page.goto('/saved')
  await expect(page.locator(`[data-saved-list] a[href="${concert}"]`).first()).toBeVisible()
})

test('saved concerts that no copy is left of aren’t called none', async ({ page, site, context }) => {
  const concert = await findBuyableConcert(page)
  await page.goto('/programs')
  await workerOf(page)
  await page.goto('/saved')
  // The code of this island has been loaded once, and is stored from then on.
  await expect(page.locator('tutti-island[name="SavedList"]')).toHaveAttribute('data-island-state', 'ready')
  await page.evaluate((slug) => localStorage.setItem('tutti.saved', JSON.stringify([slug])), concert.slice(3))
  await goOffline(site, context)
  await page.goto('/saved')
  await expect(page.locator('[data-saved-state]')).toContainText('не загрузился')
  await expect(page.locator('[data-saved-list]')).toBeEmpty()
})

test("pages are kept by their address without the campaign; tickets, searches, an editor's pages, redirects, errors and unknown addresses are not", async ({
  page,
  site,
  context,
}) => {
  await page.route('https://**', (route) => route.fulfill({ body: 'seats' }))
  const tickets = `${await findBuyableConcert(page)}/tickets`
  await page.goto('/programs')
  await workerOf(page)
  await page.goto('/cities?utm_source=needle#top')
  await page.goto(tickets)
  await page.goto('/search?q=kazan')
  await page.goto('/program')
  await page.goto('/no-such-page')
  site.answer('/news', { status: 500, body: 'out of order' })
  await page.goto('/news')
  await context.addCookies([{ name: 'admin', value: 'true', url: site.url }])
  await page.goto('/venues')
  await context.clearCookies({ name: 'admin' })
  const kept = await keptAfterwards(page)
  // Pictures may or may not have arrived before their page was left.
  const pages = kept.filter((address) => !/^\/(build|images)\//.test(address))
  expect(pages.sort()).toEqual(['/cities', '/offline', '/programs', '/qa'])
  await goOffline(site, context)
  await page.goto(tickets)
  await expect(page.getByRole('heading', { level: 1, name: 'Нет связи' })).toBeVisible()
})

test('a network that is too slow gives the copy', async ({ page, site, context }) => {
  await page.goto('/programs')
  await workerOf(page)
  const release = site.hold('/programs')
  let isThere = false
  void page.reload().then(() => {
    isThere = true
  })
  // The service worker begins to wait some time after the page was requested.
  await expect
    .poll(async () => {
      await losePatience(context)
      return isThere
    })
    .toBe(true)
  await expect(page.locator('[data-notice="kept-copy"]')).toBeVisible()
  release()
})

test('a server in trouble gives the copy', async ({ page, site }) => {
  await page.goto('/programs')
  await workerOf(page)
  site.answer('/programs', { status: 502, body: 'bad gateway' })
  await page.reload()
  await expect(page.locator('[data-notice="kept-copy"]')).toBeVisible()
})

test('a server in trouble says so itself where there is no copy', async ({ page, site }) => {
  await page.goto('/programs')
  await workerOf(page)
  site.answer('/venues', { status: 502, body: 'bad gateway' })
  await page.goto('/venues')
  await expect(page.locator('body')).toHaveText('bad gateway')
})

test('a copy of a device whose clock was set back says no age', async ({ page, site, context }) => {
  await visitAndLoseNetwork({ page, site, context })
  await page.clock.setFixedTime(new Date(nowMs() - 24 * 60 * 60 * 1000))
  await page.reload()
  await expect(page.locator('[data-notice="kept-copy"]')).toContainText('Это сохранённая страница')
})

test('a copy of a device whose clock was set forward is as old as the clock says', async ({
  page,
  site,
  context,
}) => {
  await visitAndLoseNetwork({ page, site, context })
  await page.clock.setFixedTime(new Date(nowMs() + 25 * 60 * 60 * 1000))
  await page.reload()
  await expect(page.locator('[data-notice="kept-copy"]')).toContainText('Сохранено вчера')
})

test("another city's schedule is kept at once when the visitor moves", async ({ page, context, site }) => {
  await stopClock(page)
  await page.goto('/programs')
  await workerOf(page)
  await page.clock.fastForward(untilFirstCheck)
  await expect.poll(() => keptAddresses(page)).toContain('/cities/kazan')
  await knowCity(page, 'moscow', 'Москва')
  await page.goto('/programs')
  await page.clock.fastForward(untilFirstCheck)
  await expect.poll(() => keptAddresses(page)).toContain('/cities/moscow')
  await goOffline(site, context)
  await page.goto('/concerts')
  await expect(page.getByLabel('Город', { exact: true })).toHaveValue('moscow')
})

test('axe finds nothing on the offline page and on a copy', async ({ page, site, context }) => {
  await visitAndLoseNetwork({ page, site, context })
  await page.reload()
  await expect(page.locator('[data-notice="kept-copy"]')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.goto('/venues')
  await expect(page.locator('.kept-pages a').first()).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})
