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
})

test('a link to a calendar service opens outside and says nothing of where it came from', async ({
  page,
}) => {
  await page.goto(await findBuyableConcert(page))
  const google = page.locator('.choices a', { hasText: 'Google' })
  await expect(google).toHaveAttribute('target', '_blank')
  await expect(google).toHaveAttribute('rel', 'noopener')
  await expect(google).toHaveAttribute('href', /^https:\/\/calendar\.google\.com\//)
})

for (const [path, calendar] of [
  ['/cities/kazan', '/cities/kazan/calendar.ics'],
  ['/cities/moscow', '/cities/moscow/calendar.ics'],
  ['/hans-zimmer', '/hans-zimmer/calendar.ics'],
  ['/concerts?city=all', '/calendar.ics'],
  ['/concerts?city=kazan', '/cities/kazan/calendar.ics'],
] as const) {
  test(`${path} offers ${calendar} to subscribe to`, async ({ page }) => {
    await page.goto(path)
    const menu = page.locator('.choices', { hasText: 'Добавить в календарь' })
    await menu.locator('summary').click()
    await expect(menu.getByRole('link', { name: 'Файл .ics' })).toHaveAttribute('href', calendar)
    const apple = await menu.getByRole('link', { name: 'Apple' }).getAttribute('href')
    expect(apple).toMatch(/^webcal:\/\/localhost(:\d+)?\//)
    expect(new URL(apple ?? '').pathname).toBe(calendar)
    expect((await page.request.get(calendar)).status()).toBe(200)
  })
}

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
