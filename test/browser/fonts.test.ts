import type { Page } from '@playwright/test'
import { expect, knowCity, test } from './journey.ts'
import { whenSettled } from './settled-page.ts'

/** Opens a page. @returns the fonts that it fetched, by name and in order of the alphabet. */
async function fontsOf(page: Page, path: string, cityName = 'Казань'): Promise<string[]> {
  const fonts = new Set<string>()
  page.on('request', (request) => {
    const name = /\/([a-z-]+)-[\da-f]{8}\.woff2$/.exec(request.url())?.[1]
    if (name) fonts.add(name)
  })
  await knowCity(page, 'kazan', cityName)
  await page.goto(path)
  await whenSettled(page)
  return [...fonts].sort()
}

test('a page fetches two fonts, also with prices of every country', async ({ page }) => {
  expect(await fontsOf(page, '/concerts?city=all')).toEqual(['display-ru-en', 'text-ru-en'])
})

test('letters of foreign names are fetched where they stand', async ({ page }) => {
  expect(await fontsOf(page, '/en/venues/serbian-national-theatre')).toContain('text-ru-en-names')
})

test.describe('to who reads Thai', () => {
  // The visitor's browser asks for this language, so that the site offers no other.
  test.use({ locale: 'th-TH' })

  test('a page in Thai fetches its own two', async ({ page }) => {
    expect(await fontsOf(page, '/th/about', 'คาซาน')).toEqual(['display-th', 'text-th'])
  })

  test('what isn’t translated into Thai is set in the Russian faces', async ({ page }) => {
    expect(await fontsOf(page, '/th/soviet-cinema', 'คาซาน')).toEqual([
      'display-ru-en',
      'display-th',
      'text-ru-en',
      'text-th',
    ])
  })
})
