import type { Page } from '@playwright/test'
import { password, signIn, test } from './account-site.ts'
import { workerOf } from './faulty-site.ts'
import { whenReady } from './form-steps.ts'
import { expect } from './journey.ts'

const list = '/concerts?city=all'
const hearts = '.stub .heart'
const kept = '**/api/account/kept'
const pressed = (page: Page) => page.locator(`${hearts}[aria-pressed="true"]`)

/** Opens a page, and waits until account and device are of one mind. */
async function openSettled(page: Page, path: string): Promise<string[]> {
  const answered = page.waitForResponse(kept)
  await page.goto(path)
  return (await (await answered).json()).data.saved
}

/** @returns everything that the account has stored by then */
async function save(page: Page, index: number): Promise<string[]> {
  const answered = page.waitForResponse(kept)
  await page.locator(hearts).nth(index).click()
  return (await (await answered).json()).data.saved
}

async function signInByForm(page: Page, email: string): Promise<void> {
  await whenReady(page)
  await page.getByLabel('Почта').fill(email)
  await page.locator('#password').fill(password)
  await page.keyboard.press('Enter')
}

// All tests share one site: in parallel, each would start its own.
test.describe.configure({ mode: 'default' })

test.describe('two tabs in which two people sign in', () => {
  test('save for whoever signed in last, and leave the other’s concerts alone', async ({
    page,
    context,
    accounts,
  }) => {
    const [anna, boris] = [await accounts.makeAccount(), await accounts.makeAccount()]
    await signIn(context, accounts, anna)
    await openSettled(page, list)
    const annas = await save(page, 0)

    const other = await context.newPage()
    await other.goto('/saved')
    await signIn(context, accounts, boris)
    expect(await openSettled(other, list)).toEqual([])
    await expect(pressed(other)).toHaveCount(0)
    // The first tab shows a page of Anna's account.
    await expect(pressed(page)).toHaveCount(0)
    const boriss = await save(page, 2)
    expect(boriss).toHaveLength(1)
    expect(boriss).not.toEqual(annas)
    await expect(pressed(other)).toHaveCount(1)

    await signIn(context, accounts, anna)
    expect(await openSettled(page, list)).toEqual(annas)
  })

  test('show whoever signed in last as soon as they are looked at', async ({ page, context, accounts }) => {
    const [anna, boris] = [await accounts.makeAccount(), await accounts.makeAccount()]
    const other = await context.newPage()
    await page.goto('/login')
    await other.goto('/login')
    await signInByForm(page, anna)
    await expect(page.getByText(`Вы вошли как ${anna}`)).toBeVisible()
    await signInByForm(other, boris)
    await expect(other.getByText(`Вы вошли как ${boris}`)).toBeVisible()
    // In the tests' browser all tabs count as visible.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText(`Вы вошли как ${boris}`)).toBeVisible()
    await expect(page.locator('.account-link')).toContainText(boris.slice(0, 8))
  })
})

test.describe('where pages are kept on the device', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the token is out of reach of whatever runs in a page', async ({ page, context, accounts }) => {
    await page.goto('/about')
    await workerOf(page)
    await signIn(context, accounts, await accounts.makeAccount())
    const pages: string[] = []
    for (const path of ['/account', list, '/saved', '/push', '/about']) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-signed-in')
      pages.push(await page.content())
    }
    const cookie = (await context.cookies()).find(({ name }) => name === 'session')
    const session = JSON.parse(Buffer.from(cookie?.value.split('.')[0] ?? '', 'base64url').toString())
    const token: string = session.tokens.access
    const reached = await page.evaluate(readAll)
    expect(reached).toContain('tutti_account')
    expect(reached).toContain('tutti.account')
    expect(reached).toContain('a copy of /about')
    const secrets = [cookie?.value ?? '', token, token.split('.')[2] ?? '', password]
    expect(secrets.map((secret) => secret.length > 10)).toEqual([true, true, true, true])
    const all = [reached, ...pages].join()
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([])
    expect(cookie?.httpOnly).toBe(true)
  })
})

/**
 * Everything that a script of the page can read: cookies, stores, copies of pages, databases, and responses of the
 * site.
 */
async function readAll(): Promise<string> {
  const found = [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const response = await cache.match(request)
      const type = response?.headers.get('content-type') ?? ''
      if (!/html|json|text|javascript/.test(type)) continue
      found.push(`a copy of ${new URL(request.url).pathname}`, JSON.stringify([...(response?.headers ?? [])]))
      found.push((await response?.text()) ?? '')
    }
  }
  for (const { name = '' } of await indexedDB.databases()) {
    const open = indexedDB.open(name)
    await new Promise((resolve, reject) => {
      open.onsuccess = resolve
      open.onerror = reject
    })
    for (const store of open.result.objectStoreNames) {
      const all = open.result.transaction(store).objectStore(store).getAll()
      await new Promise((resolve, reject) => {
        all.onsuccess = resolve
        all.onerror = reject
      })
      found.push(JSON.stringify(all.result))
    }
    open.result.close()
  }
  for (const path of ['/api/users/me', '/account', '/api/health']) {
    const answer = await fetch(path)
    found.push(JSON.stringify([...answer.headers]), await answer.text())
  }
  return found.join('\n')
}
