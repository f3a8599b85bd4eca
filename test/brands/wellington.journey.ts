import { expect, test } from '@playwright/test'
import { violationsOn } from '../browser/axe.ts'
import { inParts } from '../browser/journey.ts'

const pages = [
  '/',
  '/concerts',
  '/c/four-seasons-wellington-1',
  '/programs',
  '/four-seasons',
  '/cities',
].concat(
  ['/cities/wellington', '/venues', '/venues/st-andrews', '/news', '/p/a-new-harpsichord', '/qa', '/about'],
  ['/contact', '/security', '/saved', '/search?q=bach', '/poster', '/no-such-page'],
)

for (const [name, paths] of inParts(pages, 10)) {
  test(`axe finds nothing on ${name}, whichever theme the system prefers`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path)
      expect.soft(await violationsOn(page), path).toEqual([])
    }
  })
}

test('there is no theme to choose', async ({ page, request }) => {
  await page.goto('/concerts')
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveCount(0)
  const answer = await request.post('/theme', {
    form: { theme: 'dark' },
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(404)
})

test('a visitor gets from the home page to the tickets', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kororā Chamber Orchestra')
  await page.getByRole('link', { name: 'Find a seat' }).click()
  await page.locator('.stub').first().getByRole('link', { name: 'The Four Seasons' }).click()
  await expect(page).toHaveURL(/\/c\/four-seasons-wellington-1$/)
  await expect(page.locator('a.buy').first()).toHaveAttribute('href', 'https://tickets.korora.example/1')
})

test('its home city sorts concerts by venue', async ({ page }) => {
  await page.goto('/cities/wellington')
  await expect(page.getByRole('heading', { level: 2, name: 'St Andrew’s on The Terrace' })).toBeVisible()
})

test('its pages are in its one language, at addresses without a prefix', async ({ page }) => {
  await page.goto('/concerts')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('link[hreflang]')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Language' })).toHaveCount(0)
})

test('who searches finds its program by what people call it', async ({ page }) => {
  await page.goto('/search?q=vivaldi+seasons')
  await expect(page.getByRole('link', { name: /The Four Seasons/ }).first()).toBeVisible()
})

test.describe('prices are New Zealand’s', () => {
  const concerts = [
    ['/c/goldberg-for-strings-wellington-2', 'from $24.50', 'Ticket prices $24.50 – $60.00', 24.5],
    ['/c/four-seasons-wellington-1', 'from $45', '', 45],
    ['/c/goldberg-for-strings-wellington-6', 'free admission', '', 0],
    ['/c/four-seasons-wellington-7', 'pay what you can', '', 0],
  ] as const
  test('on the page of a concert, whatever it costs', async ({ page }) => {
    for (const [path, words, fact, price] of concerts) {
      await page.goto(path)
      await expect(page.locator('.ticket'), path).toContainText(words)
      const facts = (await page.locator('.facts').innerText()).replace(/\s+/g, ' ')
      expect(facts.toLowerCase()).toContain(fact.toLowerCase())
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
      const offer = texts.map((text) => /"offers":(\{.*?\})/.exec(text)?.[1]).find(Boolean) ?? ''
      expect(offer).toContain(`"price":${price},"priceCurrency":"NZD"`)
      expect(texts.join().includes('"isAccessibleForFree":true')).toBe(words === 'free admission')
      await expect(page.getByText('Tickets aren’t on sale yet')).toHaveCount(0)
    }
  })

  test('lists and clocks are, too', async ({ page }) => {
    await page.goto('/concerts')
    const list = page.getByRole('main')
    for (const text of ['from $24.50', 'free admission', '7:30 pm', '12:15 pm'])
      await expect(list.getByText(text).first()).toBeVisible()
    await expect(list.getByText('19:30')).toHaveCount(0)
  })
})
