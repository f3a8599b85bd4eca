import type { CDPSession, Page } from '@playwright/test'

/** The size of a window, and the font size in the visitor's browser, whose default is 16 px. */
export interface Screen {
  widthPx: number
  fontPx: number
}

const heightPx = 720
/** Windows from phones to wide screens, on both sides of each layout change, with up to twice the usual font size. */
const widthsByFont: ReadonlyMap<number, readonly number[]> = new Map([
  [16, [320, 360, 376, 393, 600, 704, 768, 1024, 1440]],
  [21, [320, 360, 390, 412, 768]],
  [24, [320, 480]],
  [32, [320, 360, 600, 768, 1440]],
])
export const allScreens: readonly Screen[] = [...widthsByFont].flatMap(([fontPx, widthsPx]) =>
  widthsPx.map((widthPx) => ({ widthPx, fontPx })),
)

export const narrowestScreen: Screen = { widthPx: 320, fontPx: 16 }
/** Phones, where longer words first lack room, also with 130 % of the usual font size. */
export const narrowScreens: readonly Screen[] = [
  { widthPx: 320, fontPx: 21 },
  { widthPx: 360, fontPx: 21 },
  { widthPx: 390, fontPx: 21 },
  narrowestScreen,
]
/**
 * The narrowest window, the widest, and those in which a price, a row of buttons or a menu once lacked room. On the phones
 * that are left out here `pseudo-language.journey.ts` looks at each page type, with words that are 40 % longer.
 */
export const tightScreens: readonly Screen[] = [
  { widthPx: 320, fontPx: 32 },
  { widthPx: 768, fontPx: 32 },
  { widthPx: 1440, fontPx: 16 },
  { widthPx: 1024, fontPx: 16 },
  { widthPx: 704, fontPx: 16 },
  { widthPx: 376, fontPx: 16 },
  { widthPx: 320, fontPx: 21 },
  narrowestScreen,
]

/** Finds faults of a page on one screen. */
type FindFaults = (page: Page) => Promise<string[]>

/**
 * Finds what a visitor can't reach or read, on each screen: a page that scrolls sideways, a control beyond the edge,
 * two controls in one place.
 */
export const layoutFaultsOn = (page: Page, on = tightScreens): Promise<string[]> =>
  faultsOnScreens(
    page,
    on.map((screen) => [screen, layoutFaultsOf]),
  )

export const layoutFaultsOf: FindFaults = (page) => page.evaluate(findFaults)

/** Window and font size change without loading the page anew, and are restored afterwards. */
export async function faultsOnScreens(
  page: Page,
  looks: readonly (readonly [on: Screen, findFaultsOf: FindFaults])[],
): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const faults: string[] = []
  for (const [screen, findFaultsOf] of looks) {
    await showOn(browser, screen)
    const found = await findFaultsOf(page)
    faults.push(...found.map((fault) => `${screen.widthPx} px, letters of ${screen.fontPx} px: ${fault}`))
  }
  await showOn(browser, { widthPx: 1280, fontPx: 16 })
  await browser.detach()
  return faults
}

/** Sets the browser's own font size, which media queries use; a style sheet couldn't change that. */
async function showOn(browser: CDPSession, { widthPx, fontPx }: Screen): Promise<void> {
  const window = { width: widthPx, height: heightPx, deviceScaleFactor: 1, mobile: false }
  await Promise.all([
    browser.send('Emulation.setDeviceMetricsOverride', window),
    browser.send('Page.setFontSizes', { fontSizes: { standard: fontPx, fixed: fontPx } }),
  ])
}

/** Finds faults by measuring elements. The function runs in the browser, at the top of the page. */
function findFaults(): string[] {
  interface Control {
    element: Element
    boxes: DOMRect[]
    /** The fixed or sticky element that a control belongs to; `null`: none. */
    layer: Element | null
  }
  const width = document.documentElement.clientWidth
  const faults: string[] = []
  const nameOf = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ')
    return `${element.tagName.toLowerCase()}.${element.className} «${text.slice(0, 40)}»`
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert], .hidden-text')
  /** Rows that scroll sideways end outside the window on purpose. */
  const isPushedAlong = (element: Element) => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth)
        return true
    }
    return false
  }
  const layerOf = (element: Element) => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).position === 'fixed' || box.matches('[data-header], dialog')) return box
    }
    return null
  }
  scrollTo({ top: 0, behavior: 'instant' })

  if (document.documentElement.scrollWidth > innerWidth) {
    faults.push(`the page is ${document.documentElement.scrollWidth} px wide`)
  }
  const controls: Control[] = []
  const found = document.querySelectorAll('a[href], button, input, select, textarea, summary, iframe')
  for (const element of found) {
    if (!isShown(element) || isPushedAlong(element)) continue
    const boxes = [...element.getClientRects()].filter((box) => box.width > 1 && box.height > 1)
    if (boxes.length > 0) controls.push({ element, boxes, layer: layerOf(element) })
  }
  for (const { element, boxes, layer } of controls) {
    const [left, right] = [
      Math.min(...boxes.map((box) => box.left)),
      Math.max(...boxes.map((box) => box.right)),
    ]
    if (left < -1 || right > width + 1) faults.push(`${nameOf(element)} stands at ${left}–${right}`)
    // A fixed element can't be scrolled to, unless it scrolls itself.
    const isHeld =
      layer !== null &&
      getComputedStyle(layer).position === 'fixed' &&
      layer.scrollHeight <= layer.clientHeight
    const [top, bottom] = [
      Math.min(...boxes.map((box) => box.top)),
      Math.max(...boxes.map((box) => box.bottom)),
    ]
    if (isHeld && (top < -1 || bottom > innerHeight + 1))
      faults.push(`${nameOf(element)} stands at a height of ${top}–${bottom}`)
  }
  // A popup that the visitor has opened covers the page until it is closed.
  const opened = [...document.querySelectorAll('[data-menu][open], dialog[open]')].at(-1)
  const seen = opened ? controls.filter(({ element }) => opened.contains(element)) : controls
  const hide = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1.5
  for (const [index, one] of seen.entries()) {
    for (const other of seen.slice(index + 1)) {
      // Content under a bar at the bottom can be scrolled into view; the header covers what begins under it.
      const isScrolledPast =
        one.layer !== other.layer &&
        !(one.layer && other.layer) &&
        !(one.layer ?? other.layer)?.matches('[data-header]')
      if (isScrolledPast || one.element.contains(other.element) || other.element.contains(one.element))
        continue
      if (one.boxes.some((box) => other.boxes.some((otherBox) => hide(box, otherBox)))) {
        faults.push(`${nameOf(one.element)} and ${nameOf(other.element)} stand in one place`)
      }
    }
  }
  // The end of the page can be scrolled out from under a fixed bar.
  const bar = document.querySelector('.buy-bar')
  if (bar && getComputedStyle(bar).position === 'fixed') {
    const end = document.documentElement.scrollHeight - (innerHeight - bar.getBoundingClientRect().top)
    for (const { element, boxes, layer } of controls) {
      if (!layer && boxes.some(({ bottom }) => bottom > end + 1))
        faults.push(`${nameOf(element)} stays under the bar`)
    }
  }
  return faults
}

/** Text spacing that a reader's own style sheet may set (WCAG 2.2, 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

const longName = 'Длинношеее'.repeat(30)

/**
 * Where a page is wider than its window, with wider text spacing and then with a name of 300 characters in each
 * heading. The page can't be used for other checks afterwards.
 */
export const widthFaultsOf: FindFaults = async (page) => [
  ...(await page.evaluate(findWideParts, { state: 'wider spacing', css: spacing })),
  ...(await page.evaluate(findWideParts, { state: 'a name of 300 letters', headings: longName })),
]

/**
 * Finds what makes the page wider than its window, first unchanged and then with wider spacing. The page keeps the
 * spacing.
 */
export const spacingFaultsOf: FindFaults = async (page) => [
  ...(await page.evaluate(findWideParts, { state: 'as it stands' })),
  ...(await page.evaluate(findWideParts, { state: 'wider spacing', css: spacing })),
]

interface WidthLook {
  state: string
  css?: string
  /** Replaces the text of each heading. */
  headings?: string
}

/** Runs in the page. @returns by how many pixels the page is wider than its window, and which element is the widest */
function findWideParts({ state, css = '', headings }: WidthLook): string[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  if (headings) {
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) heading.textContent = headings
  }
  const width = document.documentElement.clientWidth
  const over = document.documentElement.scrollWidth - width
  if (over <= 0) return []
  const [widest] = [...document.querySelectorAll('body *')]
    .map((element) => ({ element, right: element.getBoundingClientRect().right }))
    .filter(({ right }) => right > width && right <= width + over + 1)
    .sort((one, other) => other.right - one.right || other.element.compareDocumentPosition(one.element) - 4)
  const words = widest?.element.textContent.trim().slice(0, 40)
  return [
    `${state}: ${over} px too wide, by ${widest?.element.tagName}.${widest?.element.className} «${words}»`,
  ]
}
