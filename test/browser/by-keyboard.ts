import type { Page } from '@playwright/test'

/** Most presses of Tab, more than the longest page of the desk needs. */
const mostTabs = 600

/**
 * Goes through a page with the key Tab, from its beginning to its end.
 *
 * @returns what a pointer can press and the key never reached, and what is focused without being seen, each as HTML
 */
export async function unreachedByTab(page: Page): Promise<string[]> {
  await page.evaluate(markControls)
  await page.evaluate(() => {
    getSelection()?.removeAllRanges()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo({ top: 0, behavior: 'instant' })
  })
  for (let tab = 0; tab < mostTabs; tab++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(noteFocus)) break
  }
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-tab-wanted]')].map(({ outerHTML }) => outerHTML.slice(0, 200)),
  )
}

/**
 * Runs in the page: marks everything that can be pressed or typed into. A group of radio buttons counts as one control.
 */
function markControls(): void {
  const groups = new Set<string>()
  const controls = 'a[href], button, summary, select, textarea, input:not([type=hidden]), [tabindex="0"]'
  for (const element of document.querySelectorAll<HTMLElement>(controls)) {
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.matches(':disabled, [tabindex="-1"]')
    )
      continue
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      if (groups.has(element.name)) continue
      groups.add(element.name)
    }
    element.dataset.tabWanted = ''
  }
}

/**
 * Runs in the page: takes the mark off what has the focus. A field of a date has the focus three times in a row.
 *
 * @returns whether the way has come to its end
 */
function noteFocus(): boolean {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return true
  const last = document.querySelector('[data-tab-last]')
  if (element.dataset.tabSeen !== undefined && element !== last) return true
  last?.removeAttribute('data-tab-last')
  element.dataset.tabLast = ''
  element.dataset.tabSeen = ''
  const { width, height } = element.getBoundingClientRect()
  if (width > 0 && height > 0) delete element.dataset.tabWanted
  return false
}
