import { violationsOn } from './axe.ts'
import { expect, knowCity, test } from './journey.ts'
import { isThorough } from './looks.ts'
import { answerSearches } from './search-answers.ts'
import { blockOf, fieldOf, openSearch, popupOf, tabOf } from './search-popup.ts'

test('the whole search goes by keyboard alone', async ({ page }) => {
  await answerSearches(page)
  await knowCity(page)
  await page.goto('/news')
  await page.keyboard.press('/')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('город')
  await expect(blockOf(page, 'Города')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(tabOf(page, 'Всё')).toBeFocused()
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
  await expect(tabOf(page, 'Города')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tabOf(page, 'Города')).toHaveAttribute('aria-selected', 'true')
  await expect(popupOf(page).getByRole('region')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(blockOf(page, 'Города').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('/')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(blockOf(page, 'Города').getByRole('link').nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cities/tver')
})

test('the focus stays inside the open search', async ({ page }) => {
  await answerSearches(page)
  await openSearch(page)
  await fieldOf(page).fill('город 2')
  await expect(blockOf(page, 'Города').getByRole('listitem')).toHaveCount(1)
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    const isBehind = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement !== document.body && !activeElement?.closest('dialog')
    })
    expect(isBehind).toBe(false)
  }
})

const looked = [
  [360, ''],
  [1440, ''],
  [360, '/th'],
  [1440, '/en'],
] as const
for (const [width, locale] of isThorough ? looked : looked.slice(0, 1)) {
  test(`axe finds nothing in the open search at ${width} px ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openSearch(page, `${locale}/news`)
    const results = page.locator('.search-popup .finds li')
    await expect(results.first()).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('tab').nth(4).click()
    await expect(page.getByRole('dialog').getByRole('region')).toHaveCount(1)
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('dialog').getByRole('textbox').fill('ъъъъъъ')
    await expect(page.locator('.search-popup .empty')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  })
}

test('axe finds nothing in recent searches and in a search that failed', async ({ page, complaints }) => {
  await page.addInitScript(() => localStorage.setItem('tutti.searches', '["циммер", "Казань"]'))
  const requests = await answerSearches(page)
  await openSearch(page)
  await expect(popupOf(page).getByRole('region', { name: 'Вы искали' })).toBeVisible()
  await page.unroute('**/api/search')
  await page.route('**/api/search', (route) => route.abort())
  await blockOf(page, 'Площадки').getByRole('button', { name: 'Следующая страница' }).click()
  await expect(popupOf(page).getByRole('button', { name: 'Повторить' })).toBeVisible()
  expect(requests).toHaveLength(1)
  expect(await violationsOn(page)).toEqual([])
  complaints.length = 0
})

test('the open search fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openSearch(page)
  await expect(page.locator('.search-popup .finds li').first()).toBeVisible()
  const overflow = await popupOf(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
