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
