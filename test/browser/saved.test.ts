import { violationsOn } from './axe.ts'
import { expect, findBuyableConcert, knowCity, test } from './journey.ts'

const saved = 'tutti.saved'

test('a visitor saves a concert in the list and finds it again', async ({ page }) => {
  await knowCity(page)
  await page.goto('/concerts?city=all')
  const row = page.locator('.stub').first()
  const name = await row.locator('> a').first().innerText()
  const heart = row.getByRole('button', { name: `Сохранить концерт: ${name}` })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.locator('footer').getByRole('link', { name: 'Мои концерты' }).click()
  await expect(page).toHaveURL('/saved')
  await expect(page.locator('.stub')).toHaveCount(1)
  await expect(page.locator('.stub > a').first()).toHaveText(name)
  await expect(page.getByRole('link', { name: 'В календарь' })).toHaveAttribute('href', /^\/c\/.+\.ics$/)
})

test('a heart is pressed by keyboard, and taken back', async ({ page }) => {
  await knowCity(page)
  await page.goto('/concerts?city=all')
  const heart = page.locator('.stub .heart').first()
  await heart.focus()
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate((key) => localStorage.getItem(key), saved)).toBeNull()
})

test('a concert’s own page saves it, and says where to find it', async ({ page }) => {
  await knowCity(page)
  await page.goto(await findBuyableConcert(page))
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Мои концерты' })).toBeHidden()
  await main.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await main.getByRole('link', { name: 'Мои концерты' }).click()
  await expect(page.locator('.stub')).toHaveCount(1)
})

test('hearts follow what another tab does', async ({ page, context }) => {
  await knowCity(page)
  await page.goto('/concerts?city=all')
  const other = await context.newPage()
  await knowCity(other)
  await other.goto('/concerts?city=all')
  await other.locator('.stub .heart').first().click()
  await expect(page.locator('.stub .heart').first()).toHaveAttribute('aria-pressed', 'true')
})

test('what is stored may be garbage', async ({ page }) => {
  await knowCity(page)
  await page.addInitScript((key) => {
    if (window === window.top) localStorage.setItem(key, '{"a":[null')
  }, saved)
  await page.goto('/saved')
  await expect(page.getByText('Здесь пока пусто')).toBeVisible()
  await expect(page.locator('tutti-island[name="SavedList"]')).toHaveAttribute('data-island-state', 'ready')
})

test('the list is there without network too, and says how old it is', async ({ page, complaints }) => {
  await knowCity(page)
  const slug = (await findBuyableConcert(page)).slice('/c/'.length)
  await page.evaluate(
    ([key, text]) => localStorage.setItem(String(key), String(text)),
    [saved, `["${slug}"]`],
  )
  await page.goto('/saved')
  await expect(page.locator('.stub')).toHaveCount(1)
  await page.route('**/saved?*', (route) => route.abort('internetdisconnected'))
  await page.reload()
  await expect(page.locator('.stub')).toHaveCount(1)
  await expect(page.getByRole('status')).toContainText('Нет связи. Показываем список, каким он был')
  await page.unroute('**/saved?*')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('status').filter({ hasText: 'Нет связи' })).toHaveCount(0)
  complaints.splice(0)
})

test('where storage is forbidden a heart lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await page.goto('/concerts?city=all')
  const heart = page.locator('.stub .heart').first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('nothing moves when the hearts come', async ({ page }) => {
  await knowCity(page)
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number }
        Object.assign(window, { moved: Number(Reflect.get(window, 'moved')) + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/concerts?city=all')
  await expect(page.locator('.stub .heart').first()).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBe(0)
})

for (const path of ['/saved', '/concerts?city=all']) {
  test(`axe finds nothing on ${path} with hearts`, async ({ page }) => {
    await knowCity(page)
    const slug = (await findBuyableConcert(page)).slice('/c/'.length)
    await page.evaluate(
      ([key, text]) => localStorage.setItem(String(key), String(text)),
      [saved, `["${slug}"]`],
    )
    await page.goto(path)
    await expect(page.locator('.stub .heart').first()).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('/saved says what it is, and no heart is shown', async ({ page }) => {
    await page.goto('/saved')
    await expect(page.getByRole('heading', { level: 1, name: 'Мои концерты' })).toBeVisible()
    await page.goto('/concerts?city=all')
    await expect(page.locator('.heart')).toHaveCount(0)
  })
})
