import { expect, test } from './journey.ts'
import { whenSettled } from './settled-page.ts'

test('what is said ahead of a page is what the page needs', async ({ page }) => {
  const response = await page.goto('/concerts')
  const announced = [...(response?.headers().link ?? '').matchAll(/<([^>]+)>/g)].map(([, path]) => path)
  await whenSettled(page)
  const { loaded, used } = await page.evaluate(() => {
    const sheets = [...document.styleSheets]
    // Font faces of the style sheets in their order; a face whose letters don't occur isn't loaded.
    const faces = [...document.fonts]
    const sources = sheets
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter((_, index) => faces[index]?.status === 'loaded')
      .map(({ style }) => style.getPropertyValue('src'))
    return {
      loaded: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      used: [...sheets.map(({ href }) => href), ...sources].join(),
    }
  })
  expect(announced.length).toBe(3)
  for (const path of announced) {
    expect(loaded.filter((each) => each === path)).toHaveLength(1)
    expect(used).toContain(path)
  }
})
