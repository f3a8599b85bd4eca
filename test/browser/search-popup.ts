import type { Locator, Page } from '@playwright/test'
import { expect, knowCity } from './journey.ts'

/** Parts of the search that lies over a page, by what a visitor perceives. */
export const iconOf = (page: Page): Locator => page.locator('tutti-island[name="Search"] a')
export const popupOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Поиск' })
export const fieldOf = (page: Page): Locator => popupOf(page).getByRole('textbox')
export const blockOf = (page: Page, name: string): Locator =>
  popupOf(page).getByRole('region', { name, exact: true })
export const tabOf = (page: Page, name: string): Locator =>
  popupOf(page).getByRole('tab', { name, exact: true })

export async function openSearch(page: Page, path = '/news'): Promise<void> {
  await knowCity(page)
  await page.goto(path)
  await iconOf(page).click()
  await expect(page.locator('dialog.search-popup')).toBeVisible()
}
