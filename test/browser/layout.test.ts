import type { Page } from '@playwright/test'
import { adminCookie, installCookie, installRefusedKey } from '../../src/shared/stored-names.ts'
import { expect, knowCity, pageTypes, test } from './journey.ts'
import { layoutFaultsOn, type Screen, screens, tightScreens } from './layout-faults.ts'
import { whenEased, whenSettled } from './settled-page.ts'

/** Russian words are the longest: with them a page is looked at on all screens, with the others on the tight ones. */
const languages = [
  { locale: 'ru', prefix: '', on: screens },
  { locale: 'en', prefix: '/en', on: tightScreens },
  { locale: 'th', prefix: '/th', on: tightScreens },
] as const

/** On every screen, all that the page holds can be reached and read: the rule itself is in `layout-faults.ts`. */
async function expectAllInPlace(page: Page, path: string, on: readonly Screen[]): Promise<void> {
  await page.goto(path)
  await whenSettled(page)
  expect(await layoutFaultsOn(page, on), path).toEqual([])
}

for (const path of [...pageTypes, '/search', '/search?q=hans&index=concert', '/concerts?city=tver']) {
  test(`nothing on ${path} is beyond the edge or in another's place, in any language, width or size of letters`, async ({
    page,
  }) => {
    await knowCity(page)
    for (const { prefix, on } of languages) {
      await expectAllInPlace(page, `${prefix}${path === '/' && prefix ? '' : path}`, on)
    }
  })
}

/** Parts of what is to be looked at: a test each, since a concert takes a browser seconds. */
const parts = [0, 1, 2] as const

for (const { locale, prefix, on } of languages) {
  for (const part of parts) {
    test(`nothing on a concert is beyond the edge or in another's place, whatever its state and currency: ${locale}, part ${part + 1}`, async ({
      page,
    }) => {
      await page.route('https://**', (route) => route.fulfill({ body: '', contentType: 'text/html' }))
      await knowCity(page)
      const concerts = await findConcerts(page)
      expect(concerts.length).toBeGreaterThan(8)
      const looked = concerts.filter((_, index) => index % parts.length === part)
      for (const path of looked) await expectAllInPlace(page, `${prefix}${path}`, tightScreens)
      if (part === 0) await expectAllInPlace(page, `${prefix}${concerts[0]}/tickets`, on)
    })
  }
}

/** A concert for each state that rows name, and one for each currency. */
async function findConcerts(page: Page): Promise<string[]> {
  await page.goto('/concerts?city=all')
  return page.evaluate(async () => {
    const found = new Map<string, string>()
    for (const list of ['page=1', 'page=2', 'page=3', 'page=4', 'page=5', 'past=1']) {
      const answer = await fetch(`/concerts?city=all&${list}`)
      const document = new DOMParser().parseFromString(await answer.text(), 'text/html')
      for (const row of document.querySelectorAll('.stub')) {
        const path = row.querySelector('a:not(.buy)')?.getAttribute('href')
        for (const words of row.querySelectorAll('.buy, em')) {
          if (path) found.set(words.textContent.replace(/[\d\s]/g, ''), path)
        }
      }
    }
    return [...new Set(found.values())]
  })
}

for (const { locale, prefix } of languages) {
  test(`the question for the city is on the screen, above the bar with the ticket button: ${locale}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/concerts?city=all&available=1`)
    const concert = await page.locator('.stub > a:not(.buy)').first().getAttribute('href')
    for (const path of [concert ?? '', `${prefix}/concerts`]) {
      await page.goto(path)
      await expect(page.locator('.city-box')).toBeVisible()
      await whenSettled(page)
      expect(await layoutFaultsOn(page, tightScreens), path).toEqual([])
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
    expect(await layoutFaultsOn(page, tightScreens), 'notice').toEqual([])
    await page.locator('[data-notice="install"] .site-notice-close').click()
    await page.evaluate((refused) => localStorage.removeItem(refused), installRefusedKey)

    await page.locator('[data-menu] summary').click()
    expect(await layoutFaultsOn(page, tightScreens), 'menu').toEqual([])
    await page.keyboard.press('Escape')

    await page.locator('.city-button').click()
    await expect(page.locator('.city-picker li').nth(3)).toBeVisible()
    expect(await layoutFaultsOn(page, tightScreens), 'cities').toEqual([])
    await page.keyboard.press('Escape')

    await page.locator('a.top-icon[href$="/search"]').click()
    await page.locator('dialog[open] input[name="q"]').fill('hans')
    await expect(page.locator('dialog[open] .finds > li').first()).toBeVisible()
    expect(await layoutFaultsOn(page, tightScreens), 'search').toEqual([])
  })
}
