import { expect, it } from 'vitest'
import { chooseScrollArrows } from '../../../client/search/search-tabs.tsx'

/** A row of 500 px in 300 px: it scrolls by 200. */
const scrolledTo = (scrollLeft: number) => ({ scrollLeft, clientWidth: 300, scrollWidth: 500 })
const hidden = { left: false, right: false }
const leftShown = { left: true, right: false }

it.each([
  [0, false],
  [39, false],
  [40, true],
  [200, true],
])('at %i px the left arrow comes: %s', (scrollLeft, isShown) => {
  expect(chooseScrollArrows(scrolledTo(scrollLeft), hidden).left).toBe(isShown)
})

it.each([
  [40, true],
  [11, true],
  [10, false],
  [0, false],
])('on the way back to %i px the left arrow stays: %s', (scrollLeft, isShown) => {
  expect(chooseScrollArrows(scrolledTo(scrollLeft), leftShown).left).toBe(isShown)
})

it.each([
  [0, true],
  [179, true],
  [180, false],
  [200, false],
])('at %i px of 200 the right arrow shows: %s', (scrollLeft, isShown) => {
  expect(chooseScrollArrows(scrolledTo(scrollLeft), hidden).right).toBe(isShown)
})

it('shows no arrow where every tab is in sight', () => {
  expect(chooseScrollArrows({ scrollLeft: 0, clientWidth: 500, scrollWidth: 500 }, hidden)).toEqual(hidden)
})
