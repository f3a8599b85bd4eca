import type { Page } from '@playwright/test'
import { expect, knowCity, test } from './journey.ts'
import { refuseFonts, whenSettled } from './settled-page.ts'

const list = '/concerts?city=all'
const phone = { width: 360, height: 740 }

test.beforeEach(async ({ page }) => {
  await knowCity(page)
  // A font that comes late makes lines of another length, and other places.
  await refuseFonts(page)
  await page.setViewportSize(phone)
})

/** Of each row, whether the browser has laid it out. */
const laidOut = (page: Page): Promise<boolean[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.stub > a')].map((link) =>
      link.checkVisibility({ contentVisibilityAuto: true }),
    ),
  )

/** The row at the upper edge, and where it stands. */
const firstInView = (page: Page): Promise<{ path: string | undefined; top: number | undefined }> =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('.stub')].map((row) => ({
      path: row.querySelector('a')?.pathname,
      rect: row.getBoundingClientRect(),
    }))
    const first = rows.find(({ rect }) => rect.bottom > 0)
    return { path: first?.path, top: first && Math.round(first.rect.top) }
  })

test('rows far below the screen aren’t laid out before they come near', async ({ page }) => {
  await page.goto(list)
  await whenSettled(page)
  const rows = await laidOut(page)
  expect([rows.length > 50, rows[0], rows.at(-1)]).toEqual([true, true, false])
  await page.locator('.stub').last().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await laidOut(page)).at(-1)).toBe(true)
})

test('who comes back to a long list finds their place as they left it', async ({ page }) => {
  await page.goto(list)
  await whenSettled(page)
  await page.locator('.stub').nth(45).scrollIntoViewIfNeeded()
  const left = await firstInView(page)
  await page.goto('/about')
  await page.goBack()
  await whenSettled(page)
  await expect.poll(() => firstInView(page)).toEqual(left)
})

test('an address within a long list leads to its month', async ({ page }) => {
  await page.goto(list)
  const id = await page.locator('.month h2').last().getAttribute('id')
  await page.goto('/about')
  await page.goto(`${list}#${id}`)
  await whenSettled(page)
  await expect
    .poll(() => page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeLessThan(phone.height)
  expect(
    await page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top),
  ).toBeGreaterThan(0)
})

test('rows that aren’t laid out are found by words, reached by keyboard and read aloud', async ({ page }) => {
  await page.goto(list)
  await whenSettled(page)
  const link = page.locator('.stub > a:not(.buy)').last()
  const name = await link.innerText()
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const links = nodes.filter(({ role, name: said }) => role?.value === 'link' && said?.value === name)
  expect(links.length).toBeGreaterThan(0)
  await link.focus()
  await expect.poll(async () => (await laidOut(page)).at(-1)).toBe(true)
})

test('all rows are printed', async ({ page }) => {
  await page.goto(list)
  await whenSettled(page)
  await page.emulateMedia({ media: 'print' })
  expect(new Set(await laidOut(page))).toEqual(new Set([true]))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all rows are laid out, since nothing would see to it for who comes back', async ({ page }) => {
    await page.goto(list)
    // No script runs in such a page but the test's own.
    expect(new Set(await laidOut(page))).toEqual(new Set([true]))
  })
})
