import type { Page } from '@playwright/test'
import { expect, findBuyableConcert, knowCity, readScheduleRows, test } from './journey.ts'
import { countSheets, papers } from './printed-sheets.ts'
import { whenSettled } from './settled-page.ts'

test('a concert is one sheet of paper, whatever its state', async ({ page }) => {
  await knowCity(page)
  for (const words of ['от', 'Билеты проданы', 'Отменён', 'Дата уточняется', 'Скоро в продаже']) {
    await page.goto(await findConcert(page, words))
    await whenSettled(page)
    for (const paper of papers) expect.soft(await countSheets(page, paper), `${words}, ${paper}`).toBe(1)
  }
})

test('it has the day, the place, the map’s address and the code, in ink on white, whatever the theme', async ({
  page,
}) => {
  await knowCity(page)
  await page.goto(await findBuyableConcert(page))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme })
    for (const part of ['.ticket-day', '.ticket-stub .fact', '.place-map', '.ticket-code']) {
      await expect(page.locator(part).first()).toBeVisible()
    }
    for (const part of ['header.top', 'footer', '.choices-row', '.concert-body .stubs', '.concert-buy a']) {
      await expect(page.locator(part).first()).toBeHidden()
    }
    const colours = await page.evaluate(() =>
      ['h1', '.ticket-day b', '.ticket-stub .fact', '.concert-body h2'].map((part) => {
        const element = document.querySelector(part)
        return element && getComputedStyle(element).color
      }),
    )
    expect(new Set(colours), colorScheme).toEqual(new Set(['rgb(0, 0, 0)']))
    expect(
      await page.evaluate(
        () => getComputedStyle(document.querySelector('.ticket-scene') ?? document.body).backgroundColor,
      ),
      colorScheme,
    ).toBe('rgb(255, 255, 255)')
  }
})

test('a printed schedule has prices, and neither filters nor links to other lists', async ({ page }) => {
  await knowCity(page)
  await page.goto('/concerts?city=all')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.stub a.buy').first()).toBeVisible()
  for (const part of ['.filters', '.list-top', '.months', '.chips'])
    await expect(page.locator(part).first()).toBeHidden()
})

test('the code is the page’s own address, and nobody fetches it who doesn’t print', async ({
  page,
  request,
}) => {
  await knowCity(page)
  const asked: string[] = []
  page.on('request', (each) => asked.push(new URL(each.url()).pathname))
  const concert = await findBuyableConcert(page)
  await page.goto(concert)
  await whenSettled(page)
  expect(asked).not.toContain('/codegen/code.svg')
  const code = await page.locator('.ticket-code').getAttribute('src')
  expect(code).toBe(`/codegen/code.svg?page=${concert}`)
  const answer = await request.get(code ?? '')
  expect(answer.headers()['content-type']).toMatch(/^image\/svg/)
  await page.pdf()
  expect(asked).toContain('/codegen/code.svg')
})

/** The first upcoming concert of the demo whose row contains this text. */
async function findConcert(page: Page, words: string): Promise<string> {
  for (const { path, texts } of await readScheduleRows(page))
    if (texts.some((text) => text.includes(words))) return path
  throw new Error(`the demo has no concert of which a row says ${words}`)
}
