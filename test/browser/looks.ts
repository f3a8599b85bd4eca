import type { Page } from '@playwright/test'
import { bothThemes, violationsOn } from './axe.ts'
import { expect } from './journey.ts'
import {
  allScreens,
  faultsOnScreens,
  layoutFaultsOf,
  narrowestScreen,
  narrowScreens,
  type Screen,
  tightScreens,
  widthFaultsOf,
} from './layout-faults.ts'
import { whenSettled } from './settled-page.ts'

/** `THOROUGH=1 npm run test:browser` looks at everything in every language, and on every screen. */
export const isThorough = process.env.THOROUGH === '1'

interface LookedLanguage {
  locale: string
  prefix: string
  screens: readonly Screen[]
}

const english: LookedLanguage = { locale: 'en', prefix: '/en', screens: allScreens }
/**
 * Notices, menus and boxes are checked in Russian, whose words are the longest, and in Thai, whose lines break without
 * spaces, on narrow screens only. English is checked by `pseudo-language.journey.ts`, on every page type and 40 % longer.
 */
export const languages: readonly LookedLanguage[] = [
  { locale: 'ru', prefix: '', screens: isThorough ? allScreens : tightScreens },
  ...(isThorough ? [english] : []),
  { locale: 'th', prefix: '/th', screens: isThorough ? allScreens : narrowScreens },
]

/** One check of the looks of one page on one screen. */
interface Look {
  locale: string
  address: string
  screens: readonly Screen[]
}

/** Addresses of a page, each with the screens on which it is checked. Each night it is checked in all languages. */
export const inLookedLanguages = (path: string): Look[] =>
  languages.slice(0, isThorough ? undefined : 1).map(({ locale, prefix, screens }) => ({
    locale,
    screens,
    address: path === '/' && prefix ? prefix : `${prefix}${path}`,
  }))

/**
 * Opens a page; in Russian axe finds nothing on it, and on each screen all that it holds can be reached and read, with
 * wider spacing and long names too. What axe looks at differs by language in words only.
 *
 * @param isSeenByAxe `false` where axe has seen another page of the kind
 */
export async function expectAccessible(page: Page, look: Look, isSeenByAxe = true): Promise<void> {
  const { locale, address, screens } = look
  await page.goto(address)
  await whenSettled(page)
  if (isThorough || (isSeenByAxe && locale === 'ru'))
    expect.soft(await violationsOn(page, bothThemes), address).toEqual([])
  const looks = screens.map((screen) => [screen, layoutFaultsOf] as const)
  const faults = await faultsOnScreens(page, [...looks, [narrowestScreen, widthFaultsOf]])
  expect.soft(faults, address).toEqual([])
}
