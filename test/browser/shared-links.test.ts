import { keepLineScript } from '../../src/shared/city-question.ts'
import { expect, findBuyableConcert, test } from './journey.ts'
import { whenSettled } from './settled-page.ts'

/** Each test also fails where the browser reports an error, as it would for a data block that the policy forbids. */
for (const [locale, address] of [
  ['ru', ''],
  ['en', '/en'],
  ['th', '/th'],
] as const) {
  test(`a concert in ${locale} tells machines what it is, and nothing of that is executed`, async ({
    page,
  }) => {
    const concert = await findBuyableConcert(page)
    await page.goto(`${address}${concert}`)
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    const types = blocks.flatMap((text) => [...text.matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type))
    expect(types).toEqual(expect.arrayContaining(['BreadcrumbList', 'MusicEvent', 'Offer']))
    const scripts = await page
      .locator('script:not([src]):not([type="application/ld+json"])')
      .allTextContents()
    expect(scripts).toEqual([keepLineScript])
  })

  test(`a concert in ${locale} is shared with a picture of the size that it says`, async ({ page }) => {
    const concert = await findBuyableConcert(page)
    await page.goto(`${address}${concert}`)
    const picture = page.locator('meta[property="og:image"]')
    const source = (await picture.getAttribute('content')) ?? ''
    const size = await page.evaluate(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    }, source)
    expect(size).toEqual([1200, 630])
  })
}

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
