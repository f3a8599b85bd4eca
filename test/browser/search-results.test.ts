import type { Locator } from '@playwright/test'
import { expect, test } from './journey.ts'
import { answerFrom, answerSearches, fewHits } from './search-answers.ts'
import { blockOf, fieldOf, iconOf, openSearch, popupOf, tabOf } from './search-popup.ts'

test('what the orchestra plays is found by a composer, even misspelt', async ({ page }) => {
  await openSearch(page)
  await fieldOf(page).pressSequentially('ханс цимер')
  await expect(
    blockOf(page, 'Программы').getByRole('heading', { name: 'Музыка Ханса Циммера' }),
  ).toBeVisible()
  await blockOf(page, 'Программы').getByRole('link', { name: 'Музыка Ханса Циммера' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Музыка Ханса Циммера' })).toBeVisible()
})

test('pages of real results are turned to the end of a category', async ({ page }) => {
  await openSearch(page)
  await tabOf(page, 'Новости').click()
  const posts = blockOf(page, 'Новости')
  const next = posts.getByRole('button', { name: 'Следующая страница' })
  await expect(posts.getByRole('listitem')).toHaveCount(8)
  const [, last] = (await posts.getByText(/^1\/\d+$/).innerText()).split('/')
  for (let number = 2; number <= Number(last); number++) {
    await next.click()
    await expect(posts.getByText(`${number}/${last}`)).toBeVisible()
  }
  await expect(next).toHaveCount(0)
})

test('results come while one types', async ({ page }) => {
  await answerSearches(page)
  await openSearch(page)
  await fieldOf(page).pressSequentially('город 2')
  await expect(blockOf(page, 'Города').getByRole('listitem')).toHaveCount(1)
  await expect(popupOf(page).getByRole('region')).toHaveCount(1)
  await expect(popupOf(page).getByRole('status')).toHaveText('Найден 1 результат')
})

test('every word counts once something is typed, and the language of the page filters', async ({ page }) => {
  const requests = await answerSearches(page)
  await openSearch(page, '/en/news')
  await page.getByRole('dialog').getByRole('textbox').fill('zimmer')
  await expect.poll(() => requests.at(-1)?.queries[0]?.q).toBe('zimmer')
  expect(requests.at(-1)).toMatchObject({
    locale: 'en',
    queries: [
      { indexUid: 'concert', sort: ['date:asc'], matchingStrategy: 'all' },
      { indexUid: 'program', filter: 'locale = en', matchingStrategy: 'all' },
      { indexUid: 'city', filter: 'locale = en' },
      { indexUid: 'venue', filter: 'locale = en' },
      { indexUid: 'post', filter: 'locale = en', sort: ['publishedAt:desc'] },
    ],
  })
})

test('an answer that the visitor has typed past is dropped', async ({ page }) => {
  const slow = Promise.withResolvers<void>()
  await page.route('**/api/search', async (route) => {
    const request = route.request().postDataJSON()
    if (request.queries[0].q === 'город 1') await slow.promise
    // The page may have cancelled the call meanwhile.
    await route.fulfill({ json: answerFrom(fewHits, request) }).catch(() => undefined)
  })
  await openSearch(page)
  const asked = page.waitForRequest((request) => request.postData()?.includes('город 1') ?? false)
  await fieldOf(page).fill('город 1')
  const late = await asked
  await fieldOf(page).fill('город 2')
  await expect(blockOf(page, 'Города').getByRole('heading')).toHaveText(['Города', 'Город 2'])
  slow.resolve()
  // No one reads this response: the page has cancelled the request, or ignores it.
  await late.response().catch(() => null)
  await expect(blockOf(page, 'Города').getByRole('heading')).toHaveText(['Города', 'Город 2'])
})

test('a tab shows more of one category, and choosing it again returns to all', async ({ page }) => {
  await answerSearches(page)
  await openSearch(page)
  await tabOf(page, 'Концерты').click()
  await expect(blockOf(page, 'Концерты').getByRole('listitem')).toHaveCount(8)
  await expect(popupOf(page).getByRole('region')).toHaveCount(1)
  await tabOf(page, 'Концерты').click()
  await expect(tabOf(page, 'Всё')).toHaveAttribute('aria-selected', 'true')
  await expect(popupOf(page).getByRole('region')).toHaveCount(5)
})

test('pages are turned where there are more, and only there', async ({ page }) => {
  await answerSearches(page)
  await openSearch(page)
  const venues = blockOf(page, 'Площадки')
  const previous = venues.getByRole('button', { name: 'Предыдущая страница' })
  const next = venues.getByRole('button', { name: 'Следующая страница' })
  await expect(venues.getByRole('button', { name: /^Все \d+ →$/ })).toBeVisible()
  await expect(previous).toHaveCount(0)
  await next.click()
  await expect(venues.getByRole('heading', { name: 'Площадка 5' })).toBeVisible()
  await expect(next).toHaveCount(0)
  // The pressed button has disappeared; the focus stays in the dialog.
  await expect(previous).toBeFocused()
  await expect(popupOf(page).getByRole('status')).toHaveText('Площадки: Страница 2 из 2')
  await previous.click()
  await expect(previous).toHaveCount(0)
  await expect(blockOf(page, 'Города').getByRole('button')).toHaveCount(0)
})

test('a phone gets fewer of each', async ({ page }) => {
  await answerSearches(page)
  await page.setViewportSize({ width: 360, height: 760 })
  await openSearch(page)
  for (const [name, count] of [
    ['Концерты', 2],
    ['Программы', 1],
    ['Города', 1],
  ] as const) {
    await expect(blockOf(page, name).getByRole('listitem')).toHaveCount(count)
  }
  await tabOf(page, 'Концерты').click()
  await expect(blockOf(page, 'Концерты').getByRole('listitem')).toHaveCount(4)
})

test('the arrows scroll the tabs by 150 px and hide at the ends', async ({ page }) => {
  await answerSearches(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  await openSearch(page)
  const row = popupOf(page).getByRole('tablist')
  const back = popupOf(page).getByRole('button', { name: 'Прокрутить влево' })
  const forward = popupOf(page).getByRole('button', { name: 'Прокрутить вправо' })
  await expect(back).toHaveCount(0)
  await forward.click()
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(150)
  await expect(back).toBeVisible()
  await row.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
  await expect(forward).toHaveCount(0)
  await row.evaluate((element) => element.scrollTo(30, 0))
  await expect(back).toBeVisible()
  await row.evaluate((element) => element.scrollTo(10, 0))
  await expect(back).toHaveCount(0)
})

test('a concert says when, what, by whom and where, and sells tickets', async ({ page }) => {
  await answerSearches(page)
  await openSearch(page)
  const [first, second, third] = await blockOf(page, 'Концерты').getByRole('listitem').all()
  await expect(first as Locator).toContainText('09.03')
  await expect(first as Locator).toContainText('2027, 19:00')
  await expect(first as Locator).toContainText(
    'Концерт «Музыка кино — Программа 1» в исполнении оркестра «Полутон» в Казани',
  )
  await expect((first as Locator).getByRole('link', { name: 'Билеты' })).toHaveAttribute(
    'href',
    '/c/concert-1/tickets',
  )
  await expect((first as Locator).getByRole('link', { name: 'Подробнее' })).toHaveAttribute(
    'href',
    '/c/concert-1',
  )
  await expect((second as Locator).getByText('Билеты проданы')).toBeVisible()
  await expect((third as Locator).getByRole('link', { name: 'Билеты' })).toHaveCount(0)
})

test('HTML in titles is shown as text', async ({ page }) => {
  const hostile = '<img src=x onerror="alert(1)"><b>Тверь</b>'
  await answerSearches(page, {
    ...fewHits,
    city: [{ slug: 'tver', name: hostile, concerts: 1 }],
    concert: fewHits.concert.map((hit) => ({
      ...hit,
      program: hostile,
      ticket: { state: 'buy', href: 'javascript:alert(1)' },
    })),
  })
  await openSearch(page)
  await expect(blockOf(page, 'Города').getByRole('heading', { name: hostile })).toBeVisible()
  await expect(popupOf(page).locator('b:text-is("Тверь"), [onerror], [href^="javascript"]')).toHaveCount(0)
})

test('a search that finds nothing says so and what to do next', async ({ page }) => {
  await answerSearches(page)
  await openSearch(page)
  await tabOf(page, 'Города').click()
  await fieldOf(page).fill('программа')
  const panel = popupOf(page).getByRole('tabpanel')
  await expect(popupOf(page).getByRole('status')).toHaveText('По запросу «программа» ничего не найдено')
  await expect(panel.getByRole('link', { name: 'Все концерты' })).toHaveAttribute('href', '/concerts')
  await panel.getByRole('button', { name: 'Искать во всех разделах' }).click()
  await expect(blockOf(page, 'Концерты')).toBeVisible()
  await expect(fieldOf(page)).toBeFocused()
})

test('a search that failed says so quietly and is tried again', async ({ page, complaints }) => {
  let isBroken = true
  await page.route('**/api/search', async (route) => {
    if (isBroken) await route.fulfill({ status: 500, json: { error: {} } })
    else await route.fulfill({ json: answerFrom(fewHits, route.request().postDataJSON()) })
  })
  await openSearch(page)
  await expect(popupOf(page).getByRole('status')).toContainText('Поиск сейчас не отвечает')
  isBroken = false
  await popupOf(page).getByRole('button', { name: 'Повторить' }).click()
  await expect(blockOf(page, 'Концерты')).toBeVisible()
  await expect(popupOf(page).getByRole('button', { name: 'Повторить' })).toHaveCount(0)
  await expect(fieldOf(page)).toBeFocused()
  // The browser reports the answers that this test made fail.
  complaints.length = 0
})

test('searches that led somewhere are offered again, and can be forgotten', async ({ page }) => {
  await answerSearches(page)
  await openSearch(page)
  await fieldOf(page).fill('никуда')
  await fieldOf(page).fill('город 2')
  await fieldOf(page).press('Enter')
  await page.waitForURL(/\/search\?q=/)
  await openSearch(page)
  const recent = popupOf(page).getByRole('region', { name: 'Вы искали' })
  await expect(recent.getByRole('listitem')).toHaveText(['город 2'])
  await recent.getByRole('button', { name: 'город 2' }).click()
  await expect(fieldOf(page)).toHaveValue('город 2')
  await expect(blockOf(page, 'Города').getByRole('listitem')).toHaveCount(1)
  await fieldOf(page).fill('')
  await recent.getByRole('button', { name: 'Забыть запросы' }).click()
  await expect(recent).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('tutti.searches'))).toBeNull()
})

test('the search works where storage is forbidden', async ({ page }) => {
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: forbid })
  })
  await answerSearches(page)
  await page.goto('/news')
  await iconOf(page).click()
  await fieldOf(page).fill('город 2')
  await expect(blockOf(page, 'Города').getByRole('listitem')).toHaveCount(1)
})
