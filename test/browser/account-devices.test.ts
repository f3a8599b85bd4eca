import type { Page } from '@playwright/test'
import { type AccountSite, signIn, test } from './account-site.ts'
import { newDevice } from './browser-time.ts'
import { expect } from './journey.ts'
import { farthestShiftOn, refuseFonts, unseenPixels, whenSettled } from './settled-page.ts'

const list = '/concerts?city=all'
const hearts = '.stub .heart'
const kept = '**/api/account/kept'

/** Presses the heart of a row, and waits until the account knows. */
async function save(page: Page, index: number): Promise<void> {
  const answered = page.waitForResponse(kept)
  await page.locator(hearts).nth(index).click()
  await answered
}

const pressed = (page: Page) => page.locator(`${hearts}[aria-pressed="true"]`)

/** Signs the same user in on another device. */
async function otherDevice(page: Page, accounts: AccountSite, email: string): Promise<Page> {
  const browser = page.context().browser()
  if (!browser) throw new Error('no browser')
  const context = await newDevice(browser, { baseURL: accounts.url, locale: 'ru-RU' })
  await signIn(context, accounts, email)
  return context.newPage()
}

// All tests share one site: in parallel, each would start its own.
test.describe.configure({ mode: 'default' })

test('what a device has joins at the sign-in, and is on another device', async ({
  page,
  context,
  accounts,
}) => {
  const email = await accounts.makeAccount()
  await page.goto(list)
  await page.locator(hearts).nth(0).click()
  await signIn(context, accounts, email)
  const joined = page.waitForResponse(kept)
  await page.goto('/account')
  await joined
  // The concert is added by a script, since this page was made before the account had it.
  await expect(page.locator('.account .stub')).toHaveCount(1)

  const other = await otherDevice(page, accounts, email)
  await other.goto(list)
  await expect(pressed(other)).toHaveCount(1)
  await save(other, 2)
  await save(other, 0)
  await expect(pressed(other)).toHaveCount(1)

  // The last exchange is moved back, since a device without unsent changes asks for those of others once a minute.
  await page.evaluate(() => {
    const state = JSON.parse(localStorage.getItem('tutti.account') ?? '{}')
    localStorage.setItem('tutti.account', JSON.stringify({ ...state, heardAt: state.heardAt - 61_000 }))
  })
  await page.goto(list)
  await expect(page.locator(hearts).nth(2)).toHaveAttribute('aria-pressed', 'true')
  await expect(pressed(page)).toHaveCount(1)
})

test('the account’s city becomes that of a device that has none', async ({ page, context, accounts }) => {
  const email = await accounts.makeAccount()
  await signIn(context, accounts, email)
  await page.goto('/about')
  const joined = page.waitForResponse((answer) => answer.request().postData()?.includes('"city"') ?? false)
  await page.locator('[data-city-link]').click()
  await page.getByRole('dialog').getByText('Казань', { exact: true }).click()
  await joined

  const other = await otherDevice(page, accounts, email)
  await other.goto('/about')
  await expect(other.locator('[data-city-name]')).toHaveText('Казань')
})

test('what was saved without a network joins when it is back', async ({
  page,
  context,
  accounts,
  complaints,
}) => {
  const email = await accounts.makeAccount()
  await signIn(context, accounts, email)
  const first = page.waitForResponse(kept)
  await page.goto(list)
  await first
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/kept'))
  await page.locator(hearts).nth(1).click()
  await failed
  await expect(pressed(page)).toHaveCount(1)
  const joined = page.waitForResponse(kept)
  await context.setOffline(false)
  expect((await (await joined).json()).data.saved).toHaveLength(1)
  // The browser reports a call that failed.
  complaints.splice(0)
})

test('an account whose store doesn’t answer loses nothing', async ({
  page,
  context,
  accounts,
  complaints,
}) => {
  const email = await accounts.makeAccount()
  await page.goto(list)
  await page.locator(hearts).nth(0).click()
  await signIn(context, accounts, email)
  await page.route(kept, (route) => route.fulfill({ status: 503, json: { error: {} } }))
  const refused = page.waitForResponse(kept)
  await page.goto(list)
  await refused
  await save(page, 1)
  await expect(pressed(page)).toHaveCount(2)
  await page.unroute(kept)
  const joined = page.waitForResponse(kept)
  await page.goto(list)
  expect((await (await joined).json()).data.saved).toHaveLength(2)
  await expect(pressed(page)).toHaveCount(2)
  complaints.splice(0)
})

test('two people on one device don’t get each other’s concerts', async ({ page, context, accounts }) => {
  const [anna, boris] = [await accounts.makeAccount(), await accounts.makeAccount()]
  await signIn(context, accounts, anna)
  const first = page.waitForResponse(kept)
  await page.goto(list)
  await first
  await save(page, 0)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Выйти', exact: true }).click()
  await expect(page.getByText('Вы вышли.')).toBeVisible()
  await page.goto(list)
  await expect(page.locator(hearts).first()).toBeVisible()
  await expect(pressed(page)).toHaveCount(0)

  await signIn(context, accounts, boris)
  const second = page.waitForResponse(kept)
  await page.goto(list)
  await second
  await save(page, 3)
  await expect(pressed(page)).toHaveCount(1)

  await signIn(context, accounts, anna)
  const third = page.waitForResponse(kept)
  await page.goto(list)
  expect((await (await third).json()).data.saved).toHaveLength(1)
  await expect(page.locator(hearts).nth(0)).toHaveAttribute('aria-pressed', 'true')
  await expect(pressed(page)).toHaveCount(1)
})

test('what somebody saved without a network before another signed in waits for them', async ({
  page,
  context,
  accounts,
  complaints,
}) => {
  const [anna, boris] = [await accounts.makeAccount(), await accounts.makeAccount()]
  await signIn(context, accounts, anna)
  const first = page.waitForResponse(kept)
  await page.goto(list)
  await first
  await page.route(kept, (route) => route.abort())
  await page.locator(hearts).nth(0).click()
  await expect(pressed(page)).toHaveCount(1)
  await page.unroute(kept)

  await signIn(context, accounts, boris)
  const second = page.waitForResponse(kept)
  await page.goto(list)
  expect((await (await second).json()).data.saved).toEqual([])
  await expect(pressed(page)).toHaveCount(0)

  await signIn(context, accounts, anna)
  const third = page.waitForResponse(kept)
  await page.goto(list)
  expect((await (await third).json()).data.saved).toHaveLength(1)
  await expect(pressed(page)).toHaveCount(1)
  complaints.splice(0)
})

test('a session that the server knows no longer ends without a word', async ({
  page,
  context,
  accounts,
  complaints,
}) => {
  const email = await accounts.makeAccount()
  await signIn(context, accounts, email)
  await page.goto('/about')
  await expect(page.locator('.account-link')).toContainText(email.slice(0, 8))
  const other = await otherDevice(page, accounts, email)
  await other.goto('/account')
  await other.getByRole('button', { name: 'Выйти на всех устройствах' }).click()
  await expect(other.getByText('Вы вышли на всех устройствах.')).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/about')
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('tutti_account')
  await expect(page.locator('.account-link')).toHaveText('ВойтиАккаунт')
  complaints.splice(0)
})

test('the name moves nothing in the header, on a phone, on a tablet and on a wide screen', async ({
  page,
  context,
  accounts,
}) => {
  const name = 'w'.repeat(50)
  const email = await accounts.makeAccount(name)
  await refuseFonts(page)
  const places = async () => {
    const found: { x: number; wide: number }[] = []
    await page.goto('/programs')
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await whenSettled(page)
      found.push(
        ...(await page
          .locator('.top-tools > *')
          .evaluateAll((tools) =>
            tools.map((tool) => ({ x: tool.getBoundingClientRect().x, wide: tool.clientWidth })),
          )),
      )
    }
    return found
  }
  const before = await places()
  await signIn(context, accounts, email)
  const after = await places()
  await expect(page.locator('html')).toHaveAttribute('data-signed-in')
  await expect(page.locator('.account-link')).toContainText(name)
  expect(after.map(({ wide }) => wide)).toEqual(before.map(({ wide }) => wide))
  const shifts = after.map(({ x }, index) => Math.abs(x - (before[index]?.x ?? 0)))
  expect(Math.max(...shifts)).toBeLessThan(unseenPixels)
})

test('nothing on a page has moved when the name has come', async ({ page, context, accounts }) => {
  await signIn(context, accounts, await accounts.makeAccount())
  await page.setViewportSize({ width: 360, height: 800 })
  await refuseFonts(page)
  await page.goto('/programs')
  await expect(page.locator('html')).toHaveAttribute('data-signed-in')
  expect(await farthestShiftOn(page)).toBeLessThan(unseenPixels)
})
