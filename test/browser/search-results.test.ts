import { expect, test } from './journey.ts'
import { answerSearches, fewHits } from './search-answers.ts'
import { blockOf, fieldOf, openSearch, popupOf, tabOf } from './search-popup.ts'

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

test('the arrows scroll the tabs by 150 px and hide at the ends', async ({ page }) => {
  await answerSearches(page)
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
