import type { Locator, Page } from '@playwright/test'
import { violationsOn } from './axe.ts'
import { stopClock } from './browser-time.ts'
import { expect, knowCity, test } from './journey.ts'
import { isThorough } from './looks.ts'
import { answerFrom, answerSearches, fewHits } from './search-answers.ts'

const iconOf = (page: Page): Locator => page.locator('tutti-island[name="Search"] a')
const popupOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Поиск' })
const fieldOf = (page: Page): Locator => popupOf(page).getByRole('textbox')
const blockOf = (page: Page, name: string): Locator =>
  popupOf(page).getByRole('region', { name, exact: true })
const tabOf = (page: Page, name: string): Locator => popupOf(page).getByRole('tab', { name, exact: true })

async function openSearch(page: Page, path = '/news'): Promise<void> {
  await knowCity(page)
  await page.goto(path)
  await iconOf(page).click()
  await expect(page.locator('dialog.search-popup')).toBeVisible()
}

test('the icon opens the search over the whole screen, ready to type, with something of everything', async ({
  page,
}) => {
  await answerSearches(page)
  await openSearch(page)
  await expect(fieldOf(page)).toBeFocused()
  for (const [name, count] of [
    ['Концерты', 4],
    ['Программы', 2],
    ['Города', 2],
    ['Площадки', 4],
    ['Новости', 4],
  ] as const) {
    await expect(blockOf(page, name).getByRole('listitem')).toHaveCount(count)
  }
  const size = page.viewportSize()
  expect(await popupOf(page).boundingBox()).toEqual({ x: 0, y: 0, ...size })
})

test('an answer that came before the click is shown after it, and not asked for again', async ({ page }) => {
  await knowCity(page)
  await page.goto('/news')
  const answered = page.waitForResponse('**/api/search')
  await iconOf(page).hover()
  await (await answered).finished()
  const again: string[] = []
  await page.route('**/api/search', async (route) => {
    again.push(route.request().postData() ?? '')
    await route.continue()
  })
  await iconOf(page).click()
  await expect(blockOf(page, 'Концерты').getByRole('listitem')).toHaveCount(4)
  expect(again).toEqual([])
})

test('the first question leaves when the pointer comes near the icon, and is not asked twice', async ({
  page,
}) => {
  await knowCity(page)
  const requests = await answerSearches(page)
  await page.goto('/news')
  const asked = page.waitForRequest('**/api/search')
  await iconOf(page).hover()
  await asked
  await iconOf(page).click()
  await expect(blockOf(page, 'Концерты').getByRole('listitem')).toHaveCount(4)
  expect(requests).toHaveLength(1)
})

test('an answer that waited too long for the click is asked for anew', async ({ page }) => {
  await stopClock(page)
  await knowCity(page)
  const requests = await answerSearches(page)
  await page.goto('/news')
  const answered = page.waitForResponse('**/api/search')
  await iconOf(page).hover()
  await answered
  await page.clock.runFor(31_000)
  await iconOf(page).click()
  await expect(blockOf(page, 'Концерты').getByRole('listitem')).toHaveCount(4)
  expect(requests).toHaveLength(2)
})

test('a first question that failed before the click is asked again', async ({ page, complaints }) => {
  await knowCity(page)
  await page.route('**/api/search', (route) => route.abort())
  await page.goto('/news')
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/search'))
  await iconOf(page).hover()
  await failed
  // The page hears of it too, before it hears of a later answer.
  await page.evaluate(() => fetch('/api/cities').then((answer) => answer.text()))
  await page.unroute('**/api/search')
  await answerSearches(page)
  await iconOf(page).click()
  await expect(blockOf(page, 'Концерты').getByRole('listitem')).toHaveCount(4)
  // The browser reports the call that this test cut off.
  complaints.length = 0
})

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
    // The call may have been taken back meanwhile.
    await route.fulfill({ json: answerFrom(fewHits, request) }).catch(() => undefined)
  })
  await openSearch(page)
  const asked = page.waitForRequest((request) => request.postData()?.includes('город 1') ?? false)
  await fieldOf(page).fill('город 1')
  const late = await asked
  await fieldOf(page).fill('город 2')
  await expect(blockOf(page, 'Города').getByRole('heading')).toHaveText(['Города', 'Город 2'])
  slow.resolve()
  // It comes to nobody: the page has taken it back, or doesn't look at it.
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
  await expect(venues.getByText('1/2')).toBeVisible()
  await expect(previous).toHaveCount(0)
  await next.click()
  await expect(venues.getByText('2/2')).toBeVisible()
  await expect(venues.getByRole('heading', { name: 'Площадка 5' })).toBeVisible()
  await expect(next).toHaveCount(0)
  // The button that was pressed is gone; the focus isn't.
  await expect(previous).toBeFocused()
  await expect(popupOf(page).getByRole('status')).toHaveText('Площадки: Страница 2 из 2')
  await previous.click()
  await expect(venues.getByText('1/2')).toBeVisible()
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
  await expect(first as Locator).toContainText('9 мар')
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

test('/ opens the search, but not while one types', async ({ page }) => {
  await answerSearches(page)
  await knowCity(page)
  await page.goto('/concerts')
  await page.getByLabel('Слова').focus()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Слова')).toHaveValue('/')
  await expect(popupOf(page)).toHaveCount(0)
  await page.getByLabel('Есть билеты').focus()
  await page.keyboard.press('/')
  await expect(fieldOf(page)).toBeFocused()
  await expect(fieldOf(page)).toHaveValue('')
})

test('who does not want the key / turns it off', async ({ page }) => {
  await answerSearches(page)
  await openSearch(page)
  await popupOf(page).getByLabel('Открывать поиск клавишей /').uncheck()
  await page.keyboard.press('Escape')
  await expect(popupOf(page)).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(popupOf(page)).toHaveCount(0)
  await iconOf(page).click()
  await expect(popupOf(page).getByLabel('Открывать поиск клавишей /')).not.toBeChecked()
})

test('Escape closes the search and the focus returns to the icon', async ({ page }) => {
  await answerSearches(page)
  await openSearch(page)
  await fieldOf(page).fill('город')
  await page.keyboard.press('Escape')
  await expect(popupOf(page)).toHaveCount(0)
  await expect(iconOf(page)).toBeFocused()
})

test('«back» closes the search and stays on the page', async ({ page }) => {
  await answerSearches(page)
  await openSearch(page)
  await fieldOf(page).fill('город')
  await page.goBack()
  await expect(popupOf(page)).toHaveCount(0)
  await expect(page).toHaveURL('/news')
  await page.goForward()
  await expect(popupOf(page)).toBeVisible()
})

test('a search that was closed leaves nothing behind in the history', async ({ page }) => {
  await answerSearches(page)
  await knowCity(page)
  await page.goto('/programs')
  await openSearch(page)
  for (let times = 0; times < 3; times++) {
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(popupOf(page)).toBeVisible()
  }
  await popupOf(page).getByRole('button', { name: 'Закрыть поиск' }).click()
  await expect(popupOf(page)).toHaveCount(0)
  await page.waitForFunction(() => history.state === null)
  await page.goBack()
  await expect(page).toHaveURL('/programs')
})

test('«back» from a result finds the search as it was', async ({ page }) => {
  await answerSearches(page)
  await openSearch(page)
  await tabOf(page, 'Города').click()
  await fieldOf(page).fill('город 2')
  await blockOf(page, 'Города').getByRole('link', { name: 'Город 2' }).click()
  await expect(page).toHaveURL('/cities/tver')
  await page.goBack()
  await expect(fieldOf(page)).toHaveValue('город 2')
  await expect(tabOf(page, 'Города')).toHaveAttribute('aria-selected', 'true')
  await expect(blockOf(page, 'Города').getByRole('listitem')).toHaveCount(1)
  await page.goBack()
  await expect(popupOf(page)).toHaveCount(0)
})

test('a result that is the open page only closes the search', async ({ page }) => {
  await answerSearches(page)
  await openSearch(page, '/cities/tver')
  await blockOf(page, 'Города').getByRole('link', { name: 'Город 2' }).click()
  await expect(popupOf(page)).toHaveCount(0)
  await expect(iconOf(page)).toBeFocused()
  await openSearch(page, '/search?q=казань')
  await fieldOf(page).fill('казань')
  await fieldOf(page).press('Enter')
  await expect(popupOf(page)).toHaveCount(0)
})

test('Enter leads to the address of the results, which can be shared', async ({ page }) => {
  await answerSearches(page)
  await openSearch(page)
  await fieldOf(page).fill('город 2')
  await expect(popupOf(page).getByRole('link', { name: 'Ссылка на эти результаты' })).toHaveAttribute(
    'href',
    `/search?${new URLSearchParams({ q: 'город 2' })}`,
  )
  await fieldOf(page).press('Enter')
  await page.waitForURL(/\/search\?q=/)
  expect(new URL(page.url()).searchParams.get('q')).toBe('город 2')
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

test('the whole search goes by keyboard alone', async ({ page }) => {
  await answerSearches(page)
  await knowCity(page)
  await page.goto('/news')
  await page.keyboard.press('/')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('город')
  await expect(blockOf(page, 'Города')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(tabOf(page, 'Всё')).toBeFocused()
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
  await expect(tabOf(page, 'Города')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tabOf(page, 'Города')).toHaveAttribute('aria-selected', 'true')
  await expect(popupOf(page).getByRole('region')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(blockOf(page, 'Города').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('/')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(blockOf(page, 'Города').getByRole('link').nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cities/tver')
})

test('the focus stays inside the open search', async ({ page }) => {
  await answerSearches(page)
  await openSearch(page)
  await fieldOf(page).fill('город 2')
  await expect(blockOf(page, 'Города').getByRole('listitem')).toHaveCount(1)
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    const isBehind = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement !== document.body && !activeElement?.closest('dialog')
    })
    expect(isBehind).toBe(false)
  }
})

const looked = [
  [360, ''],
  [1440, ''],
  [360, '/th'],
  [1440, '/en'],
] as const
for (const [width, locale] of isThorough ? looked : looked.slice(0, 1)) {
  test(`axe finds nothing in the open search at ${width} px ${locale}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await openSearch(page, `${locale}/news`)
    const results = page.locator('.search-popup .finds li')
    await expect(results.first()).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('tab').nth(4).click()
    await expect(page.getByRole('dialog').getByRole('region')).toHaveCount(1)
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('dialog').getByRole('textbox').fill('ъъъъъъ')
    await expect(page.locator('.search-popup .empty')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  })
}

test('axe finds nothing in recent searches and in a search that failed', async ({ page, complaints }) => {
  await page.addInitScript(() => localStorage.setItem('tutti.searches', '["циммер", "Казань"]'))
  const requests = await answerSearches(page)
  await openSearch(page)
  await expect(popupOf(page).getByRole('region', { name: 'Вы искали' })).toBeVisible()
  await page.unroute('**/api/search')
  await page.route('**/api/search', (route) => route.abort())
  await blockOf(page, 'Площадки').getByRole('button', { name: 'Следующая страница' }).click()
  await expect(popupOf(page).getByRole('button', { name: 'Повторить' })).toBeVisible()
  expect(requests).toHaveLength(1)
  expect(await violationsOn(page)).toEqual([])
  complaints.length = 0
})

test('the open search fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openSearch(page)
  await expect(page.locator('.search-popup .finds li').first()).toBeVisible()
  const overflow = await popupOf(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
