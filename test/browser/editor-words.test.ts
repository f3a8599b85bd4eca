import type { Page } from '@playwright/test'
import { type AccountSite, signIn, test } from './account-site.ts'
import { violationsOn } from './axe.ts'
import { expect } from './journey.ts'
import { isThorough } from './looks.ts'

const send = (page: Page) => page.locator('.words-form button').first()
const words = (page: Page) => page.locator('textarea[name=ru]')

/** Goes from the edit bar of a concert to the page for a message to its visitors. */
async function openPage(page: Page, accounts: AccountSite, prefix: string): Promise<void> {
  const { email, password } = await accounts.readOffice()
  await signIn(page.context(), accounts, email, password)
  await page.setViewportSize({ width: 320, height: 700 })
  // A page that isn't cached shows the edit bar to an editor's browser.
  await page.goto(`${prefix}/account`)
  await page.goto(`${prefix}/concerts?city=all`)
  await page.goto((await page.locator('.stub > a').first().getAttribute('href')) ?? '')
  await page.locator('.admin-bar a[href*="/desk/notices/"]').click()
}

// All tests share one site: in parallel, each would start its own.
test.describe.configure({ mode: 'default' })

for (const prefix of ['', '/th']) {
  test(`what an editor writes to a concert’s people is shown accessibly, in 320 px, at ${prefix || '/'}`, async ({
    page,
    accounts,
  }) => {
    await openPage(page, accounts, prefix)
    await words(page).fill(`Вход со двора ${'и'.repeat(60)}`)
    await send(page).click()
    await expect(page.locator('.notice-words').first()).toContainText('Вход со двора')
    // Other languages differ in their texts only.
    if (!prefix || isThorough) expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}
