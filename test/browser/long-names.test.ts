import { onSiteWithContent } from './configured-site.ts'
import { expect, knowCity, pageTypes } from './journey.ts'
import { faultsOnScreens, layoutFaultsOf, narrowestScreen, spacingFaultsOf } from './layout-faults.ts'
import { longNames, withLongNames } from './long-names.ts'
import { inLookedLanguages, isThorough } from './looks.ts'
import { whenSettled } from './settled-page.ts'

/**
 * Page types that show the same names as others, or none of the content. `expectAccessible` gives their headings names
 * of 300 letters too.
 */
const withoutOwnNames: readonly string[] = [
  ...['/concerts?past=1', '/star', '/codegen?page=/hans-zimmer', '/cities/kazan', '/cities/tver'],
  ...['/security', '/assistants', '/contact', '/b2b', '/cast', '/saved', '/offline', '/no-such-page'],
]
/** The pages that are looked at: those whose names are the content's, and further ones that consist mainly of names. */
const looked = [
  ...pageTypes.filter((path) => isThorough || !withoutOwnNames.includes(path)),
  '/c/hans-zimmer-moscow-1',
  '/c/hans-zimmer-moscow-1/tickets',
  '/concerts?city=all',
  '/search?q=hans&index=concert',
]
/** The pages are looked at in two tests, one for each process of the tests. */
const parts = [0, 1] as const

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
        for (const { address } of inLookedLanguages(path)) {
          await page.goto(address)
          await whenSettled(page)
          const looks = [layoutFaultsOf, spacingFaultsOf].map((look) => [narrowestScreen, look] as const)
          expect.soft(await faultsOnScreens(page, looks), address).toEqual([])
        }
      }
    })
  }
}
