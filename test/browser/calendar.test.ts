import { violationsOn } from './axe.ts'
import { expect, findBuyableConcert, knowCity, test } from './journey.ts'

test.beforeEach(({ page }) => knowCity(page))

test('a concert page adds the concert to a calendar, by keyboard alone', async ({ page }) => {
  await page.goto(await findBuyableConcert(page))
  const menu = page.locator('.choices', { hasText: 'В календарь' })
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Google' })).toBeFocused()
  await expect(menu.getByRole('link')).toHaveText(['Google', 'Apple', 'Outlook'])
  // The service opens outside, and isn't told where its visitor came from.
  await expect(menu.getByRole('link', { name: 'Google' })).toHaveAttribute('target', '_blank')
  await expect(menu.getByRole('link', { name: 'Google' })).toHaveAttribute('rel', 'noopener')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both menus open', async ({ page }) => {
    for (const path of ['/cities/kazan', await findBuyableConcert(page)]) {
      await page.goto(path)
      const menu = page.locator('.choices', { hasText: 'Apple' })
      await menu.locator('summary').click()
      await expect(menu.getByRole('link', { name: 'Apple' })).toBeVisible()
    }
  })
})

test('axe finds nothing in an open menu', async ({ page }) => {
  await page.goto('/th/cities/bangkok')
  await page.locator('.choices summary').click()
  await expect(page.locator('.choices li').first()).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})
