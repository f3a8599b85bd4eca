import { violationsOn } from './axe.ts'
import { expect, knowCity, test } from './journey.ts'
import { whenSettled } from './settled-page.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a phone’s first screen of the schedule has a concert, and the filters are a sheet', async ({
  page,
}) => {
  await knowCity(page)
  await page.goto('/concerts?city=all')
  await whenSettled(page)
  await expect(page.locator('.stub').first()).toBeInViewport()
  const city = page.locator('#filters [name="city"]')
  await expect(city).toBeHidden()
  await page.getByRole('button', { name: 'Фильтры' }).click()
  await expect(city).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await city.selectOption('moscow')
  await expect(page.getByRole('link', { name: 'Убрать: Москва' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(city).toBeHidden()
  await expect(page).toHaveURL('/concerts?city=moscow')
  await page.getByRole('link', { name: 'Убрать: Москва' }).click()
  await expect(page).toHaveURL('/concerts?city=all')
})

test('by keyboard the sheet opens, and Escape closes it', async ({ page }) => {
  await knowCity(page)
  await page.goto('/concerts?city=all')
  await page.getByRole('button', { name: 'Фильтры' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#filters')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#filters')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Фильтры' })).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the sheet opens, and its form is sent', async ({ page }) => {
    await page.goto('/concerts?city=all')
    await page.getByRole('button', { name: 'Фильтры' }).click()
    await page.locator('#filters [name="city"]').selectOption('moscow')
    await page.getByRole('button', { name: 'Показать' }).click()
    await expect(page).toHaveURL(/city=moscow/)
    await expect(page.getByRole('heading', { level: 1, name: 'Концерты в Москве' })).toBeVisible()
  })

  test('the calendar opens, and a day leads to its concerts; a table has its days for who hears them', async ({
    page,
  }) => {
    await page.goto('/concerts?city=moscow')
    await page.getByRole('link', { name: 'Календарём' }).click()
    const month = page.getByRole('table', { name: /^Календарь концертов: .+ 20\d\d, Москва$/ })
    await expect(month.getByRole('columnheader')).toHaveCount(7)
    await page.waitForLoadState()
    const day = month.getByRole('link', { name: /концерт/ }).first()
    await day.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.day-list section:target .stub').first()).toBeInViewport()
    await page.getByRole('navigation', { name: 'Месяц' }).getByRole('link').last().click()
    await expect(page).toHaveURL(/view=calendar&month=20\d\d-\d\d$/)
    await page.getByRole('link', { name: 'Списком' }).click()
    await expect(page).toHaveURL(/city=moscow&month=20\d\d-\d\d$/)
  })
})
