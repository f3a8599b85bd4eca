import type { Locator, Page } from '@playwright/test'

/** Waits until the code that is loaded in the browser's idle time has arrived. */
export const whenEased = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.device === 'desktop')

/**
 * Waits until everything that a page loads by itself has arrived: style sheets of scripts, islands, fonts, and a frame
 * with its own.
 */
export async function whenSettled(page: Page): Promise<void> {
  await whenEased(page)
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    const islands = [...document.querySelectorAll<HTMLElement>('tutti-island[load="idle"]')]
    return (
      document.querySelector('link[href*="/navigation-"]') !== null &&
      sheets.every(({ sheet }) => sheet !== null) &&
      islands.every(({ dataset }) => ['ready', 'failed'].includes(dataset.islandState ?? ''))
    )
  })
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** Rounding moves a line by a pixel or two. */
export const unseenPixels = 4

/**
 * Blocks the fonts of a page: on a busy machine they arrive at any time, and a line may then wrap elsewhere.
 * `src/tools/build/fonts/measure-fallback.ts` keeps that rare.
 */
export async function refuseFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) =>
    route.fulfill({ status: 200, contentType: 'font/woff2', body: '' }),
  )
}

/**
 * Returns how far anything has moved by itself since the page began, in pixels, once everything has arrived. The
 * browsers' score (CLS) counts a whole page that moves by two pixels as much as a heading that jumps.
 */
export async function farthestShiftOn(page: Page): Promise<number> {
  await whenSettled(page)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        interface LayoutShift extends PerformanceEntry {
          sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
        }
        let farthest = 0
        const look = (entries: PerformanceEntryList) => {
          for (const { sources } of entries as LayoutShift[]) {
            for (const { previousRect: before, currentRect: after } of sources) {
              farthest = Math.max(farthest, Math.abs(after.x - before.x), Math.abs(after.y - before.y))
            }
          }
        }
        const observer = new PerformanceObserver((list) => look(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            look(observer.takeRecords())
            resolve(farthest)
          }),
        )
      }),
  )
}

/** Waits until elements that have just appeared, such as a notice, have reached their place. */
export const whenStill = (element: Locator): Promise<unknown> =>
  element.evaluate((box) => Promise.allSettled(box.getAnimations().map(({ finished }) => finished)))

export const phone = { width: 360, height: 740 } as const
export const desktop = { width: 1440, height: 800 } as const

/** By how many pixels the page is wider than its window. */
export const excessWidthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Scrolls at once, where the site itself would scroll slowly. */
export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))

export const scrollToTop = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
