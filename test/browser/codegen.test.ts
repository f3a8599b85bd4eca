import { violationsOn } from './axe.ts'
import { newDevice } from './browser-time.ts'
import { expect, test } from './journey.ts'

test('a partner takes along what they have chosen, without JavaScript too', async ({ browser, baseURL }) => {
  const context = await newDevice(browser, { javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/en/codegen')
  await page.getByLabel('What you promote').selectOption('/en/hans-zimmer')
  await page.getByLabel('Source (utm_source)').fill('poster')
  await page.getByRole('button', { name: 'Make the code' }).click()
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/\/en\/hans-zimmer\?utm_source=poster$/)
  await expect(page.frameLocator('.codegen-result iframe').locator('.stub').first()).toBeVisible()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await context.close()
})

test('a sheet of it has the poster and the code, and nothing else', async ({ page }) => {
  await page.goto('/codegen?page=/hans-zimmer')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.codegen-qr figure img')).toBeVisible()
  await expect(page.locator('.codegen-qr figure svg')).toBeVisible()
  await expect(page.locator('.codegen h1')).toBeHidden()
  await expect(page.locator('.codegen .form-card')).toBeHidden()
  await expect(page.locator('.codegen textarea').first()).toBeHidden()
})

for (const path of ['/codegen', '/th/codegen?page=/th/cities/kazan', '/codegen?page=nowhere']) {
  test(`${path} is accessible and fits into a phone`, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    if (path.endsWith('nowhere')) complaints.length = 0
  })
}

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

test('a short address is made without JavaScript, and leads to the page with its campaign', async ({
  browser,
  baseURL,
}) => {
  const context = await newDevice(browser, { javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/en/codegen?page=/en/hans-zimmer&source=poster')
  await page.getByRole('button', { name: 'Make a short address' }).click()
  const short = await page.getByLabel('Short address').inputValue()
  await page.goto(short)
  await expect(page).toHaveURL(/\/en\/hans-zimmer\?utm_source=poster$/)
  await context.close()
})
