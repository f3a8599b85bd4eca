import type { Page } from '@playwright/test'
import { password, signIn, test } from './account-site.ts'
import { violationsOn } from './axe.ts'
import { reopen, whenReady } from './form-steps.ts'
import { expect } from './journey.ts'
import { isThorough } from './looks.ts'
import { excessWidthOf } from './settled-page.ts'

/** Types into the focused field, and goes on to the next by keyboard. */
async function fillByKeyboard(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Почта').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(secret)
}

// All tests share one site: in parallel, each would start its own.
test.describe.configure({ mode: 'default' })

test('an account is made, confirmed by letter, signed in to and out of by keyboard alone', async ({
  page,
  accounts,
}) => {
  const email = 'anna@example.com'
  await reopen(page, '/register')
  await fillByKeyboard(page, email, password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Проверьте почту')

  await reopen(page, await accounts.readLetter(email))
  await fillByKeyboard(page, email, password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Показать пароль' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account?done=confirmed')
  await expect(page.getByText(`Вы вошли как ${email}`)).toBeVisible()
  await expect(page.locator('.account-link')).toHaveAccessibleName('anna Аккаунт')

  await page.getByRole('button', { name: 'Выйти', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Вы вышли.')).toBeVisible()
  await expect(page.locator('.account-link')).toHaveAccessibleName('Войти Аккаунт')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an account is made, confirmed by letter, signed in to and out of', async ({ page, accounts }) => {
    const email = 'boris@example.com'
    await page.goto('/register')
    await page.getByLabel('Почта').fill(email)
    await page.getByLabel('Новый пароль').fill(password)
    await page.getByRole('button', { name: 'Создать аккаунт' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Проверьте почту')
    await page.goto(await accounts.readLetter(email))
    await page.getByLabel('Почта').fill(email)
    await page.getByLabel('Пароль').fill(password)
    await page.getByRole('button', { name: 'Подтвердить и войти' }).click()
    await expect(page.getByText(`Вы вошли как ${email}`)).toBeVisible()
    await page.getByRole('button', { name: 'Выйти', exact: true }).click()
    await expect(page.getByText('Вы вышли.')).toBeVisible()
  })
})

test('a wrong password comes back with what is wrong and the address, and without the password', async ({
  page,
  accounts,
}) => {
  const email = await accounts.makeAccount()
  await reopen(page, '/login')
  await page.getByLabel('Почта').fill(email)
  await page.locator('#password').fill('not the password')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/^Ошибка: /)
  const errors = page.locator('[data-form-errors]')
  await expect(errors).toContainText('Почта или пароль не подходят')
  await expect(errors).toBeFocused()
  await expect(page.getByLabel('Почта')).toHaveValue(email)
  await expect(page.locator('#password')).toHaveValue('')
  expect(await violationsOn(page)).toEqual([])
})

test('what is wrong with a field is said before it is sent, and its link leads there', async ({ page }) => {
  const form = await reopen(page, '/register')
  await page.getByLabel('Почта').fill('anna@example.com')
  await page.locator('#password').fill('short')
  await form.locator('[data-send]').click()
  await form.locator('[data-form-errors] a').click()
  await expect(page.locator('#password')).toBeFocused()
  await expect(page.locator('#password-fault')).toContainText('нужно хотя бы 8 знаков')
})

test('a page of the account asks to sign in, and is shown afterwards', async ({ page, accounts }) => {
  const email = await accounts.makeAccount()
  await page.goto('/account/password')
  await expect(page).toHaveURL(/^[^?]*\/login\?next=%2Faccount%2Fpassword$/)
  await whenReady(page)
  await fillByKeyboard(page, email, password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account/password')
})

test('«back» shows nothing of who has signed out', async ({ page, context, accounts }) => {
  const email = await accounts.makeAccount()
  await signIn(context, accounts, email)
  await page.goto('/account')
  await expect(page.getByText(`Вы вошли как ${email}`)).toBeVisible()
  await page.goto('/account/password')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Выйти', exact: true }).click()
  await expect(page.getByText('Вы вышли.')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(email)).toHaveCount(0)
})

test('a page of the account leaves a tab when another tab has signed out', async ({
  page,
  context,
  accounts,
}) => {
  const email = await accounts.makeAccount()
  await signIn(context, accounts, email)
  await page.goto('/account')
  await expect(page.locator('.account-link')).toContainText(email.slice(0, 8))
  const other = await context.newPage()
  await other.goto('/account')
  await other.getByRole('button', { name: 'Выйти', exact: true }).click()
  await expect(other.getByText('Вы вышли.')).toBeVisible()
  await other.close()
  // In the tests' browser all tabs count as visible.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL(/\/login/)
})

test('a password is shown and hidden by a button that stays where it is', async ({ page }) => {
  for (const path of ['/login', '/th/login']) {
    await reopen(page, path)
    const input = page.locator('#password')
    const button = page.locator('.show-password')
    await input.fill(password)
    const [hidden, before] = [await button.innerText(), await button.boundingBox()]
    await button.click()
    await expect(input).toHaveAttribute('type', 'text')
    expect(await button.innerText()).not.toBe(hidden)
    expect(await button.boundingBox()).toEqual(before)
    await button.click()
    await expect(input).toHaveAttribute('type', 'password')
  }
})

/** The languages have the same parts, so axe checks each page once. */
const looks = {
  'a wide screen, in Russian': { size: { width: 1280, height: 800 }, language: '' },
  'a phone, in Thai': { size: { width: 360, height: 720 }, language: '/th' },
} as const
const signedOut: readonly (readonly [look: keyof typeof looks, paths: readonly string[]])[] = [
  ['a wide screen, in Russian', ['/login', '/register?letter=out', '/reset-password?code=abc']],
  ['a phone, in Thai', ['/register', '/forgot-password', '/confirm?confirmation=abc', '/login?said=out']],
]
for (const [look, paths] of signedOut) {
  test(`axe finds nothing on the pages that lead to an account, on ${look}`, async ({ page }) => {
    const { size, language } = looks[look]
    await page.setViewportSize(size)
    for (const path of paths) {
      await reopenAny(page, `${language}${path}`)
      expect(await violationsOn(page)).toEqual([])
    }
  })
}

test('axe finds nothing on the pages of who is signed in, and in Thai they are no wider than a phone', async ({
  page,
  context,
  accounts,
}) => {
  await signIn(context, accounts, await accounts.makeAccount())
  for (const { size, language } of Object.values(looks)) {
    await page.setViewportSize(size)
    for (const path of ['/account', '/account/password', '/account/erase']) {
      await reopenAny(page, `${language}${path}`)
      await expect(page.locator('html')).toHaveAttribute('data-signed-in')
      if (!language || isThorough) expect(await violationsOn(page)).toEqual([])
      expect(await excessWidthOf(page)).toBe(0)
    }
  }
})

/** Sends the form with its code, if it has one. */
async function reopenAny(page: Page, path: string): Promise<void> {
  await page.goto(path)
  if ((await page.locator('.submission').count()) > 0) await whenReady(page)
}
