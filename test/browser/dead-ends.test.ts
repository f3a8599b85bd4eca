import { violationsOn } from './axe.ts'
import { expect, knowCity, test } from './journey.ts'

/** The demo's first concert of which a row says so. */
async function findConcert(read: (path: string) => Promise<string>, words: string): Promise<string> {
  for (const page of [1, 2, 3, 4, 5]) {
    const rows = (await read(`/concerts?city=all&page=${page}`)).split('<li class="stub"').slice(1)
    const row = rows.find((html) => html.split('</li>')[0]?.includes(words))
    const [, path] = /href="(\/c\/[a-z0-9-]+)"/.exec(row ?? '') ?? []
    if (path) return path
  }
  throw new Error(`no concert says «${words}»`)
}

for (const [what, words] of [
  ['sold out', 'Билеты проданы'],
  ['cancelled', 'Отменён'],
  ['postponed', 'Дата уточняется'],
] as const) {
  test(`a concert that is ${what} fits 320 px, and axe finds nothing on it`, async ({ page, request }) => {
    await knowCity(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(await findConcert(async (path) => (await request.get(path)).text(), words))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await violationsOn(page)).toEqual([])
  })
}

for (const path of ['/concerts?city=moscow&month=2099-05', '/th/concerts?city=bangkok&price=10']) {
  test(`${path}, which nothing fits, fits 320 px, and axe finds nothing on it`, async ({ page }) => {
    await knowCity(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await violationsOn(page)).toEqual([])
  })
}
