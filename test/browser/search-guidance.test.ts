import type { Page } from '@playwright/test'
import { violationsOn } from './axe.ts'
import { expect, knowCity, test } from './journey.ts'

/** What the search understood and what parts of a question find, over the demo. */
async function searchInPopup(page: Page, text: string) {
  await knowCity(page)
  await page.goto('/news')
  await page.locator('tutti-island[name="Search"] a').click()
  const popup = page.getByRole('dialog', { name: 'Поиск' })
  await popup.getByRole('textbox').fill(text)
  return popup
}

test('the popup offers what parts of a question find, and says so aloud', async ({ page }) => {
  const popup = await searchInPopup(page, 'циммер ыщщщщ')
  await expect(popup.getByRole('heading', { name: '«циммер» без «ыщщщщ»' })).toBeVisible()
  await expect(popup.getByRole('status')).toContainText('Полного совпадения нет')
  expect(await violationsOn(page)).toEqual([])
  await popup.getByRole('link', { name: 'Показать все' }).click()
  await expect(popup.getByRole('textbox')).toHaveValue('циммер')
})

test('the popup answers questions, and its answers are gone through by keys', async ({ page }) => {
  const popup = await searchInPopup(page, 'парковка')
  const answer = popup.getByRole('link', { name: 'Где оставить машину?' })
  await expect(answer).toBeVisible()
  await expect(popup.getByText('ничего не найдено')).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])
  await popup.getByRole('textbox').press('ArrowDown')
  await expect(answer).toBeFocused()
  await answer.press('Enter')
  await expect(page).toHaveURL('/qa/parking')
})

test('the schedule says which keys it took for others, without a new page', async ({ page }) => {
  await knowCity(page)
  await page.goto('/concerts?city=all')
  await page.locator('form[data-live] input[name="q"]').fill('rfpfym')
  await expect(page.getByText('Показаны результаты для «казань».')).toBeVisible()
  await expect(page.locator('.find-instead a')).toHaveCSS('display', 'inline-block')
})

for (const width of [320, 768]) {
  test(`the page of results has no violation and nothing beside the screen at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(`/th/search?q=${encodeURIComponent('ซิมเมอร์ ธันวาคม 2642')}`)
    await expect(page.locator('.find-parts')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}
