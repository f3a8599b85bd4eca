import { violationsOn } from './axe.ts'
import { stopClock } from './browser-time.ts'
import { expect, knowCity, test } from './journey.ts'
import { farthestShiftOn, refuseFonts, unseenPixels } from './settled-page.ts'

test('a first visitor is asked about their city and says yes', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Ваш город — Москва?')).toBeVisible()
  await page.getByRole('button', { name: 'Да', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Концерты в Москве' })).toBeVisible()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('tutti') ?? '{}').attributes.slug)).toBe(
    'moscow',
  )
})

test('without an answer the city is confirmed after 15 seconds; the line and the schedule say so, and one tap undoes it', async ({
  page,
}) => {
  await stopClock(page)
  await page.goto('/')
  await expect(page.getByText('Ваш город — Москва?')).toBeVisible()
  await page.clock.runFor(16_000)
  await expect(page.getByText('Показываем Москву')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ближайшие концерты' })).toBeVisible()
  await page.goto('/concerts')
  await expect(page.getByRole('heading', { name: 'Концерты в Москве' })).toBeVisible()
  await expect(page.getByText('Показываем Москву')).toBeVisible()
  await page.locator('[data-city-all]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Концерты', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.locator('.city-button')).toContainText('Все города')
  await expect(page.locator('.city-line')).toBeHidden()
})

test('the question takes no focus, and is neither printed nor shown in another site’s frame', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page.getByText('Ваш город — Москва?')).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.city-line')).toBeHidden()
  await page.goto('/embed/cities/moscow')
  await expect(page.locator('.city-line')).toHaveCount(0)
})

for (const [width, locale, name] of [
  [320, '/th', 'นครศรีธรรมราช'],
  [360, '', 'Каменск-Шахтинский'],
  [768, '', 'Каменск-Шахтинский'],
] as const) {
  test(`the longest question moves nothing at ${width} px: ${locale || '/'}`, async ({ page }) => {
    const city = { slug: 'x', name, namePrepositional: name, latitude: 55, longitude: 37 }
    await page.route('**/api/detect-city*', (route) =>
      route.fulfill({ json: { id: 9, score: 100, attributes: city } }),
    )
    await refuseFonts(page)
    await page.setViewportSize({ width, height: 720 })
    await page.goto(`${locale}/about`)
    await expect(page.getByText(name).first()).toBeVisible()
    expect(await farthestShiftOn(page)).toBeLessThan(unseenPixels)
  })
}

test('the city button is called what it shows, on a phone and on a tablet', async ({ page }) => {
  await knowCity(page, 'novosibirsk', 'Новосибирск')
  await page.goto('/news')
  const button = page.locator('.city-button')
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(button).toContainText('Новосибирск')
    await expect(button).toHaveAccessibleName('Новосибирск Выбрать город')
    expect(await violationsOn(page), `${width} px`).toEqual([])
  }
})

test('the city button says what it does before a city is known', async ({ page }) => {
  await page.route('**/api/detect-city*', () => undefined)
  await page.goto('/th/news')
  await expect(page.locator('.city-button')).toHaveAccessibleName('เมือง เลือกเมือง')
})

test('a visitor picks another city, and the site greets them with it from the first HTML on', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Выбрать город' }).click()
  const picker = page.getByRole('dialog')
  await expect(picker.getByRole('button', { name: 'Все города' })).toBeVisible()
  await picker.getByRole('textbox').fill('каза')
  await picker.getByRole('button', { name: 'Казань' }).click()
  await expect(picker).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Концерты в Казани' })).toBeVisible()
  const html = await (await page.request.get('/')).text()
  expect(html).toContain('Концерты в Казани')
})

test('Escape and a click beside it close the picker, and the focus returns to where it was', async ({
  page,
}) => {
  await knowCity(page)
  await page.goto('/')
  await page.locator('.city-button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('.city-button')).toBeFocused()
  await page.locator('.city-button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toBeHidden()
})
