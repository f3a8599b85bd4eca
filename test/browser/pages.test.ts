import { violationsOn } from './axe.ts'
import { expect, findBuyableConcert, knowCity, pageTypes, test } from './journey.ts'
import { farthestShiftOn, refuseFonts, unseenPixels, whenSettled } from './settled-page.ts'

for (const path of pageTypes) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await knowCity(page)
    await page.goto(path)
    const violations = await violationsOn(page)
    console.log(`${path}: axe found ${violations.length}`)
    expect(violations).toEqual([])
  })

  test(`${path} fits 320 px and nothing on it moves`, async ({ page }) => {
    await knowCity(page)
    await refuseFonts(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const shift = await farthestShiftOn(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    console.log(`${path}: layout shift ${shift}, wider than 320 px by ${Math.max(0, overflow)} px`)
    expect(overflow).toBeLessThanOrEqual(0)
    expect(shift).toBeLessThan(unseenPixels)
  })
}

for (const locale of ['en', 'th']) {
  for (const kind of ['home', 'concert', 'tickets'] as const) {
    test(`axe finds nothing on the ${kind} page in ${locale}`, async ({ page }) => {
      await knowCity(page)
      await page.route('https://**', (route) => route.fulfill({ body: '', contentType: 'text/html' }))
      const concert = await findBuyableConcert(page)
      await page.goto(
        { home: `/${locale}`, concert: `/${locale}${concert}`, tickets: `/${locale}${concert}/tickets` }[
          kind
        ],
      )
      expect(await violationsOn(page)).toEqual([])
    })
  }
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

for (const width of [320, 360]) {
  test(`at ${width} px no word of the footer's menu breaks, and nothing stands out of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 760 })
    await page.goto('/about')
    await whenSettled(page)
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
    expect(new Set(lines)).toEqual(new Set([1]))
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
