import type { Page } from '@playwright/test'
import { nowMs } from '../fixtures/clock.ts'
import { violationsOn } from './axe.ts'
import { fillLetter, send } from './form-steps.ts'
import { expect, knowCity, test } from './journey.ts'

const ageOfFormMs = 60_000
const email = 'anna@example.com'

/**
 * Makes the form look as if it had been open for a while: nobody fills one in within three seconds, but a test does.
 */
async function readForm(page: Page): Promise<void> {
  await page
    .locator('[name="form-key"]')
    .first()
    .evaluate((key, openedMs) => {
      if (!(key instanceof HTMLInputElement)) return
      const id = key.value.split('.')[1] ?? crypto.randomUUID()
      key.value = `${openedMs.toString(36)}.${id}`
    }, nowMs() - ageOfFormMs)
}

/** Sends a contact form, and stays on the page that shows its number. */
async function sendLetter(page: Page): Promise<string> {
  await knowCity(page)
  await page.goto('/contact')
  const form = page.locator('.submission')
  await fillLetter(form)
  await readForm(page)
  await send(form)
  await expect(page).toHaveURL(/\/sent\/contact\//)
  // A visitor who reads the number takes longer than the form needs to delete its draft; a test is faster.
  await expect(page.locator('tutti-island[name="SentForm"]')).toHaveAttribute('data-island-state', 'ready')
  return (await page.locator('.sent-number').textContent()) ?? ''
}

/** Goes from the page with the number to the submission. */
async function find(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Посмотреть, что хранится, или удалить' }).click()
  await page.getByLabel('Почта или телефон').fill(email)
  await readForm(page)
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(page.getByRole('heading', { name: 'Что в форме' })).toBeVisible()
}

test('what one has sent is found and removed by keyboard alone, and axe likes each step', async ({
  page,
}) => {
  const number = await sendLetter(page)
  await page.getByRole('link', { name: 'Посмотреть, что хранится, или удалить' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Номер')).toHaveValue(number)
  expect(await violationsOn(page)).toEqual([])

  await readForm(page)
  await page.getByLabel('Номер').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('eve@example.com')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-form-errors]')).toContainText('Проверьте и то и другое')
  expect(await violationsOn(page)).toEqual([])

  await page.getByLabel('Почта или телефон').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.locator('.sent-number')).toHaveText(number)
  await expect(page.locator('.sent-answers')).toContainText('Здравствуйте')
  await expect(page).toHaveURL('/sent')

  await page.getByText('Удалить', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Удалить насовсем?')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Да, удалить' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Удалено')
  await expect(page).toHaveURL('/sent?removed=now')
  expect(await violationsOn(page)).toEqual([])
})

test('what one has sent is taken along as a file', async ({ page }) => {
  const number = await sendLetter(page)
  await find(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать всё файлом JSON' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${number.replace(' ', '')}.json`)
})

test('what opens it is kept nowhere in the browser', async ({ page }) => {
  await sendLetter(page)
  await find(page)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, requests.flat().map(({ url }) => url)])
  })
  expect(kept).not.toMatch(/anna@example\.com|\/sent\b/)
})
