import type { Page } from '@playwright/test'
import { wholeBrowser } from './browsers.ts'
import { test as base, chooseCity, expect, findBuyableConcert, knowCity } from './journey.ts'
import { whenEased } from './settled-page.ts'

/** Playwright turns the back-forward cache off; visitors have it. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    },
    { scope: 'worker' },
  ],
})

const goBack = (page: Page) => page.evaluate(() => history.back())

test.describe('on the way back', { tag: wholeBrowser }, () => {
  // Only some tests use this, because the browser fetches no page early while a test inspects its requests.
  test.beforeEach(({ page }) =>
    page.route('**/builds/meta/*.json', (route) =>
      route.fulfill({ json: { id: 'b', prerendered: ['/concerts'] } }),
    ),
  )
  /** Records in the page itself whether it comes out of the back-forward cache. */
  const noteReturn = (page: Page) =>
    page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted)
      })
    })
  const hasReturned = (page: Page, path = 'the page') =>
    expect(page.locator('html'), path).toHaveAttribute('data-persisted', 'true')
  async function findPost({ request }: Page): Promise<string> {
    const [post = ''] = /\/p\/[\w-]+/.exec(await (await request.get('/news')).text()) ?? []
    return post
  }

  /** Visits pages one after the other, and goes all the way back. Chromium stores six pages. */
  async function visitAndReturn(page: Page, paths: string[]): Promise<void> {
    await knowCity(page)
    for (const path of paths) {
      await page.goto(path)
      await whenEased(page)
      await noteReturn(page)
    }
    await page.goto('/charity')
    for (const path of paths.toReversed()) {
      await goBack(page)
      await expect(page).toHaveURL(path)
      await hasReturned(page, path)
    }
  }

  test('pages of concerts and programs come out of the back-forward cache', async ({ page }) => {
    const concert = await findBuyableConcert(page)
    await visitAndReturn(page, ['/', '/concerts', concert, '/programs', '/hans-zimmer'])
  })

  test('pages of cities, news and the visitor’s own come out of the back-forward cache', async ({ page }) => {
    await visitAndReturn(page, ['/cities/kazan', '/news', await findPost(page), '/about', '/saved'])
  })

  test('tickets that have sold out meanwhile say so', async ({ page }) => {
    await knowCity(page)
    await page.goto('/concerts?city=all&available=1')
    await whenEased(page)
    await noteReturn(page)
    const row = page.locator('.stub', { has: page.locator('a.buy') }).first()
    const slug = (await row.locator('> a').first().getAttribute('href'))?.slice('/c/'.length)
    await page.route('**/concerts/_payload.json?*', (route) =>
      route.fulfill({ json: { data: { concerts: [{ slug, tickets: 'sold-out' }] } } }),
    )
    await page.route('**/concerts?*', async (route) => {
      const html = await (await route.fetch()).text()
      const button = new RegExp(`(/c/${slug}".*?)<a class="buy[^>]*>.*?</a>`)
      await route.fulfill({
        body: html.replace(button, '$1<span class="buy buy-off">Билеты проданы</span>'),
      })
    })
    await page.goto('/charity')
    await goBack(page)
    await hasReturned(page)
    const same = page.locator('.stub', { has: page.locator(`> a[href="/c/${slug}"]`) })
    await expect(same.locator('.buy')).toHaveText('Билеты проданы')
    await expect(same.locator('a.buy')).toHaveCount(0)
  })

  test('a city that was chosen meanwhile is the page’s', async ({ page }) => {
    await knowCity(page)
    await page.goto('/concerts')
    await expect(page.getByLabel('Город', { exact: true })).toHaveValue('kazan')
    await page.goto('/charity')
    await chooseCity(page, 'moscow', 'Москва')
    await goBack(page)
    await expect(page.getByLabel('Город', { exact: true })).toHaveValue('moscow')
  })
})
