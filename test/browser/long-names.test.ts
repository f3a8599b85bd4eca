import { onSiteWithContent } from './configured-site.ts'
import { expect, knowCity, pageTypes } from './journey.ts'
import { faultsOnScreens, layoutFaultsOf, narrowestScreen, spacingFaultsOf } from './layout-faults.ts'
import { longNames, withLongNames } from './long-names.ts'
import { inEveryLanguage, isThorough } from './looks.ts'
import { whenSettled } from './settled-page.ts'

/** The pages that are looked at: one of each type, and further ones that consist mainly of names. */
const looked = [
  ...pageTypes,
  '/c/hans-zimmer-moscow-1',
  '/c/hans-zimmer-moscow-1/tickets',
  '/concerts?city=all',
  '/search',
  '/search?q=hans&index=concert',
]
/** The pages are looked at in four tests, since each page takes a browser a second. */
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
        // A name of 300 characters is equally wide in every language.
        for (const { address } of inEveryLanguage(path).slice(0, isThorough ? undefined : 1)) {
          await page.goto(address)
          await whenSettled(page)
          const looks = [layoutFaultsOf, spacingFaultsOf].map((look) => [narrowestScreen, look] as const)
          expect.soft(await faultsOnScreens(page, looks), address).toEqual([])
        }
      }
    })
  }
}
