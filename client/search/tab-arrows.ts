/** The tabs' scroll arrows, all in CSS pixels. */
export const arrowStepPx = 150
const showLeftAtPx = 40
const hideLeftAtPx = 10
const endMarginPx = 20

export interface TabArrows {
  left: boolean
  right: boolean
}

export interface ScrolledRow {
  scrollLeft: number
  clientWidth: number
  scrollWidth: number
}

/**
 * Which arrows show. The left one comes at 40 px and goes at 10 px; in between it stays as it was, so that it
 * doesn't flicker. The right one goes within 20 px of the end.
 */
export function chooseArrows(
  { scrollLeft, clientWidth, scrollWidth }: ScrolledRow,
  before: TabArrows,
): TabArrows {
  return {
    left: scrollLeft >= showLeftAtPx || (before.left && scrollLeft > hideLeftAtPx),
    right: scrollWidth - clientWidth - scrollLeft > endMarginPx,
  }
}
