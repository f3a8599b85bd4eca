import { violationsOn } from './axe.ts'
import { stopClock } from './browser-time.ts'
import { expect, knowCity, test } from './journey.ts'
import { isThorough } from './looks.ts'
import { answerSearches } from './search-answers.ts'
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

test('the question can be closed, which leaves all cities', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByText('Ваш город — Москва?')).toBeVisible()
  await page.locator('[data-city-close]').click()
  await expect(page.locator('.city-line')).toBeHidden()
  await expect(page.locator('.city-button')).toContainText('Все города')
})

test('who has chosen a filter is asked no more', async ({ page }) => {
  await page.goto('/concerts')
  await expect(page.getByText('Ваш город — Москва?')).toBeVisible()
  await page.locator('#filters select[name="program"]').selectOption('hans-zimmer')
  await expect(page.locator('.city-line')).toBeHidden()
  await page.goto('/')
  await expect(page.locator('.city-button')).toContainText('Все города')
  await expect(page.locator('.city-line')).toBeHidden()
})

test('the question is neither printed nor shown in another site’s frame', async ({ page }) => {
  await page.goto('/about')
  await expect(page.locator('.city-line')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.city-line')).toBeHidden()
  await page.goto('/embed/cities/moscow')
  await expect(page.locator('.city-line')).toHaveCount(0)
})

for (const width of [320, 360, 768]) {
  for (const [locale, name] of [
    ['', 'Каменск-Шахтинский'],
    ['/th', 'นครศรีธรรมราช'],
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
}

test('the clock stands still while the visitor is in the line', async ({ page }) => {
  await stopClock(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Да', exact: true }).focus()
  await page.clock.runFor(60_000)
  await expect(page.getByText('Ваш город — Москва?')).toBeVisible()
})

test('the clock stands still while the search covers the question', async ({ page }) => {
  await stopClock(page)
  await answerSearches(page)
  await page.goto('/')
  await expect(page.getByText('Ваш город — Москва?')).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.locator('.search-popup .finds').first()).toBeVisible()
  await page.clock.runFor(60_000)
  await page.keyboard.press('Escape')
  await expect(page.locator('.search-popup')).toHaveCount(0)
  await expect(page.getByText('Ваш город — Москва?')).toBeVisible()
  await page.clock.runFor(16_000)
  await expect(page.getByText('Ваш город — Москва?')).toBeHidden()
})

for (const [locale, slug, name, label] of [
  ['', 'novosibirsk', 'Новосибирск', 'Новосибирск Выбрать город'],
  ['/en', 'novosibirsk', 'Novosibirsk', 'Novosibirsk Choose a city'],
  ['/th', 'novosibirsk', 'โนโวซีบีสค์', 'โนโวซีบีสค์ เลือกเมือง'],
] as const) {
  test(`the city button is called what it shows, on a phone and on a tablet: ${locale || '/'}`, async ({
    page,
  }) => {
    await knowCity(page, slug, name)
    await page.goto(`${locale}/news`)
    const button = page.locator('.city-button')
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 700 })
      await expect(button).toContainText(name)
      await expect(button).toHaveAccessibleName(label)
      // Only one language is checked at all widths, since the others differ in their texts only.
      if (!locale || isThorough) expect(await violationsOn(page), `${width} px`).toEqual([])
    }
  })
}

test('the city button says what it does before a city is known', async ({ page }) => {
  await page.route('**/api/detect-city*', () => undefined)
  await page.goto('/th/news')
  await expect(page.locator('.city-button')).toHaveAccessibleName('เมือง เลือกเมือง')
  expect(await violationsOn(page)).toEqual([])
})

test('the question never takes the focus', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Ваш город — Москва?')).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
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

test('the picker forgives ё and one typo, and finds in another language and by short names', async ({
  page,
}) => {
  await knowCity(page)
  await page.goto('/')
  await page.getByRole('link', { name: /Выбрать город|Казань/ }).click()
  const picker = page.getByRole('dialog')
  for (const [typed, found] of [
    ['ёкатер', 'Екатеринбург'],
    ['новосибрск', 'Новосибирск'],
    ['vladiv', 'Владивосток'],
    ['спб', 'Санкт-Петербург'],
    ['нск', 'Новосибирск'],
  ] as const) {
    await picker.getByRole('textbox').fill(typed)
    await expect(picker.getByRole('button', { name: found })).toBeVisible()
  }
})

test('the picker says when there is no such city', async ({ page }) => {
  await knowCity(page)
  await page.goto('/')
  await page.locator('.city-button').click()
  await page.getByRole('dialog').getByRole('textbox').fill('ъъъъъъ')
  await expect(page.getByText('Такого города в расписании нет')).toBeVisible()
})

test('Escape closes the picker and the focus returns to where it was', async ({ page }) => {
  await knowCity(page)
  await page.goto('/')
  await page.locator('.city-button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('.city-button')).toBeFocused()
})

test('a click beside the picker closes it', async ({ page }) => {
  await knowCity(page)
  await page.goto('/')
  await page.locator('.city-button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a stored city that cannot be read is thrown away and the visitor is asked again', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('tutti', '{not json')
    sessionStorage.setItem('seeded', '1')
  })
  await page.goto('/')
  await expect(page.getByText('Ваш город — Москва?')).toBeVisible()
})

test('a returning visitor is not asked and sees their city in the header of every page', async ({ page }) => {
  await knowCity(page)
  await page.goto('/news')
  await expect(page.locator('.city-button')).toContainText('Казань')
  await expect(page.getByText('Ваш город')).toBeHidden()
})

test('a city that cannot be found out becomes «Все города»', async ({ page, complaints }) => {
  await stopClock(page)
  await page.route('**/api/detect-city*', (route) => route.abort())
  await page.goto('/')
  // Some time after the failed call, the page checks again whether the visitor is still active.
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return page.locator('.city-button').textContent()
    })
    .toContain('Все гор')
  // The browser reports the call that this test cut off.
  complaints.length = 0
})
