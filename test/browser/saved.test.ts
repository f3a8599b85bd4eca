import type { Page } from '@playwright/test'
import { violationsOn } from './axe.ts'
import { expect, findBuyableConcert, knowCity, test } from './journey.ts'
import { farthestShiftOn, refuseFonts, unseenPixels } from './settled-page.ts'

const saved = 'tutti.saved'

/** Saved concerts as an earlier visit has left them. */
async function saveConcert(page: Page): Promise<void> {
  const slug = (await findBuyableConcert(page)).slice('/c/'.length)
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [saved, `["${slug}"]`] as const)
}

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
  const heart = main.getByRole('button', { name: 'Сохранено', exact: true })
  await expect(page.locator('[aria-live]').filter({ hasText: 'Сохранено' })).toBeAttached()
  await heart.click()
  await expect(page.locator('[aria-live]').filter({ hasText: 'Убрано из сохранённых' })).toBeAttached()
  await main.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await main.getByRole('link', { name: 'Мои концерты' }).click()
  await expect(page.locator('.stub')).toHaveCount(1)
})

test('a concert that was found in the popup is saved there, by keyboard too, and the popup stays', async ({
  page,
}) => {
  await knowCity(page)
  await page.goto('/about')
  await page.locator('tutti-island[name="Search"] a').click()
  const card = page.getByRole('dialog').locator('.finds-concert > li').first()
  const name = await card.locator('h3 b').innerText()
  const heart = card.getByRole('button', { name: `Сохранить концерт: ${name}, ` })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/saved')
  await expect(page.locator('.stub')).toHaveCount(1)
  await expect(page.locator('.stub > a').first()).toHaveText(name.replace(/^.* — /, ''))
})

test('a heart on the search page covers nothing, and saves', async ({ page }) => {
  await knowCity(page)
  await page.goto('/search?q=zimmer')
  const card = page.locator('.finds-concert > li').first()
  const heart = card.locator('.heart')
  await expect(heart).toBeVisible()
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    // On a phone the heart lies on the poster's sky, so that the date is not among the texts it may cover.
    const others = ['time', 'h3', '.find-actions > *', ...(width > 700 ? ['.find-poster'] : [])]
    const covered = await card.evaluate((element, parts) => {
      const place = element.querySelector('.heart')?.getBoundingClientRect()
      return [...element.querySelectorAll(parts)].filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect()
        return place && left < place.right && right > place.left && top < place.bottom && bottom > place.top
      }).length
    }, others.join())
    expect(covered, `${width} px`).toBe(0)
  }
  await heart.click()
  await expect(page).toHaveURL('/search?q=zimmer')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await violationsOn(page)).toEqual([])
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

test('the list is there without network too, and says how old it is', async ({ page, complaints }) => {
  await knowCity(page)
  await saveConcert(page)
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

test('nothing moves when the hearts come', async ({ page }) => {
  await knowCity(page)
  await refuseFonts(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/concerts?city=all')
  await expect(page.locator('.stub .heart').first()).toBeVisible()
  expect(await farthestShiftOn(page)).toBeLessThan(unseenPixels)
})

test('axe finds nothing on the list of saved concerts, and on the schedule with hearts', async ({ page }) => {
  await knowCity(page)
  await saveConcert(page)
  for (const path of ['/saved', '/concerts?city=all']) {
    await page.goto(path)
    await expect(page.locator('.heart').first()).toBeVisible()
    expect(await violationsOn(page), path).toEqual([])
  }
})
