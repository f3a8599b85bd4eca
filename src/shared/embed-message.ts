/** Under this name a frame tells whoever frames it how high it is, in CSS pixels. */
export const heightMessage = 'embedHeightPx'
