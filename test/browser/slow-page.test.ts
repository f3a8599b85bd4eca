import { expect, knowCity, test } from './journey.ts'
import { farthestShiftOn, refuseFonts, unseenPixels } from './settled-page.ts'
import { readInPieces, startSlowSite } from './slow-page.ts'

const header = /(?<=<header[^>]*>).*?(?=<\/header>)/s

/** Pages with each kind of header, on each kind of screen; a page takes seconds to come. */
const slowPages = [
  ['/', 390],
  ['/services', 320],
  ['/th/concerts', 1440],
] as const

for (const [path, width] of slowPages) {
  test(`nothing of the header moves while it comes, on ${path} at ${width} px`, async ({ page, baseURL }) => {
    const site = await startSlowSite(baseURL ?? '', header)
    try {
      await page.setViewportSize({ width, height: 720 })
      await knowCity(page)
      await refuseFonts(page)
      await readInPieces(page)
      await page.goto(`${site.url}${path}`)
      expect(await farthestShiftOn(page)).toBeLessThan(unseenPixels)
    } finally {
      await site.stop()
    }
  })
}
