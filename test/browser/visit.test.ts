import { expect, findBuyableConcert, knowCity, test } from './journey.ts'

test('a visitor finds a concert and reaches its tickets', async ({ page }) => {
  await knowCity(page)
  await page.route('https://iframeab-pre0000.intickets.ru/**', (route) => route.fulfill({ body: 'seats' }))
  await page.route('https://tickets.poluton.example/**', (route) => route.fulfill({ body: 'seats' }))
  await page.goto('/')
  await page.getByRole('link', { name: 'Все концерты' }).click()
  await expect(page).toHaveURL('/concerts')
  // The list is filtered as soon as a filter is chosen.
  await page.getByLabel('Город', { exact: true }).selectOption({ label: 'Все города' })
  await expect(page).toHaveURL(/city=all/)
  await page.getByLabel('Есть билеты').check()
  await expect(page).toHaveURL(/available=1/)
  const row = page.locator('.stub', { has: page.locator('a.buy[href$="/tickets"]') }).first()
  const name = await row.locator('> a').first().innerText()
  await row.locator('> a').first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.locator('.concert-buy a.buy').click()
  await expect(page).toHaveURL(/\/tickets$/)
  await expect(page.locator('iframe.tickets-frame')).toHaveAttribute(
    'src',
    /^https:\/\/[^/]+\/seance\/[\w-]+\/#abiframe$/,
  )
  await expect(page.getByRole('link', { name: 'Открыть страницу билетов отдельно' })).toBeVisible()
})

test('the same journey by keyboard alone', async ({ page }) => {
  await knowCity(page)
  const concert = await findBuyableConcert(page)
  await page.goto('/concerts?city=all&available=1')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Перейти к содержанию' })).toBeFocused()
  await page.keyboard.press('Enter')
  const target = page.locator(`.stub > a[href="${concert}"]`)
  for (
    let presses = 0;
    presses < 200 && !(await target.evaluate((link) => link === document.activeElement));
    presses++
  ) {
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(concert)
  await page.locator('.concert-buy a.buy').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${concert}/tickets`)
})

test('a visitor changes the language, and / remembers it', async ({ page }) => {
  await knowCity(page)
  await page.goto('/concerts')
  await page.locator('footer').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/concerts')
  await expect(page.getByRole('heading', { level: 1, name: 'Concerts' })).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL('/en')
})

test('a page in another language than the browser speaks offers that one', async ({ page }) => {
  await knowCity(page)
  await page.goto('/en/concerts')
  await page.getByRole('link', { name: 'Открыть по-русски' }).click()
  await expect(page).toHaveURL('/concerts')
})

test('the back link leads to the page before, and home where there is none', async ({ page }) => {
  await knowCity(page)
  const concert = await findBuyableConcert(page)
  await page.goto('/concerts?city=all')
  await page.goto(concert)
  await expect(page.locator('[data-back]')).toHaveAttribute('href', '/')
  await page.goto('/concerts?city=all')
  await page.locator(`.stub > a[href="${concert}"]`).click()
  await page.locator('[data-back]').click()
  await expect(page).toHaveURL('/concerts?city=all')
})

test('the header hides on the way down and shows on the way up, on small screens only', async ({ page }) => {
  await knowCity(page)
  await page.setViewportSize({ width: 360, height: 590 })
  await page.goto('/concerts?city=all')
  const header = page.locator('header.top')
  // The header follows scrolling a while after the page was loaded, so the test scrolls until it does.
  await expect(async () => {
    await page.mouse.wheel(0, 60)
    expect(await header.getAttribute('data-hidden')).not.toBeNull()
  }).toPass()
  await page.mouse.wheel(0, -300)
  await expect(header).not.toHaveAttribute('data-hidden', /.*/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor filters the schedule, opens a concert and reaches its tickets', async ({ page }) => {
    await page.route('https://**', (route) => route.fulfill({ body: 'seats' }))
    await page.goto('/concerts')
    await page.getByLabel('Город', { exact: true }).selectOption({ label: 'Москва' })
    await page.getByRole('button', { name: 'Показать' }).click()
    await expect(page).toHaveURL(/city=moscow/)
    await page.locator('.stub:has(a.buy[href$="/tickets"]) > a').first().click()
    await page.locator('.concert-buy a.buy').click()
    await expect(page.locator('iframe.tickets-frame')).toBeVisible()
  })

  test('the city button leads to the list of cities and the menu opens', async ({ page }) => {
    await page.goto('/')
    await page.locator('summary').click()
    await expect(page.locator('.menu-panel').getByRole('link', { name: 'Вопросы и ответы' })).toBeVisible()
    await page.locator('summary').click()
    await page.locator('.city-button').click()
    await expect(page).toHaveURL('/cities')
  })
})
