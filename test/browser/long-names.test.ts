import { onSiteWithContent } from './configured-site.ts'
import { expect, knowCity, pageTypes } from './journey.ts'
import { faultsOnScreens, layoutFaultsOf, narrowestScreen, spacingFaultsOf } from './layout-faults.ts'
import { longNames, withLongNames } from './long-names.ts'
import { inEveryLanguage, isThorough } from './looks.ts'
import { whenSettled } from './settled-page.ts'

/** Page types, and others that are made of names. */
const looked = [
  ...pageTypes,
  '/c/hans-zimmer-moscow-1',
  '/c/hans-zimmer-moscow-1/tickets',
  '/concerts?city=all',
  '/search',
  '/search?q=hans&index=concert',
]
/** Parts of these: a test each, since a page takes a browser a second. */
const parts = [0, 1, 2, 3] as const

for (const kind of isThorough ? longNames : longNames.slice(0, 1)) {
  const test = onSiteWithContent(withLongNames(kind))
  for (const part of parts) {
    test(`names of 300 letters ${kind} leave no page wider than 320 px, with wider spacing (WCAG 1.4.12) either: part ${part + 1}`, async ({
      page,
      baseURL,
    }) => {
      await page.context().addCookies([{ name: 'tutti_city', value: 'kazan', url: baseURL ?? '' }])
      await knowCity(page)
      for (const path of looked.filter((_, index) => index % parts.length === part)) {
        for (const { address } of inEveryLanguage(path)) {
          await page.goto(address)
          await whenSettled(page)
          const looks = [layoutFaultsOf, spacingFaultsOf].map((look) => [narrowestScreen, look] as const)
          expect.soft(await faultsOnScreens(page, looks), address).toEqual([])
        }
      }
    })
  }
}
