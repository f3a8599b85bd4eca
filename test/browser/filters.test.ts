import { expect, type Page } from '@playwright/test'
import { stopClock } from './browser-time.ts'
import { test } from './own-site.ts'

/** Filters of the schedule, which apply as soon as they are chosen, with JavaScript. */
const city = (page: Page) => page.locator('#filters [name="city"]')
const count = (page: Page) => page.locator('.count')

async function openSchedule(page: Page, query = '?city=all'): Promise<void> {
  await page.goto(`/concerts${query}`)
  await expect(page.locator('#filters')).toHaveAttribute('data-live', '')
}

test('a choice changes the list, the prices and the address in place, is said politely and keeps the focus', async ({
  page,
}) => {
  await openSchedule(page)
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  const all = (await count(page).textContent()) ?? ''
  await expect(page.locator('#filters button')).toBeHidden()
  await expect(page.locator('#filters [name="price"]')).toContainText('₽')
  await city(page).focus()
  await city(page).selectOption('bangkok')
  await expect(page).toHaveURL('/concerts?city=bangkok')
  await expect(count(page)).not.toHaveText(all)
  await expect(page.locator('#filters [role="status"]')).toHaveText((await count(page).textContent()) ?? '')
  await expect(city(page)).toBeFocused()
  await expect(page.locator('#filters [name="price"]')).toContainText('฿')
  await expect(page.locator('.stub').first().locator('[data-heart]')).toBeVisible()
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)
})

test('what was chosen before the script came applies when it comes', async ({ page }) => {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    Object.assign(window, {
      requestIdleCallback: (run: () => void) => waiting.push(run),
      beIdle: () => {
        for (const run of waiting.splice(0)) run()
      },
    })
  })
  await page.goto('/concerts?city=all')
  await city(page).selectOption('moscow')
  await page.evaluate(() => Reflect.get(window, 'beIdle')())
  await expect(page).toHaveURL('/concerts?city=moscow')
})

test('«back» takes a choice off again, in the form too, and «forward» brings it back', async ({ page }) => {
  await openSchedule(page)
  const all = await count(page).textContent()
  await city(page).selectOption('kazan')
  await expect(page).toHaveURL('/concerts?city=kazan')
  await page.goBack()
  await expect(count(page)).toHaveText(all ?? '')
  await expect(city(page)).toHaveValue('all')
  await page.goForward()
  await expect(city(page)).toHaveValue('kazan')
  await expect(count(page)).not.toHaveText(all ?? '')
})

test('words apply after a pause, as one step of the history', async ({ page }) => {
  await openSchedule(page)
  const steps = await page.evaluate(() => history.length)
  const words = page.getByRole('searchbox', { name: 'Слова' })
  await words.pressSequentially('Казань')
  await expect(page).toHaveURL(`/concerts?city=all&q=${encodeURIComponent('Казань')}`)
  await expect(words).toHaveValue('Казань')
  await expect(words).toBeFocused()
  await expect(page.locator('.stub').first()).toContainText('Казань')
  expect(await page.evaluate(() => history.length)).toBeGreaterThan(steps)
})

test('letters that are typed while a list is fetched stay', async ({ page }) => {
  await openSchedule(page)
  await stopClock(page)
  const held = Promise.withResolvers<void>()
  await page.route(/[?&]q=/, (route) => held.promise.then(() => route.continue()))
  const words = page.getByRole('searchbox', { name: 'Слова' })
  const asked = page.waitForRequest(/[?&]q=/)
  await words.pressSequentially('Каз')
  await page.clock.runFor(500)
  await asked
  await words.pressSequentially('ань')
  held.resolve()
  await expect(page).toHaveURL(`/concerts?city=all&q=${encodeURIComponent('Каз')}`)
  await expect(words).toHaveValue('Казань')
})

test('a choice that can’t be fetched opens its address', async ({ page }) => {
  await openSchedule(page)
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  let isFirst = true
  await page.route('**/concerts?city=kazan', async (route) => {
    const wasFirst = isFirst
    isFirst = false
    await (wasFirst ? route.abort() : route.continue())
  })
  await city(page).selectOption('kazan')
  await expect(page).toHaveURL('/concerts?city=kazan')
  await expect(page.locator('#filters')).toHaveAttribute('data-live', '')
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(false)
})

test('nothing that fits is said, and the way on is there', async ({ page }) => {
  await openSchedule(page, '?city=kazan')
  await page.locator('#filters [name="price"]').evaluate((select) => {
    select.append(new Option('10', '10'))
  })
  await page.locator('#filters [name="price"]').selectOption('10')
  await expect(page.locator('#filters [role="status"]')).toHaveText('Таких концертов не нашлось')
  await expect(page.getByRole('heading', { name: 'В Казани в другие дни' })).toBeVisible()
})
