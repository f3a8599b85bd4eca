import type { Page } from '@playwright/test'
import { expect, findBuyableConcert, test } from './journey.ts'
import { phone, whenSettled } from './settled-page.ts'

/**
 * What stands over a page on a phone: nothing but the header, the bar with the ticket button, and what belongs to them.
 * Nobody has chosen a city, so each page also asks for it.
 */
const types = [
  '/',
  '/concerts',
  '/hans-zimmer',
  '/cities/kazan',
  '/venues',
  '/vote/film-vote-2026',
  '/wishes/naruto',
  '/about',
  '/contact',
] as const

test.use({ viewport: phone })

/** Runs in the page. @returns each focused element of which no part is seen (WCAG 2.2, 2.4.11), by its text */
function findCoveredFocus(): string[] {
  document.documentElement.style.scrollBehavior = 'auto'
  const stops = document.querySelectorAll<HTMLElement>(
    'main :is(a[href], button, input, select, textarea, summary)',
  )
  return [...stops].flatMap((stop) => {
    if (!stop.checkVisibility({ visibilityProperty: true })) return []
    stop.focus()
    if (document.activeElement !== stop) return []
    const boxes = [...stop.getClientRects()].filter((box) => box.width > 1 && box.height > 1)
    const isSeen = boxes.some((box) =>
      [0.1, 0.5, 0.9].some((part) => {
        // Of a row that scrolls sideways the browser shows a part.
        const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
        const seen = document.elementFromPoint(left + (right - left) * part, box.top + box.height / 2)
        return seen !== null && (stop.contains(seen) || seen.contains(stop) || seen.closest('label') !== null)
      }),
    )
    return boxes.length === 0 || isSeen ? [] : [`${stop.tagName} «${stop.textContent.trim().slice(0, 40)}»`]
  })
}

/** Runs in the page. @returns what is fixed over the content at any scroll position */
async function findLayers(): Promise<string[]> {
  const found = new Set<string>()
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(resolve))
    for (const part of [0.25, 0.5, 0.75]) {
      for (let element = document.elementFromPoint(innerWidth / 2, innerHeight * part); element; ) {
        if (getComputedStyle(element).position === 'fixed')
          found.add(`${element.tagName}.${element.className}`)
        element = element.parentElement
      }
    }
  }
  return [...found]
}

async function expectUncovered(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('[data-city-yes]')).toBeVisible()
  await whenSettled(page)
  expect.soft(await page.evaluate(findLayers), path).toEqual([])
  expect.soft(await page.evaluate(findCoveredFocus), path).toEqual([])
}

test('nothing covers the content or the focus on a phone', async ({ page }) => {
  for (const path of types) await expectUncovered(page, path)
})

test('nothing but its own bar covers a concert on a phone', async ({ page }) => {
  await expectUncovered(page, await findBuyableConcert(page))
})
