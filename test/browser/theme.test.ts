import type { Page } from '@playwright/test'
import { goOffline, test as withWorker, workerOf } from './faulty-site.ts'
import { expect, grounds, knowCity, test } from './journey.ts'
import { whenEased } from './settled-page.ts'

type Theme = keyof typeof grounds

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/** The colour that browsers use around the page: the first `theme-color` that matches. */
const colourAround = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => !media || matchMedia(media).matches,
      )?.content,
  )

const choice = (page: Page, name: string) => page.locator('form#theme').getByRole('button', { name })

async function expectTheme(page: Page, theme: Theme): Promise<void> {
  await expect.poll(() => groundOf(page)).toBe(grounds[theme])
  expect(await colourAround(page)).toBe({ light: '#f5efe3', dark: '#0e0b14' }[theme])
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(theme)
}

test.beforeEach(({ page }) => knowCity(page))

test('who chose nothing gets the system’s theme', async ({ page }) => {
  await page.goto('/about')
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expectTheme(page, theme)
  }
  await expect(choice(page, '✓ Авто')).toBeVisible()
})

test.describe('without JavaScript, light against the system', () => {
  test.use({ javaScriptEnabled: false })

  test('is chosen where the visitor is, and remembered', async ({ page }) => {
    await page.goto('/concerts?city=all&page=2')
    await choice(page, 'Светлая').click()
    await expect(page).toHaveURL('/concerts?city=all&page=2#theme')
    await expectTheme(page, 'light')
    await expect(choice(page, '✓ Светлая')).toBeInViewport()
    for (const path of ['/', '/en/about', '/no-such-page']) {
      await page.goto(path)
      await expectTheme(page, 'light')
    }
  })
})

test('no frame of a page is in another theme than was chosen', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'theme', value: 'light', url: baseURL ?? '' }])
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { groundsSeen: seen })
    const look = () => {
      seen.add(getComputedStyle(document.documentElement).backgroundColor)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  for (const path of ['/concerts', '/hans-zimmer']) {
    await page.goto(path)
    await whenEased(page)
    const seen = await page.evaluate(() => [
      ...((window as Window & { groundsSeen?: Set<string> }).groundsSeen ?? []),
    ])
    expect(seen).toEqual([grounds.light])
  }
})

test('a choice is shown at once, without loading the page', async ({ page, context }) => {
  await page.goto('/about')
  await whenEased(page)
  let loads = 0
  page.on('framenavigated', () => {
    loads += 1
  })
  await choice(page, 'Светлая').click()
  await expectTheme(page, 'light')
  await expect(choice(page, '✓ Светлая')).toBeFocused()
  await choice(page, 'Тёмная').click()
  await expectTheme(page, 'dark')
  await choice(page, 'Авто').click()
  await expectTheme(page, 'dark')
  await choice(page, 'Светлая').click()
  expect(loads).toBe(0)
  await expect
    .poll(async () =>
      (await context.cookies()).filter(({ name }) => name === 'theme').map(({ value }) => value),
    )
    .toEqual(['light'])
  await page.goto('/concerts')
  await expectTheme(page, 'light')
})

test('a choice that no server hears of is kept by the browser', async ({ page, complaints }) => {
  await page.route('**/theme', (route) => route.abort())
  await page.goto('/about')
  await whenEased(page)
  await choice(page, 'Светлая').click()
  await page.goto('/concerts')
  await expectTheme(page, 'light')
  // The browser reports that the request got no response.
  complaints.splice(0)
})

test('a page that comes back shows what was chosen meanwhile', async ({ page, context }) => {
  await page.goto('/about')
  await whenEased(page)
  const other = await context.newPage()
  await other.goto('/qa')
  await whenEased(other)
  await choice(other, 'Светлая').click()
  await expectTheme(other, 'light')
  // Fires the event of a page that comes from the back-forward cache, which Playwright switches off.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expectTheme(page, 'light')
})

test('the choice can be told and made where the system’s own colours replace ours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/about')
  await whenEased(page)
  await choice(page, 'Светлая').press('Enter')
  await expect(choice(page, '✓ Светлая')).toBeVisible()
  await expect(choice(page, '✓ Авто')).toHaveCount(0)
})

test('who asks for more contrast reads nothing in grey', async ({ page }) => {
  const coloursOf = () =>
    page.evaluate(() =>
      ['.count', 'body'].map((selector) => {
        const element = document.querySelector(selector)
        return element && getComputedStyle(element).color
      }),
    )
  await page.goto('/concerts')
  const [quiet, text] = await coloursOf()
  expect(quiet).not.toBe(text)
  await page.emulateMedia({ contrast: 'more' })
  const [count, body] = await coloursOf()
  expect(count).toBe(body)
})

withWorker(
  'a page that was kept comes in the theme that was chosen since',
  async ({ page, site, context }) => {
    await knowCity(page)
    await page.goto('/programs')
    await workerOf(page)
    await page.goto('/about')
    await whenEased(page)
    await choice(page, 'Светлая').click()
    await expectTheme(page, 'light')
    await goOffline(site, context)
    const kept = await page.goto('/programs')
    expect(await kept?.text()).toMatch(/^<!DOCTYPE html><html data-kept-at="[^"]+" data-theme="light" /)
    await expectTheme(page, 'light')
    const offline = await page.goto('/venues')
    expect(await offline?.text()).toMatch(/^<!DOCTYPE html><html data-kept-at="" data-theme="light" /)
  },
)
