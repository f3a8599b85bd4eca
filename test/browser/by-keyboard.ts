import type { Page } from '@playwright/test'

/** Most presses of Tab, more than the longest page of the desk needs. */
const mostTabs = 600
/** How often Tab is pressed until the page is asked whether that was its end. */
const pressesAtOnce = 10

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
  await page.evaluate(noteFocus)
  for (let tab = 0; tab < mostTabs; tab += pressesAtOnce) {
    for (let press = 0; press < pressesAtOnce; press++) await page.keyboard.press('Tab')
    if (await page.evaluate(() => 'tabEnd' in document.documentElement.dataset)) break
  }
  return page.evaluate(() => {
    // A focused link that skips to the content lies over the header.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const unreached = [...document.querySelectorAll('[data-tab-wanted]')]
    return unreached.map(({ outerHTML }) => outerHTML.slice(0, 200))
  })
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
 * Runs in the page: takes the mark off whatever gets the focus, and notes when the way has come to its end. Beyond the last
 * control no element has the focus, or the first one again; a field of a date gets it three times in a row.
 */
function noteFocus(): void {
  let last: EventTarget | null = null
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    if (target.dataset.tabSeen !== undefined && target !== last) document.documentElement.dataset.tabEnd = ''
    last = target
    target.dataset.tabSeen = ''
    const { width, height } = target.getBoundingClientRect()
    if (width > 0 && height > 0) delete target.dataset.tabWanted
  })
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget === null) document.documentElement.dataset.tabEnd = ''
  })
}
