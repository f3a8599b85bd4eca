import { violationsOn } from './axe.ts'
import { expect, inParts, knowCity, pageTypes, test } from './journey.ts'
import { expectAccessible, inLookedLanguages } from './looks.ts'
import { farthestShiftOn, refuseFonts, unseenPixels, whenSettled } from './settled-page.ts'

/** Page types, and lists after a search or with filters, the last of which match nothing. */
const looked = [
  ...pageTypes,
  '/search',
  '/search?q=hans&index=concert',
  '/concerts?city=tver',
  '/concerts?city=moscow&month=2099-05',
]

for (const [name, paths] of inParts(looked, 7)) {
  test(`axe finds nothing on ${name}, and nothing on them is beyond the edge or in another's place`, async ({
    page,
  }) => {
    await knowCity(page)
    for (const look of paths.flatMap(inLookedLanguages)) await expectAccessible(page, look)
  })
}

/** Page types whose parts come as those of another type do. */
const likeOthers: readonly string[] = [
  ...['/concerts?past=1', '/star?sign=leo', '/cities/moscow', '/cities/tver', '/anime-vote-2026'],
  ...['/nino-rota', '/songs-of-the-north', '/charity', '/security'],
]

for (const [name, paths] of inParts(
  pageTypes.filter((path) => !likeOthers.includes(path)),
  10,
)) {
  test(`nothing moves on ${name}, at 320 px`, async ({ page }) => {
    await knowCity(page)
    await refuseFonts(page)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of paths) {
      await page.goto(path)
      expect.soft(await farthestShiftOn(page), path).toBeLessThan(unseenPixels)
    }
  })
}

test('axe finds nothing while the city box, the city picker and the menu are open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await page.goto('/')
  await expect(page.getByText('Ваш город — Москва?')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Выбрать город' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Москва' })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('summary').click()
  expect(await violationsOn(page)).toEqual([])
})

test('on a phone no word of the footer’s menu breaks, and nothing stands out of the page', async ({
  page,
}) => {
  await page.goto('/about')
  await whenSettled(page)
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 760 })
    const { lines, overflow } = await page.evaluate(() => ({
      lines: [...document.querySelectorAll('.bottom-nav a')]
        .filter(({ textContent }) => !textContent.includes(' '))
        .map(({ firstChild }) => {
          const range = document.createRange()
          if (firstChild) range.selectNodeContents(firstChild)
          return range.getClientRects().length
        }),
      overflow: document.documentElement.scrollWidth - innerWidth,
    }))
    expect(new Set(lines), `${width} px`).toEqual(new Set([1]))
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
  }
})
