import { expect, knowCity, test } from './journey.ts'
import { answerSearches } from './search-answers.ts'
import { blockOf, fieldOf, iconOf, openSearch, popupOf, tabOf } from './search-popup.ts'

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

test('the first search leaves when the pointer comes near the icon, and is not sent twice', async ({
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

test('what is typed before the popup has loaded is in its field', async ({ page }) => {
  await answerSearches(page)
  await knowCity(page)
  let load = () => {}
  const loaded = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route(/search-popup-[\w-]+\.js$/, async (route) => {
    await loaded
    await route.continue()
  })
  await page.goto('/news')
  await iconOf(page).click()
  await page.keyboard.type('hans')
  load()
  await expect(fieldOf(page)).toHaveValue('hans')
  await expect(fieldOf(page)).toBeFocused()
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
  // The unfiltered list has the same link at another position, so the test waits for the filtered list.
  await expect(blockOf(page, 'Города').getByRole('listitem')).toHaveCount(1)
  await blockOf(page, 'Города').getByRole('link', { name: 'Город 2' }).click()
  await expect(page).toHaveURL('/cities/tver')
  await page.goBack()
  await expect(fieldOf(page)).toHaveValue('город 2')
  await expect(tabOf(page, 'Города')).toHaveAttribute('aria-selected', 'true')
  await expect(blockOf(page, 'Города').getByRole('listitem')).toHaveCount(1)
  await page.goBack()
  await expect(popupOf(page)).toHaveCount(0)
})
