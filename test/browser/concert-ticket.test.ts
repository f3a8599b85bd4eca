import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type Colour, contrastRatio } from '../../src/brand/colour.ts'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import type { Json } from '../../src/strapi-emulator/row.ts'
import { currentDay } from '../fixtures/clock.ts'
import { expect, knowCity, readScheduleRows, test } from './journey.ts'
import { whenSettled } from './settled-page.ts'

/** For each state of tickets: the text of its rows, the list that contains them, and the text of the action. */
const states = [
  ['от', '&available=1', 'Купить билеты'],
  ['Последние билеты', '&available=1', 'Купить билеты'],
  ['Онлайн-трансляция', '', 'Купить билеты'],
  ['Перенесён', '', 'Купить билеты'],
  ['Билеты проданы', '', 'Сообщить, когда появятся билеты'],
  ['Скоро в продаже', '', 'Сообщить, когда появятся билеты'],
  [/^Билеты$/, '', 'Сообщить, когда появятся билеты'],
  ['Дата уточняется', '', 'Сообщить новую дату'],
  ['Отменён', '', 'Вернуть билет'],
  ['', '&past=1', 'Другие вечера программы'],
] as const

/** The addresses of the first and the last concert whose rows contain this text. */
async function findConcerts(page: Page, words: string | RegExp, filters: string): Promise<string[]> {
  const isSaid = (text: string) => (typeof words === 'string' ? text.includes(words) : words.test(text))
  const found: string[] = []
  for (const { path, texts } of await readScheduleRows(page, { filters }))
    if (texts.some(isSaid)) found.push(path)
  const [first, last] = [found[0], found.at(-1)]
  if (!first || !last) throw new Error(`the demo has no concert of which a row says ${words}`)
  return [...new Set([first, last])]
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the first screen has the action of a concert, whatever its state', async ({ page }) => {
    await knowCity(page)
    for (const [words, list, action] of states) {
      for (const path of await findConcerts(page, words, list)) {
        const what = `${path}, of which a row says «${words || 'it is over'}»`
        await page.goto(path)
        const button = page.locator('.concert-buy').getByRole('link', { name: action })
        await expect(button, what).toBeInViewport({ ratio: 1 })
        const box = await button.boundingBox()
        // The button is as large as a thumb, and nothing covers it.
        expect(box?.height, what).toBeGreaterThanOrEqual(44)
        await button.click({ trial: true })
      }
    }
  })

  test('the name stands on a ground of which it differs by 4.5 to 1, in the light of every repertoire, dark and light', async ({
    page,
  }) => {
    await knowCity(page)
    const slugs = concertsByRepertoire()
    expect(slugs.length).toBeGreaterThanOrEqual(3)
    for (const slug of slugs) {
      await page.goto(`/c/${slug}`)
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        expect.soft(await leastContrastOfName(page), `${slug}, ${colorScheme}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })
})

test.describe('what one is led to', () => {
  test.use({ javaScriptEnabled: false })

  test('by the bell of a sold out concert is the form of its notices', async ({ page }) => {
    const [path = ''] = await findConcerts(page, 'Билеты проданы', '')
    await page.goto(path)
    await page.locator('.concert-buy').getByRole('link').click()
    await expect(page).toHaveURL(/\/push\?about=tickets:/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('by the other evenings of a program are its dates', async ({ page }) => {
    const [path = ''] = await findConcerts(page, 'Билеты проданы', '')
    await page.goto(path)
    await page.getByRole('link', { name: 'Другие вечера программы' }).click()
    await expect(page).toHaveURL(/#concerts$/)
    await expect(page.locator('#concerts')).toBeInViewport()
  })

  test('by the return of a ticket is what one has the right to', async ({ page }) => {
    const [path = ''] = await findConcerts(page, 'Отменён', '')
    await page.goto(path)
    await page.locator('.concert-buy').getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Возврат билета' })).toBeInViewport()
  })
})

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the stub stays in sight while the rest scrolls, and all parts of the rest are as wide', async ({
    page,
  }) => {
    await knowCity(page)
    const [path = ''] = await findConcerts(page, 'от', '&available=1')
    await page.goto(path)
    await whenSettled(page)
    const widths = await page.evaluate(() =>
      [...document.querySelectorAll('.concert-body > :is(section, dl, .choices-row)')].map(
        (part) => part.getBoundingClientRect().width,
      ),
    )
    expect(new Set(widths).size).toBe(1)
    await page.mouse.wheel(0, 2500)
    await expect(page.locator('.ticket-scene')).not.toBeInViewport()
    await expect(page.locator('.ticket-stub .buy')).toBeInViewport({ ratio: 1 })
  })
})

/** @param channels of an opaque colour, 0 to 255 each */
const toColour = ([red = 0, green = 0, blue = 0]: readonly number[]): Colour => ({
  rgb: [red / 255, green / 255, blue / 255],
  opacity: 1,
})

/** One upcoming concert of each repertoire, since the glow behind the name has the colour of the repertoire. */
function concertsByRepertoire(): string[] {
  const today = currentDay()
  const { Concert, Program } = makeSnapshot(today)
  const repertoireOf = (program: Json | undefined) => Program.find(({ id }) => id === program)?.repertoire
  const concerts = Concert.filter(({ date }) => String(date) > today)
  return [...new Map(concerts.map(({ program, slug }) => [repertoireOf(program), String(slug)])).values()]
}

/** The least contrast between the concert's name and the ground that it stands on. The name is transparent afterwards. */
async function leastContrastOfName(page: Page): Promise<number> {
  const name = page.locator('.ticket h1')
  await name.evaluate((each) => each.style.removeProperty('color'))
  const ink = (await name.evaluate((each) => getComputedStyle(each).color)).match(/\d+/g)?.map(Number)
  const colour = toColour(ink ?? [])
  await name.evaluate((each) => {
    each.style.color = 'transparent'
  })
  const box = await name.boundingBox()
  if (!box) throw new Error('the concert has no name')
  // The area without its edge, which may share a pixel with the picture above.
  const clip = { x: box.x, y: box.y + 4, width: box.width, height: box.height - 8 }
  const data = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer()
  const pixels = new Set<string>()
  for (let at = 0; at < data.length; at += 7 * 3) pixels.add(data.subarray(at, at + 3).join())
  const ratios = [...pixels].map((pixel) => contrastRatio(colour, toColour(pixel.split(',').map(Number))))
  return Math.min(...ratios)
}
