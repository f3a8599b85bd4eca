import { violationsOn } from './axe.ts'
import { expect, findBuyableConcert, knowCity, test } from './journey.ts'
import { farthestShiftOn, refuseFonts, unseenPixels, whenEased, whenSettled } from './settled-page.ts'

for (const width of [320, 768]) {
  test.describe(`at ${width} px, for who speaks another language and has no city`, () => {
    test.use({ locale: 'en-US', extraHTTPHeaders: { 'accept-language': 'ru' } })

    test('nothing moves for the question and the notice', async ({ page }) => {
      await refuseFonts(page)
      await page.setViewportSize({ width, height: 720 })
      await page.goto('/about')
      await expect(page.locator('.city-line')).toBeVisible()
      await expect(page.locator('.notices .offer')).toBeVisible()
      expect(await farthestShiftOn(page)).toBeLessThan(unseenPixels)
    })
  })
}

test('the header’s list of cities opens over the schedule, and comes back to its button', async ({
  page,
}) => {
  await page.goto('/concerts')
  const button = page.locator('.city-button')
  await button.click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Москва' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Казань' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Концерты в Казани' })).toBeVisible()
  await page.getByRole('link', { name: 'Все города' }).last().click()
  await expect(page).toHaveURL('/concerts?city=all')
})

test('a link in a new tab is announced', async ({ page }) => {
  await knowCity(page)
  await page.goto('/concerts?city=all')
  await expect(page.locator('a.buy[target]').first()).toHaveAccessibleDescription('Откроется в новой вкладке')
})

test.describe('where the system’s own colours replace ours', () => {
  test.use({ forcedColors: 'active' })

  test('hearts and buttons are seen', async ({ page }) => {
    await knowCity(page)
    await page.goto('/concerts?city=all')
    await expect(page.locator('.stub [data-heart]').first()).toBeVisible()
    await whenSettled(page)
    const seen = await page.evaluate(() => {
      const of = (selector: string, pseudo?: string) => {
        const element = document.querySelector(selector)
        return element && getComputedStyle(element, pseudo)
      }
      return {
        ground: of('html')?.backgroundColor,
        heart: of('.stub .heart', '::before')?.backgroundColor,
        edges: ['.filters .button', '.stub a.buy'].map((selector) => of(selector)?.outlineStyle),
      }
    })
    expect(seen.heart).not.toBe(seen.ground)
    expect(seen.edges).toEqual(['solid', 'solid'])
  })

  test('axe finds nothing on a list, a poster, an album, an article and a concert', async ({ page }) => {
    await knowCity(page)
    const concert = await findBuyableConcert(page)
    for (const path of [
      '/concerts?city=all',
      '/poster',
      '/studio-album',
      '/a/how-live-to-film-works',
      concert,
    ]) {
      await page.goto(path)
      await whenEased(page)
      expect(await violationsOn(page), path).toEqual([])
    }
  })
})

test('a printed list, concert and poster say what became of a concert', async ({ page }) => {
  await knowCity(page)
  await page.emulateMedia({ media: 'print' })
  await page.goto('/concerts?city=all')
  const row = page.locator('.stub', { hasText: 'Билеты проданы' }).first()
  await expect(row.getByText('Билеты проданы')).toBeVisible()
  const month = (await row.locator('time').getAttribute('datetime'))?.slice(0, 7)
  const concert = await row.locator('> a:not(.buy)').getAttribute('href')
  await page.goto(concert ?? '')
  await expect(page.locator('.ticket').getByText('Билеты проданы').first()).toBeVisible()
  await page.goto(`/poster?month=${month}`)
  await expect(page.locator('.calendar li', { hasText: 'Билеты проданы' }).first()).toBeVisible()
})
