import type { Locator, Page } from '@playwright/test'
import { expect, knowCity } from './journey.ts'

const ageOfPageMs = 60_000

/** Opens a form whose code is loaded, on a page that has been open long enough to be read. */
export async function open(page: Page, path: string): Promise<Locator> {
  await knowCity(page)
  await page.addInitScript((ageMs) => {
    Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin - ageMs })
  }, ageOfPageMs)
  return reopen(page, path)
}

export async function reopen(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  return whenReady(page)
}

export async function whenReady(page: Page): Promise<Locator> {
  const form = page.locator('.submission')
  // The code of the form is loaded when a visitor first uses it.
  const island = page.locator('tutti-island[name="SubmissionForm"]')
  await island.dispatchEvent('pointerenter')
  await expect(island).toHaveAttribute('data-island-state', 'ready')
  return form
}

export const send = (form: Locator) => form.locator('[data-send]').click()

export async function fillLetter(form: Locator): Promise<void> {
  await form.getByLabel('Как вас зовут').fill('Анна')
  await form.getByLabel('Почта').fill('anna@example.com')
  await form.getByLabel('О чём вы пишете').selectOption('press')
  await form.getByLabel('Сообщение').fill('Здравствуйте')
  await form.getByLabel(/^Согласен/).check()
}
