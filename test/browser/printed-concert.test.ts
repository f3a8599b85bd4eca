import type { Page } from '@playwright/test'
import { expect, findBuyableConcert, knowCity, test } from './journey.ts'
import { whenSettled } from './settled-page.ts'

/** Sheets of the two worlds of paper. */
const papers = ['A4', 'Letter'] as const

/** How many sheets a page takes, as the browser prints it. */
async function sheetsOf(page: Page, format: (typeof papers)[number]): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: false })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    for (const words of ['от', 'Билеты проданы', 'Отменён', 'Дата уточняется', 'Скоро в продаже']) {
      test(`a concert of which a row says «${words}» is one sheet of paper`, async ({ page, request }) => {
        await knowCity(page)
        await page.goto(await findConcert(request, words))
        await whenSettled(page)
        for (const paper of papers) expect.soft(await sheetsOf(page, paper), paper).toBe(1)
      })
    }

    test('it has the day, the place, the map’s address and the code, in ink on white', async ({ page }) => {
      await knowCity(page)
      await page.goto(await findBuyableConcert(page))
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
      expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']))
      expect(
        await page.evaluate(
          () => getComputedStyle(document.querySelector('.ticket-scene') ?? document.body).backgroundColor,
        ),
      ).toBe('rgb(255, 255, 255)')
    })
  })
}

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

/** The demo's first concert ahead of which a row says so. */
async function findConcert(request: Page['request'], words: string): Promise<string> {
  for (let list = 1; list <= 12; list++) {
    const answer = await request.get(`/concerts?city=all&page=${list}`)
    const html = (await answer.text()).replaceAll('\u00a0', ' ')
    const row = html
      .split('<li class="stub"')
      .slice(1)
      .find((each) => each.split('</li>')[0]?.includes(words))
    const [, path] = /href="(\/c\/[\w-]+)"/.exec(row ?? '') ?? []
    if (path) return path
  }
  throw new Error(`the demo has no concert of which a row says ${words}`)
}
