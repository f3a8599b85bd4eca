import { expect, test } from '@playwright/test'
import { violationsOn } from '../browser/axe.ts'
import { inParts } from '../browser/journey.ts'
import { questionsOfBremen } from '../fixtures/assistant-questions.ts'

const pages = [
  '/',
  '/concerts',
  '/c/grosse-fuge-bremen-1',
  '/c/grosse-fuge-koeln-4',
  '/c/mittagsmusik-bremen-2',
  '/programs',
  '/weihnachtsoratorium',
  '/cities/bremen',
  '/venues/sendesaal',
  '/news',
  '/p/neue-stuehle',
  '/qa',
  '/about',
  '/contact',
  '/security',
  '/impressum',
  '/series',
  '/series/bremer-bogen',
  '/en/series/wasser',
  '/seasons',
  '/press',
  '/assistants',
  '/search?q=oratorium',
  '/en',
  '/en/concerts',
  '/no-such-page',
]

for (const [name, paths] of inParts(pages, 10)) {
  test(`axe finds nothing on ${name}, light and dark`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path)
      expect.soft(await violationsOn(page), path).toEqual([])
    }
  })
}

test('the orchestra’s own styles are on every page, after those of the software', async ({ page }) => {
  for (const path of [
    '/',
    '/concerts',
    '/c/grosse-fuge-bremen-1',
    '/en/about',
    '/impressum',
    '/no-such-page',
  ]) {
    await page.goto(path)
    const spacing = await page.locator('h1').evaluate((title) => {
      const { letterSpacing, fontSize } = getComputedStyle(title)
      return Number.parseFloat(letterSpacing) / Number.parseFloat(fontSize)
    })
    expect(spacing, path).toBeCloseTo(-0.035)
  }
})

for (const width of [390, 1440]) {
  test(`the question for consent lies on no title and no ticket’s day, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const [path, told] of [
      ['/', 'h1'],
      ['/c/grosse-fuge-bremen-1', 'h1'],
      ['/c/grosse-fuge-bremen-1', '.ticket-day'],
    ] as const) {
      await page.goto(path)
      const question = await page.locator('[data-consent-box]').boundingBox()
      const text = await page.locator(told).boundingBox()
      expect(question?.y, `${told} of ${path}`).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0))
    }
  })
}

test('an orchestra that stays at home asks nobody for a city, and has venues where a tour has cities', async ({
  page,
  request,
}) => {
  const asked: string[] = []
  page.on('request', (call) => asked.push(new URL(call.url()).pathname))
  await page.goto('/concerts', { waitUntil: 'networkidle' })
  await expect(page.locator('.city-line, [data-city-link], select[name="city"]')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-varies-by-city')
  expect(asked.filter((path) => /detect-city|city-confirmation/.test(path))).toEqual([])
  await expect(page.locator('.stub').first()).toContainText(/Glocke|Sendesaal/)
  await expect(page.locator('.stub').first()).not.toContainText('Bremen')
  await expect(page.locator('.stub', { hasText: 'Hamburg' }).first()).toContainText(', Hamburg')

  await page.goto('/concerts?venue=sendesaal')
  await expect(page.locator('.chips a').first()).toContainText('Sendesaal')
  for (const row of await page.locator('.stub').all()) await expect(row).toContainText('Sendesaal')
  await page.goto('/search?q=Bremen')
  const kinds = await page.getByRole('main').locator('h2').allTextContents()
  expect(kinds.indexOf('Spielstätten')).toBeLessThan(kinds.indexOf('Städte'))
  expect(await (await request.get('/security')).text()).not.toContain('tutti_city')

  const detected = await request.post('/api/detect-city?locale=de')
  expect(await detected.json()).toMatchObject({ attributes: { slug: 'bremen' } })
})

test('the orchestra draws its own cards and first screen; a component that throws leaves the software’s', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kammerorchester Weserbogen')
  await expect(page.locator('[data-card="weserbogen"]').first()).toBeVisible()
  await page.goto('/c/grosse-fuge-bremen-1')
  await expect(page.locator('section.ticket h1')).toHaveText('Große Fuge')
})

test('a visitor gets from the schedule to the tickets', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Zum Spielplan' }).click()
  await page.locator('.stub').first().getByRole('link', { name: 'Große Fuge' }).click()
  await expect(page).toHaveURL(/\/c\/grosse-fuge-bremen-1$/)
  await expect(page.locator('.ticket')).toContainText('19:30 Uhr')
  await page.locator('a.buy').first().click()
  await expect(page).toHaveURL(/\/c\/grosse-fuge-bremen-1\/tickets$/)
})

test('tickets are sold by the widget of pretix, and by a link where it cannot be had', async ({ page }) => {
  const asked: string[] = []
  await page.route('https://pretix.eu/**', (route) => {
    asked.push(route.request().url())
    return asked.length > 2 ? route.abort() : route.fulfill({ body: '' })
  })
  await page.goto('/c/grosse-fuge-bremen-1')
  expect(asked).toEqual([])
  await page.locator('a.buy').first().click()
  const widget = page.locator('.pretix-widget-compat')
  await expect(widget).toHaveAttribute('event', 'https://pretix.eu/weserbogen-example/1/')
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['https://pretix.eu/weserbogen-example/1/widget/v1.css', 'https://pretix.eu/widget/v1.de.js'])
  await page.reload()
  await expect(
    page
      .getByText(/Ticketdienst|Saalplan/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /öffnen/ }).first()).toHaveAttribute(
    'href',
    'https://pretix.eu/weserbogen-example/1/',
  )
})

test.describe('prices are in euros, with cents and German commas', () => {
  const said = [
    ['/c/grosse-fuge-bremen-1', 'ab 24,50 €'],
    ['/c/grosse-fuge-hamburg-3', 'ab 28 €'],
    ['/c/mittagsmusik-bremen-2', 'Eintritt frei'],
    ['/c/grosse-fuge-koeln-4', 'Abgesagt'],
    ['/en/c/grosse-fuge-bremen-1', 'from €24.50'],
    ['/en/c/mittagsmusik-bremen-2', 'free admission'],
  ] as const

  test('on the page of a concert, whatever it costs', async ({ page }) => {
    for (const [path, words] of said) {
      await page.goto(path)
      await expect(page.locator('.ticket'), path).toContainText(words, { ignoreCase: true })
    }
  })

  test('the cheapest and the dearest stand among the facts, and for search engines', async ({ page }) => {
    await page.goto('/c/grosse-fuge-bremen-1')
    await expect(page.locator('.facts').first()).toContainText(/24,50\s*–\s*58,00\s€/)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(texts.join()).toContain('"price":24.5,"priceCurrency":"EUR"')
  })
})

const searches = [
  ['Muenchen', 'München'],
  ['munchen', 'München'],
  ['München', 'München'],
  ['koeln', 'Köln'],
  ['Grosse', 'Große Fuge'],
  ['große fugen', 'Große Fuge'],
  ['oratorium', 'Weihnachtsoratorium'],
  ['Musik', 'Wassermusik'],
  ['parkplatz', 'Wo kann ich das Auto abstellen?'],
  ['barrierefrei', 'Die Glocke'],
  ['Bremer Bogen', 'Bremer Bogen'],
] as const

test('who searches in German finds, however it is spelt', async ({ page }) => {
  for (const [typed, name] of searches) {
    await page.goto(`/search?q=${encodeURIComponent(typed)}`)
    const found = page.getByRole('main').getByRole('link', { name })
    await expect(found.first(), `«${name}» by «${typed}»`).toBeVisible()
  }
})

test('a series says what is left of it, on its page, with its concerts, and in a calendar', async ({
  page,
  request,
}) => {
  await page.goto('/c/grosse-fuge-bremen-1')
  await page.getByRole('link', { name: 'Bremer Bogen' }).click()
  await expect(page).toHaveURL(/\/series\/bremer-bogen$/)
  const main = page.getByRole('main')
  await expect(main).toContainText('noch 4 von 6 Konzerten, 1 ausverkauft, 1 abgesagt')
  await expect(main).toContainText('96,50 €')
  await expect(main.getByRole('link', { name: 'Reihe buchen' })).toHaveAttribute('href', /bremer-bogen\/$/)
  await expect(main.locator('.stub')).toHaveCount(6)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain('"@type":"EventSeries"')
  const calendar = await (await request.get('/series/bremer-bogen/calendar.ics')).text()
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(6)
  expect(await (await request.get(`${new URL(page.url()).pathname}.md`)).text()).toContain(
    'noch 4 von 6 Konzerten',
  )
})

test('the home page leads to a series of which something is left, and to none that is over', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Bremer Bogen' })).toContainText('noch 4 von 6 Konzerten')
  await expect(main.getByRole('link', { name: 'Am Wasser' })).toHaveCount(0)
})

test('a series of which nothing is left stands among the earlier ones, and is not sold', async ({ page }) => {
  await page.goto('/series')
  await expect(page.getByRole('heading', { name: 'Frühere Reihen' })).toBeVisible()
  await page.getByRole('link', { name: 'Am Wasser' }).click()
  await expect(page.getByRole('main')).toContainText('alle Konzerte sind gespielt')
  await expect(page.getByRole('link', { name: 'Reihe buchen' })).toHaveCount(0)
})

test('the press has what may be printed, with its credit and its size', async ({ page }) => {
  await page.goto('/press')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Kurz',
    'Ausführlicher',
    'Ganzer Text',
    'Bilder zum Abdruck',
    'Logo',
  ])
  await expect(main.locator('.halls img')).toHaveCount(1)
  await expect(main.locator('.halls')).toContainText('Foto: Jette Ahlers. Abdruck frei')
  await expect(main.locator('.halls')).toContainText('3000 × 2000 Pixel, bis 25 × 17 cm')
})

test('a season is one sheet, and a filter of the schedule', async ({ page }) => {
  await page.goto('/seasons?year=2026')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spielzeit 2026/27')
  await expect(page.locator('.season li')).toHaveCount(13)
  await page.getByRole('link', { name: 'Diese Spielzeit im Spielplan mit Tickets' }).click()
  await expect(page.locator('.stub')).toHaveCount(12)
  await page.getByRole('link', { name: 'Spielzeit 2026/27' }).click()
  await expect(page).toHaveURL(/\/concerts$/)
})

test('the other language is one click away, on the same page', async ({ page }) => {
  await page.goto('/weihnachtsoratorium')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(/\/en\/weihnachtsoratorium$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Christmas Oratorio')
  await expect(page.locator('link[hreflang="de"]')).toHaveAttribute('href', /\/weihnachtsoratorium$/)
})

test('every page leads to the Impressum, which has name, address and register number', async ({ page }) => {
  await page.goto('/concerts')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL(/\/impressum$/)
  const text = page.getByRole('main')
  await expect(text).toContainText('Kammerorchester Weserbogen e. V.')
  await expect(text).toContainText('Große Johannisstraße 12')
  await expect(text).toContainText('VR 47/1132')
})

test('the footer names the numbers of its authorities as its country does', async ({ page }) => {
  await page.goto('/')
  const legal = page.locator('address.legal')
  await expect(legal).toContainText('USt-IdNr. DE 123 456 788')
  await expect(legal).toContainText('Registernummer VR 47/1132 (Amtsgericht Bremen)')
})

test('pages are shared by the networks that the brand names, in its order', async ({ page }) => {
  await page.goto('/weihnachtsoratorium')
  const shared = page.locator('[data-network]')
  await expect(shared).toHaveText(['WhatsApp', 'Facebook', 'XING', 'E-Mail'])
})

test('the footer leads to the profiles of the brand, on any host of Mastodon', async ({ page }) => {
  await page.goto('/')
  const profiles = page.getByRole('contentinfo').locator('a[rel="me"]')
  await expect(profiles).toHaveText(['YouTube', 'Mastodon'])
  await expect(profiles.last()).toHaveAttribute('href', 'https://musik.example/@weserbogen')
})

test('nobody is asked about kinds of music where there are none', async ({ page }) => {
  await page.goto('/concerts')
  await expect(page.getByText('Repertoire')).toHaveCount(0)
})

for (const [question, name, asked, says] of questionsOfBremen) {
  test(`an assistant answers «${question}»`, async ({ request }) => {
    const data = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: asked } }
    const answer: unknown = await (await request.post('/mcp', { data })).json()
    expect(JSON.stringify(answer).replace(/\u00a0|\u202f/g, ' ')).toContain(says)
  })
}
