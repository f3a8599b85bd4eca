import type { Page } from '@playwright/test'
import { expect, findBuyableConcert, knowCity, pageTypes, test } from './journey.ts'

/** What a reader's own style sheet may ask of a page (WCAG 2.2, 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** How far a page is wider than its window, and what sticks out farthest, by its words. */
const overflowOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const over = document.documentElement.scrollWidth - width
    if (over <= 0) return ''
    const [widest] = [...document.querySelectorAll('body *')]
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .filter(({ right }) => right > width && right <= width + over + 1)
      .sort((one, other) => other.right - one.right || other.element.compareDocumentPosition(one.element) - 4)
    return `${over} px: ${widest?.element.tagName} «${widest?.element.textContent.trim().slice(0, 40)}»`
  })

const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)

for (const prefix of ['', '/en', '/th']) {
  test(`no page${prefix && ` of ${prefix}`} is wider than 320 px with wider spacing, nor with letters of 130 %, nor with a name of 300 letters`, async ({
    page,
  }) => {
    await knowCity(page)
    const browser = await page.context().newCDPSession(page)
    const setLetters = (px: number) =>
      browser.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } })
    const concert = await findBuyableConcert(page)
    for (const path of [...pageTypes, concert]) {
      const address = path === '/' ? prefix || '/' : `${prefix}${path}`
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(address)
      await setLetters(21)
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 700 })
        expect.soft(await overflowOf(page), `${address}, letters of 130 %, ${width} px`).toBe('')
      }
      await setLetters(16)
      await page.setViewportSize({ width: 320, height: 700 })
      await addStyles(page, spacing)
      expect.soft(await overflowOf(page), `${address}, wider spacing`).toBe('')
      await page.evaluate((name) => {
        for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) heading.textContent = name
      }, 'Длинношеее'.repeat(30))
      expect.soft(await overflowOf(page), `${address}, a name of 300 letters`).toBe('')
    }
  })
}
