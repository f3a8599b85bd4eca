import type { Page } from '@playwright/test'
import { adminCookie, installCookie, installRefusedKey } from '../../src/shared/stored-names.ts'
import { expect, findBuyableConcert, knowCity, readScheduleRows, test } from './journey.ts'
import { layoutFaultsOn } from './layout-faults.ts'
import { expectAccessible, inLookedLanguages, languages } from './looks.ts'
import { whenEased, whenSettled } from './settled-page.ts'

/** Parts of the list of concerts: each is a test, since a browser needs seconds for a concert. */
const parts = [0, 1, 2] as const

for (const part of parts) {
  test(`axe finds nothing on a concert, and nothing on it is beyond the edge or in another's place, whatever its state and currency: part ${part + 1}`, async ({
    page,
  }) => {
    await knowCity(page)
    const concerts = await findConcerts(page)
    expect([...concerts.keys()]).toEqual(
      expect.arrayContaining(['от ₽', 'от драм', 'Билеты проданы', 'Отменён', 'Дата уточняется']),
    )
    const looked = [...concerts].filter((_, index) => index % parts.length === part)
    for (const [words, path] of looked) {
      // axe has seen another page of the kind.
      const isPrice = words.startsWith('от ')
      for (const look of inLookedLanguages(path)) await expectAccessible(page, look, !isPrice)
    }
  })
}

test('axe finds nothing on the page of tickets, and nothing on it is beyond the edge or in another’s place', async ({
  page,
}) => {
  await knowCity(page)
  await page.route('https://**', (route) => route.fulfill({ body: '', contentType: 'text/html' }))
  const tickets = `${await findBuyableConcert(page)}/tickets`
  for (const look of inLookedLanguages(tickets)) await expectAccessible(page, look)
})

/** The last concert with each state and currency, found by the texts of its row. */
async function findConcerts(page: Page): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const list of [{ pages: 5 }, { filters: '&past=1', pages: 1 }]) {
    for (const { path, texts } of await readScheduleRows(page, list))
      for (const text of texts) found.set(text.replace(/[\d\s]+/g, ' ').trim(), path)
  }
  return found
}

for (const { locale, prefix, screens } of languages) {
  test(`the question for the city is on the screen, under the header: ${locale}`, async ({ page }) => {
    for (const path of [await findBuyableConcert(page), '/concerts']) {
      await page.goto(`${prefix}${path}`)
      await expect(page.locator('[data-city-yes]')).toBeVisible()
      await whenSettled(page)
      expect(await layoutFaultsOn(page, screens), path).toEqual([])
    }
  })

  test(`notices, the menu, the search and the list of cities are on the screen: ${locale}`, async ({
    page,
    baseURL,
  }) => {
    await knowCity(page)
    const url = baseURL ?? ''
    await page.context().addCookies([
      { name: installCookie.name, value: '1', url },
      { name: adminCookie.name, value: 'true', url },
    ])
    await page.goto(`${prefix}/about`)
    await whenEased(page)
    await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')))
    await expect(page.locator('[data-notice="install"]')).toBeVisible()
    expect(await layoutFaultsOn(page, screens), 'notice').toEqual([])
    await page.locator('[data-notice="install"] .site-notice-close').click()
    await page.evaluate((refused) => localStorage.removeItem(refused), installRefusedKey)

    await page.locator('[data-menu] summary').click()
    expect(await layoutFaultsOn(page, screens), 'menu').toEqual([])
    await page.keyboard.press('Escape')

    await page.locator('.city-button').click()
    await expect(page.locator('.city-picker li').nth(3)).toBeVisible()
    expect(await layoutFaultsOn(page, screens), 'cities').toEqual([])
    await page.keyboard.press('Escape')

    await page.locator('a.top-icon[href$="/search"]').click()
    await page.locator('dialog[open] input[name="q"]').fill('hans')
    await expect(page.locator('dialog[open] .finds > li').first()).toBeVisible()
    expect(await layoutFaultsOn(page, screens), 'search').toEqual([])
  })
}
