/**
 * Runs in a page before its own scripts. Notes what the browser reports of layout shifts and the largest paint; finds
 * the page's controls; and keeps the page from being left.
 */
const seen = { shift: 0, largestPaintMs: 0 }

const observe = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
observe('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) seen.shift += value
})
observe('largest-contentful-paint', ({ startTime }) => {
  seen.largestPaintMs = startTime
})

// The page's own listeners have run when these are called.
addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
})
addEventListener('submit', (event) => event.preventDefault())

const controls =
  'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="button"], [role="tab"], [role="option"]'

/** The text of a class or of a name without its digits, so that rows of a list are of one kind. */
const toKind = (text) => (text ?? '').replace(/\d+/g, '#')

/** Controls of one kind do the same: they have the same element, classes, name and place. */
function kindOf(element) {
  const place = element.closest('dialog, header, footer, nav, main, form, aside')
  const island = element.closest('tutti-island')?.getAttribute('name')
  const data = element
    .getAttributeNames()
    .filter((name) => name.startsWith('data-') || name === 'aria-controls')
  const own = [
    element.localName,
    element.getAttribute('type'),
    element.getAttribute('name'),
    element.className,
  ]
  const around = [element.parentElement?.className, place?.localName, place?.className, island]
  return [...own, ...data, '·', ...around].map(toKind).filter(Boolean).join(' ')
}

/** The middle of a control, or of its label, in the window; `undefined` where something covers it. */
function middleOf(element) {
  const shown = [element, ...(element.labels ?? [])].find((each) => {
    const { width, height } = each.getBoundingClientRect()
    return (
      width > 1 && height > 1 && each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  })
  if (!shown) return undefined
  shown.scrollIntoView({ block: 'center', behavior: 'instant' })
  // A link that is broken over two lines has nothing in the middle of its rectangle.
  const { left, top, width, height } = shown.getClientRects()[0]
  const at = { x: left + width / 2, y: top + height / 2 }
  const hit = document.elementFromPoint(at.x, at.y)
  return hit && (shown.contains(hit) || hit.contains(element)) ? at : undefined
}

globalThis.watchedPage = {
  /** @returns the first control whose kind isn't among those pressed already */
  findControl(pressed) {
    for (const element of document.querySelectorAll(controls)) {
      const kind = kindOf(element)
      if (element.disabled || pressed.includes(kind)) continue
      const at = middleOf(element)
      const isTyped = element.matches(
        'textarea, input:not([type="checkbox"], [type="radio"], [type="submit"])',
      )
      if (at) return { kind, at, name: nameOf(element), isTyped, isChosen: element.matches('select') }
    }
    return undefined
  },
  readPage: () => seen,
  /** Waits for the next paint and the browser's report of it. */
  async waitForPaint() {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve, 50))
  },
}

const nameOf = (element) =>
  `<${element.localName}> ${(element.getAttribute('aria-label') ?? element.innerText ?? element.name ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, 40)}`
