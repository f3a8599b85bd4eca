import type { FindFaults } from './layout-faults.ts'

/** What a reader's own style sheet may ask of a page (WCAG 2.2, 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/**
 * Where the page is wider than its window: with wider spacing, and then with a name of 300 letters in the place of each
 * heading. The page is of no use afterwards.
 */
export const widthFaultsOf: FindFaults = (page) =>
  page.evaluate(findWideParts, { css: spacing, name: 'Длинношеее'.repeat(30) })

/** Runs in the page. */
function findWideParts({ css, name }: { css: string; name: string }): string[] {
  const faults: string[] = []
  /** How far the page is wider than its window, and what sticks out farthest, by its words. */
  const look = (state: string) => {
    const width = document.documentElement.clientWidth
    const over = document.documentElement.scrollWidth - width
    if (over <= 0) return
    const [widest] = [...document.querySelectorAll('body *')]
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .filter(({ right }) => right > width && right <= width + over + 1)
      .sort((one, other) => other.right - one.right || other.element.compareDocumentPosition(one.element) - 4)
    const words = widest?.element.textContent.trim().slice(0, 40)
    faults.push(`${state}: ${over} px too wide, by ${widest?.element.tagName} «${words}»`)
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  look('wider spacing')
  for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) heading.textContent = name
  look('a name of 300 letters')
  return faults
}
