import { violationsOn } from './axe.ts'
import { expect, test } from './journey.ts'

test('a sheet of it has the poster and the code, and nothing else', async ({ page }) => {
  await page.goto('/codegen?page=/hans-zimmer')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.codegen-qr figure img')).toBeVisible()
  await expect(page.locator('.codegen-qr figure svg')).toBeVisible()
  await expect(page.locator('.codegen h1')).toBeHidden()
  await expect(page.locator('.codegen .form-card')).toBeHidden()
  await expect(page.locator('.codegen textarea').first()).toBeHidden()
})

test('it is accessible and fits into a phone, before and after a code and with a mistake', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/codegen', '/th/codegen?page=/th/cities/kazan', '/codegen?page=nowhere']) {
    await page.goto(path)
    expect(await violationsOn(page), path).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
  // The browser reports the status of the last page.
  complaints.length = 0
})

test('what one called a campaign is there again next time, on this device', async ({ page }) => {
  await page.goto('/en/codegen?page=/en/hans-zimmer&source=poster')
  await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Make the code' }).click()
  await page.goto('/en/codegen')
  await expect(page.getByLabel('Source (utm_source)')).toHaveValue('poster')
})

test('a text is copied by a button, by keyboard too, and the page says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/en/codegen?page=/en/hans-zimmer')
  await page.getByRole('button', { name: 'Copy' }).first().press('Enter')
  await expect(page.getByText('Copied').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/en\/hans-zimmer$/)
})
